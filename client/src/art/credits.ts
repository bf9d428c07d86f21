/** Whose work the pictures and letters are made of. Everything not named here was drawn for this project. */

export interface Credit {
  readonly work: string;
  readonly author: string;
  readonly licence: string;
  readonly url: string;
  readonly used: "pictures" | "fonts";
}

export const CREDITS: readonly Credit[] = [
  {
    work: "Fluent Emoji",
    author: "Microsoft Corporation",
    licence: "MIT",
    url: "https://github.com/microsoft/fluentui-emoji",
    used: "pictures",
  },
  {
    work: "Lilita One",
    author: "Juan Montoreano",
    licence: "OFL 1.1",
    url: "https://fonts.google.com/specimen/Lilita+One",
    used: "fonts",
  },
  {
    work: "Nunito",
    author: "Vernon Adams, Jacques Le Bailly and the Nunito project authors",
    licence: "OFL 1.1",
    url: "https://github.com/googlefonts/nunito",
    used: "fonts",
  },
];

/** Text as people type it when they look for something. */

/** Without accents, capitals and printers' marks. */
export const plainText = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[’‘]/g, "'")
    .replace(/[\u00a0\u202f]/g, " ")
    .toLowerCase();

export const wordsOf = (text: string): string[] =>
  plainText(text)
    .split(/\s+/)
    .filter((word) => word !== "");

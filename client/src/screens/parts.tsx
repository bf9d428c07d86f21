/** Pieces of screens that are not components yet. */
import { type ButtonLook, type Child, button, h, theirs } from "../app/dom.ts";
import { domOf } from "../app/domOf.tsx";
import { CommonPicture, Picture } from "../components/Picture.tsx";
import { say, type TextKey } from "../i18n/index.ts";

export { ICON } from "../components/Icon.tsx";
export { recordedNames, seatNames } from "../i18n/people.ts";

export const atlasPicture = (atlas: "first-contact", frame: string, look: string): HTMLElement =>
  domOf(<Picture atlas={atlas} frame={frame} class={look} />);
export const commonPicture = (frame: string, look = ""): HTMLElement =>
  domOf(<CommonPicture frame={frame} class={look} />);

/** Puts a person's name into a sentence of ours without letting it reorder the sentence. */
export function sentenceWith(key: TextKey, parts: Readonly<Record<string, string>>): HTMLElement {
  const line = h("span");
  const blanks = Object.fromEntries(Object.keys(parts).map((name) => [name, `\u0000${name}\u0000`]));
  for (const [index, piece] of say(key, blanks).split("\u0000").entries())
    line.append(index % 2 === 0 ? piece : theirs(parts[piece] ?? ""));
  return line;
}

/** Copies an address and says so beside itself. Where the browser forbids it (no https), the address is shown to be copied by hand. */
export function copyButton(label: Child, address: () => string, look: ButtonLook = {}): HTMLElement {
  const said = h("span", { class: "said", attrs: { role: "status" } });
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address());
      said.textContent = `✓ ${say("copied")}`;
    } catch {
      said.textContent = say("copyFailed", { link: address() });
    }
  };
  return h(
    "span",
    { class: "copying" },
    button(label, () => void copy(), look),
    said,
  );
}

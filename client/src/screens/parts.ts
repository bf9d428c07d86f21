/** Pieces that several screens share. */
import type { SetKey } from "@mindbug/shared/cards";
import type { BotLevel, SeatView } from "@mindbug/shared/protocol";
import { button, type ButtonLook, type Child, h, icon, link, theirs } from "../app/dom.ts";
import { HREF } from "../app/router.ts";
import { atlasFrames } from "../art/frames.generated.ts";
import { say, type TextKey } from "../i18n/index.ts";
import { fileUrl } from "../net/place.ts";

export const ICON = {
  back: "M15 5l-7 7 7 7",
  menu: "M4 7h16M4 12h16M4 17h16",
  speak: "M4 5h16v11H9l-5 4z",
  close: "M6 6l12 12M18 6L6 18",
  sound: "M4 9v6h4l5 4V5L8 9zM16 9c1.500 2 1.500 4 0 6M18.500 6.500c3 3.500 3 7.500 0 11",
  silent: "M4 9v6h4l5 4V5L8 9zM16 9l5 6M21 9l-5 6",
  eye: "M2 12c4-7 16-7 20 0-4 7-16 7-20 0zM12 9a3 3 0 100 6 3 3 0 000-6",
  bulb: "M9 18h6M10 21h4M8 14c-5-6 0-11 4-11s9 5 4 11z",
  undo: "M9 5L4 10l5 5M4 10h10c7 0 7 9 0 9h-3",
  flag: "M6 21V4h12l-3 4 3 4H6",
  play: "M7 5l12 7-12 7z",
  pause: "M8 5v14M16 5v14",
  first: "M18 5l-9 7 9 7zM6 5v14",
  last: "M6 5l9 7-9 7zM18 5v14",
  previous: "M16 5l-9 7 9 7z",
  next: "M8 5l9 7-9 7z",
  link: "M10 14a4 4 0 006 0l3-3a4 4 0 00-6-6l-1 1M14 10a4 4 0 00-6 0l-3 3a4 4 0 006 6l1-1",
} as const;

export interface PageOptions {
  readonly class?: string;
  readonly back?: string;
}

/** The frame of every screen that is not a table: a way back, a heading, a page. */
export function page(title: string, options: PageOptions, ...content: readonly Child[]): HTMLElement {
  return h(
    "div",
    { class: `page ${options.class ?? ""}` },
    h(
      "header",
      { class: "page-head" },
      link(h("span", { class: "back-inside" }, icon(ICON.back), say("back")), options.back ?? HREF.home, {
        class: "back",
      }),
      h("h1", {}, title),
    ),
    h("main", { class: "page-body", attrs: { id: "content" } }, ...content),
  );
}

/** A picture out of an atlas as a background: no more files than the table loads anyway. */
export function atlasPicture(atlas: keyof typeof atlasFrames, frame: string, className = ""): HTMLElement {
  const sheet = atlasFrames[atlas];
  const place = sheet.frames[frame];
  const element = h("span", { class: `picture ${className}`, attrs: { "aria-hidden": "true" } });
  if (place === undefined) return element;
  const [x, y, w, height] = place;
  const percent = (at: number, whole: number, part: number): string =>
    `${whole === part ? 0 : (at / (whole - part)) * 100}%`;
  element.style.backgroundImage = `url("${fileUrl(`art/${atlas}.webp`)}")`;
  element.style.backgroundSize = `${(sheet.width / w) * 100}% ${(sheet.height / height) * 100}%`;
  element.style.backgroundPosition = `${percent(x, sheet.width, w)} ${percent(y, sheet.height, height)}`;
  element.style.aspectRatio = `${w} / ${height}`;
  return element;
}

export const commonPicture = (frame: string, className = ""): HTMLElement => atlasPicture("common", frame, className);
export const emblem = (set: SetKey): HTMLElement => commonPicture(`emblem-${set}`, "emblem");

const LEVEL_NAMES: Readonly<Record<BotLevel, TextKey>> = {
  beginner: "levelBeginner",
  player: "levelPlayer",
  master: "levelMaster",
};
export const levelName = (level: BotLevel): string => say(LEVEL_NAMES[level]);

type Named = Pick<SeatView, "name" | "bot">;
/** Two bots at one table are told apart. */
const BOT_NAMES = ["Zip", "Zap"] as const;

function seatName(seat: Named, index: 0 | 1, other: Named): string {
  if (seat.bot === null) return seat.name === "" ? say("somebody") : seat.name;
  const level = levelName(seat.bot);
  if (seat.name !== "") return say("botFor", { who: seat.name });
  return other.bot === null ? say("botName", { level }) : say("botNamed", { name: BOT_NAMES[index], level });
}

/** As a finished match remembers them: a bot left no name. */
export function recordedNames(names: readonly [string, string]): [string, string] {
  const alone = names[0] !== "" || names[1] !== "";
  const name = (seat: 0 | 1): string =>
    names[seat] !== "" ? names[seat] : alone ? say("botShort") : `${say("botShort")} ${BOT_NAMES[seat]}`;
  return [name(0), name(1)];
}

export const seatNames = ([first, second]: readonly [Named, Named]): [string, string] => [
  seatName(first, 0, second),
  seatName(second, 1, first),
];

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

export const field = (label: string, input: HTMLInputElement | HTMLSelectElement): HTMLElement =>
  h("div", { class: "field" }, h("label", { attrs: { for: input.id } }, label), input);

export interface Choice<T extends string> {
  readonly value: T;
  readonly label: string;
  readonly line?: string;
  readonly picture?: Node;
}

/** Radio buttons or check boxes that look like things on a table: real inputs underneath. */
export function choices<T extends string>(
  name: string,
  legend: string,
  kind: "radio" | "checkbox",
  list: readonly Choice<T>[],
  chosen: () => readonly T[],
  onChange: (value: T, on: boolean) => void,
): HTMLElement {
  return h(
    "fieldset",
    { class: `choices choices-${name}` },
    h("legend", {}, legend),
    h(
      "div",
      { class: "choices-row" },
      ...list.map(({ value, label, line, picture }) => {
        const input = h("input", {
          attrs: { type: kind, name, value, id: `${name}-${value}`, checked: chosen().includes(value) },
        });
        input.addEventListener("change", () => onChange(value, input.checked));
        return h(
          "label",
          { class: "choice", attrs: { for: input.id } },
          input,
          h(
            "span",
            { class: "choice-face" },
            picture ?? null,
            h("span", { class: "choice-label" }, label),
            line !== undefined && h("span", { class: "choice-line" }, line),
          ),
        );
      }),
    ),
  );
}

/** Colours and faces of the art direction, said once: the page's styles and the canvas both take them from here. */
import type { CardSet } from "@mindbug/shared/cards";

export const COLOURS = {
  /** Surfaces, from the darkest to the lightest. */
  shadow: "#000000",
  veil: "#08050d",
  ink: "#0e0915",
  table: "#171021",
  sunken: "#1d1329",
  raised: "#241833",
  lit: "#2c1d40",
  raisedMore: "#33234a",
  glow: "#3a2257",
  edge: "#4a3666",
  edgeLit: "#6a5390",
  /** Words. */
  text: "#fff4e0",
  quiet: "#b9a8c9",
  faint: "#8d7ba3",
  light: "#ffffff",
  /** You may act here. */
  act: "#7dff6b",
  actDeep: "#1f4a2a",
  actMid: "#2f7a3c",
  /** Danger and attack. */
  attack: "#ff5d5d",
  attackDeep: "#5c1f2c",
  attackMid: "#9c3044",
  attackPale: "#ff9b9b",
  attackMat: "#2c1426",
  /** Defence. */
  defence: "#6bd5ff",
  defenceDeep: "#1a3f5c",
  defenceMid: "#2b6d94",
  defencePale: "#9fe2ff",
  defenceMat: "#14243a",
  life: "#ff4f7b",
  lifeDeep: "#4a1f35",
  lifeMid: "#8a3d5f",
  lifePale: "#ffb3c7",
  energy: "#ffd84a",
  energyDeep: "#5c3c00",
  octonite: "#ff9a3d",
  /** What the canvas multiplies a picture with, to put it out of the light. */
  dimmed: "#9389a6",
  dimmedNumber: "#c4bcd2",
  resting: "#b5abc4",
} as const;

/** One loud face for names, power and prompts, one quiet readable face for text. */
export const FACES = { loud: "Lilita One", quiet: "Nunito Variable" } as const;

export const colourNumber = (colour: string): number => Number.parseInt(colour.slice(1), 16);

/** As WCAG 2 weighs it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

/** The one of our two extremes that can be read better on this colour. */
export const wordsOn = (colour: string): string =>
  contrast(colour, COLOURS.light) > contrast(colour, COLOURS.ink) ? COLOURS.light : COLOURS.ink;

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const setRule = ([key, { colours, mark }]: readonly [string, CardSet]): string =>
  `[data-set="${key}"]{--hue:${colours.hue};--hue-deep:${colours.deep};--hue-light:${colours.light};` +
  `--on-hue:${wordsOn(colours.hue)};--set-mark:"${mark}"}`;

/**
 * Custom properties for the styles: the colours on the root, and on everything that belongs to a set that set's own.
 */
export function tokenStyles(sets: Readonly<Record<string, CardSet>>): string {
  const colours = Object.entries(COLOURS).map(([name, value]) => `--${kebab(name)}:${value}`);
  const faces = [
    `--loud:"${FACES.loud}","Arial Black",sans-serif`,
    `--quiet-face:"${FACES.quiet}",system-ui,sans-serif`,
  ];
  const rules = Object.entries(sets).map(setRule);
  return `:root{${[...colours, ...faces].join(";")}}${rules.join("")}`;
}

/** The design tokens as Pixi numbers. */
import { SET_KEYS, type SetKey, SETS } from "@mindbug/shared/cards";
import { colourNumber, COLOURS, FACES } from "../styles/tokens.ts";

type Numbers<Colours> = { readonly [Name in keyof Colours]: number };

const numbers = <Colours extends Readonly<Record<string, string>>>(colours: Colours): Numbers<Colours> =>
  Object.fromEntries(Object.entries(colours).map(([name, colour]) => [name, colourNumber(colour)])) as Numbers<Colours>;

export const COLOUR = numbers(COLOURS);

export interface SetHue {
  readonly frame: number;
  readonly deep: number;
  readonly light: number;
}

const hueOf = (set: SetKey): SetHue => {
  const { hue, deep, light } = numbers(SETS[set].colours);
  return { frame: hue, deep, light };
};

export const SET_HUE = Object.fromEntries(SET_KEYS.map((set) => [set, hueOf(set)])) as Readonly<Record<SetKey, SetHue>>;

export const LOUD = FACES.loud;
export const QUIET = FACES.quiet;

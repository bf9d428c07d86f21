/** The colours of the art direction, as Pixi numbers. */
import type { SetKey } from "@mindbug/shared/cards";

export const COLOUR = {
  table: 0x171021,
  raised: 0x241833,
  edge: 0x3b2a52,
  text: 0xfff4e0,
  quiet: 0xb9a8c9,
  ink: 0x0e0915,
  act: 0x7dff6b,
  attack: 0xff5d5d,
  defence: 0x6bd5ff,
  life: 0xff4f7b,
  energy: 0xffd84a,
  octonite: 0xff9a3d,
} as const;

export interface SetHue {
  readonly frame: number;
  readonly deep: number;
  readonly light: number;
}

export const SET_HUE: Readonly<Record<SetKey, SetHue>> = {
  "first-contact": { frame: 0x1fa6a0, deep: 0x0c3f47, light: 0x7cf0e2 },
  "battlefruit-kingdom": { frame: 0x5fae3a, deep: 0x1f4420, light: 0xc2f089 },
  "battlefruit-galaxy": { frame: 0x5b56d6, deep: 0x1d1a59, light: 0xb3aeff },
  "king-of-tokyo": { frame: 0xe2457f, deep: 0x5a1740, light: 0xffb067 },
};

export const LOUD = "Lilita One";
export const QUIET = "Nunito Variable";

/** The mascot as the icon of an installed page, on a ground of its own, with room for what shape a system cuts. */
import { group, nextId } from "../lib/svg.ts";
import { mindbug } from "./bug.ts";
import type { Mark } from "./marks.ts";

const LIT = "#4b3485";
const DARK = "#1d1038";
const RIM = "#7dff6b";

interface IconForm {
  readonly size: number;
  /** Corners of the ground; 0 where the system cuts its own. */
  readonly corner: number;
  /** Of the mascot. */
  readonly scale: number;
}

function icon({ size, corner, scale }: IconForm): Mark {
  return {
    width: size,
    height: size,
    rim: RIM,
    body: () => {
      const light = nextId("ground");
      return (
        `<radialGradient id="${light}" cx=".42" cy=".34" r=".8"><stop offset="0" stop-color="${LIT}"/>` +
        `<stop offset="1" stop-color="${DARK}"/></radialGradient><rect x="-20" y="-20" width="40" height="40" ` +
        `rx="${corner}" fill="url(#${light})"/><g filter="url(#figure)">` +
        `${group({ y: 0.6 * scale, s: scale }, mindbug(true))}</g>`
      );
    },
  };
}

/** A mask keeps at least the middle four fifths. */
const MASKED = { corner: 0, scale: 0.76 };

export const appIcons: Readonly<Record<string, Mark>> = {
  "icon-180": icon({ size: 180, corner: 0, scale: 0.86 }),
  "icon-192": icon({ size: 192, corner: 8, scale: 0.88 }),
  "icon-512": icon({ size: 512, corner: 8, scale: 0.88 }),
  "icon-maskable-192": icon({ size: 192, ...MASKED }),
  "icon-maskable-512": icon({ size: 512, ...MASKED }),
};

/** Turns a portrait definition into one SVG document. */
import { backdrop, type World } from "./backdrops.ts";
import { filterDefs } from "./filters.ts";
import { rngFrom } from "./random.ts";
import { ellipse, group, resetIds, type Placement } from "./svg.ts";
import type { SetKey } from "@mindbug/shared/cards";

export type { SetKey };

export interface SetLight {
  hue: string;
  rim: string;
}

export const setLights: Record<SetKey, SetLight> = {
  "first-contact": { hue: "#1fa8a0", rim: "#6dffe0" },
  "battlefruit-kingdom": { hue: "#4f9a3a", rim: "#d6ff7a" },
  "battlefruit-galaxy": { hue: "#4b3fc4", rim: "#a9b4ff" },
  "king-of-tokyo": { hue: "#e0417a", rim: "#ffb36b" },
};

export interface Portrait {
  world: World;
  sky?: readonly [string, string];
  glow?: string;
  /** Behind the figure, not outlined: halos, speed lines, beams. */
  behind?: () => string;
  /** The creature, back to front. */
  figure: () => string[];
  /** In front of everything, not outlined: grass, splashes, sparks. */
  front?: () => string;
  /** Where the whole figure stands. */
  pose?: Placement;
  /** Contact shadow: y of the ground under the figure, or false for flyers. */
  ground?: number | false;
}

export type PortraitBook = Record<string, Portrait>;

export function portraitSvg(slug: string, portrait: Portrait, light: SetLight, pixels: number): string {
  resetIds();
  const rng = rngFrom(slug);
  const back = backdrop(portrait, light.hue, rng);
  const shadow =
    portrait.ground === false
      ? ""
      : `<g filter="url(#blur)">` +
        `${ellipse(portrait.pose?.x ?? 0, portrait.ground ?? 16.5, 12, 2.2, "#12081f", 'opacity="0.6"')}</g>`;
  const figure = `<g filter="url(#figure)">${group(portrait.pose ?? {}, ...portrait.figure())}</g>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="-20 -20 40 40"><defs>` +
    `${filterDefs(light.rim)}</defs>` +
    `${back}${portrait.behind?.() ?? ""}${shadow}${figure}${portrait.front?.() ?? ""}</svg>`
  );
}

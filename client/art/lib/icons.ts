/** Loads vector parts from the icon sets and repaints them towards the shared palette. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { alongRamp, CREAM, INK, lightness, mix, ramps, saturation, type RampName } from "./colour.ts";
import { draw, nextId, type DrawOptions } from "./svg.ts";

const require = createRequire(import.meta.url);

const PACK = "fluent-emoji-flat";
/** Icons of the pack are drawn in a square of this many units, which is also our unit. */
const BOX = 32;

interface IconFile {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

let loaded: IconFile | undefined;

function iconFile(): IconFile {
  loaded ??= JSON.parse(readFileSync(require.resolve(`@iconify-json/${PACK}/icons.json`), "utf8")) as IconFile;
  return loaded;
}

export interface IconOptions extends DrawOptions {
  /** Repaint all colours along one ramp, keeping the icon's own light and dark. */
  ramp?: RampName;
  /** Repaint single shapes, counted in drawing order. */
  fills?: Record<number, string>;
  /** Leave out shapes, counted in drawing order. */
  drop?: number[];
  /** Keep only these shapes. */
  keep?: number[];
  /** Pull every colour towards this one, by `tintBy` (default 0.35). */
  tint?: string;
  tintBy?: number;
}

const SHAPE = /<(path|circle|ellipse|rect|polygon)\b([^>]*?)\/>/g;
const HEX = /#[0-9a-fA-F]{6}\b|#[0-9a-fA-F]{3}\b/g;

function recolourer(body: string, options: IconOptions): (hex: string) => string {
  const isInk = (hex: string): boolean => lightness(hex) < 0.33;
  const isPaper = (hex: string): boolean => lightness(hex) > 0.95 && saturation(hex) < 0.12;
  if (options.ramp === undefined) {
    return (hex) => {
      if (isInk(hex) && saturation(hex) < 0.5) return INK;
      if (isPaper(hex)) return mix(hex, CREAM, 0.5);
      return options.tint === undefined ? hex : mix(hex, options.tint, options.tintBy ?? 0.35);
    };
  }
  const ramp = ramps[options.ramp];
  const coloured = [...new Set(body.match(HEX) ?? [])].filter((hex) => !isInk(hex) && !isPaper(hex));
  const lights = coloured.map(lightness);
  const low = Math.min(...lights);
  const range = Math.max(...lights) - low;
  return (hex) => {
    if (isInk(hex)) return INK;
    if (isPaper(hex)) return ramp[4];
    if (range < 0.02) return alongRamp(ramp, 0.55);
    return alongRamp(ramp, 0.28 + 0.6 * ((lightness(hex) - low) / range));
  };
}

/** The repainted body of an icon, centred on the origin in a 32-unit box. */
function iconBody(name: string, options: IconOptions = {}): string {
  const file = iconFile();
  const icon = file.icons[name] ?? file.icons[file.aliases?.[name]?.parent ?? ""];
  if (icon === undefined) throw new Error(`No icon "${name}" in ${PACK}`);
  const source = icon.body.replace(/currentColor/g, "#9a9a9a");
  const recolour = recolourer(source, options);
  let index = -1;
  const prefix = nextId("i");
  const repainted = source
    .replace(SHAPE, (_match, tag: string, attrs: string) => {
      index += 1;
      if (options.drop?.includes(index)) return "";
      if (options.keep !== undefined && !options.keep.includes(index)) return "";
      const withFill = /\sfill="/.test(` ${attrs}`) ? attrs : `${attrs} fill="#000"`;
      const override = options.fills?.[index];
      if (override !== undefined) return `<${tag} ${withFill.replace(/(\s|^)fill="[^"]*"/, ` fill="${override}"`)}/>`;
      return `<${tag} ${withFill.replace(HEX, recolour)}/>`;
    })
    .replace(/stop-color="(#[0-9a-fA-F]+)"/g, (_match, hex: string) => `stop-color="${recolour(hex)}"`)
    .replace(/\bid="([^"]+)"/g, `id="${prefix}$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${prefix}$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${prefix}$1"`);
  return `<g transform="translate(${-BOX / 2} ${-BOX / 2})">${repainted}</g>`;
}

/** An icon as an outlined, shaded part. */
export function icon(name: string, options: IconOptions = {}): string {
  return draw(iconBody(name, options), options);
}

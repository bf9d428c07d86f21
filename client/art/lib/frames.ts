/** Writes the table of frames that the client is compiled with. */
import { FRAME_CORNER } from "../common/cardFrames.ts";
import type { Atlas } from "./raster.ts";

const list = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(" | ");

export function framesModule(
  atlases: Readonly<Record<string, Atlas>>,
  files: Readonly<Record<string, string>>,
): string {
  const lines = [
    "/* Written by client/art/build.ts: do not edit. */",
    "",
    "/** Named after their content: a browser keeps them for good and never mixes old pixels with new places. */",
    "export const artFiles = {",
    ...Object.entries(files).map(([name, file]) => `  '${name}': '${file}',`),
    "} as const;",
    "",
    "/** Card frames are nine-slices with corners of this many pixels. */",
    `export const FRAME_CORNER = ${FRAME_CORNER};`,
    "",
    `export type AtlasName = ${list(Object.keys(atlases))};`,
    "",
    `export type MarkName = ${list(Object.keys(atlases["common"]?.frames ?? {}))};`,
    "",
    "export interface AtlasFrames {",
    "  readonly width: number;",
    "  readonly height: number;",
    "  /** [x, y, width, height] by name. */",
    "  readonly frames: Readonly<Record<string, readonly [number, number, number, number]>>;",
    "}",
    "",
    "export const atlasFrames: Readonly<Record<AtlasName, AtlasFrames>> = {",
  ];
  for (const [name, atlas] of Object.entries(atlases)) {
    lines.push(`  '${name}': {`, `    width: ${atlas.width},`, `    height: ${atlas.height},`, "    frames: {");
    for (const [slug, { x, y, w, h }] of Object.entries(atlas.frames))
      lines.push(`      '${slug}': [${x}, ${y}, ${w}, ${h}],`);
    lines.push("    },", "  },");
  }
  lines.push("};", "");
  return lines.join("\n");
}

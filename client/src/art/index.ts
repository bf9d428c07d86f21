/** Where every picture is. Knows places and names only: no Pixi, no DOM, so table and screens share it. */
import type { SetKey } from "@mindbug/shared/cards";
import { artFiles, type AtlasName, atlasFrames, type MarkName } from "./frames.generated.ts";

export { type AtlasName, FRAME_CORNER, type MarkName } from "./frames.generated.ts";

export interface Frame {
  readonly atlas: AtlasName;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Relative to the page, so that it works under any sub-path. */
const fileUrl = (name: keyof typeof artFiles): string => `art/${artFiles[name]}`;

export const logoUrl = fileUrl("logo");
export const atlasUrl = (name: AtlasName): string => fileUrl(name);

/** Everything a match of these sets shows; Power cards travel with their set. */
export const atlasesFor = (sets: readonly SetKey[]): readonly AtlasName[] => ["common", ...sets];

const themeOf = (sets: readonly SetKey[]): SetKey | "mixed" => (sets.length === 1 ? sets[0]! : "mixed");
/** A cloth without seams, to be tiled. */
export const tableUrl = (sets: readonly SetKey[]): string => fileUrl(`table-${themeOf(sets)}`);

const backMark = (back: SetKey | "mixed" | "power"): MarkName => `back-${back}`;
/** The back of the cards of a match of these sets. */
export const backName = (sets: readonly SetKey[]): MarkName => backMark(themeOf(sets));
export const frameMark = (set: SetKey | "power"): MarkName => `frame-${set}`;

/** By the engine's number of the face: power +1, +2, +3, one energy, two energy, paw. */
const DIE_MARKS: readonly MarkName[] = ["die-1", "die-2", "die-3", "die-energy", "die-energy-2", "die-paw"];
export const dieMark = (face: number): MarkName => DIE_MARKS[face] ?? "die-1";

const places: ReadonlyMap<string, Frame> = new Map(
  (Object.keys(atlasFrames) as AtlasName[]).flatMap((atlas) =>
    Object.entries(atlasFrames[atlas].frames).map(
      ([name, [x, y, width, height]]) => [name, { atlas, x, y, width, height }] as const,
    ),
  ),
);

export function frameOf(name: MarkName): Frame;
export function frameOf(name: string): Frame | undefined;
export function frameOf(name: string): Frame | undefined {
  return places.get(name);
}

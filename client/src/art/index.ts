/** Where every picture is. Knows places and names only: no Pixi, no DOM, so table and screens share it. */
import type { Keyword, SetKey, Trigger } from "@mindbug/shared/cards";
import { ART_VERSION, type AtlasName, atlasFrames, type MarkName } from "./frames.generated.ts";

export { type AtlasName, FRAME_CORNER, type MarkName } from "./frames.generated.ts";
export { CREDITS, type Credit } from "./credits.ts";

export interface Frame {
  readonly atlas: AtlasName;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Relative to the page, so that it works under any sub-path. */
const fileUrl = (file: string): string => `art/${file}?v=${ART_VERSION}`;

export const atlasUrl = (name: AtlasName): string => fileUrl(`${name}.webp`);
export const vectorUrl = (name: "favicon" | "favicon-turn" | "logo"): string => fileUrl(`${name}.svg`);

/** Everything a match of these sets shows; Power cards travel with their set. */
export const atlasesFor = (sets: readonly SetKey[]): readonly AtlasName[] => ["common", ...sets];

const themeOf = (sets: readonly SetKey[]): SetKey | "mixed" => (sets.length === 1 ? sets[0]! : "mixed");
/** A cloth without seams, to be tiled. */
export const tableUrl = (sets: readonly SetKey[]): string => fileUrl(`table-${themeOf(sets)}.webp`);

export const backMark = (back: SetKey | "mixed" | "power"): MarkName => `back-${back}`;
/** The back of the cards of a match of these sets. */
export const backName = (sets: readonly SetKey[]): MarkName => backMark(themeOf(sets));
export const emblemMark = (set: SetKey): MarkName => `emblem-${set}`;
export const frameMark = (set: SetKey | "power"): MarkName => `frame-${set}`;
export const keywordMark = (keyword: Keyword): MarkName => `keyword-${keyword.toLowerCase() as Lowercase<Keyword>}`;
export const triggerMark = (trigger: Trigger): MarkName => `trigger-${trigger}`;

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

export interface SpriteStyle {
  readonly width: string;
  readonly height: string;
  readonly backgroundImage: string;
  readonly backgroundSize: string;
  readonly backgroundPosition: string;
  readonly backgroundRepeat: string;
}

const px = (value: number): string => `${Math.round(value * 100) / 100}px`;

/** A frame as a CSS background, `size` pixels high: `Object.assign(element.style, spriteStyle(frame, 24))`. */
export function spriteStyle(frame: Frame, size: number): SpriteStyle {
  const scale = size / frame.height;
  const atlas = atlasFrames[frame.atlas];
  return {
    width: px(frame.width * scale),
    height: px(size),
    backgroundImage: `url("${atlasUrl(frame.atlas)}")`,
    backgroundSize: `${px(atlas.width * scale)} ${px(atlas.height * scale)}`,
    backgroundPosition: `${px(-frame.x * scale)} ${px(-frame.y * scale)}`,
    backgroundRepeat: "no-repeat",
  };
}

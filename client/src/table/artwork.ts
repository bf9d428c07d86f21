/** The drawn pictures: atlases loaded once, their parts handed to canvas pens. Knows nothing of Pixi, so that plain pages may use it. */
import type { SetKey } from "@mindbug/shared/cards";
import { atlasFrames } from "../art/frames.generated.ts";

export interface Picture {
  readonly image: HTMLImageElement;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

const loading = new Map<string, Promise<void>>();
const images = new Map<string, HTMLImageElement>();
const found = new Map<string, Picture | null>();

const addressOf = (name: string): string => `${import.meta.env.BASE_URL}art/${name}.webp`;

async function fetchImage(name: string): Promise<void> {
  const image = new Image();
  image.src = addressOf(name);
  try {
    await image.decode();
  } catch {
    // A table without a picture still plays; the next match tries again.
    loading.delete(name);
    return;
  }
  images.set(name, image);
  found.clear();
}

function loadImage(name: string): Promise<void> {
  const known = loading.get(name) ?? fetchImage(name);
  loading.set(name, known);
  return known;
}

/** What a match of these sets shows: their portraits, the common icons, the table's cloth. */
export async function loadArtwork(sets: readonly SetKey[]): Promise<void> {
  await Promise.all(["common", clothName(sets), ...sets].map(loadImage));
}

export const clothName = (sets: readonly SetKey[]): string => `table-${sets.length === 1 ? sets[0]! : "mixed"}`;
export const backName = (sets: readonly SetKey[]): string => `back-${sets.length === 1 ? sets[0]! : "mixed"}`;
export const clothImage = (sets: readonly SetKey[]): HTMLImageElement | undefined => images.get(clothName(sets));

/** A portrait by card key, or an icon by its name; null until its atlas has arrived. */
export function picture(name: string): Picture | null {
  const known = found.get(name);
  if (known !== undefined) return known;
  const picked = findPicture(name);
  found.set(name, picked);
  return picked;
}

function findPicture(name: string): Picture | null {
  for (const [atlas, { frames }] of Object.entries(atlasFrames)) {
    const frame = frames[name];
    const image = images.get(atlas);
    if (frame !== undefined && image !== undefined) return { image, x: frame[0], y: frame[1], w: frame[2], h: frame[3] };
  }
  return null;
}

/** Faces 0 to 2 add power, 3 and 4 are energy, 5 is the paw. */
const DICE = ["die-1", "die-2", "die-3", "die-energy", "die-energy-2", "die-paw"] as const;
export const dieName = (face: number): string => DICE[face] ?? "die-paw";

/**
 * The drawn pictures: atlases loaded once, their parts handed to canvas pens. Knows nothing of Pixi, so that plain
 * pages may use it.
 */
import type { SetKey } from "@mindbug/shared/cards";
import { atlasesFor, atlasUrl, dieMark, type Frame, frameOf, tableUrl } from "../../art/index.ts";

export interface Picture extends Frame {
  readonly image: HTMLImageElement;
}

const loading = new Map<string, Promise<void>>();
const images = new Map<string, HTMLImageElement>();

async function fetchImage(address: string): Promise<void> {
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
    images.set(address, image);
  } catch {
    // A table without a picture still plays; the next match tries again.
    loading.delete(address);
  }
}

function loadImage(address: string): Promise<void> {
  const known = loading.get(address) ?? fetchImage(address);
  loading.set(address, known);
  return known;
}

/** What a match of these sets shows: their portraits, the common icons, the table's cloth. */
export async function loadArtwork(sets: readonly SetKey[]): Promise<void> {
  await Promise.all([...atlasesFor(sets).map(atlasUrl), tableUrl(sets)].map(loadImage));
}

export const clothImage = (sets: readonly SetKey[]): HTMLImageElement | undefined => images.get(tableUrl(sets));

/** A portrait by card key, or an icon by its name; null until its atlas has arrived. */
export function picture(name: string): Picture | null {
  const frame = frameOf(name);
  const image = frame === undefined ? undefined : images.get(atlasUrl(frame.atlas));
  return frame === undefined || image === undefined ? null : { ...frame, image };
}

export const dieName = (face: number): string => dieMark(face);

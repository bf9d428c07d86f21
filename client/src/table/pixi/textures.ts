/** Painted textures, shared by everything that looks alike and freed when nobody has used them for a while. */
import { ImageSource, Texture } from "pixi.js";
import { dieName, picture } from "../paint/artwork.ts";
import { type CardFace, paintCard } from "../paint/card.ts";
import { paintGem, paintCost, paintGlow, paintMind, paintOctonite } from "../paint/marks.ts";
import { newCanvas, type Pen, stamp } from "../paint/pen.ts";
import type { SetHue } from "../palette.ts";
import { COLOURS } from "../../styles/tokens.ts";

interface Entry {
  readonly texture: Texture;
  users: number;
}

const MOST_IDLE = 48;

/** Sizes are rounded up to this many pixels, so that a board that moves a little repaints nothing. */
const STEP = 6;
export const steppedSize = (size: number): number => Math.ceil(size / STEP) * STEP;

export class TextureShelf {
  private readonly entries = new Map<string, Entry>();
  private readonly idle = new Set<string>();

  constructor(readonly resolution: number) {}

  /** Whoever takes a texture gives it back with the same key. */
  take(key: string, w: number, h: number, paint: (pen: Pen) => void): Texture {
    let entry = this.entries.get(key);
    if (entry === undefined) {
      const { canvas, pen } = newCanvas(w, h, this.resolution);
      paint(pen);
      entry = {
        texture: new Texture({
          source: new ImageSource({
            resource: canvas,
            resolution: this.resolution,
            alphaMode: "premultiply-alpha-on-upload",
          }),
        }),
        users: 0,
      };
      this.entries.set(key, entry);
    }
    entry.users++;
    this.idle.delete(key);
    return entry.texture;
  }

  give(key: string): void {
    const entry = this.entries.get(key);
    if (entry === undefined) return;
    entry.users--;
    if (entry.users > 0) return;
    this.idle.add(key);
    if (this.idle.size > MOST_IDLE) this.drop(this.idle.values().next().value!);
  }

  /** After the pictures arrived or the language changed: nothing painted before may be used again. */
  forget(): void {
    for (const key of [...this.idle]) this.drop(key);
  }

  destroy(): void {
    for (const key of [...this.entries.keys()]) this.drop(key);
  }

  private drop(key: string): void {
    this.entries.get(key)?.texture.destroy(true);
    this.entries.delete(key);
    this.idle.delete(key);
  }
}

/** A texture with the key under which it was taken. */
export interface Taken {
  readonly key: string;
  readonly texture: Texture;
}

const SHADOW = 0.08;

/** Power and octonite lie on top: they do not change the face. */
export const faceKey = ({ card, back, detail, keywords, free, note }: CardFace): string =>
  [card, back, detail, keywords?.join("+"), free, note].join("|");

export function takeFace(shelf: TextureShelf, edition: string, face: CardFace, w: number, h: number): Taken {
  const key = `face ${edition} ${w}x${h} ${faceKey(face)}`;
  const pad = w * SHADOW;
  return {
    key,
    texture: shelf.take(key, w + pad * 2, h + pad * 2, (pen) => {
      pen.translate(pad, pad);
      pen.save();
      pen.shadowColor = "rgba(0,0,0,.55)";
      pen.shadowBlur = pad * 0.8;
      pen.shadowOffsetY = pad * 0.35 * shelf.resolution;
      pen.fillStyle = COLOURS.ink;
      pen.beginPath();
      pen.roundRect(1, 1, w - 2, h - 2, w * 0.08);
      pen.fill();
      pen.restore();
      paintCard(pen, face, w, h, "bare");
    }),
  };
}

export function takeGem(
  shelf: TextureShelf,
  edition: string,
  r: number,
  power: number,
  printed: number,
  hue: SetHue,
): Taken {
  const key = `gem ${edition} ${r} ${power}/${printed} ${hue.frame}`;
  const size = r * 3;
  return {
    key,
    texture: shelf.take(key, size, size, (pen) => paintGem(pen, size / 2, size / 2, r, power, printed, hue)),
  };
}

export function takeCost(shelf: TextureShelf, edition: string, r: number, cost: number): Taken {
  const key = `cost ${edition} ${r} ${cost}`;
  return { key, texture: shelf.take(key, r * 3, r * 3, (pen) => paintCost(pen, r * 1.5, r * 1.5, r, cost)) };
}

export function takeOctonite(shelf: TextureShelf, edition: string, r: number, octonite: number, adding: number): Taken {
  const key = `octonite ${edition} ${r} ${octonite}+${adding}`;
  return {
    key,
    texture: shelf.take(key, r * 7, r * 2.4, (pen) => paintOctonite(pen, r * 0.2, r * 1.2, r, octonite, adding)),
  };
}

/** The bug on the head of a creature that was taken over, in the colour of the side it fights for. */
export function takeMind(
  shelf: TextureShelf,
  edition: string,
  size: number,
  side: NonNullable<CardFace["mind"]>,
): Taken {
  const key = `mind ${edition} ${size} ${side}`;
  return { key, texture: shelf.take(key, size, size, (pen) => paintMind(pen, size, side)) };
}

const GLOW_PAD = 0.2;

export function takeGlow(
  shelf: TextureShelf,
  edition: string,
  w: number,
  h: number,
  colour: number,
  look: "soft" | "double" | "dashed",
): Taken {
  const key = `glow ${edition} ${w}x${h} ${colour} ${look}`;
  const pad = w * GLOW_PAD;
  return { key, texture: shelf.take(key, w + pad * 2, h + pad * 2, (pen) => paintGlow(pen, w, h, pad, colour, look)) };
}

export function takeIcon(shelf: TextureShelf, name: string, size: number): Taken {
  const side = steppedSize(size);
  // Without the picture the texture would stay empty for good.
  const key = `icon ${name} ${side} ${picture(name) === null ? "missing" : ""}`;
  return { key, texture: shelf.take(key, side, side, (pen) => stamp(pen, name, side / 2, side / 2, side)) };
}

export const takeDie = (shelf: TextureShelf, face: number, size: number): Taken => takeIcon(shelf, dieName(face), size);

/** SVG to pixels, pixels to atlases. */
import { Resvg } from "@resvg/resvg-js";
import { MaxRectsPacker } from "maxrects-packer/dist/maxrects-packer.mjs";
import sharp, { type Sharp } from "sharp";
import type { Mark } from "../common/marks.ts";
import { filterDefs } from "./filters.ts";
import { resetIds } from "./svg.ts";

/** Side of a portrait as rendered; the frame shown is two pixels smaller on each side, so neighbours never bleed in. */
export const PORTRAIT_CELL = 256;
export const PORTRAIT_BLEED = 2;

interface Frame {
  x: number;
  y: number;
  w: number;
  h: number;
}
export interface Atlas {
  width: number;
  height: number;
  frames: Record<string, Frame>;
  image: Buffer;
}

export interface Picture {
  name: string;
  width: number;
  height: number;
  pixels: Buffer;
}

export function rasterise(name: string, svg: string): Picture {
  const image = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  return { name, width: image.width, height: image.height, pixels: Buffer.from(image.pixels) };
}

export function markSvg(mark: Mark): string {
  resetIds();
  const [w, h] = mark.view ?? [40, 40];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${mark.width}" height="${mark.height}" viewBox="${-w / 2} ` +
    `${-h / 2} ${w} ${h}"><defs>${filterDefs(mark.rim ?? "#ffd9a0")}</defs>${mark.body()}</svg>`
  );
}

interface Placed {
  x: number;
  y: number;
  picture: Picture;
}

function arrange(pictures: readonly Picture[], padding: number): { width: number; height: number; placed: Placed[] } {
  const packer = new MaxRectsPacker(2048, 2048, padding, {
    smart: true,
    pot: false,
    square: false,
    allowRotation: false,
  });
  for (const picture of pictures) packer.add(picture.width, picture.height, picture);
  const bin = packer.bins[0];
  if (bin === undefined || packer.bins.length !== 1) throw new Error("Atlas does not fit in 2048 x 2048");
  return {
    width: bin.width,
    height: bin.height,
    placed: bin.rects.map((rect) => ({ x: rect.x, y: rect.y, picture: rect.data as Picture })),
  };
}

export async function packAtlas(
  pictures: readonly Picture[],
  options: { inset: number; padding: number; quality: number; opaque: boolean },
): Promise<Atlas> {
  const { width, height, placed } = arrange(pictures, options.padding);
  const canvas = Buffer.alloc(width * height * 4);
  const frames: Record<string, Frame> = {};
  for (const { x, y, picture } of placed) {
    for (let row = 0; row < picture.height; row++)
      picture.pixels.copy(canvas, ((y + row) * width + x) * 4, row * picture.width * 4, (row + 1) * picture.width * 4);
    frames[picture.name] = {
      x: x + options.inset,
      y: y + options.inset,
      w: picture.width - 2 * options.inset,
      h: picture.height - 2 * options.inset,
    };
  }
  const image = sharp(canvas, { raw: { width, height, channels: 4 } });
  return {
    width,
    height,
    frames: Object.fromEntries(Object.entries(frames).sort(([a], [b]) => (a < b ? -1 : 1))),
    image: await toAvif(options.opaque ? image.removeAlpha() : image, options.quality),
  };
}

/** Full colour resolution: ink lines between bright colours would smear. Effort 4: more takes minutes and gains 1 %. */
const toAvif = (image: Sharp, quality: number): Promise<Buffer> =>
  image.avif({ quality, effort: 4, chromaSubsampling: "4:4:4" }).toBuffer();

export const opaqueAvif = ({ pixels, width, height }: Picture, quality: number): Promise<Buffer> =>
  toAvif(sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha(), quality);

export async function toPng(picture: Picture): Promise<Buffer> {
  return sharp(picture.pixels, { raw: { width: picture.width, height: picture.height, channels: 4 } })
    .png({ compressionLevel: 3 })
    .toBuffer();
}

/** For systems that read nothing newer; few colours, as a drawing has. */
export const smallPng = ({ pixels, width, height }: Picture): Promise<Buffer> =>
  sharp(pixels, { raw: { width, height, channels: 4 } })
    .png({ palette: true, effort: 10 })
    .toBuffer();

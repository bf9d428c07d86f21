/** The one place that knows where a card's picture comes from. */
import { Assets, type Spritesheet, Texture } from "pixi.js";
import { cardByKey } from "@mindbug/shared/cards";
import { SET_HUE } from "./palette.ts";

const painted = new Map<string, Texture>();
const placeholders = new Map<string, Texture>();

/** Loads an atlas whose frames are named by card key; its pictures replace the placeholders. */
export async function loadPortraitAtlas(url: string): Promise<void> {
  const sheet = await Assets.load<Spritesheet>(url);
  for (const [name, texture] of Object.entries(sheet.textures)) painted.set(name, texture);
}

export function portraitTexture(key: string): Texture {
  return painted.get(key) ?? placeholderTexture(key);
}

function placeholderTexture(key: string): Texture {
  const known = placeholders.get(key);
  if (known !== undefined) return known;
  const texture = Texture.from(paintPlaceholder(key));
  placeholders.set(key, texture);
  return texture;
}

const css = (colour: number): string => `#${colour.toString(16).padStart(6, "0")}`;

function hashOf(text: string): number {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  return hash >>> 0;
}

/** A set-hued night with a moon, hills and the creature's initials: no two alike, and nothing to load. */
function paintPlaceholder(key: string): HTMLCanvasElement {
  const card = cardByKey(key);
  const hue = SET_HUE[card?.set ?? "first-contact"];
  const canvas = document.createElement("canvas");
  canvas.width = 256;
  canvas.height = 256;
  const pen = canvas.getContext("2d");
  if (pen === null) return canvas;
  const hash = hashOf(key);
  const sky = pen.createLinearGradient(0, 0, 0, 256);
  sky.addColorStop(0, css(hue.deep));
  sky.addColorStop(0.7, css(hue.frame));
  sky.addColorStop(1, css(hue.light));
  pen.fillStyle = sky;
  pen.fillRect(0, 0, 256, 256);
  pen.globalAlpha = 0.35;
  pen.fillStyle = css(hue.light);
  pen.beginPath();
  pen.arc(40 + (hash % 180), 40 + ((hash >> 8) % 60), 26 + ((hash >> 16) % 26), 0, 7);
  pen.fill();
  pen.globalAlpha = 0.6;
  pen.fillStyle = css(hue.deep);
  for (let hill = 0; hill < 3; hill++) {
    pen.beginPath();
    pen.ellipse(((hash >> (hill * 5)) % 256), 256, 90 + ((hash >> hill) % 60), 50 + ((hash >> (hill * 3)) % 50), 0, 0, 7);
    pen.fill();
  }
  pen.globalAlpha = 1;
  const initials = (card?.names.en ?? key).split(/[\s-]+/).map((word) => word[0] ?? "").join("").slice(0, 2).toUpperCase();
  pen.font = "130px 'Lilita One', sans-serif";
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.lineWidth = 18;
  pen.lineJoin = "round";
  pen.strokeStyle = "#0e0915";
  pen.strokeText(initials, 128, 140);
  pen.fillStyle = "#fff4e0";
  pen.fillText(initials, 128, 140);
  return canvas;
}

/** Small drawn things: state is told by shape as well as by colour. All are centred on 0,0 with radius r. */
import { Container, Graphics, Text } from "pixi.js";
import type { Keyword } from "@mindbug/shared/cards";
import { COLOUR, LOUD, QUIET } from "./palette.ts";

export const loudText = (text: string, size: number, fill: number = COLOUR.text, outline = 0): Text =>
  new Text({ text, style: { fontFamily: LOUD, fontSize: size, fill, ...(outline > 0 ? { stroke: { color: COLOUR.ink, width: outline, join: "round" as const } } : {}) } });

export const quietText = (text: string, size: number, fill: number = COLOUR.text, wrap = 0, weight: "600" | "800" = "600"): Text =>
  new Text({ text, style: { fontFamily: QUIET, fontSize: size, fill, fontWeight: weight, ...(wrap > 0 ? { wordWrap: true, wordWrapWidth: wrap, lineHeight: size * 1.28 } : {}) } });

/** Shrinks a text until it is no wider than this. */
export function fitWidth(text: Text, width: number): Text {
  if (text.width > width) text.scale.set(width / text.width);
  return text;
}

const ring = (points: number, r: number, offset = -Math.PI / 2, inner = 1): number[] =>
  Array.from({ length: points }, (_, i) => {
    const radius = i % 2 === 1 ? r * inner : r;
    const angle = offset + (i * Math.PI * 2) / points;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius];
  }).flat();

export function heart(r: number, full: boolean): Graphics {
  const g = new Graphics().moveTo(0, r * 0.9)
    .bezierCurveTo(-r * 1.5, -r * 0.1, -r * 0.8, -r * 1.15, 0, -r * 0.4)
    .bezierCurveTo(r * 0.8, -r * 1.15, r * 1.5, -r * 0.1, 0, r * 0.9).closePath();
  return full ? g.fill(COLOUR.life).stroke({ color: COLOUR.ink, width: r * 0.16 }) : g.fill({ color: COLOUR.ink, alpha: 0.5 }).stroke({ color: COLOUR.quiet, width: r * 0.12 });
}

/** A little mind-controlling bug: glowing while ready, an empty shell when spent. */
export function mindbugToken(r: number, ready: boolean): Graphics {
  const g = new Graphics();
  const body = ready ? COLOUR.act : 0x4a3c5c;
  if (ready) g.circle(0, 0, r * 1.12).fill({ color: COLOUR.act, alpha: 0.16 });
  g.circle(0, 0, r).fill(COLOUR.raised).stroke({ color: ready ? COLOUR.act : 0x5d4b73, width: r * 0.1 });
  for (const side of [-1, 1]) {
    g.moveTo(side * r * 0.2, -r * 0.35).quadraticCurveTo(side * r * 0.3, -r * 0.8, side * r * 0.55, -r * 0.72).stroke({ color: body, width: r * 0.1, cap: "round" });
    g.moveTo(side * r * 0.4, r * 0.25).lineTo(side * r * 0.72, r * 0.5).moveTo(side * r * 0.45, r * 0.02).lineTo(side * r * 0.8, r * 0.05).stroke({ color: body, width: r * 0.1, cap: "round" });
  }
  g.ellipse(0, r * 0.08, r * 0.5, r * 0.52).fill(body);
  if (!ready) return g.moveTo(-r * 0.6, r * 0.6).lineTo(r * 0.6, -r * 0.6).stroke({ color: COLOUR.quiet, width: r * 0.12, cap: "round" });
  for (const side of [-1, 1]) g.circle(side * r * 0.21, -r * 0.06, r * 0.18).fill(COLOUR.ink).circle(side * r * 0.26, -r * 0.12, r * 0.06).fill(0xffffff);
  return g.moveTo(-r * 0.18, r * 0.3).quadraticCurveTo(0, r * 0.42, r * 0.18, r * 0.3).stroke({ color: COLOUR.ink, width: r * 0.08, cap: "round" });
}

export function bolt(r: number): Graphics {
  return new Graphics().poly([r * 0.2, -r, -r * 0.6, r * 0.15, -r * 0.05, r * 0.15, -r * 0.25, r, r * 0.6, -r * 0.2, r * 0.05, -r * 0.2])
    .fill(COLOUR.energy).stroke({ color: COLOUR.ink, width: r * 0.14, join: "round" });
}

export function crystal(r: number): Graphics {
  return new Graphics().poly([0, -r, r * 0.7, -r * 0.25, r * 0.45, r, -r * 0.45, r, -r * 0.7, -r * 0.25]).fill(COLOUR.octonite)
    .stroke({ color: COLOUR.ink, width: r * 0.16, join: "round" })
    .poly([0, -r * 0.8, r * 0.15, -r * 0.15, 0, r * 0.85, -r * 0.3, -r * 0.2]).fill({ color: 0xffe0b0, alpha: 0.75 });
}

/** The hexagon that carries the power; the outline tells raised and lowered power. */
export function powerGem(r: number, power: number, printed: number, hue: number): Container {
  const box = new Container();
  const edge = power > printed ? COLOUR.act : power < printed ? COLOUR.attack : COLOUR.text;
  box.addChild(new Graphics().poly(ring(6, r)).fill(COLOUR.ink).stroke({ color: edge, width: r * 0.13, join: "round" }).poly(ring(6, r * 0.8)).fill({ color: hue, alpha: 0.85 }));
  const number = loudText(String(power), r * 1.3, COLOUR.text, r * 0.22);
  number.anchor.set(0.5, 0.52);
  fitWidth(number, r * 1.5);
  box.addChild(number);
  if (power !== printed) {
    const up = power > printed ? -1 : 1;
    box.addChild(new Graphics().poly([-r * 0.3, 0, r * 0.3, 0, 0, up * r * 0.4]).fill(edge).stroke({ color: COLOUR.ink, width: 1.5 })).children.at(-1)!.y = up * r * 0.98;
  }
  return box;
}

const pen = (r: number): { color: number; width: number; cap: "round"; join: "round" } => ({ color: COLOUR.text, width: r * 0.26, cap: "round", join: "round" });

export function keywordIcon(keyword: Keyword, r: number): Graphics {
  const g = new Graphics();
  switch (keyword) {
    case "FAST": return g.moveTo(-r * 0.7, -r * 0.6).lineTo(-r * 0.1, 0).lineTo(-r * 0.7, r * 0.6).moveTo(r * 0.05, -r * 0.6).lineTo(r * 0.65, 0).lineTo(r * 0.05, r * 0.6).stroke(pen(r));
    case "FRENZY": return g.moveTo(-r * 0.65, r * 0.65).lineTo(r * 0.65, -r * 0.65).moveTo(-r * 0.65, -r * 0.65).lineTo(r * 0.65, r * 0.65).stroke(pen(r));
    case "HUNTER": return g.circle(0, 0, r * 0.55).stroke(pen(r * 0.85)).moveTo(0, -r * 0.95).lineTo(0, -r * 0.35).moveTo(0, r * 0.95).lineTo(0, r * 0.35)
      .moveTo(-r * 0.95, 0).lineTo(-r * 0.35, 0).moveTo(r * 0.95, 0).lineTo(r * 0.35, 0).stroke(pen(r * 0.85));
    case "POISONOUS": return g.moveTo(0, -r * 0.95).bezierCurveTo(r * 0.9, 0.1 * r, r * 0.75, r * 0.9, 0, r * 0.9).bezierCurveTo(-r * 0.75, r * 0.9, -r * 0.9, 0.1 * r, 0, -r * 0.95).fill(0xb6ff4a);
    case "SNEAKY": return g.moveTo(-r * 0.95, -r * 0.35).quadraticCurveTo(0, -r * 0.05, r * 0.95, -r * 0.35).quadraticCurveTo(r * 0.85, r * 0.6, r * 0.3, r * 0.5)
      .quadraticCurveTo(0, r * 0.15, -r * 0.3, r * 0.5).quadraticCurveTo(-r * 0.85, r * 0.6, -r * 0.95, -r * 0.35).fill(COLOUR.text)
      .ellipse(-r * 0.45, r * 0.1, r * 0.2, r * 0.14).ellipse(r * 0.45, r * 0.1, r * 0.2, r * 0.14).fill(COLOUR.ink);
    case "TOUGH": return g.moveTo(0, -r * 0.95).lineTo(r * 0.8, -r * 0.6).quadraticCurveTo(r * 0.8, r * 0.5, 0, r * 0.95).quadraticCurveTo(-r * 0.8, r * 0.5, -r * 0.8, -r * 0.6).closePath().fill(COLOUR.defence);
  }
}

const DIE_LABELS = ["+1", "+2", "+3", "", "", ""] as const;

/** Faces 0-2 add power, 3 and 4 are energy, 5 is the paw. */
export function dieFace(face: number, r: number): Container {
  const box = new Container();
  box.addChild(new Graphics().roundRect(-r, -r, r * 2, r * 2, r * 0.35).fill(0x2b2b34).stroke({ color: COLOUR.energy, width: r * 0.09 }));
  if (face < 3) {
    const label = loudText(DIE_LABELS[face] ?? "", r * 1.05);
    label.anchor.set(0.5);
    box.addChild(label);
  } else if (face === 5) {
    const paw = new Graphics().ellipse(0, r * 0.25, r * 0.42, r * 0.34);
    for (const [x, y] of [[-0.5, -0.1], [-0.2, -0.45], [0.2, -0.45], [0.5, -0.1]] as const) paw.circle(x * r, y * r, r * 0.17);
    box.addChild(paw.fill(COLOUR.octonite));
  } else {
    for (const x of face === 3 ? [0] : [-0.36, 0.36]) box.addChild(bolt(r * 0.62)).x = x * r;
  }
  return box;
}

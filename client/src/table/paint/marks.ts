/** Marks that lie on cards: the power gem, octonite, glows. State is told by shape as well as by colour. */
import { COLOUR, type SetHue } from "../palette.ts";
import { box, css, loudFont, outlined, type Pen, stamp } from "./pen.ts";

function polygon(pen: Pen, x: number, y: number, r: number, corners: number, turn = -Math.PI / 2): void {
  pen.beginPath();
  for (let i = 0; i < corners; i++)
    pen.lineTo(
      x + Math.cos(turn + (i * Math.PI * 2) / corners) * r,
      y + Math.sin(turn + (i * Math.PI * 2) / corners) * r,
    );
  pen.closePath();
}

/** The hexagon that carries the power. Raised and lowered power differ in colour, outline and an arrow. */
export function paintGem(pen: Pen, x: number, y: number, r: number, power: number, printed: number, hue: SetHue): void {
  const edge = power > printed ? COLOUR.act : power < printed ? COLOUR.attack : COLOUR.text;
  pen.save();
  pen.shadowColor = "rgba(0,0,0,.6)";
  pen.shadowBlur = r * 0.3;
  pen.shadowOffsetY = r * 0.1;
  polygon(pen, x, y, r, 6);
  pen.fillStyle = css(COLOUR.ink);
  pen.fill();
  pen.restore();
  polygon(pen, x, y, r * 0.93, 6);
  pen.lineJoin = "round";
  pen.lineWidth = r * 0.15;
  pen.strokeStyle = css(edge);
  const light = pen.createLinearGradient(x - r, y - r, x + r, y + r);
  light.addColorStop(0, css(hue.frame));
  light.addColorStop(0.55, css(hue.deep));
  light.addColorStop(1, css(COLOUR.ink));
  pen.fillStyle = light;
  pen.fill();
  pen.stroke();
  pen.font = loudFont(power > 9 ? r * 1.12 : r * 1.36);
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  outlined(
    pen,
    String(power),
    x,
    y + r * 0.06,
    power === printed ? css(COLOUR.text) : css(edge),
    css(COLOUR.ink),
    r * 0.26,
  );
  if (power !== printed)
    paintArrow(pen, x, y + (power > printed ? -r * 1.02 : r * 1.02), r * 0.42, power > printed ? -1 : 1, edge);
}

function paintArrow(pen: Pen, x: number, y: number, r: number, way: 1 | -1, colour: number): void {
  pen.beginPath();
  pen.moveTo(x - r, y - way * r * 0.35);
  pen.lineTo(x + r, y - way * r * 0.35);
  pen.lineTo(x, y + way * r * 0.75);
  pen.closePath();
  pen.lineWidth = r * 0.5;
  pen.strokeStyle = css(COLOUR.ink);
  pen.stroke();
  pen.fillStyle = css(colour);
  pen.fill();
}

/** What a Power card costs: a round coin, unlike the hexagon of power. */
export function paintCost(pen: Pen, x: number, y: number, r: number, cost: number): void {
  pen.beginPath();
  pen.arc(x, y, r * 0.95, 0, 7);
  pen.fillStyle = css(COLOUR.ink);
  pen.fill();
  pen.lineWidth = r * 0.14;
  pen.strokeStyle = css(COLOUR.energy);
  pen.stroke();
  stamp(pen, "energy", x, y, r * 1.55);
  pen.font = loudFont(r * 1.25);
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  outlined(pen, String(cost), x, y + r * 0.06, css(COLOUR.text), css(COLOUR.ink), r * 0.3);
}

/** Octonite on a creature, and what is about to be added to it. Starts at x. */
export function paintOctonite(pen: Pen, x: number, y: number, r: number, octonite: number, adding: number): void {
  const label = adding > 0 ? `${octonite}+${adding}` : String(octonite);
  pen.font = loudFont(Math.max(12, r * 1.3));
  const w = pen.measureText(label).width + r * 2.3;
  box(pen, x, y - r, w, r * 2, r);
  pen.fillStyle = css(COLOUR.ink, 0.9);
  pen.fill();
  pen.lineWidth = Math.max(1.2, r * 0.12);
  pen.strokeStyle = css(COLOUR.octonite);
  pen.stroke();
  stamp(pen, "octonite", x + r * 1.02, y, r * 1.9);
  pen.textAlign = "right";
  pen.textBaseline = "middle";
  pen.fillStyle = css(adding > 0 ? COLOUR.act : COLOUR.text);
  pen.fillText(label, x + w - r * 0.42, y + r * 0.08);
}

/** A Mindbug in a ring: whole for the near side, notched for the far one. */
export function paintMind(pen: Pen, size: number, side: "near" | "far"): void {
  const r = size / 2;
  pen.beginPath();
  pen.arc(r, r, r * 0.94, 0, 7);
  pen.fillStyle = css(COLOUR.ink, 0.92);
  pen.fill();
  pen.lineWidth = r * 0.16;
  pen.strokeStyle = css(side === "near" ? COLOUR.defence : COLOUR.attack);
  if (side === "far") pen.setLineDash([r * 0.5, r * 0.22]);
  pen.beginPath();
  pen.arc(r, r, r * 0.86, 0, 7);
  pen.stroke();
  pen.setLineDash([]);
  stamp(pen, "token-mindbug", r, r, size * 0.82);
}

/** Light around a card: `dashed` for a hint, double for a pick. */
export function paintGlow(
  pen: Pen,
  w: number,
  h: number,
  pad: number,
  colour: number,
  look: "soft" | "double" | "dashed",
): void {
  const r = w * 0.08;
  pen.save();
  pen.translate(pad, pad);
  pen.shadowColor = css(colour);
  pen.shadowBlur = pad * 0.75;
  pen.lineWidth = Math.max(3, w * 0.035);
  pen.strokeStyle = css(colour);
  box(pen, 0, 0, w, h, r).stroke();
  box(pen, 0, 0, w, h, r).stroke();
  pen.shadowBlur = 0;
  if (look === "double") {
    pen.lineWidth = Math.max(2.5, w * 0.025);
    pen.strokeStyle = css(COLOUR.text);
    const d = pen.lineWidth * 1.5;
    box(pen, -d, -d, w + d * 2, h + d * 2, r + d).stroke();
  }
  if (look === "dashed") {
    pen.setLineDash([w * 0.1, w * 0.06]);
    pen.lineWidth = Math.max(3, w * 0.04);
    pen.strokeStyle = css(COLOUR.ink);
    box(pen, 0, 0, w, h, r).stroke();
  }
  pen.restore();
}

/** For what always holds: a loop without an end. */
function paintAlways(pen: Pen, x: number, y: number, size: number): void {
  const r = size * 0.24;
  pen.lineWidth = size * 0.15;
  pen.lineCap = "round";
  pen.strokeStyle = css(COLOUR.energy);
  pen.beginPath();
  for (let step = 0; step <= 40; step++) {
    const t = (step / 40) * Math.PI * 2;
    const flat = 1 + Math.sin(t) ** 2;
    pen.lineTo(x + (r * 1.75 * Math.cos(t)) / flat, y + (r * 2.1 * Math.sin(t) * Math.cos(t)) / flat);
  }
  pen.closePath();
  pen.stroke();
}

/** For what is forbidden: a ring, struck through. */
function paintCannot(pen: Pen, x: number, y: number, size: number): void {
  const r = size * 0.34;
  pen.lineWidth = size * 0.15;
  pen.lineCap = "round";
  pen.strokeStyle = css(COLOUR.attack);
  pen.beginPath();
  pen.arc(x, y, r, 0, Math.PI * 2);
  pen.moveTo(x - r * 0.68, y - r * 0.68);
  pen.lineTo(x + r * 0.68, y + r * 0.68);
  pen.stroke();
}

/** A mark of ours, or a picture of the common atlas. */
export function paintMark(pen: Pen, mark: string, x: number, y: number, size: number): void {
  if (mark === "always") paintAlways(pen, x, y, size);
  else if (mark === "cannot") paintCannot(pen, x, y, size);
  else stamp(pen, mark, x, y, size);
}

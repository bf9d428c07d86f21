/** The picture on a card; until it has arrived, somebody. */
import type { Card } from "@mindbug/shared/cards";
import { SET_HUE, type SetHue } from "../palette.ts";
import { box, cover, css, type Pen } from "./pen.ts";

export function paintPortrait(pen: Pen, card: Card, x: number, y: number, w: number, h: number, r: number): void {
  const hue = SET_HUE[card.set];
  pen.save();
  box(pen, x, y, w, h, r).clip();
  pen.fillStyle = css(hue.deep);
  pen.fillRect(x, y, w, h);
  if (!cover(pen, card.key, x, y, w, h, 0.3)) paintSomebody(pen, x, y, w, h, hue);
  const shade = pen.createLinearGradient(0, y + h * 0.7, 0, y + h);
  shade.addColorStop(0, "rgba(14,9,21,0)");
  shade.addColorStop(1, "rgba(14,9,21,.6)");
  pen.fillStyle = shade;
  pen.fillRect(x, y, w, h);
  pen.restore();
}

/** Until the pictures have arrived: somebody with feelers, seen against the light. */
function paintSomebody(pen: Pen, x: number, y: number, w: number, h: number, hue: SetHue): void {
  const size = Math.min(w, h);
  const middle = x + w / 2;
  const chin = y + h * 0.5 + size * 0.14;
  pen.fillStyle = css(hue.frame, 0.55);
  pen.strokeStyle = pen.fillStyle;
  pen.lineWidth = size * 0.045;
  pen.lineCap = "round";
  pen.beginPath();
  pen.ellipse(middle, y + h, size * 0.36, y + h - chin, 0, Math.PI, 0);
  pen.moveTo(middle + size * 0.23, chin - size * 0.14);
  pen.ellipse(middle, chin - size * 0.14, size * 0.23, size * 0.2, 0, 0, Math.PI * 2);
  pen.fill();
  for (const side of [-1, 1]) {
    pen.beginPath();
    pen.moveTo(middle + side * size * 0.1, chin - size * 0.32);
    pen.quadraticCurveTo(
      middle + side * size * 0.12,
      chin - size * 0.46,
      middle + side * size * 0.24,
      chin - size * 0.48,
    );
    pen.stroke();
  }
}

/** A card in pieces: cracks over it, and the parts between them, each in its place. */
import { Container, Graphics, Matrix } from "pixi.js";
import { COLOUR } from "../palette.ts";
import type { CardSprite } from "./cardSprite.ts";

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where cracks reach the edge: in parts of the way around, from the top left corner on. Not quite even. */
const ENDS = [0, 0.1, 0.19, 0.31, 0.4, 0.5, 0.58, 0.69, 0.82, 0.92] as const;

/** A point on the edge of the card, seen from its middle. */
function onEdge(part: number, w: number, h: number): Point {
  const way = (part % 1) * 2 * (w + h);
  if (way < w) return { x: way - w / 2, y: -h / 2 };
  if (way < w + h) return { x: w / 2, y: way - w - h / 2 };
  if (way < 2 * w + h) return { x: w / 2 - (way - w - h), y: h / 2 };
  return { x: -w / 2, y: h / 2 - (way - 2 * w - h) };
}

/** Corners belong to the pieces too: without them the card would lose its corners before it breaks. */
function edgePoints(w: number, h: number): readonly Point[] {
  const around = 2 * (w + h);
  const corners = [0, w / around, (w + h) / around, (2 * w + h) / around];
  const parts = [...new Set([...ENDS, ...corners])].sort((a, b) => a - b);
  return parts.map((part) => onEdge(part, w, h));
}

const heart = (w: number, h: number): Point => ({ x: w * 0.07, y: -h * 0.06 });

/** Bright lines from where it was hit to its edges, each with a kink. */
export function cracksOf({ w, h }: CardSprite): Graphics {
  const pen = new Graphics();
  const from = heart(w, h);
  for (const [color, width] of [
    [COLOUR.ink, w * 0.05],
    [COLOUR.light, w * 0.022],
  ] as const) {
    ENDS.forEach((part, i) => {
      const to = onEdge(part, w, h);
      const kink = (i % 2 === 0 ? 1 : -1) * w * 0.05;
      pen
        .moveTo(from.x, from.y)
        .lineTo((from.x + to.x) / 2 + kink, (from.y + to.y) / 2 + kink * 0.7)
        .lineTo(to.x, to.y);
    });
    pen.stroke({ color, width, join: "round" });
  }
  return pen;
}

/** The pieces of a card, together in its place. */
export function shardsOf(sprite: CardSprite): Container<Graphics> {
  const { w, h } = sprite;
  const { texture, scale } = sprite.print;
  const matrix = new Matrix().translate(-texture.width / 2, -texture.height / 2).scale(scale, scale);
  const from = heart(w, h);
  const edge = edgePoints(w, h);
  const pieces = new Container<Graphics>();
  edge.forEach((a, i) => {
    const b = edge[(i + 1) % edge.length]!;
    const middle = { x: (a.x + b.x + from.x) / 3, y: (a.y + b.y + from.y) / 3 };
    const piece = new Graphics()
      .poly([from.x, from.y, a.x, a.y, b.x, b.y])
      .fill({ texture, matrix, textureSpace: "global" });
    piece.pivot.set(middle.x, middle.y);
    piece.position.set(middle.x, middle.y);
    pieces.addChild(piece);
  });
  return pieces;
}

/** Something painted with a pen, as an element of the page. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { CARD_ASPECT, type CardFace, paintCard } from "../paint/card.ts";
import { type Pen, penOn } from "../paint/pen.ts";

interface PaintedCanvasProps {
  readonly width: number;
  readonly height: number;
  /** Called again whenever one of `of` is another one. */
  readonly paint: (pen: Pen) => void;
  readonly of: readonly unknown[];
  /** Words for those who cannot see it; without any it is decoration. */
  readonly label?: string;
}

const MOST_SHARP = 3;

export function PaintedCanvas({ width, height, paint, of, label }: PaintedCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    if (canvas.current === null) return;
    paint(penOn(canvas.current, width, height, Math.min(MOST_SHARP, window.devicePixelRatio || 1)));
  }, [width, height, ...of]);
  return (
    <canvas
      ref={canvas}
      style={{ width: `${width}px`, height: `${height}px` }}
      {...(label === undefined ? {} : { role: "img", "aria-label": label })}
    />
  );
}

interface CardCanvasProps {
  readonly face: CardFace;
  readonly height: number;
  readonly width?: number;
  /** Changes when pictures or words have to be painted anew. */
  readonly edition: string;
  readonly label?: string;
}

/** A card as it lies on the table. */
export const CardCanvas = ({ face, height, width = height * CARD_ASPECT, edition, label }: CardCanvasProps) => (
  <PaintedCanvas
    width={width}
    height={height}
    paint={(pen) => paintCard(pen, face, width, height, "marks")}
    of={[face.card, face.detail, face.power, face.keywords, face.octonite, face.note, edition]}
    {...(label === undefined ? {} : { label })}
  />
);

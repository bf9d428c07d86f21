import type { Rect } from "../layout/geometry.ts";

/** A place on the table as style. */
export const boxStyle = ({ x, y, w, h }: Rect) => ({
  left: `${x}px`,
  top: `${y}px`,
  width: `${w}px`,
  height: `${h}px`,
});

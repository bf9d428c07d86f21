import type { Rect } from "../layout/geometry.ts";

/** Where an element of the table is, in the table's coordinates. */
export function rectIn(element: Element, host: Element | null = element.closest(".t-host")): Rect {
  const origin = host?.getBoundingClientRect() ?? { x: 0, y: 0 };
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x - origin.x, y: y - origin.y, w: width, h: height };
}

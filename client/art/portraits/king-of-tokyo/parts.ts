/** What several portraits of this set share. */
import { box, path } from "../../lib/svg.ts";

/** Roofs along the lower edge, so that every giant has a city to wade through. */
export function rooftops(colour = "#1f0a33", lit = "#ffd27a"): string {
  const roofs = path("M-21 21V13.500H-17.800V16H-14.800V18H-11V21ZM21 21V13H18V15H15.500V17.500H11.500V21Z", colour);
  const windows = [
    [-19.5, 15],
    [-18.4, 17],
    [-16.6, 17.5],
    [-13.5, 19],
    [13, 18.7],
    [16.2, 16.6],
    [18.7, 14.7],
    [19.3, 17],
  ];
  return roofs + windows.map(([x, y]) => box(x ?? 0, y ?? 0, 0.8, 1, lit)).join("");
}

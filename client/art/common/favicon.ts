/** Favicons stay vector: plain shapes, no filters, readable at 16 px. */
import { spiralPath } from "./bug.ts";

const INK = "#1a0f26";
const FEELERS =
  "M12 8Q11 2.500 6.500 3.500M20 8Q21 2.500 25.500 3.500M6 19.500Q2.500 19 3 15M26 19.500Q29.500 19 29 15";
const HEAD =
  "M16 6.500Q19 4.500 22 7Q27 8 26.500 13Q28.500 17 26.500 21.500Q23.500 28.500 16 28.500Q8.500 28.500 5.500 " +
  "21.500Q3.500 17 5.500 13Q5 8 10 7Q13 4.500 16 6.500Z";

const eye = (x: number, r: number, turn: 1 | -1): string =>
  `<circle cx="${x}" cy="18.500" r="${r}" fill="#fff4e0" stroke="${INK}" stroke-width="1.400"/><path ` +
  `d="${spiralPath(x, 18.5, r * 0.72, 1.5, turn)}" fill="none" stroke="#b5327e" stroke-width="1.300" ` +
  `stroke-linecap="round"/>`;

function bug(shell: string, limb: string): string {
  return (
    `<path d="${FEELERS}" fill="none" stroke="${limb}" stroke-width="2.400" stroke-linecap="round"/><path ` +
    `d="${HEAD}" fill="${shell}" stroke="${INK}" stroke-width="1.500"/><path d="M16 7v5.500M11.500 8.500q-3.500 ` +
    `1.500-1 4.500M20.500 8.500q3.500 1.500 1 4.500" fill="none" stroke="${INK}" stroke-width="1.400" ` +
    `stroke-linecap="round" opacity=".6"/>${eye(10.8, 5, 1)}${eye(21.2, 4.5, -1)}`
  );
}

const page = (ground: string, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="256" height="256"><rect width="32" ` +
  `height="32" rx="8" fill="${ground}"/>${content}</svg>`;

export const favicon = page("#33245a", bug("#7dff6b", "#7dff6b"));

/** "Your turn": lit ground and a lamp in the corner, so that shape changes as well as colour. */
export const faviconTurn = page(
  "#7dff6b",
  `${bug("#4d3a82", "#241833")}<circle cx="25" cy="7" r="6.500" fill="#ff5d5d" stroke="${INK}" ` +
    `stroke-width="1.500"/><path d="M25 3.500v4" stroke="#fff4e0" stroke-width="2.200" stroke-linecap="round"/>` +
    `<circle cx="25" cy="10.300" r="1.200" fill="#fff4e0"/>`,
);

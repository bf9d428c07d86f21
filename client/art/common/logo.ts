/**
 * The name in our own lettering: fat round strokes that hop, with the mascot for the dot of the i. Vector, no fonts.
 */
import { spiralPath } from "./bug.ts";

interface Letter {
  d: string;
  x: number;
  hop: number;
  lean: number;
}

const letters: readonly Letter[] = [
  { d: "M0 40V3L15 25L30 3V40", x: 14, hop: 0, lean: -4 },
  { d: "M0 40V20", x: 62, hop: 1, lean: 0 },
  { d: "M0 40V3L25 40V3", x: 79, hop: -1, lean: 3 },
  { d: "M0 3V40H6Q28 39 28 21Q28 4 6 3Z", x: 123, hop: 2, lean: -3 },
  { d: "M0 3V40H12Q25 40 25 30Q25 21 12 20.500Q22 20 22 11.500Q22 3 11 3ZM2 20.500H12", x: 169, hop: -1, lean: 3 },
  { d: "M0 3V25Q0 40 13 40Q26 40 26 25V3", x: 212, hop: 1, lean: -2 },
  { d: "M26 9Q21 2 14 2Q0 3 0 21Q0 40 14 40Q27 40 27 28V24H17", x: 256, hop: -1, lean: 4 },
];

const INK = "#140b1f";

function layer(width: number, colour: string, dy: number): string {
  const strokes = letters
    .map(({ d, x, hop, lean }) => `<path d="${d}" transform="translate(${x} ${26 + hop + dy}) rotate(${lean} 13 20)"/>`)
    .join("");
  return (
    `<g fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round">` +
    `${strokes}</g>`
  );
}

/** The mascot small enough to sit on the i: only what still reads at that size. */
function dot(): string {
  const eye = (x: number, r: number, turn: 1 | -1): string =>
    `<circle cx="${x}" cy="4" r="${r}" fill="#fff4e0" stroke="${INK}" stroke-width="1.300"/><path ` +
    `d="${spiralPath(x, 4, r * 0.75, 1.75, turn)}" fill="none" stroke="#b5327e" stroke-width="1.100" ` +
    `stroke-linecap="round"/>`;
  return (
    `<g transform="translate(62 22)"><path d="M-4 -7Q-6 -15 -11 -13M4 -7Q6 -15 11 -13M-11 5q-5 0-5-4M11 5q5 0 ` +
    `5-4" fill="none" stroke="${INK}" stroke-width="5" stroke-linecap="round"/><path d="M-4 -7Q-6 -15 -11 -13` +
    `M4 -7Q6 -15 11 -13M-11 5q-5 0-5-4M11 5q5 0 5-4" fill="none" stroke="#43c74a" stroke-width="2.200" ` +
    `stroke-linecap="round"/>` +
    (`<circle cx="-11" cy="-13" r="2.400" fill="#ee5fa3" stroke="${INK}" stroke-width="1.200"/><circle cx="11" ` +
      `cy="-13" r="2.400" fill="#ee5fa3" stroke="${INK}" stroke-width="1.200"/>`) +
    (`<path d="M0 -9Q4 -11 7 -8.500Q12 -7 11.500 -2Q14 3 10.500 8Q7 13 0 13Q-7 13 -10.500 8Q-14 3 -11.500 -2` +
      `Q-12 -7 -7 -8.500Q-4 -11 0 -9Z" fill="#7dff6b" stroke="${INK}" stroke-width="2.400"/><path d="M0 -9V-3M-4 ` +
      `-7Q-8 -6 -5.500 -2.500M4 -7Q8 -6 5.500 -2.500" fill="none" stroke="#1f7a3e" stroke-width="1.300" ` +
      `stroke-linecap="round"/>${eye(-5, 5, 1)}${eye(5.2, 4.4, -1)}</g>`)
  );
}

/** A ticket hanging from the lettering that says WEB. */
const ticket =
  `<g transform="translate(262 82) rotate(-5)"><rect x="-34" y="-11" width="68" height="23" rx="7" ` +
  `fill="#ff5d5d" stroke="${INK}" stroke-width="3"/><path d="M-20 -5l4 11 4.500-9 4.500 9 4-11M16 -5h-11v11h11M5 ` +
  `.4h9M21 -5v11h5q4.500-.5 4.500-3.200t-4.500-2.600q3.500-.2 3.500-2.600t-3.500-2.600Z" fill="none" ` +
  `stroke="#fff4e0" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" transform="translate(-4 0)"/>` +
  "</g>";

export const logo =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 98" width="600" height="196"><defs><linearGradient ` +
  `id="l" x1="0" y1="24" x2="0" y2="70" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#fff4e0"/>` +
  `<stop offset=".45" stop-color="#d6ff9a"/><stop offset="1" stop-color="#5fe85a"/></linearGradient></defs>` +
  layer(19, INK, 4) +
  layer(18, INK, 0) +
  layer(11, "#1f7a3e", 2.5) +
  layer(10.5, "url(#l)", 0) +
  `<g opacity=".7" transform="translate(-1.500 -2)">${layer(1.6, "#ffffff", 0)}</g>` +
  ticket +
  dot() +
  "</svg>";

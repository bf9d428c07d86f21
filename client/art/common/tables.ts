/** Table cloths: dark, quiet, and without seams. Each set left its traces on the bench. */
import { mix } from "../lib/colour.ts";
import { between, rngFrom, type Rng } from "../lib/random.ts";
import { setLights, type SetKey } from "../lib/scene.ts";
import { disc, group, num, resetIds, stroke } from "../lib/svg.ts";
import { setKeys } from "../portraits/roster.ts";
import { bugShape } from "./bug.ts";

export const TABLE_PIXELS = 512;
/** Units along one side of the tile. */
const TILE = 80;

export type TableKey = SetKey | "mixed";
export const tableKeys: readonly TableKey[] = [...setKeys, "mixed"];

/** Repeats whatever crosses an edge on the opposite side. */
function wrapped(x: number, y: number, reach: number, content: (x: number, y: number) => string): string {
  let out = "";
  for (const dx of [-TILE, 0, TILE])
    for (const dy of [-TILE, 0, TILE]) {
      const inside = x + dx > -reach && x + dx < TILE + reach && y + dy > -reach && y + dy < TILE + reach;
      if (inside) out += content(x + dx, y + dy);
    }
  return out;
}

function scatter(
  rng: Rng,
  count: number,
  reach: number,
  content: () => string,
  scale: readonly [number, number] = [0.7, 1.1],
): string {
  let out = "";
  // A jittered grid: random enough to look dropped, even enough to have no hole and no heap.
  const columns = Math.ceil(Math.sqrt(count));
  for (let i = 0; i < count; i++) {
    const x = ((i % columns) + between(rng, 0.15, 0.85)) * (TILE / columns);
    const y = (Math.floor(i / columns) + between(rng, 0.15, 0.85)) * (TILE / Math.ceil(count / columns));
    const r = between(rng, 0, 360);
    const s = between(rng, scale[0], scale[1]);
    const drawing = content();
    out += wrapped(x, y, reach, (px, py) => group({ x: px, y: py, s, r }, drawing));
  }
  return out;
}

function scratches(rng: Rng, colour: string): string {
  return scatter(rng, 26, 12, () =>
    stroke(
      `M${num(between(rng, -9, -3))} 0Q0 ${num(between(rng, -1.2, 1.2))} ${num(between(rng, 3, 9))} 0`,
      colour,
      between(rng, 0.12, 0.28),
    ),
  );
}

interface Threads {
  line: string;
  faint: string;
  bright: string;
}

const GRID = 4;

/** Large motifs, one to a cell of a shuffled grid, so that none lies on another. */
function strewn(rng: Rng, motifs: readonly string[]): string {
  const cells = Array.from({ length: GRID * GRID }, (_v, i) => i);
  for (let i = cells.length - 1; i > 0; i--) {
    const j = Math.floor(rng() * (i + 1));
    [cells[i], cells[j]] = [cells[j] as number, cells[i] as number];
  }
  const side = TILE / GRID;
  return motifs
    .map((motif, i) => {
      const cell = cells[i] as number;
      const x = ((cell % GRID) + between(rng, 0.4, 0.6)) * side;
      const y = (Math.floor(cell / GRID) + between(rng, 0.4, 0.6)) * side;
      const place = { s: between(rng, 0.75, 1), r: between(rng, -50, 50) };
      return wrapped(x, y, 12, (px, py) => group({ x: px, y: py, ...place }, motif));
    })
    .join("");
}

const ring = (colour: string, r: number, gap: string): string =>
  disc(0, 0, r, "none", `stroke="${colour}" stroke-width="0.5" stroke-dasharray="${gap}"`);
const times = (count: number, motif: string): string[] => Array.from({ length: count }, () => motif);

function labDetails(rng: Rng, t: Threads): string {
  const flask =
    stroke(
      "M-2 -7H2M-1.400 -7V-2.500L-5.500 4Q-7 7 -4 7H4Q7 7 5.500 4L1.400 -2.500V-7M-4.500 3.500Q-1.500 2 0 " +
        "3.500T4.500 3.500",
      t.line,
      0.45,
    ) +
    disc(-1, 5, 0.5, t.bright) +
    disc(1.5, 1, 0.4, t.bright);
  const molecule =
    stroke(
      "M0 -5L4.300 -2.500V2.500L0 5L-4.300 2.500V-2.500ZM4.300 2.500L7.500 4.500M-4.300 -2.500L-7.500 -4.500",
      t.line,
      0.4,
    ) +
    disc(8, 4.8, 0.8, t.line) +
    disc(-8, -4.8, 0.8, t.line);
  const mugRing = ring(t.faint, 6, "9 3") + ring(t.faint, 5.2, "14 5");
  return scratches(rng, t.faint) + strewn(rng, [...times(4, flask), ...times(4, molecule), ...times(3, mugRing)]);
}

function orchardDetails(rng: Rng, t: Threads): string {
  const leaf = stroke(
    "M-8 0Q-3 -5.500 4 -4Q7 -3 8.500 0Q3 5.500 -4 3.500Q-7 2.500 -8 0ZM-10.500 .5L8 0M-3 0L0 -3M1 0L4 " +
      "-2.500M-2 0.200L1 2.800M2 0L4.500 2",
    t.line,
    0.4,
  );
  const apple = stroke("M0 -3Q-6 -6 -6 0Q-5 6 0 5.500Q5 6 6 0Q6 -6 0 -3ZM0 -3Q0 -6 2.500 -7", t.line, 0.45);
  const tendril = stroke("M-9 3Q-5 -4 0 0Q5 4 7 -2Q7.500 -4.500 5 -4Q4 -3 5.500 -2", t.faint, 0.45);
  return (
    strewn(rng, [...times(7, leaf), ...times(4, apple), ...times(4, tendril)]) +
    scatter(rng, 20, 2, () => disc(0, 0, 0.45, t.bright))
  );
}

function starDetails(rng: Rng, t: Threads): string {
  const planet =
    disc(0, 0, 4.5, "none", `stroke="${t.line}" stroke-width="0.5"`) +
    stroke(
      "M-4.300 1.300Q-9.500 4.500 -8 1.200M4.300 -1.300Q9.500 -4.500 8 -1.200Q5 3.500 -4.300 1.300M-2.500 " +
        "-3.700Q0 -2.500 3 -3.300",
      t.line,
      0.5,
    );
  const comet = stroke("M-9 6Q-3 -2 7 -4M-7 7Q-1 0 6 -2.500", t.line, 0.35) + disc(7.5, -4, 0.9, t.bright);
  const orbit = ring(t.faint, 8, "2 2.400") + disc(5.7, -5.7, 1, t.line);
  return (
    scatter(rng, 110, 2, () => disc(0, 0, between(rng, 0.12, 0.42), rng() < 0.25 ? t.bright : t.line)) +
    scatter(rng, 12, 3, () => stroke("M0 -1.600V1.600M-1.600 0H1.600", t.bright, 0.25)) +
    strewn(rng, [...times(4, planet), ...times(3, comet), ...times(3, orbit)])
  );
}

function skylineDetails(rng: Rng, t: Threads): string {
  const street = (y: number): string => {
    let d = `M0 ${y}`;
    for (let x = 0; x < TILE; x += 8)
      d += `V${num(y - between(rng, 3, 12))}h${num(2.5)}v-1.500h2v1.500h2.300V${y}h1.200`;
    const windows = Array.from({ length: 20 }, (_v, i) =>
      disc(i * 4 + 1.6, y - between(rng, 1, 2.6), 0.3, t.bright),
    ).join("");
    return stroke(d, t.line, 0.4) + windows;
  };
  const footprint = stroke(
    "M-3 4Q-4.500 0 0 -.5Q4.500 0 3 4Q0 6 -3 4ZM-4 -2L-5 -5.500M0 -2.500V-6.500M4 -2L5 -5.500",
    t.line,
    0.55,
  );
  const crack = stroke("M-8 2L-4 0L-3 -3L1 -1L3 -4L8 -3M-4 0L-3 3M1 -1L2 2", t.faint, 0.4);
  const bolt = stroke("M1.500 -5L-3 .8H0L-1.500 5L3 -1.400H.4Z", t.line, 0.4);
  const sky = (y: number, motifs: readonly string[]): string =>
    motifs
      .map((motif, i) => {
        const r = between(rng, -30, 30);
        return wrapped(8 + i * 16 + between(rng, -3, 3), y + between(rng, -4, 4), 10, (x, py) =>
          group({ x, y: py, r }, motif),
        );
      })
      .join("");
  return (
    street(39) +
    street(79) +
    sky(14, [footprint, crack, bolt, footprint, crack]) +
    sky(54, [crack, footprint, crack, bolt, footprint])
  );
}

function bugDetails(rng: Rng, t: Threads): string {
  return (
    scratches(rng, t.faint) +
    strewn(rng, [
      ...times(5, group({ s: 0.36 }, bugShape(t.faint))),
      ...times(4, ring(t.faint, 6, "7 3")),
      ...times(3, stroke("M0 -6V6M-6 0H6M-4 -4L4 4M4 -4L-4 4", t.faint, 0.35)),
    ]) +
    scatter(rng, 12, 3, () => stroke("M0 -1.300V1.300M-1.300 0H1.300", t.bright, 0.25))
  );
}

const details: Record<TableKey, (rng: Rng, t: Threads) => string> = {
  "first-contact": labDetails,
  "battlefruit-kingdom": orchardDetails,
  "battlefruit-galaxy": starDetails,
  "king-of-tokyo": skylineDetails,
  mixed: bugDetails,
};

/** How much of the set's hue the violet cloth takes: green on violet turns grey if it is too little. */
const dye: Record<TableKey, number> = {
  "first-contact": 0.13,
  "battlefruit-kingdom": 0.19,
  "battlefruit-galaxy": 0.13,
  "king-of-tokyo": 0.09,
  mixed: 0.13,
};

/** Stains of light and dark that keep large areas from looking flat. */
function stains(rng: Rng, colours: readonly string[]): string {
  let out = "";
  for (let i = 0; i < 7; i++) {
    const r = between(rng, 12, 24);
    const colour = colours[i % colours.length] as string;
    out += wrapped(between(rng, 0, TILE), between(rng, 0, TILE), r + 12, (x, y) =>
      disc(x, y, r, colour, 'opacity="0.5"'),
    );
  }
  return `<g filter="url(#wide)">${out}</g>`;
}

export function tableSvg(key: TableKey): string {
  resetIds();
  const rng = rngFrom(`table-${key}`);
  const hue = key === "mixed" ? "#6a3fa0" : setLights[key].hue;
  const cloth = mix("#1a1226", hue, dye[key]);
  const threads: Threads = {
    line: mix(cloth, hue, 0.27),
    faint: mix(cloth, hue, 0.17),
    bright: mix(cloth, key === "mixed" ? "#7dff6b" : setLights[key].rim, 0.4),
  };
  const filter =
    `<filter id="wide" filterUnits="userSpaceOnUse" x="-40" y="-40" width="${TILE + 80}" height="${TILE + 80}" ` +
    `color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="6"/></filter>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${TABLE_PIXELS}" height="${TABLE_PIXELS}" viewBox="0 0 ` +
    `${TILE} ${TILE}"><defs>${filter}</defs><rect width="${TILE}" height="${TILE}" fill="${cloth}"/>` +
    `${stains(rng, [mix(cloth, "#0d0716", 0.7), mix(cloth, hue, 0.18), mix(cloth, "#4a1f3a", 0.35)])}` +
    `${details[key](rng, threads)}</svg>`
  );
}

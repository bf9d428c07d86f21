/** The growth of a server as a picture: a small diagram for each figure, over the number of rooms. */

export interface Growth {
  readonly rooms: number;
  readonly cpuMsPerDecision: number;
  readonly p99: number;
  readonly memoryPerRoomKB: number;
}

const FIGURES = [
  ["cpuMsPerDecision", "processor ms a decision"],
  ["p99", "p99 in ms"],
  ["memoryPerRoomKB", "KB a room"],
] as const satisfies readonly (readonly [keyof Growth, string])[];

const WIDTH = 260;
const HEIGHT = 170;
const LEFT = 44;
const TOP = 34;
const BOTTOM = 30;

const text = (x: number, y: number, words: string, more = ""): string =>
  `<text x="${x}" y="${y}" ${more}>${words}</text>`;

/** The next of 1, 2, 5, 10, 20, 50 … */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return [1, 2, 5, 10].map((step) => step * power).find((step) => step >= value)!;
}

function diagram(at: number, title: string, points: readonly (readonly [rooms: number, value: number])[]): string {
  const most = roundUp(Math.max(...points.map(([, value]) => value)));
  const x = (index: number): number => LEFT + (index * (WIDTH - LEFT - 20)) / Math.max(1, points.length - 1);
  const y = (value: number): number => HEIGHT - BOTTOM - (value / most) * (HEIGHT - TOP - BOTTOM);
  const line = points.map(([, value], index) => `${x(index).toFixed(1)},${y(value).toFixed(1)}`).join(" ");
  return [
    `<g transform="translate(${at * WIDTH} 0)">`,
    text(LEFT, 18, title, 'font-weight="bold"'),
    ...[0, most / 2, most].map(
      (value) =>
        `<path d="M${LEFT} ${y(value)}H${WIDTH - 16}" stroke="#8886"/>` +
        text(LEFT - 6, y(value) + 4, String(Number(value.toPrecision(2))), 'text-anchor="end"'),
    ),
    ...points.map(([rooms], index) => text(x(index), HEIGHT - 10, String(rooms), 'text-anchor="middle"')),
    `<polyline points="${line}" fill="none" stroke="#2a7d5f" stroke-width="2"/>`,
    ...points.map(([, value], index) => `<circle cx="${x(index)}" cy="${y(value)}" r="3" fill="#2a7d5f"/>`),
    "</g>",
  ].join("\n");
}

export function growthChart(grown: readonly Growth[]): string {
  const diagrams = FIGURES.map(([name, title], at) =>
    diagram(
      at,
      title,
      grown.map((one) => [one.rooms, one[name]]),
    ),
  );
  const size = `width="${WIDTH * FIGURES.length}" height="${HEIGHT}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} font-family="sans-serif" font-size="11" fill="#555">`,
    `<rect ${size} fill="#fff"/>`,
    ...diagrams,
    "</svg>\n",
  ].join("\n");
}

/** The winning chance over a match, with the moments that turned it. */
import { button, h, theirs } from "../app/dom.ts";
import { say } from "../i18n/index.ts";

const SVG = "http://www.w3.org/2000/svg";
const WIDTH = 1000;
const HEIGHT = 100;
const MOST_TURNS = 4;
const BIG = 0.15;

/** The steps after which the chance had moved most, in order. */
export function turningPoints(chances: readonly number[]): number[] {
  const jumps = chances.slice(1).map((chance, index) => ({ at: index + 1, size: Math.abs(chance - chances[index]!) }));
  return jumps
    .filter(({ size }) => size >= BIG)
    .sort((a, b) => b.size - a.size)
    .slice(0, MOST_TURNS)
    .map(({ at }) => at)
    .sort((a, b) => a - b);
}

function shape(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

export class ChanceCurve {
  readonly element: HTMLElement;
  private readonly needle = shape("line", { class: "curve-needle", y1: 0, y2: HEIGHT });
  private readonly words = h("span", { class: "curve-words" });

  constructor(
    private readonly chances: readonly number[],
    private readonly name: string,
    onJump: (at: number) => void,
  ) {
    const x = (at: number): number => (at / Math.max(1, chances.length - 1)) * WIDTH;
    const y = (chance: number): number => (1 - chance) * HEIGHT;
    const svg = shape("svg", {
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      preserveAspectRatio: "none",
      role: "img",
      "aria-label": say("chanceCurve"),
    });
    const points = chances.map((chance, at) => `${x(at).toFixed(1)},${y(chance).toFixed(1)}`).join(" ");
    svg.append(
      shape("line", { class: "curve-middle", x1: 0, x2: WIDTH, y1: HEIGHT / 2, y2: HEIGHT / 2 }),
      shape("polyline", { class: "curve-line", points }),
      this.needle,
    );
    svg.addEventListener("click", (event) => {
      const box = svg.getBoundingClientRect();
      onJump(Math.round((((event as MouseEvent).clientX - box.left) / box.width) * (chances.length - 1)));
    });
    const turns = turningPoints(chances);
    this.element = h(
      "div",
      { class: "curve-inside" },
      h(
        "div",
        { class: "curve-plot" },
        svg,
        ...turns.map((at) => {
          const mark = button("!", () => onJump(at), {
            class: "turning-point",
            attrs: { "aria-label": say("turningPoint", { n: at }), title: say("turningPoint", { n: at }) },
          });
          mark.style.left = `${(at / Math.max(1, chances.length - 1)) * 100}%`;
          return mark;
        }),
      ),
      this.words,
    );
  }

  mark(at: number): void {
    const x = (at / Math.max(1, this.chances.length - 1)) * WIDTH;
    this.needle.setAttribute("x1", String(x));
    this.needle.setAttribute("x2", String(x));
    const [before = "", after = ""] = say("chanceOf", {
      who: "\u0000",
      n: Math.round((this.chances[at] ?? 0.5) * 100),
    }).split("\u0000");
    this.words.replaceChildren(before, theirs(this.name), after);
  }
}

/** The winning chance over a match, with the moments that turned it. */
import { Sentence } from "../../components/Words.tsx";
import { say } from "../../i18n/index.ts";
import { turningPoints } from "./turningPoints.ts";

const WIDTH = 1000;
const HEIGHT = 100;

interface ChanceCurveProps {
  readonly chances: readonly number[];
  /** Whose chance it is. */
  readonly name: string;
  readonly at: number;
  readonly onJump: (at: number) => void;
}

export function ChanceCurve({ chances, name, at, onJump }: ChanceCurveProps) {
  const last = Math.max(1, chances.length - 1);
  const x = (step: number): number => (step / last) * WIDTH;
  const points = chances.map((chance, step) => `${x(step).toFixed(1)},${((1 - chance) * HEIGHT).toFixed(1)}`).join(" ");
  const jumpTo = (event: MouseEvent & { readonly currentTarget: SVGSVGElement }): void => {
    const box = event.currentTarget.getBoundingClientRect();
    onJump(Math.round(((event.clientX - box.left) / box.width) * (chances.length - 1)));
  };
  return (
    <div class="curve">
      <div class="curve-plot">
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={say("chanceCurve")}
          onClick={jumpTo}
        >
          <line class="curve-middle" x1={0} x2={WIDTH} y1={HEIGHT / 2} y2={HEIGHT / 2} />
          <polyline class="curve-line" points={points} />
          <line class="curve-needle" x1={x(at)} x2={x(at)} y1={0} y2={HEIGHT} />
        </svg>
        {turningPoints(chances).map((step) => (
          <button
            key={step}
            type="button"
            class="button turning-point"
            aria-label={say("turningPoint", { n: step })}
            title={say("turningPoint", { n: step })}
            style={{ left: `${(step / last) * 100}%` }}
            onClick={() => onJump(step)}
          >
            !
          </button>
        ))}
      </div>
      <span class="curve-words">
        <Sentence of="chanceOf" fill={{ who: name, n: String(Math.round((chances[at] ?? 0.5) * 100)) }} />
      </span>
    </div>
  );
}

/** Everything lies in the dark but that of which is spoken. Nothing of it can be touched: it only shows. */
import type { LitSpot } from "./spots.ts";

const CORNER = 14;

const hole = ({ x, y, w, h }: LitSpot): string =>
  `M${x + CORNER} ${y}h${w - 2 * CORNER}q${CORNER} 0 ${CORNER} ${CORNER}v${h - 2 * CORNER}q0 ${CORNER} ${-CORNER} ` +
  `${CORNER}h${2 * CORNER - w}q${-CORNER} 0 ${-CORNER} ${-CORNER}v${2 * CORNER - h}q0 ${-CORNER} ${CORNER} ${-CORNER}z`;

/** Larger than any screen. */
const ALL = "M0 0H9999V9999H0z";

export const Spotlight = ({ spots }: { readonly spots: readonly LitSpot[] }) =>
  spots.length === 0 ? null : (
    <svg class="spotlight" aria-hidden="true">
      <defs>
        <mask id="spotlight-mask">
          <path d={ALL} class="spotlight-dark" />
          {spots.map((spot, index) => (
            <path key={index} d={hole(spot)} class="spotlight-hole" />
          ))}
        </mask>
      </defs>
      <path d={ALL} class="spotlight-veil" mask="url(#spotlight-mask)" />
      {spots.map((spot, index) => (
        <path key={index} d={hole(spot)} class="spotlight-ring" />
      ))}
    </svg>
  );

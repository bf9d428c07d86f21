/** What turned the match: each moment with what was played, what was better, and what that would have brought. */
import { cardByKey } from "@mindbug/shared/cards";
import { Icon } from "../../components/Icon.tsx";
import { Picture } from "../../components/Picture.tsx";
import { sayAnalysis } from "../../i18n/analysis.ts";
import { deedWords } from "../../i18n/deeds.ts";
import { say } from "../../i18n/index.ts";
import type { Moment } from "../../worker/review.ts";
import { gainWords } from "./gainWords.ts";
import type { Reviewing } from "./reviewing.ts";
import "./review.css";

interface ReviewProps {
  readonly reviewing: Reviewing;
  readonly names: readonly [string, string];
  readonly at: number;
  readonly onShow: (step: number) => void;
  readonly onClose: () => void;
}

export function Review({ reviewing, names, at, onShow, onClose }: ReviewProps) {
  const state = reviewing.state.value;
  return (
    <aside class="feed review" id="review" aria-label={sayAnalysis("review")}>
      <header class="feed-head">
        <h2>{sayAnalysis("reviewTitle")}</h2>
        <button type="button" class="button bar-button" aria-label={say("closeCard")} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <div class="review-body">
        {state.is === "running" && (
          <div class="review-running">
            <p role="status">{sayAnalysis("reviewRunning", { n: state.done, of: state.of })}</p>
            <progress max={state.of} value={state.done} />
            <button type="button" class="button" id="review-stop" onClick={() => reviewing.stop()}>
              {sayAnalysis("stop")}
            </button>
          </div>
        )}
        {state.is === "idle" && (
          <button type="button" class="button button-act" id="review-start" onClick={() => reviewing.start()}>
            {sayAnalysis("reviewStart")}
          </button>
        )}
        {state.is === "failed" && <p role="status">{sayAnalysis("reviewFailed")}</p>}
        {state.is === "done" && (
          <>
            <p class="quiet">{sayAnalysis(state.moments.length === 0 ? "reviewNone" : "reviewLine")}</p>
            <ol class="moments">
              {state.moments.map((moment) => (
                <MomentCard key={moment.step} moment={moment} names={names} here={moment.step === at} onShow={onShow} />
              ))}
            </ol>
          </>
        )}
      </div>
    </aside>
  );
}

interface MomentCardProps {
  readonly moment: Moment;
  readonly names: readonly [string, string];
  readonly here: boolean;
  readonly onShow: (step: number) => void;
}

const percent = (chance: number): number => Math.round(chance * 100);

function MomentCard({ moment, names, here, onShow }: MomentCardProps) {
  const { step, turn, seat, played, better, chances } = moment;
  const face = cardByKey(better.cards[0] ?? better.about ?? played.cards[0] ?? played.about ?? "");
  return (
    <li>
      <button
        type="button"
        class="moment"
        data-step={step}
        {...(here ? { "aria-current": "step" } : {})}
        onClick={() => onShow(step)}
      >
        {face !== undefined && <Picture atlas={face.set} frame={face.key} class="moment-face" />}
        <span class="moment-words">
          <span class="moment-turn">{sayAnalysis("turnOf", { n: turn })}</span>
          <span class={`moment-played seat-${seat}`}>
            {sayAnalysis("momentPlayed", { who: names[seat], move: deedWords(played) })}
          </span>
          <span class="moment-gain">{gainWords(moment, names)}</span>
          <span class="moment-chances">
            {sayAnalysis("momentChances", { better: percent(chances.better), played: percent(chances.played) })}
          </span>
        </span>
      </button>
    </li>
  );
}

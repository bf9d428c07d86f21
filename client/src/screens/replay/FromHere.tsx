/** At every moment of a match that is over: onto the analysis board, or on against the bot from either seat. */
import { encodeAnalysis, type PlayedMatch, trailOf } from "@mindbug/shared/analysis";
import { useState } from "preact/hooks";
import { go } from "../../app/navigation.ts";
import { analysisHref } from "../../app/router.ts";
import { Dialog } from "../../components/Dialog.tsx";
import { sayAnalysis } from "../../i18n/analysis.ts";
import { say } from "../../i18n/index.ts";
import type { Seat } from "../../table/model/model.ts";
import { rememberedWish } from "../newGame/wish.ts";
import { BarButton } from "../table/TableBar.tsx";

interface FromHereProps {
  readonly record: PlayedMatch;
  readonly names: readonly [string, string];
  /** The step that is shown; every step but the last resignation is one answer. */
  readonly at: () => number;
}

/** `mine`: the seat to play on from; null to look at both. */
function codeOf({ setup, rules, moves }: PlayedMatch, at: number, mine: Seat | null): string {
  const { level } = rememberedWish();
  return encodeAnalysis({
    start: { is: "match", setup, rules },
    // Who plays on does not see what came of it.
    trail: mine === null ? trailOf(moves, at) : trailOf(moves.slice(0, at)),
    seats: mine === null ? ["hand", "hand"] : mine === 0 ? ["hand", "bot"] : ["bot", "hand"],
    level,
    hands: mine === null ? "open" : "closed",
    near: 0,
  });
}

export function FromHere({ record, names, at }: FromHereProps) {
  const [asks, setAsks] = useState(false);
  return (
    <>
      <BarButton
        icon="branch"
        word={sayAnalysis("here")}
        id="analyse-here"
        onClick={() => go(analysisHref(codeOf(record, at(), null)))}
      />
      <BarButton icon="play" word={sayAnalysis("playOn")} id="play-on" onClick={() => setAsks(true)} />
      {asks && (
        <Dialog title={sayAnalysis("playOn")} onClose={() => setAsks(false)} class="play-on">
          <p>{sayAnalysis("playOnLine")}</p>
          <div class="actions play-on-seats">
            {([0, 1] as const).map((seat) => (
              <a key={seat} class="button button-act" href={analysisHref(codeOf(record, at(), seat))} data-seat={seat}>
                {sayAnalysis("playOnAs", { who: names[seat] })}
              </a>
            ))}
            <button type="button" class="button" onClick={() => setAsks(false)}>
              {say("cancel")}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}

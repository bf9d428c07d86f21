/** Back and forth through what was played, and what the bot says to the place one is at. */
import { useEffect, useRef } from "preact/hooks";
import { Control } from "../../components/Control.tsx";
import { sayAnalysis } from "../../i18n/analysis.ts";
import { deedWords } from "../../i18n/deeds.ts";
import type { AnalysisSource } from "../../sources/analysisSource.ts";
import type { TableStore } from "../../store/tableStore.ts";
import { percent } from "./BestMoves.tsx";
import { type Ways, waysFrom } from "./moveList.ts";

interface StepFootProps {
  readonly source: AnalysisSource;
  readonly store: TableStore;
}

const NO_WAYS: Ways = { back: null, on: null, end: null };
const OWN_KEYS = "input, select, button, a";
/** More is not remembered: it only says which branch "on" follows. */
const MOST_VISITED = 200;

export function StepFoot({ source, store }: StepFootProps) {
  const board = source.board.value;
  const table = store.table.value;
  const visited = useRef<number[]>([]);
  const at = board?.at ?? 0;
  if (visited.current.at(-1) !== at) visited.current = [...visited.current, at].slice(-MOST_VISITED);
  const ways = board === null ? NO_WAYS : waysFrom(board, visited.current);
  const goTo = (place: { readonly id: number } | null, how: "played" | "asItStands"): void => {
    if (place === null) return;
    store.leaveMoment();
    source.send({ is: "goTo", place: place.id, how });
  };
  const latest = useRef(ways);
  latest.current = ways;
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.target instanceof Element && event.target.matches(OWN_KEYS)) return;
      if (event.key === "ArrowLeft") goTo(latest.current.back, "asItStands");
      if (event.key === "ArrowRight") goTo(latest.current.on, "played");
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, []);
  const best = source.estimates.value?.candidates[0];
  return (
    <footer class="step-foot">
      <div class="step-buttons">
        <Control
          name="first"
          label={sayAnalysis("toStart")}
          disabled={ways.back === null}
          onClick={() => goTo({ id: 0 }, "asItStands")}
        />
        <Control
          name="previous"
          label={sayAnalysis("back")}
          disabled={ways.back === null}
          onClick={() => goTo(ways.back, "asItStands")}
        />
        <Control
          name="next"
          label={sayAnalysis("on")}
          disabled={ways.on === null}
          onClick={() => goTo(ways.on, "played")}
        />
        <Control
          name="last"
          label={sayAnalysis("toEnd")}
          disabled={ways.end === null}
          onClick={() => goTo(ways.end, "asItStands")}
        />
      </div>
      <p class="step-words" role="status">
        {table === null ? "" : sayAnalysis("turnOf", { n: table.turn })}
        {board?.bot === "moves" && ` · ${sayAnalysis("botMoves")}`}
        {board?.bot === "waits" && ` · ${sayAnalysis("botWaits")}`}
      </p>
      {board?.bot === "waits" && (
        <button type="button" class="button button-act" id="bot-go-on" onClick={() => source.send({ is: "goOn" })}>
          {sayAnalysis("botGoOn")}
        </button>
      )}
      {best !== undefined && (
        <p class="step-best">
          {sayAnalysis("bestMove", { move: deedWords(best.deed) })}{" "}
          <b>{sayAnalysis("chance", { n: percent(best.chance) })}</b>
        </p>
      )}
    </footer>
  );
}

/** What the bot would do here, and how sure it is: it goes on thinking until it is stopped. */
import { sayAnalysis } from "../../i18n/analysis.ts";
import { deedWords } from "../../i18n/deeds.ts";
import type { AnalysisSource } from "../../sources/analysisSource.ts";
import type { TableStore } from "../../store/tableStore.ts";
import { whoIs } from "../../table/model/promptWords.ts";
import type { Knowledge } from "../../worker/analysisMessages.ts";
import type { Thought } from "./thought.ts";

interface BestMovesProps {
  readonly source: AnalysisSource;
  readonly store: TableStore;
  readonly thought: Thought;
}

export const percent = (chance: number): number => Math.round(chance * 100);

export function BestMoves({ source, store, thought }: BestMovesProps) {
  const table = store.table.value;
  const estimates = source.estimates.value;
  const board = source.board.value;
  if (table === null || board === null) return null;
  const on = thought.on.value;
  const seat = table.prompt?.seat ?? table.active;
  return (
    <section class="best" aria-label={sayAnalysis("best")}>
      <header class="panel-head">
        <h3>{sayAnalysis("best")}</h3>
        <button
          type="button"
          class={`button ${on ? "" : "button-act"}`}
          id="analysis-think"
          aria-pressed={on}
          onClick={() => thought.turn(!on)}
        >
          {sayAnalysis(on ? "stop" : "think")}
        </button>
      </header>
      {board.hands === "open" && (
        <label class="best-knows">
          <span>{sayAnalysis("knows")}</span>
          <select
            class="text-input"
            id="analysis-knows"
            value={thought.knows.value}
            onChange={(event) => thought.see(event.currentTarget.value === "seat" ? "seat" : "open")}
          >
            {(["open", "seat"] as const satisfies readonly Knowledge[]).map((knows) => (
              <option key={knows} value={knows}>
                {knows === "open" ? sayAnalysis("knowsOpen") : sayAnalysis("knowsSeat", { who: whoIs(table, seat) })}
              </option>
            ))}
          </select>
        </label>
      )}
      {table.outcome !== null ? (
        <p class="quiet">{sayAnalysis("over")}</p>
      ) : estimates === null ? (
        on && <p class="quiet">{sayAnalysis("thinking")}</p>
      ) : (
        <>
          <ol class="best-moves">
            {estimates.candidates.map(({ answer, deed, chance, share }, index) => (
              <li key={answer}>
                <button
                  type="button"
                  class="best-move"
                  data-best={index === 0}
                  title={sayAnalysis("playThis")}
                  disabled={!board.seats[estimates.seat].startsWith("hand")}
                  onClick={() => store.answer(answer)}
                >
                  <span class="best-bar" aria-hidden="true" style={{ transform: `scaleX(${share.toFixed(3)})` }} />
                  <span class="best-words">{deedWords(deed)}</span>
                  <b>{sayAnalysis("chance", { n: percent(chance) })}</b>
                </button>
              </li>
            ))}
          </ol>
          <p class="quiet best-count">
            {sayAnalysis("chanceFor", { who: whoIs(table, estimates.seat) })} ·{" "}
            {sayAnalysis("tried", { n: estimates.simulations })}
          </p>
        </>
      )}
    </section>
  );
}

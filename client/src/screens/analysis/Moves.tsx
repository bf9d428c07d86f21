/** Every move that was made here, with its branches; each leads to its place. */
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { Icon } from "../../components/Icon.tsx";
import { sayAnalysis } from "../../i18n/analysis.ts";
import { deedWords } from "../../i18n/deeds.ts";
import type { AnalysisSource } from "../../sources/analysisSource.ts";
import type { TableStore } from "../../store/tableStore.ts";
import { whoIs } from "../../table/model/promptWords.ts";
import type { ToAnalysisWorker } from "../../worker/analysisMessages.ts";
import { type MoveLine, moveLines } from "./moveList.ts";

interface MovesProps {
  readonly source: AnalysisSource;
  readonly store: TableStore;
}

/** Further in, branches are no longer told apart by their place. */
const DEEPEST = 5;

export function Moves({ source, store }: MovesProps) {
  const board = source.board.value;
  const table = store.table.value;
  const places = board?.places ?? [];
  const lines = useMemo(() => moveLines(places), [places]);
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }, [board?.at]);
  if (board === null || table === null) return null;
  const send = (message: ToAnalysisWorker): void => {
    store.leaveMoment();
    source.send(message);
  };
  return (
    <section class="moves" aria-label={sayAnalysis("moves")}>
      <h3>{sayAnalysis("moves")}</h3>
      {lines.length === 0 && <p class="quiet">{sayAnalysis("movesNone")}</p>}
      <ol class="move-list" ref={list}>
        {lines.map((line, index) => {
          const { place, depth, instead } = line;
          const turn = lines[index - 1]?.place.turn === place.turn && !instead ? null : place.turn;
          return (
            <li key={place.id} class="move-line" style={{ "--depth": Math.min(depth, DEEPEST) }} data-instead={instead}>
              <span class="move-turn">{turn === null ? "" : sayAnalysis("turnOf", { n: turn })}</span>
              <MoveButton
                line={line}
                who={place.deed === null ? "" : whoIs(table, place.deed.seat)}
                at={board.at}
                send={send}
              />
            </li>
          );
        })}
      </ol>
    </section>
  );
}

interface MoveButtonProps {
  readonly line: MoveLine;
  readonly who: string;
  readonly at: number;
  readonly send: (message: ToAnalysisWorker) => void;
}

function MoveButton({ line: { place, instead }, who, at, send }: MoveButtonProps) {
  const here = at === place.id;
  if (place.deed === null) return null;
  return (
    <>
      <button
        type="button"
        class="move"
        data-place={place.id}
        data-seat={place.deed.seat}
        {...(here ? { "aria-current": "step" } : {})}
        onClick={() => send({ is: "goTo", place: place.id, how: "asItStands" })}
      >
        {instead && (
          <span class="move-instead">
            <Icon name="branch" />
            <span class="visually-hidden">{sayAnalysis("branch")}</span>
          </span>
        )}
        <span class="move-who">{who}</span> {deedWords(place.deed)}
      </button>
      {here && (
        <button
          type="button"
          class="move-cut"
          aria-label={sayAnalysis("cut")}
          title={sayAnalysis("cut")}
          onClick={() => send({ is: "remove", place: place.id })}
        >
          <Icon name="close" />
        </button>
      )}
    </>
  );
}

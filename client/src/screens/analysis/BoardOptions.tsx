/** Who answers for which seat, what lies open, and how the board reaches somebody else. */
import { findAnalysis } from "@mindbug/shared/analysis";
import { BOT_LEVELS } from "@mindbug/shared/protocol";
import { useState } from "preact/hooks";
import { go } from "../../app/navigation.ts";
import { analysisHref } from "../../app/router.ts";
import { CopyButton } from "../../components/CopyButton.tsx";
import { sayAnalysis } from "../../i18n/analysis.ts";
import { levelName } from "../../i18n/people.ts";
import { fileUrl } from "../../net/place.ts";
import type { AnalysisSource } from "../../sources/analysisSource.ts";
import type { TableStore } from "../../store/tableStore.ts";
import { otherSeat, type Seat } from "../../table/model/model.ts";
import type { BoardState } from "../../worker/analysisMessages.ts";
import { reportOf } from "./report.ts";
import { seatNamesOf } from "./seatNames.ts";

interface Parts {
  readonly source: AnalysisSource;
  readonly store: TableStore;
}

export function BoardOptions({ source, store }: Parts) {
  const board = source.board.value;
  if (board === null) return null;
  return (
    <>
      <WhoPlays source={source} board={board} />
      <Share source={source} store={store} board={board} />
    </>
  );
}

type Controller = BoardState["seats"][number];

function WhoPlays({ source, board }: { readonly source: AnalysisSource; readonly board: BoardState }) {
  const names = seatNamesOf();
  const setUp = (change: Partial<Pick<BoardState, "seats" | "level" | "hands" | "near">>): void =>
    source.send({ is: "setUp", change });
  const give = (seat: Seat, to: Controller): void => {
    const other = board.seats[otherSeat(seat)];
    setUp({ seats: seat === 0 ? [to, other] : [other, to] });
  };
  return (
    <section class="who-plays" aria-label={sayAnalysis("whoPlays")}>
      <h3>{sayAnalysis("whoPlays")}</h3>
      {([0, 1] as const).map((seat) => (
        <label key={seat} class="who-plays-seat">
          <span>{names[seat]}</span>
          <select
            class="text-input"
            id={`plays-${seat}`}
            value={board.seats[seat]}
            onChange={(event) => give(seat, event.currentTarget.value === "bot" ? "bot" : "hand")}
          >
            <option value="hand">{sayAnalysis("byHand")}</option>
            <option value="bot">{sayAnalysis("byBot")}</option>
          </select>
        </label>
      ))}
      {board.seats.includes("bot") && (
        <label class="who-plays-seat">
          <span>{sayAnalysis("level")}</span>
          <select
            class="text-input"
            id="plays-level"
            value={board.level}
            onChange={(event) => {
              const level = BOT_LEVELS.find((each) => each === event.currentTarget.value);
              if (level !== undefined) setUp({ level });
            }}
          >
            {BOT_LEVELS.map((level) => (
              <option key={level} value={level}>
                {levelName(level)}
              </option>
            ))}
          </select>
        </label>
      )}
      <label class="who-plays-check">
        <input
          type="checkbox"
          id="open-hands"
          checked={board.hands === "open"}
          onChange={(event) => setUp({ hands: event.currentTarget.checked ? "open" : "closed" })}
        />
        <span>{sayAnalysis("handsOpen")}</span>
      </label>
      {board.seats[0] === board.seats[1] && (
        <button type="button" class="button" id="turn-table" onClick={() => setUp({ near: otherSeat(board.near) })}>
          {sayAnalysis("turnTable")}
        </button>
      )}
    </section>
  );
}

function Share({ source, store, board }: Parts & { readonly board: BoardState }) {
  const shared = source.shared.value;
  const table = store.table.value;
  if (shared === null || table === null) return null;
  const address = (): string => fileUrl(analysisHref(shared.code));
  return (
    <section class="share" aria-label={sayAnalysis("share")}>
      <h3>{sayAnalysis("share")}</h3>
      <div class="share-ways">
        <CopyButton id="copy-link" class="button-act" address={address}>
          {sayAnalysis("shareLink")}
        </CopyButton>
        <CopyButton id="copy-text" address={() => reportOf(table, board, shared, address())}>
          {sayAnalysis("shareText")}
        </CopyButton>
      </div>
      <p class="quiet">{sayAnalysis("shareLine")}</p>
      <Paste />
    </section>
  );
}

function Paste() {
  const [text, setText] = useState("");
  const [said, setSaid] = useState("");
  const open = (event: Event): void => {
    event.preventDefault();
    const code = findAnalysis(text);
    if (code === null) return setSaid(sayAnalysis("pasteNothing"));
    go(analysisHref(code));
  };
  return (
    <form class="paste" onSubmit={open}>
      <input
        class="text-input"
        id="paste-link"
        aria-label={sayAnalysis("paste")}
        placeholder={sayAnalysis("paste")}
        autocomplete="off"
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit" class="button">
        {sayAnalysis("open")}
      </button>
      <p class="said" role="status">
        {said}
      </p>
    </form>
  );
}

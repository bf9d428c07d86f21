/**
 * The analysis board: any position on the one table, played by hand or by the bot, with everything that was tried kept.
 * It needs no line; the address holds all of it.
 */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { useTitle } from "../../app/attention.ts";
import { analysisHref, HREF } from "../../app/router.ts";
import { BarButton, ReferenceButton } from "../table/TableBar.tsx";
import { Icon } from "../../components/Icon.tsx";
import { type AnalysisKey, sayAnalysis } from "../../i18n/analysis.ts";
import { say } from "../../i18n/index.ts";
import { createLogStore } from "../../log/logStore.ts";
import { Reference } from "../../rulebook/Reference.tsx";
import { sounds } from "../../sound/sounds.ts";
import {
  AnalysisSource,
  type AnalysisThread,
  type BoardProblem,
  startAnalysisThread,
} from "../../sources/analysisSource.ts";
import { pace, settings } from "../../store/settings.ts";
import { TableStore } from "../../store/tableStore.ts";
import { Table } from "../../table/dom/Table.tsx";
import { paintTable } from "../../table/pixi/paintTable.ts";
import { HomeLink, MessagePage } from "../message/MessagePage.tsx";
import { Announcer } from "../table/Announcer.tsx";
import { useFeed } from "../table/useFeed.ts";
import { BestMoves } from "./BestMoves.tsx";
import { BoardOptions } from "./BoardOptions.tsx";
import { NOTHING } from "./editPosition.ts";
import { Moves } from "./Moves.tsx";
import { seatInfosOf } from "./seatNames.ts";
import { SetUp } from "./setUp.ts";
import { SetUpFoot } from "./SetUpFoot.tsx";
import { SetUpPanel } from "./SetUpPanel.tsx";
import { StepFoot } from "./StepFoot.tsx";
import { pickOnTable } from "./pickOnTable.ts";
import { TableZones } from "./TableZones.tsx";
import { Thought } from "./thought.ts";
import { Ghost } from "./Tray.tsx";
import "../../log/log.css";
import "../table/tableScreen.css";
import "../replay/replay.css";
import "./analysis.css";
import "./setUp.css";

/** The bot's moves come one at a time, so that they can be followed. */
const BOT_PACE_MS = 700;
/** Browsers let an address change only so often. */
const KEEP_PLACE_MS = 400;

export function Analysis({ code }: { readonly code: string }) {
  const [thread] = useState(startAnalysisThread);
  useEffect(() => () => thread.terminate(), []);
  useTitle(sayAnalysis("title"));
  return (
    <div class="room-frame">
      <Board thread={thread} code={code} />
    </div>
  );
}

function createBoard(thread: AnalysisThread, code: string) {
  const source = new AnalysisSource(thread, code, settings().speed === "off" ? 0 : BOT_PACE_MS);
  const store = new TableStore(source);
  const log = createLogStore();
  store.onEvent(({ event, before, seen }) => {
    if (seen) sounds.event(event, before);
    log.happened(event, before);
  });
  // An empty table is there to be set.
  if (code === "") source.takeApart(NOTHING);
  return { source, store, log, setUp: new SetUp(source), thought: new Thought(source) };
}

function Board({ thread, code }: { readonly thread: AnalysisThread; readonly code: string }) {
  const [board] = useState(() => createBoard(thread, code));
  const { source, store, log, setUp, thought } = board;
  const paint = useMemo(() => paintTable(pace), []);
  const panel = useFeed();
  const state = source.board.value;
  const inParts = source.inParts.value !== null;
  const problem = source.problem.value;
  useEffect(() => () => store.destroy(), []);
  useEffect(() => {
    if (state !== null) store.setSeats(seatInfosOf(state));
  }, [state]);
  useKeptAddress(source);
  if (problem?.of === "code") return <BadLink problem={problem} />;
  const infos = state === null ? null : seatInfosOf(state);
  const byHand = state?.seats.flatMap((by, seat) => (by === "hand" ? [seat] : [])) ?? [];
  const readers = {
    names: [infos?.[0].name ?? "", infos?.[1].name ?? ""] as [string, string],
    mine: byHand.length === 1 ? (byHand[0] === 1 ? (1 as const) : (0 as const)) : null,
  };
  const title = sayAnalysis(state?.hands === "closed" ? "playOnTitle" : "title");
  return (
    <div
      class="table-screen analysis"
      data-step={store.latest.value?.step ?? 0}
      data-phase={inParts ? "setUp" : "playing"}
      data-feed={panel.open ? "open" : "closed"}
    >
      <header class="table-bar">
        <a class="button bar-button" href={HREF.home}>
          <span class="bar-label">
            <Icon name="back" />
            <span class="bar-word">{say("back")}</span>
          </span>
        </a>
        <h1 class="replay-title">{title}</h1>
        <ReferenceButton />
        <BarButton
          icon="edit"
          word={sayAnalysis("setUp")}
          id="set-up"
          aria-pressed={inParts}
          onClick={() => (inParts ? source.putBack() : source.takeApart())}
        />
        <BarButton
          icon="bulb"
          word={sayAnalysis("panel")}
          id="analysis-toggle"
          aria-controls="analysis-panel"
          aria-expanded={panel.open}
          onClick={() => panel.toggle()}
        />
      </header>
      <main
        class="table-area"
        id="content"
        data-focus
        aria-label={title}
        {...(inParts ? pickOnTable(store, setUp) : {})}
      >
        <Table store={store} paint={paint} marks={settings().marks} />
        {inParts && <TableZones store={store} setUp={setUp} />}
      </main>
      {panel.open && (
        <aside class="feed analysis-panel" id="analysis-panel" aria-label={sayAnalysis("panel")}>
          {!panel.beside && (
            <button
              type="button"
              class="button bar-button panel-close"
              aria-label={say("closeCard")}
              onClick={() => panel.toggle(false)}
            >
              <Icon name="close" />
            </button>
          )}
          <Lost source={source} />
          {inParts ? (
            <SetUpPanel store={store} setUp={setUp} />
          ) : (
            <>
              <BestMoves source={source} store={store} thought={thought} />
              <Moves source={source} store={store} />
              <BoardOptions source={source} store={store} />
            </>
          )}
        </aside>
      )}
      {inParts ? <SetUpFoot source={source} setUp={setUp} /> : <StepFoot source={source} store={store} />}
      <Ghost setUp={setUp} />
      <Reference store={store} />
      <Announcer store={store} entries={log.entries} readers={readers} />
    </div>
  );
}

function Lost({ source }: { readonly source: AnalysisSource }) {
  const moves = source.lost.value;
  return moves === 0 ? null : (
    <p class="panel-note" role="status">
      {sayAnalysis("lost", { n: moves })}
    </p>
  );
}

const PROBLEMS: Readonly<Record<string, AnalysisKey>> = {
  unreadable: "unreadable",
  tooLong: "tooLong",
  newer: "newer",
};

function BadLink({ problem: { reason } }: { readonly problem: BoardProblem }) {
  const known = PROBLEMS[reason];
  return (
    <MessagePage
      picture="strange-barrel"
      title={sayAnalysis("badLink")}
      line={known === undefined ? sayAnalysis("badPosition", { why: reason }) : sayAnalysis(known)}
    >
      <a class="button button-act" href={HREF.analysis}>
        {sayAnalysis("emptyBoard")}
      </a>
      <HomeLink />
    </MessagePage>
  );
}

/** The address is the board: it can be reloaded, kept, and sent. */
function useKeptAddress(source: AnalysisSource): void {
  const shared = source.shared.value;
  const inParts = source.inParts.value !== null;
  const isFirst = useRef(true);
  useEffect(() => {
    if (shared === null || inParts || source.problem.peek() !== null) return;
    // As it came it is in the address already.
    const wait = isFirst.current ? 0 : KEEP_PLACE_MS;
    isFirst.current = false;
    const timer = setTimeout(() => {
      if (history.state === null && location.hash.startsWith(HREF.analysis))
        history.replaceState(null, "", analysisHref(shared.code));
    }, wait);
    return () => clearTimeout(timer);
  }, [shared, inParts]);
}

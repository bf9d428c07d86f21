/** One puzzle on the table: the goal, a try, what the solver says of it, and the way on. */
import type { Puzzle } from "@mindbug/shared/puzzles";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { useTitle } from "../../app/attention.ts";
import { HREF, PUZZLE_OF_THE_DAY, puzzleHref } from "../../app/router.ts";
import { Icon } from "../../components/Icon.tsx";
import { say, type TextKey } from "../../i18n/index.ts";
import { Feed } from "../../log/Feed.tsx";
import { HistoryStrip } from "../../log/HistoryStrip.tsx";
import { createLogStore } from "../../log/logStore.ts";
import { sounds } from "../../sound/sounds.ts";
import { PuzzleSource, type PuzzleThread, startPuzzleThread } from "../../sources/puzzleSource.ts";
import { dailyOf, dayOf, keepPuzzleRecord, puzzleRecord, withFailed, withSolved } from "../../store/puzzleRecord.ts";
import { pace, settings } from "../../store/settings.ts";
import { TableStore } from "../../store/tableStore.ts";
import { Table } from "../../table/dom/Table.tsx";
import { paintTable } from "../../table/pixi/paintTable.ts";
import type { Standing } from "../../worker/puzzleMessages.ts";
import { ConnectingPage, HomeLink, MessagePage } from "../message/MessagePage.tsx";
import { Announcer } from "../table/Announcer.tsx";
import { FeedToggle } from "../table/TableBar.tsx";
import { useFeed } from "../table/useFeed.ts";
import { allPuzzles } from "./puzzleFile.ts";
import { listed, type ListedPuzzle, nextOpen } from "./puzzleList.ts";
import { PuzzlesFailed } from "./Puzzles.tsx";
import { GOAL_WORDS } from "./words.ts";
import "../table/tableScreen.css";
import "./puzzles.css";

/** The opponent's answers come one at a time, so that they can be followed. */
const REPLY_PACE_MS = 700;

export function PuzzleTable({ id }: { readonly id: string }) {
  const [puzzles, setPuzzles] = useState<readonly Puzzle[] | "failed" | null>(null);
  // One for all tries: a second one could no longer be fetched without a network.
  const [thread] = useState(startPuzzleThread);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    allPuzzles().then(setPuzzles, () => setPuzzles("failed"));
    return () => thread.terminate();
  }, []);
  useTitle(say("puzzlesTitle"));
  if (puzzles === "failed") return <PuzzlesFailed />;
  if (puzzles === null) return <ConnectingPage />;
  const today = dayOf(new Date());
  const wanted = id === PUZZLE_OF_THE_DAY ? dailyOf(puzzles, today)?.id : id;
  const all = listed(puzzles, puzzleRecord.peek());
  const found = all.find(({ puzzle }) => puzzle.id === wanted);
  if (found === undefined) return <UnknownPuzzle />;
  return (
    <div class="room-frame">
      <Try
        key={`${found.puzzle.id} ${attempt}`}
        thread={thread}
        listed={found}
        day={id === PUZZLE_OF_THE_DAY ? today : null}
        next={nextOpen(all, found.puzzle.id)}
        onAgain={() => setAttempt(attempt + 1)}
      />
    </div>
  );
}

const UnknownPuzzle = () => (
  <MessagePage picture="strange-barrel" title={say("puzzlesTitle")} line={say("puzzleMissing")}>
    <a class="button button-act" href={HREF.puzzles}>
      {say("puzzleAll")}
    </a>
    <HomeLink />
  </MessagePage>
);

interface TryProps {
  readonly thread: PuzzleThread;
  readonly listed: ListedPuzzle;
  /** The day whose puzzle it is. */
  readonly day: string | null;
  readonly next: ListedPuzzle | undefined;
  readonly onAgain: () => void;
}

function createTry(thread: PuzzleThread, puzzle: Puzzle) {
  const paceMs = settings().speed === "off" ? 0 : REPLY_PACE_MS;
  const source = new PuzzleSource(thread, puzzle, paceMs, (answer) => store.hint(answer));
  const store: TableStore = new TableStore(source);
  const log = createLogStore();
  const mine = puzzle.position.active ?? 0;
  const names =
    mine === 0 ? ([say("you"), say("puzzleOpponent")] as const) : ([say("puzzleOpponent"), say("you")] as const);
  store.setSeats([{ name: names[0] }, { name: names[1] }]);
  store.onEvent(({ event, before, seen }) => {
    if (seen) sounds.event(event, before);
    log.happened(event, before);
  });
  return { source, store, log, readers: { names, mine } };
}

function Try({ thread, listed: { puzzle, number }, day, next, onAgain }: TryProps) {
  const [{ source, store, log, readers }] = useState(() => createTry(thread, puzzle));
  const paint = useMemo(() => paintTable(pace), []);
  const feed = useFeed();
  const helped = useRef(false);
  const [shows, setShows] = useState(false);
  // What has been judged is told when it has been shown.
  const standing = store.moving.value ? "open" : source.standing.value;
  useEffect(() => () => store.destroy(), []);
  useEffect(() => {
    const record = puzzleRecord.peek();
    if (standing === "solved" && !shows) keepPuzzleRecord(withSolved(record, puzzle.id, helped.current, day));
    else if (standing !== "open") keepPuzzleRecord(withFailed(record, puzzle.id));
  }, [standing]);
  const hint = (): void => {
    helped.current = true;
    source.askHint();
  };
  const show = (): void => {
    helped.current = true;
    setShows(true);
    source.demonstrate();
  };
  return (
    <div
      class="table-screen puzzle-screen"
      data-step={store.latest.value?.step ?? 0}
      data-phase="playing"
      data-feed={feed.open ? "open" : "closed"}
    >
      <header class="table-bar">
        <a class="button bar-button" href={HREF.puzzles}>
          <span class="bar-label">
            <Icon name="back" />
            <span class="bar-word">{say("back")}</span>
          </span>
        </a>
        <h1 class="replay-title">{say("puzzleNumber", { n: number })}</h1>
        <FeedToggle open={feed.open} onToggle={() => feed.toggle()} />
      </header>
      <main class="table-area" id="content" data-focus aria-label={say("puzzlesTitle")}>
        <Table store={store} paint={paint} marks={settings().marks}>
          <HistoryStrip on="table" store={store} entries={log.entries} readers={readers} />
        </Table>
      </main>
      <Feed entries={log.entries} open={feed.open} onClose={() => feed.toggle(false)} talk={null} {...readers}>
        <HistoryStrip on="log" store={store} entries={log.entries} readers={readers} />
      </Feed>
      <footer class="puzzle-strip" data-standing={shows ? "shown" : standing}>
        <p class="puzzle-goal">
          <b>{say(GOAL_WORDS[puzzle.goal])}</b>
          <span role="status">{judgement(standing, puzzle, shows, helped.current)}</span>
        </p>
        <div class="puzzle-ways">
          <Ways standing={standing} shows={shows} next={next} onHint={hint} onShow={show} onAgain={onAgain} />
        </div>
      </footer>
      <Announcer store={store} entries={feed.open ? null : log.entries} readers={readers} />
    </div>
  );
}

function judgement(standing: Standing, puzzle: Puzzle, shows: boolean, helped: boolean): string {
  if (shows && standing !== "missed") return say(standing === "solved" ? "puzzleShown" : "puzzleShowing");
  switch (standing) {
    case "open":
      return say("puzzleRules");
    case "refuted":
      return say("puzzleRefuted");
    case "missed":
      return say(puzzle.goal === "win" ? "puzzleMissedWin" : "puzzleMissedSurvive");
    case "solved":
      return [
        say(helped ? "puzzleSolvedHelped" : "puzzleSolvedWords"),
        say("puzzleAverage", { n: puzzle.missed }),
      ].join(" ");
  }
}

interface WaysProps {
  readonly standing: Standing;
  readonly shows: boolean;
  readonly next: ListedPuzzle | undefined;
  readonly onHint: () => void;
  readonly onShow: () => void;
  readonly onAgain: () => void;
}

interface WayProps {
  readonly id: string;
  readonly word: TextKey;
  readonly act?: boolean;
  readonly onClick: () => void;
}

const Way = ({ id, word, act = false, onClick }: WayProps): ComponentChildren => (
  <button type="button" class={`button ${act ? "button-act" : ""}`} id={id} onClick={onClick}>
    {say(word)}
  </button>
);

function Ways({ standing, shows, next, onHint, onShow, onAgain }: WaysProps) {
  if (standing === "solved" && !shows)
    return (
      <>
        <Way id="puzzle-again" word="puzzleAgain" onClick={onAgain} />
        {next !== undefined && (
          <a class="button button-act" id="puzzle-next" href={puzzleHref(next.puzzle.id)}>
            {say("puzzleNext")}
          </a>
        )}
      </>
    );
  if (standing === "open" && !shows)
    return (
      <>
        <Way id="puzzle-hint" word="hint" onClick={onHint} />
        <Way id="puzzle-solution" word="puzzleSolution" onClick={onShow} />
      </>
    );
  return (
    <>
      {standing === "refuted" && !shows && <Way id="puzzle-show" word="puzzleShow" onClick={onShow} />}
      <Way id="puzzle-again" word="puzzleAgain" act onClick={onAgain} />
    </>
  );
}

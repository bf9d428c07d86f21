/** A match against the bot in this browser, with what belongs around it. Once it is open it needs no network. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { useTitle } from "../../app/attention.ts";
import { HREF } from "../../app/router.ts";
import { useScreenAwake } from "../../app/screenAwake.ts";
import { Icon } from "../../components/Icon.tsx";
import { CommonPicture } from "../../components/Picture.tsx";
import { say } from "../../i18n/index.ts";
import { levelName } from "../../i18n/people.ts";
import { Feed } from "../../log/Feed.tsx";
import { HistoryStrip } from "../../log/HistoryStrip.tsx";
import { createLogStore } from "../../log/logStore.ts";
import { Reference } from "../../rulebook/Reference.tsx";
import { sounds } from "../../sound/sounds.ts";
import { LocalSource, type Referee, startReferee } from "../../sources/localSource.ts";
import { pace, settings } from "../../store/settings.ts";
import { TableStore } from "../../store/tableStore.ts";
import { Table } from "../../table/dom/Table.tsx";
import type { TableModel } from "../../table/model/model.ts";
import { paintTable } from "../../table/pixi/paintTable.ts";
import { verdict } from "../../table/model/promptWords.ts";
import { rememberedWish } from "../newGame/wish.ts";
import { Announcer } from "../table/Announcer.tsx";
import { FeedToggle, ReferenceButton } from "../table/TableBar.tsx";
import { useFeed } from "../table/useFeed.ts";
import { startVibration } from "../table/vibration.ts";
import "../table/gameOver.css";
import "../table/tableScreen.css";

/** The bot's moves come one at a time, so that they can be followed. */
const BOT_PACE_MS = 700;

/** The table of the last wish, as the page for a match against the bot remembers it. */
function createLocalMatch(referee: Referee) {
  const { sets, level } = rememberedWish();
  const paceMs = settings().speed === "off" ? 0 : BOT_PACE_MS;
  const source = new LocalSource(referee, { is: "begin", options: { sets, pool: null, level, paceMs } });
  const store = new TableStore(source);
  const log = createLogStore();
  const bot = say("botName", { level: levelName(level) });
  store.setSeats([{ name: settings().name || say("somebody") }, { name: bot, bot: true }]);
  store.onEvent(({ event, before, seen }) => {
    if (seen) sounds.event(event, before);
    log.happened(event, before);
  });
  return { store, log, bot };
}

export function LocalTable() {
  const [round, setRound] = useState(0);
  // One for all the matches played here: a second one could no longer be fetched without a network.
  const [referee] = useState(startReferee);
  useEffect(() => () => referee.terminate(), []);
  useTitle(say("localTitle"));
  return (
    <div class="room-frame">
      <Round key={round} referee={referee} onAgain={() => setRound(round + 1)} />
    </div>
  );
}

interface RoundProps {
  readonly referee: Referee;
  readonly onAgain: () => void;
}

function Round({ referee, onAgain }: RoundProps) {
  const [match] = useState(() => createLocalMatch(referee));
  const paint = useMemo(() => paintTable(pace), []);
  const feed = useFeed();
  useEffect(() => () => match.store.destroy(), []);
  const { store, log, bot } = match;
  const table = store.table.value;
  useEffect(() => startVibration(store, () => 0), []);
  const over = table !== null && table.outcome !== null && !store.moving.value;
  useScreenAwake(table !== null && !over);
  const readers = { names: [say("you"), bot] as [string, string], mine: 0 as const };
  return (
    <div
      class="table-screen"
      data-step={store.latest.value?.step ?? 0}
      data-phase={table?.outcome == null ? "playing" : "over"}
      data-feed={feed.open ? "open" : "closed"}
    >
      <header class="table-bar">
        <a class="button bar-button" href={HREF.bot}>
          <span class="bar-label">
            <Icon name="back" />
            <span class="bar-word">{say("back")}</span>
          </span>
        </a>
        <h1 class="replay-title">{say("localTitle")}</h1>
        <ReferenceButton />
        <FeedToggle open={feed.open} onToggle={() => feed.toggle()} />
      </header>
      <main class="table-area" id="content" data-focus aria-label={say("localTitle")}>
        <Table store={store} paint={paint} marks={settings().marks}>
          <HistoryStrip on="table" store={store} entries={log.entries} readers={readers} />
        </Table>
        {over && <End table={table} onAgain={onAgain} />}
      </main>
      <Feed entries={log.entries} open={feed.open} onClose={() => feed.toggle(false)} talk={null} {...readers}>
        <HistoryStrip on="log" store={store} entries={log.entries} readers={readers} />
      </Feed>
      <Reference store={store} />
      <Announcer store={store} entries={feed.open ? null : log.entries} readers={readers} />
    </div>
  );
}

function End({ table, onAgain }: { readonly table: TableModel; readonly onAgain: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => title.current?.focus(), []);
  const end = verdict(table);
  if (end === null) return null;
  const won = table.outcome?.winner === table.viewer;
  return (
    <section class="over" aria-labelledby="over-title" data-result={won ? "won" : "lost"}>
      <div class="over-picture" aria-hidden="true">
        <CommonPicture frame={won ? "crown" : "heart-broken"} />
      </div>
      <h2 id="over-title" tabIndex={-1} ref={title}>
        {end.title}
      </h2>
      <p class="over-reason">{end.reason}</p>
      <div class="actions">
        <button type="button" class="button button-act button-big" id="over-rematch" onClick={onAgain}>
          {say("newMatch")}
        </button>
        <a class="button" id="over-home" href={HREF.home}>
          {say("home")}
        </a>
      </div>
    </section>
  );
}

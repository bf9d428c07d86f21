/** One match against the bot in this browser, with what belongs around it. */
import { useEffect, useMemo, useRef, useLayoutEffect, useState } from "preact/hooks";
import { HREF, replayHref } from "../../app/router.ts";
import { useRunningMatch } from "../../app/runningMatch.ts";
import { CommonPicture } from "../../components/Picture.tsx";
import { say } from "../../i18n/index.ts";
import { Feed } from "../../log/Feed.tsx";
import { HistoryStrip } from "../../log/HistoryStrip.tsx";
import { Reference } from "../../rulebook/Reference.tsx";
import type { Referee } from "../../sources/localSource.ts";
import { pace, settings } from "../../store/settings.ts";
import { Table } from "../../table/dom/Table.tsx";
import type { TableModel } from "../../table/model/model.ts";
import { paintTable } from "../../table/pixi/paintTable.ts";
import { verdict } from "../../table/model/promptWords.ts";
import type { MatchJournal } from "../../worker/journal.ts";
import { Announcer } from "../table/Announcer.tsx";
import { BarButton, FeedToggle, ReferenceButton } from "../table/TableBar.tsx";
import { TableMenu } from "../table/TableMenu.tsx";
import { useAdvice } from "../table/useAdvice.ts";
import { useFeed } from "../table/useFeed.ts";
import { startVibration } from "../table/vibration.ts";
import { createLocalTable, type LocalTableState } from "./localTable.ts";
import "../table/banners.css";
import "../table/gameOver.css";
import "../table/tableScreen.css";

interface LocalTableProps {
  readonly referee: Referee;
  /** The match that goes on; null for a new one. */
  readonly kept: MatchJournal | null;
  readonly onAgain: () => void;
  readonly onUnreadable: () => void;
}

export function LocalTable({ referee, kept, onAgain, onUnreadable }: LocalTableProps) {
  const [advice, advise] = useAdvice();
  const [state] = useState(() => createLocalTable(referee, kept, { onAdvice: advise, onUnreadable }));
  const paint = useMemo(() => paintTable(pace), []);
  const feed = useFeed();
  const [menu, setMenu] = useState(false);
  const { store, log, bot } = state;
  useEffect(() => () => store.destroy(), []);
  useEffect(() => startVibration(store, () => 0), []);
  const table = store.table.value;
  const playing = table !== null && table.outcome === null;
  const over = table !== null && table.outcome !== null && !store.moving.value;
  useRunningMatch(table !== null && !over);
  const readers = { names: [say("you"), bot] as [string, string], mine: 0 as const };
  return (
    <div
      class="table-screen"
      data-step={store.latest.value?.step ?? 0}
      data-phase={table?.outcome == null ? "playing" : "over"}
      data-feed={feed.open ? "open" : "closed"}
    >
      <header class="table-bar">
        <BarButton icon="menu" word={say("menu")} id="menu" onClick={() => setMenu(true)} />
        <h1 class="replay-title">{say("localTitle")}</h1>
        <ReferenceButton />
        {playing && <HelpButtons state={state} />}
        <FeedToggle open={feed.open} onToggle={() => feed.toggle()} />
      </header>
      <main class="table-area" id="content" data-focus aria-label={say("localTitle")}>
        <Table store={store} paint={paint} marks={settings().marks}>
          <HistoryStrip on="table" store={store} entries={log.entries} readers={readers} />
        </Table>
        <div class="banners">
          <div class="banner banner-advice" role="status" hidden={advice === null}>
            {advice}
          </div>
        </div>
        {over && <End table={table} id={state.id.value} onAgain={onAgain} />}
      </main>
      <Feed entries={log.entries} open={feed.open} onClose={() => feed.toggle(false)} talk={null} {...readers}>
        <HistoryStrip on="log" store={store} entries={log.entries} readers={readers} />
      </Feed>
      <Reference store={store} />
      <Announcer store={store} entries={feed.open ? null : log.entries} readers={readers} />
      {menu && (
        <TableMenu
          code={null}
          pool={null}
          mayConcede={playing}
          onConcede={() => state.concede()}
          onClose={() => setMenu(false)}
        />
      )}
    </div>
  );
}

function HelpButtons({ state: { source, store, thinking, askHint, takeBack } }: { readonly state: LocalTableState }) {
  return (
    <>
      <BarButton
        icon="bulb"
        word={say("hint")}
        id="hint"
        disabled={store.table.value?.prompt?.answers == null || thinking.value}
        data-thinking={thinking.value ? "yes" : "no"}
        onClick={askHint}
      />
      <BarButton
        icon="undo"
        word={say("takeback")}
        id="takeback"
        // It can still be pressed, and then says why not.
        aria-disabled={!source.mayTakeBack.value}
        onClick={takeBack}
      />
    </>
  );
}

interface EndProps {
  readonly table: TableModel;
  readonly id: string | null;
  readonly onAgain: () => void;
}

function End({ table, id, onAgain }: EndProps) {
  const [aside, setAside] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const wayBack = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => (aside ? wayBack : title).current?.focus(), [aside]);
  const end = verdict(table);
  if (end === null) return null;
  if (aside)
    return (
      <button ref={wayBack} type="button" class="button button-act over-back" onClick={() => setAside(false)}>
        {say("backToResult")}
      </button>
    );
  const winner = table.outcome?.winner ?? null;
  const result = winner === null ? "draw" : winner === table.viewer ? "won" : "lost";
  return (
    <section class="over" aria-labelledby="over-title" data-result={result}>
      <div class="over-picture" aria-hidden="true">
        <CommonPicture frame={result === "won" ? "crown" : "heart-broken"} />
      </div>
      <h2 id="over-title" tabIndex={-1} ref={title}>
        {end.title}
      </h2>
      <p class="over-reason">{end.reason}</p>
      <div class="actions">
        <button type="button" class="button button-act button-big" id="over-rematch" onClick={onAgain}>
          {say("newMatch")}
        </button>
        {id !== null && (
          <a class="button" id="over-replay" href={replayHref(id)}>
            {say("watchReplay")}
          </a>
        )}
        <button type="button" class="button button-quiet" id="over-look" onClick={() => setAside(true)}>
          {say("lookAtTable")}
        </button>
        <a class="button" id="over-home" href={HREF.home}>
          {say("home")}
        </a>
      </div>
    </section>
  );
}

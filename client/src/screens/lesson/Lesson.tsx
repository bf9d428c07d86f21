/** The guided first match: a match of its own in this browser, with somebody who says one thing at a time. */
import { keywordName, triggerName } from "@mindbug/shared/text";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { useTitle } from "../../app/attention.ts";
import { HREF } from "../../app/router.ts";
import { useRunningMatch } from "../../app/runningMatch.ts";
import { Icon } from "../../components/Icon.tsx";
import { CommonPicture } from "../../components/Picture.tsx";
import { RulesLink } from "../../components/RulesLink.tsx";
import { language, nameOf, say } from "../../i18n/index.ts";
import { createLogStore } from "../../log/logStore.ts";
import { Reference } from "../../rulebook/Reference.tsx";
import { sounds } from "../../sound/sounds.ts";
import type { Referee } from "../../sources/localSource.ts";
import { startReferee } from "../../sources/startReferee.ts";
import { pace, settings } from "../../store/settings.ts";
import { Table } from "../../table/dom/Table.tsx";
import { paintTable } from "../../table/pixi/paintTable.ts";
import { Announcer } from "../table/Announcer.tsx";
import { ReferenceButton } from "../table/TableBar.tsx";
import { LessonGuide, type TalkingStep } from "./lessonGuide.ts";
import { Spotlight } from "./Spotlight.tsx";
import { useSpots } from "./spots.ts";
import "../table/gameOver.css";
import "../table/tableScreen.css";
import "./lesson.css";

/** The other side's moves come after a moment, so that they can be followed. */
const REPLY_PACE_MS = 700;
const pause = (): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, settings().speed === "off" ? 0 : REPLY_PACE_MS));

export function Lesson() {
  // One for every time that it is gone through: a second one could no longer be fetched without a network.
  const [referee] = useState(startReferee);
  const [round, setRound] = useState(0);
  useEffect(() => () => referee.terminate(), []);
  useTitle(say("lessonTitle"));
  return (
    <div class="room-frame">
      <Round key={round} name={`lesson ${round}`} referee={referee} onAgain={() => setRound(round + 1)} />
    </div>
  );
}

interface RoundProps {
  readonly name: string;
  readonly referee: Referee;
  readonly onAgain: () => void;
}

function createRound(referee: Referee, name: string) {
  const guide = new LessonGuide(referee, name, pause);
  const log = createLogStore();
  guide.store.setSeats([{ name: settings().name || say("you") }, { name: say("opponent"), bot: true }]);
  guide.store.onEvent(({ event, before, seen }) => {
    if (seen) sounds.event(event, before);
    log.happened(event, before);
  });
  return { guide, log };
}

function Round({ name, referee, onAgain }: RoundProps) {
  const [{ guide, log }] = useState(() => createRound(referee, name));
  const paint = useMemo(() => paintTable(pace), []);
  const { store } = guide;
  useEffect(() => () => guide.destroy(), []);
  const over = guide.over.value;
  useRunningMatch(!over);
  const area = useRef<HTMLElement>(null);
  const spots = useSpots(area, guide);
  const readers = { names: [say("you"), say("opponent")] as [string, string], mine: 0 as const };
  return (
    <div
      class="table-screen lesson-screen"
      data-step={store.latest.value?.step ?? 0}
      data-phase={over ? "over" : "playing"}
      data-feed="closed"
    >
      <header class="table-bar">
        <a class="button bar-button" id="lesson-leave" href={HREF.home}>
          <span class="bar-label">
            <Icon name="back" />
            <span class="bar-word">{say("back")}</span>
          </span>
        </a>
        <h1 class="replay-title">{say("lessonTitle")}</h1>
        <ReferenceButton />
        <span class="lesson-progress">{say("lessonProgress", guide.progress.value)}</span>
      </header>
      <main class="table-area" id="content" data-focus aria-label={say("lessonTitle")} ref={area}>
        <Table store={store} paint={paint} marks={settings().marks} />
        {!over && <Spotlight spots={spots} />}
        {!over && <Bubble guide={guide} low={spots.length > 0 && spots.every(({ middle }) => middle < 0.42)} />}
        {over && <End onAgain={onAgain} />}
      </main>
      <Reference store={store} />
      <Announcer store={store} entries={log.entries} readers={readers} />
    </div>
  );
}

/** Names of cards and abilities as they stand on the cards, whatever the language. */
const names = () => ({
  gorillion: nameOf("gorillion"),
  healer: nameOf("axolotl-healer"),
  sniper: nameOf("chameleon-sniper"),
  luchataur: nameOf("luchataur"),
  goblin: nameOf("goblin-werewolf"),
  poisonous: keywordName("POISONOUS", language()),
  sneaky: keywordName("SNEAKY", language()),
  frenzy: keywordName("FRENZY", language()),
  hunter: keywordName("HUNTER", language()),
  play: triggerName("play", language()),
  attack: triggerName("attack", language()),
});

interface BubbleProps {
  readonly guide: LessonGuide;
  /** What it speaks of lies in the upper half. */
  readonly low: boolean;
}

function Bubble({ guide, low }: BubbleProps) {
  const step = guide.step.value;
  return (
    <section class="coach" aria-label={say("coach")} aria-live="polite" data-low={low} hidden={step === null}>
      {step !== null && <Said key={step.says} step={step} guide={guide} />}
    </section>
  );
}

function Said({ step, guide }: { readonly step: TalkingStep; readonly guide: LessonGuide }) {
  const next = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => next.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <CommonPicture frame="token-mindbug" class="coach-picture" />
      <div>
        <p id="coach-words">{say(step.says, names())}</p>
        {guide.wanders.value && <p class="coach-later">{say("lessonLater")}</p>}
      </div>
      {step.is === "thought" && (
        <div class="actions">
          <button
            ref={next}
            type="button"
            class="button button-act"
            id="coach-next"
            aria-describedby="coach-words"
            onClick={() => guide.next()}
          >
            {say("coachNext")}
          </button>
        </div>
      )}
    </>
  );
}

function End({ onAgain }: { readonly onAgain: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => title.current?.focus(), []);
  return (
    <section class="over" aria-labelledby="over-title" data-result="won">
      <div class="over-picture" aria-hidden="true">
        <CommonPicture frame="crown" />
      </div>
      <h2 id="over-title" tabIndex={-1} ref={title}>
        {say("lessonDone")}
      </h2>
      <p class="over-reason">{say("lessonDoneLine")}</p>
      <div class="actions">
        <a class="button button-act button-big" id="over-bot" href={HREF.bot}>
          {say("playBot")}
        </a>
        <a class="button button-act" id="over-friend" href={HREF.friend}>
          {say("playFriend")}
        </a>
        <RulesLink class="button-quiet" />
        <button type="button" class="button button-quiet" id="lesson-again" onClick={onAgain}>
          {say("lessonAgainLink")}
        </button>
        <a class="button" id="over-home" href={HREF.home}>
          {say("home")}
        </a>
      </div>
    </section>
  );
}

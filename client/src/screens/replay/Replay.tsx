/** A finished match, step by step, with both hands open. */
import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useState } from "preact/hooks";
import { useTitle } from "../../app/attention.ts";
import { HREF, replayHref } from "../../app/router.ts";
import { useBackCloses } from "../../app/useBackCloses.ts";
import { Icon } from "../../components/Icon.tsx";
import { sayAnalysis } from "../../i18n/analysis.ts";
import { say, type TextKey } from "../../i18n/index.ts";
import { recordedNames } from "../../i18n/people.ts";
import { Feed } from "../../log/Feed.tsx";
import { HistoryStrip } from "../../log/HistoryStrip.tsx";
import { ApiError, type ApiProblem, matchChances, type ReplayFile } from "../../net/api.ts";
import { fileUrl } from "../../net/place.ts";
import { Reference } from "../../rulebook/Reference.tsx";
import { reducesMotion, settings } from "../../store/settings.ts";
import { Table } from "../../table/dom/Table.tsx";
import { paintTable } from "../../table/pixi/paintTable.ts";
import { isLocalId } from "../../worker/journal.ts";
import { ConnectingPage, HomeLink, MessagePage } from "../message/MessagePage.tsx";
import { Announcer } from "../table/Announcer.tsx";
import { BarButton, FeedToggle, ReferenceButton } from "../table/TableBar.tsx";
import { besideTheTable, useFeed } from "../table/useFeed.ts";
import { ChanceCurve } from "./ChanceCurve.tsx";
import { FromHere } from "./FromHere.tsx";
import { Review } from "./Review.tsx";
import { Reviewing } from "./reviewing.ts";
import { findReplay } from "./findReplay.ts";
import { KeepReplay } from "./KeepReplay.tsx";
import { ReplayControls } from "./ReplayControls.tsx";
import { ReplayPlayer } from "./replayPlayer.ts";
import "../table/tableScreen.css";
import "./replay.css";

const PROBLEMS: Readonly<Record<ApiProblem, TextKey>> = {
  missing: "replayMissing",
  hidden: "replayHidden",
  oldRules: "replayOldRules",
  unreachable: "replayFailed",
};

interface ReplayProps {
  readonly id: string;
  /** The moment to begin with. */
  readonly step: number;
}

export function Replay({ id, step }: ReplayProps) {
  const [file, setFile] = useState<ReplayFile | ApiProblem | null>(null);
  const [attempt, setAttempt] = useState(0);
  useTitle(say("replayTitle"));
  useEffect(() => {
    let gone = false;
    setFile(null);
    findReplay(id).then(
      (found) => gone || setFile(found),
      (error: unknown) => gone || setFile(error instanceof ApiError ? error.problem : "unreachable"),
    );
    return () => {
      gone = true;
    };
  }, [id, attempt]);
  return (
    <div class="room-frame">
      {file === null ? (
        <ConnectingPage />
      ) : typeof file === "string" ? (
        <MessagePage picture="strange-barrel" title={say("replayTitle")} line={say(PROBLEMS[file])}>
          {file === "unreachable" && (
            <button type="button" class="button" onClick={() => setAttempt(attempt + 1)}>
              {say("again")}
            </button>
          )}
          <a class="button button-act" href={HREF.watching}>
            {say("watching")}
          </a>
          <HomeLink />
        </MessagePage>
      ) : (
        <Watched key={id} id={id} file={file} step={step} />
      )}
    </div>
  );
}

function Watched({ id, file, step }: ReplayProps & { readonly file: ReplayFile }) {
  const names = recordedNames(file.names);
  const [player] = useState(() => new ReplayPlayer(file, names));
  const chances = useChances(id, file);
  const at = player.at.value;
  const feed = useFeed();
  const [reviewing] = useState(() => (file.record === null ? null : new Reviewing(file.record)));
  const [reviews, setReviews] = useState(false);
  const paint = useMemo(() => paintTable(() => ({ speed: player.speed.peek(), reducedMotion: reducesMotion() })), []);
  useEffect(() => {
    player.jump(step);
    return () => {
      reviewing?.stop();
      player.destroy();
    };
  }, []);
  const look = (wanted: boolean): void => {
    if (wanted) reviewing?.start();
    setReviews(wanted);
  };
  const showLog = (): void => {
    setReviews(false);
    feed.toggle(true);
  };
  useBackCloses(reviews && !besideTheTable(), () => setReviews(false));
  useKeptPlace(id, at);
  useKeys(player);
  const readers = { names, mine: null };
  return (
    <div class="table-screen replay" data-feed={feed.open || reviews ? "open" : "closed"}>
      <header class="table-bar">
        <a class="button bar-button" href={HREF.watching}>
          <span class="bar-label">
            <Icon name="back" />
            <span class="bar-word">{say("back")}</span>
          </span>
        </a>
        <h1 class="replay-title">{say("replayTitle")}</h1>
        <KeepReplay file={file} />
        <ReferenceButton />
        {reviewing !== null && (
          <BarButton
            icon="bulb"
            word={sayAnalysis("review")}
            id="review-toggle"
            aria-controls="review"
            aria-expanded={reviews}
            onClick={() => look(!reviews)}
          />
        )}
        {file.record !== null && <FromHere record={file.record} names={names} at={() => player.at.peek()} />}
        <FeedToggle open={feed.open && !reviews} onToggle={() => (reviews ? showLog() : feed.toggle())} />
      </header>
      <main class="table-area" id="content" data-focus aria-label={say("replayTitle")}>
        <Table store={player.store} paint={paint} marks={settings().marks}>
          <HistoryStrip on="table" store={player.store} entries={player.log.entries} readers={readers} />
        </Table>
      </main>
      {reviews && reviewing !== null ? (
        <Review
          reviewing={reviewing}
          names={names}
          at={at}
          onShow={(step) => player.jump(step)}
          onClose={() => setReviews(false)}
        />
      ) : (
        <Feed entries={player.log.entries} open={feed.open} onClose={() => feed.toggle(false)} talk={null} {...readers}>
          <HistoryStrip on="log" store={player.store} entries={player.log.entries} readers={readers} />
        </Feed>
      )}
      <ReplayControls
        at={at}
        last={player.last}
        playing={player.playing.value}
        speed={player.speed.value}
        onJump={(wanted) => player.jump(wanted)}
        onStep={() => player.step()}
        onPlay={(on) => (on ? player.play() : player.pause())}
        onSpeed={(speed) => player.setSpeed(speed)}
        address={() => fileUrl(replayHref(id, player.at.peek()))}
      >
        {chances !== null && (
          <ChanceCurve chances={chances} name={names[0]} at={at} onJump={(wanted) => player.jump(wanted)} />
        )}
      </ReplayControls>
      <Reference store={player.store} />
      <Announcer store={player.store} entries={feed.open ? null : player.log.entries} readers={readers} />
    </div>
  );
}

/** null until they have come, and where the server has none to offer. */
function useChances(id: string, file: ReplayFile): readonly number[] | null {
  const chances = useSignal<readonly number[] | null>(null);
  useEffect(() => {
    if (file.status === "finished" && !isLocalId(id))
      void matchChances(id).then((found) => {
        chances.value = found;
      });
  }, [id]);
  return chances.value;
}

/** The address names the moment, unless somebody has just gone elsewhere or an overlay's entry lies on top of it. */
function keepPlace(id: string, at: number): void {
  if (history.state === null && location.hash.startsWith(replayHref(id)))
    history.replaceState(null, "", replayHref(id, at));
}

function useKeptPlace(id: string, at: number): void {
  useEffect(() => {
    const keep = (): void => keepPlace(id, at);
    keep();
    // What lay on top has been taken off.
    addEventListener("popstate", keep);
    return () => removeEventListener("popstate", keep);
  }, [id, at]);
}

const OWN_KEYS = "input, select, button, a";

function useKeys(player: ReplayPlayer): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.target instanceof Element && event.target.matches(OWN_KEYS)) return;
      if (event.key === "ArrowRight") player.step();
      if (event.key === "ArrowLeft") player.jump(player.at.peek() - 1);
      if (event.key !== " ") return;
      event.preventDefault();
      if (player.playing.peek()) player.pause();
      else player.play();
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, [player]);
}

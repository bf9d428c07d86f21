/** Who won and why, and what now. It can be put aside to look at the table. */
import type { RoomView } from "@mindbug/shared/protocol";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { eveningHref, HREF, replayHref } from "../../app/router.ts";
import { CommonPicture } from "../../components/Picture.tsx";
import { RulesLink } from "../../components/RulesLink.tsx";
import { Sentence, Theirs } from "../../components/Words.tsx";
import { say } from "../../i18n/index.ts";
import { seatNames } from "../../i18n/people.ts";
import type { Seat } from "../../table/model/model.ts";
import type { AfterMatch } from "./AfterMatch.tsx";
import { endingOf, SERIES_WINS } from "./ending.ts";
import "./gameOver.css";

interface GameOverProps {
  readonly room: RoomView;
  readonly mine: Seat | null;
  readonly onRematch: () => void;
}

/** A table of an evening is for one match, or one series. */
const undecided = ({ options, seats }: RoomView): boolean =>
  options.bestOf === 3 && Math.max(...seats.map(({ score }) => score)) < 2;

/** Drawn once everything that led to the end has been seen. */
export function GameOver({ room, mine, onRematch }: GameOverProps) {
  const [aside, setAside] = useState(false);
  const After = useAfterMatch();
  const title = useRef<HTMLHeadingElement>(null);
  const wayBack = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    (aside ? wayBack : title).current?.focus();
  }, [aside]);
  const outcome = room.table?.outcome ?? null;
  if (room.phase !== "over" || outcome === null) return null;
  if (aside)
    return (
      <button
        ref={wayBack}
        type="button"
        class="button button-act over-back"
        id="over-back"
        onClick={() => setAside(false)}
      >
        {say("backToResult")}
      </button>
    );
  const { result, title: titleWords, reason, score, series, stage, again } = endingOf(room, outcome, mine);
  const names = seatNames(room.seats).map((name, seat) => (seat === mine ? say("you") : name)) as [string, string];
  return (
    <section class="over" aria-labelledby="over-title" data-result={result} data-stage={stage}>
      {stage === "series" ? (
        <Pips room={room} names={names} />
      ) : (
        <div class="over-picture" aria-hidden="true">
          <CommonPicture frame={result === "won" || result === "watched" ? "crown" : "heart-broken"} />
        </div>
      )}
      <h2 id="over-title" tabIndex={-1} ref={title}>
        <Sentence {...titleWords} />
      </h2>
      <p class="over-reason">
        <Sentence {...reason} />
      </p>
      {score !== null && (
        <p class="over-score">
          <Sentence {...score} />
        </p>
      )}
      {series !== null && (
        <p class="over-series">
          <Sentence {...series} />
        </p>
      )}
      {room.evening !== null && (
        <a class="button button-act button-big" id="over-evening" href={eveningHref(room.evening)}>
          {say("eveningBack")}
        </a>
      )}
      {mine !== null && (room.evening === null || undecided(room)) && (
        <span class="over-rematch">
          <RematchWish room={room} mine={mine} />
          <button
            type="button"
            class="button button-act button-big"
            id="over-rematch"
            disabled={room.seats[mine].rematch}
            onClick={onRematch}
          >
            {say(room.seats[mine].rematch ? "rematchAsked" : again)}
          </button>
        </span>
      )}
      {After !== null && <After matchId={room.matchId} names={names} mine={mine} />}
      <div class="actions">
        <a class="button" id="over-replay" href={replayHref(room.matchId)}>
          {say("watchReplay")}
        </a>
        <button type="button" class="button button-quiet" id="over-look" onClick={() => setAside(true)}>
          {say("lookAtTable")}
        </button>
        <RulesLink class="button-quiet" />
        <a class="button" id="over-home" href={HREF.home}>
          {say("home")}
        </a>
      </div>
    </section>
  );
}

/** Fetched when a match is over: nobody needs it before. */
function useAfterMatch() {
  const [loaded, setLoaded] = useState<{ readonly AfterMatch: typeof AfterMatch } | null>(null);
  useEffect(() => {
    let gone = false;
    void import("./AfterMatch.tsx").then(
      (module) => gone || setLoaded(module),
      // Without it the end is told all the same.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, []);
  return loaded?.AfterMatch ?? null;
}

/** Who has won how many of those that are needed; the score below says it in words. */
const Pips = ({ room: { seats }, names }: { readonly room: RoomView; readonly names: readonly [string, string] }) => (
  <div class="over-pips" aria-hidden="true">
    {([0, 1] as const).map((seat) => (
      <span key={seat} class="over-pips-of">
        <Theirs text={names[seat]} />
        {Array.from({ length: SERIES_WINS }, (_, at) => (
          <i key={at} data-won={at < seats[seat].score} />
        ))}
      </span>
    ))}
  </div>
);

/** The other one has already asked for another match. */
function RematchWish({ room: { seats }, mine }: { readonly room: RoomView; readonly mine: Seat }) {
  const other = mine === 0 ? 1 : 0;
  if (seats[mine].rematch || !seats[other].rematch || seats[other].bot !== null) return null;
  return (
    <small role="status">
      <Sentence of="rematchWanted" fill={{ who: seatNames(seats)[other] }} />
    </small>
  );
}

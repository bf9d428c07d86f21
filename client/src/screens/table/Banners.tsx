/** Strips over the table: connection, absence, a move asked back, advice. */
import { type RoomView, TO_ROOM } from "@mindbug/shared/protocol";
import type { ComponentChildren } from "preact";
import { useSecondsLeft } from "../../components/useSecondsLeft.ts";
import { Sentence } from "../../components/Words.tsx";
import { say } from "../../i18n/index.ts";
import { seatNames } from "../../i18n/people.ts";
import type { Seat } from "../../table/model/model.ts";
import { absentSeat, takebackFor } from "./absence.ts";
import type { RoomSession } from "../../sources/roomSession.ts";
import { ownSeat } from "./ownSeat.ts";
import "./banners.css";

interface BannersProps {
  readonly session: RoomSession;
  /** Said for a moment: advice, or why something was not done. */
  readonly advice: ComponentChildren;
}

export const Banners = ({ session, advice }: BannersProps) => {
  const room = session.room.value;
  const mine = ownSeat(session.you.value);
  return (
    <div class="banners">
      <ConnectionStrip session={session} />
      {room !== null && <AwayStrip session={session} room={room} mine={mine} />}
      {room !== null && mine !== null && <TakebackStrip session={session} room={room} mine={mine} />}
      <div class="banner banner-advice" role="status" hidden={advice === null}>
        {advice}
      </div>
    </div>
  );
};

function ConnectionStrip({ session }: { readonly session: RoomSession }) {
  const state = session.connection.value;
  return (
    <div class="banner banner-danger" role="alert" hidden={state.is !== "retrying"}>
      {state.is === "retrying" && [
        <span key="words">{say(state.why === "restart" ? "serverRestarts" : "connectionLost")}</span>,
        <button key="retry" type="button" class="button button-quiet" onClick={() => session.retryNow()}>
          {say("retryNow")}
        </button>,
      ]}
    </div>
  );
}

interface StripProps<S = Seat> {
  readonly session: RoomSession;
  readonly room: RoomView;
  readonly mine: S;
}

function AwayStrip({ session, room, mine }: StripProps<Seat | null>) {
  const away = absentSeat(room, mine);
  const since = away === null ? null : room.seats[away].awaySince + session.claimAfter.value;
  const left = useSecondsLeft(mine === null ? null : since, () => session.serverNow());
  const timed = room.options.clock !== "off";
  return (
    <div class="banner" role="status" hidden={away === null}>
      {away !== null && <Sentence of="awayBanner" fill={{ who: seatNames(room.seats)[away] }} />}
      {away !== null && left !== null && left > 0 && !timed && (
        <span class="quiet" aria-hidden="true">
          {say("awayClaimIn", { time: `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}` })}
        </span>
      )}
      {away !== null && left === 0 && !timed && (
        <button type="button" class="button button-act" onClick={() => session.send(TO_ROOM.claim)}>
          {say("claim")}
        </button>
      )}
      {away !== null && left === 0 && (
        <button type="button" class="button" onClick={() => session.send(TO_ROOM.bot, { level: "player" })}>
          {say("botTakesOver")}
        </button>
      )}
    </div>
  );
}

function TakebackStrip({ session, room, mine }: StripProps) {
  const asked = takebackFor(room, mine);
  const answer = (accept: boolean): void => session.send(TO_ROOM.takebackReply, { accept });
  return (
    <div class="banner banner-ask" role="alert" hidden={asked === null}>
      {asked === "own" && say("takebackAsked")}
      {asked === "other" && [
        <Sentence key="words" of="takebackQuestion" fill={{ who: seatNames(room.seats)[room.takeback ?? mine] }} />,
        <button key="yes" type="button" class="button button-act" onClick={() => answer(true)}>
          {say("takebackYes")}
        </button>,
        <button key="no" type="button" class="button" onClick={() => answer(false)}>
          {say("takebackNo")}
        </button>,
      ]}
    </div>
  );
}

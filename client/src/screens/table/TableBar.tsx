/** One strip of buttons and facts; it has its own place, so that it never covers a card. */
import { type RoomView, type Takeback, TO_ROOM } from "@mindbug/shared/protocol";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { Icon, type IconName } from "../../components/Icon.tsx";
import { useSecondsLeft } from "../../components/useSecondsLeft.ts";
import { say, type TextKey } from "../../i18n/index.ts";
import { closeReference, openReference, reading } from "../../rulebook/reading.ts";
import type { Seat } from "../../table/model/model.ts";
import { sounds } from "../../sound/sounds.ts";
import { clockFace } from "./clockFace.ts";
import type { RoomSession } from "../../sources/roomSession.ts";
import { ownSeat } from "./ownSeat.ts";
import "./tableBar.css";

const TICK_AT = 5;

interface BarButtonProps {
  readonly icon: IconName;
  readonly word: string;
  readonly id: string;
  readonly onClick: () => void;
  readonly disabled?: boolean;
  readonly title?: string;
  readonly [data: `data-${string}` | `aria-${string}`]: string | boolean;
}

export const BarButton = ({ icon, word, ...rest }: BarButtonProps) => (
  <button type="button" class="button bar-button" {...rest}>
    <span class="bar-label">
      <Icon name={icon} />
      <span class="bar-word">{word}</span>
    </span>
  </button>
);

/** The whole words, and what a phone has room for. */
const LongAndShort = ({ long, short }: { readonly long: string; readonly short: string }) => (
  <>
    <span class="bar-word">{long}</span>
    <span class="bar-short" aria-hidden="true">
      {short}
    </span>
  </>
);

interface TableBarProps {
  readonly session: RoomSession;
  readonly feed: { readonly open: boolean; readonly unread: boolean; readonly onToggle: () => void };
  /** The bot is asked for advice; nothing has come back yet. */
  readonly thinking: boolean;
  readonly onHint: () => void;
  readonly onMenu: () => void;
  /** Says why something cannot be done. */
  readonly onNo: (words: string) => void;
}

const NO_TAKEBACK: Readonly<Record<Takeback, TextKey | null>> = {
  possible: null,
  nothing: "nothingToTakeBack",
  denied: "takebackDeniedBefore",
};

interface TakebackButtonProps {
  readonly possible: Takeback;
  readonly onAsk: () => void;
  readonly onNo: (words: string) => void;
}

/** Can be pressed while it does nothing: then it says why. */
function TakebackButton({ possible, onAsk, onNo }: TakebackButtonProps) {
  const no = NO_TAKEBACK[possible];
  return (
    <BarButton
      icon="undo"
      word={say("takeback")}
      id="takeback"
      aria-disabled={no !== null}
      {...(no === null ? {} : { title: say(no) })}
      onClick={() => (no === null ? onAsk() : onNo(say(no)))}
    />
  );
}

export function TableBar({ session, feed, thinking, onHint, onMenu, onNo }: TableBarProps) {
  const room = session.room.value;
  const mine = ownSeat(session.you.value);
  const playing = room?.phase === "playing" && mine !== null;
  return (
    <header class="table-bar">
      <BarButton icon="menu" word={say("menu")} id="menu" onClick={onMenu} />
      <span class="bar-facts">
        {room !== null && <RoomClock session={session} room={room} mine={mine} />}
        {room !== null && <Watchers room={room} mine={mine} />}
      </span>
      <ReferenceButton />
      {playing && mayHint(room) && (
        <BarButton
          icon="bulb"
          word={say("hint")}
          id="hint"
          disabled={room.table?.prompt?.answers == null}
          data-thinking={thinking ? "yes" : "no"}
          onClick={onHint}
        />
      )}
      {playing && (
        <TakebackButton possible={room.seats[mine].takeback} onAsk={() => session.send(TO_ROOM.takeback)} onNo={onNo} />
      )}
      <FeedToggle {...feed} />
    </header>
  );
}

const mayHint = ({ seats, options }: RoomView): boolean => options.hints || seats.some(({ bot }) => bot !== null);

export const ReferenceButton = () => (
  <BarButton
    icon="book"
    word={say("rulesTitle")}
    id="reference-toggle"
    aria-controls="reference"
    aria-expanded={reading.value !== null}
    onClick={() => (reading.peek() === null ? openReference() : closeReference())}
  />
);

interface FeedToggleProps {
  readonly open: boolean;
  readonly unread?: boolean;
  readonly onToggle: () => void;
}

export const FeedToggle = ({ open, unread = false, onToggle }: FeedToggleProps) => (
  <BarButton
    icon="speak"
    word={say("log")}
    id="feed-toggle"
    aria-controls="feed"
    aria-expanded={open}
    data-unread={unread && !open ? "yes" : "no"}
    onClick={onToggle}
  />
);

interface FactProps {
  readonly room: RoomView;
  readonly mine: Seat | null;
}

const Watchers = ({ room: { spectators }, mine }: FactProps) => (
  <span class="watchers">
    {spectators > 0 && (
      <span class="watchers-inside" title={say("spectatorsCount", { n: spectators })}>
        <Icon name="eye" />
        <LongAndShort long={say("spectatorsCount", { n: spectators })} short={String(spectators)} />
      </span>
    )}
    {mine === null && <span class="chip">{say("youAreSpectator")}</span>}
  </span>
);

function RoomClock({ session, room, mine }: FactProps & { readonly session: RoomSession }): ComponentChildren {
  const left = useSecondsLeft(room.deadline, () => session.serverNow());
  const clock = clockFace(room, left, mine);
  const ticks = clock !== null && clock.mine && clock.left <= TICK_AT;
  useEffect(() => {
    if (ticks) sounds.play("clock");
  }, [ticks, left]);
  if (clock === null) return null;
  return (
    <span class="clock" role="timer" data-warn={clock.warn} data-mine={clock.mine ? "yes" : "no"}>
      <LongAndShort
        long={say(clock.reserve ? "bankOf" : "clockOf", { n: clock.shown })}
        short={say("clockShort", { n: clock.shown })}
      />
      {clock.hurry && <b> {say("hurry")}</b>}
    </span>
  );
}

/** The waiting room: the code in large letters, who is here, ready. */
import { BOT_LEVELS, type RoomView, type SeatView, type SendToRoom, TO_ROOM } from "@mindbug/shared/protocol";
import { setName } from "@mindbug/shared/text";
import { useState } from "preact/hooks";
import { CopyButton } from "../../components/CopyButton.tsx";
import { Emblem } from "../../components/Emblem.tsx";
import { Icon } from "../../components/Icon.tsx";
import { HomeLink } from "../message/MessagePage.tsx";
import { Page } from "../../components/Page.tsx";
import { Picture } from "../../components/Picture.tsx";
import { PoolList } from "../../components/PoolList.tsx";
import { RulesLink } from "../../components/RulesLink.tsx";
import { ShareButton } from "../../components/ShareButton.tsx";
import { Watchers } from "../../components/Watchers.tsx";
import { Theirs } from "../../components/Words.tsx";
import { language, say, type TextKey } from "../../i18n/index.ts";
import { levelName, seatNames } from "../../i18n/people.ts";
import { roomLink } from "../../net/place.ts";
import type { RoomSession } from "../../sources/roomSession.ts";
import { QrCode } from "./QrCode.tsx";
import "./lobby.css";

const CHAIR_PICTURES = ["luchataur", "gorillion"] as const;

type ChairState = "free" | "away" | "ready" | "thinking";

const CHAIR_WORDS: Readonly<Record<ChairState, TextKey>> = {
  free: "seatFreeLine",
  away: "awayMark",
  ready: "ready",
  thinking: "notReady",
};

const chairState = ({ taken, connected, ready }: SeatView): ChairState =>
  !taken ? "free" : !connected ? "away" : ready ? "ready" : "thinking";

interface ChairProps {
  readonly seat: SeatView;
  readonly picture: string;
  readonly name: string;
  readonly mine: boolean;
}

function Chair({ seat, picture, name, mine }: ChairProps) {
  const state = chairState(seat);
  return (
    <li class="chair" data-state={state}>
      <Picture atlas="first-contact" frame={picture} class="chair-picture" />
      <span class="chair-name">
        {seat.taken ? <Theirs text={name} /> : say("seatFree")}
        {mine && <small> ({say("youMark")})</small>}
      </span>
      <span class="chair-state">{say(CHAIR_WORDS[state])}</span>
    </li>
  );
}

const InviteBot = ({ send }: { readonly send: SendToRoom }) => (
  <details class="invite-bot">
    <summary>{say("inviteBot")}</summary>
    <div class="actions">
      {BOT_LEVELS.map((level) => (
        <button
          key={level}
          type="button"
          class="button"
          data-act={`bot-${level}`}
          onClick={() => send(TO_ROOM.bot, { level })}
        >
          {levelName(level)}
        </button>
      ))}
    </div>
  </details>
);

interface ActionsProps {
  readonly view: RoomView;
  readonly mine: 0 | 1 | null;
  readonly send: SendToRoom;
}

function Actions({ view, mine, send }: ActionsProps) {
  if (mine === null)
    return (
      <div class="actions">
        <p>{say("watchingNow")}</p>
        <HomeLink />
      </div>
    );
  const { ready } = view.seats[mine];
  return (
    <div class="actions">
      <button
        type="button"
        class={`button ${ready ? "" : "button-act button-big"}`}
        id="ready"
        data-act="ready"
        onClick={() => send(TO_ROOM.ready, { ready: !ready })}
      >
        {say(ready ? "iAmNotReady" : "iAmReady")}
      </button>
      <p class="quiet">{say("startsWhenReady")}</p>
      {view.seats.some(({ taken }) => !taken) && <InviteBot send={send} />}
    </div>
  );
}

interface SharingProps {
  readonly code: string;
  readonly qrShown: boolean;
  readonly onQr: () => void;
}

const Sharing = ({ code, qrShown, onQr }: SharingProps) => (
  <div class="actions">
    <ShareButton text={say("shareText", { code })} address={() => roomLink(code)} />
    <CopyButton id="copy-link" address={() => roomLink(code)}>
      <Icon name="link" />
      {say("copyLink")}
    </CopyButton>
    <button type="button" class="button" aria-expanded={qrShown} onClick={onQr}>
      {say("showQr")}
    </button>
  </div>
);

function HouseRules({ options: { sets, pool, clock, bestOf, locked } }: Pick<RoomView, "options">) {
  return (
    <div class="house-rules">
      {sets.map((set) => (
        <span key={set} class="chip">
          <Emblem set={set} />
          {setName(set, language())}
        </span>
      ))}
      <span class="chip">{clock === "off" ? say("clockOff") : say("clockSeconds", { n: clock })}</span>
      <span class="chip">{say(bestOf === 3 ? "bestOf3" : "bestOf1")}</span>
      {locked && <span class="chip">{say("lockedMark")}</span>}
      <span class="chip">{say(bestOf === 3 ? "loserBegins" : "cardsDecideStart")}</span>
      {pool !== null && <PoolList pool={pool} />}
    </div>
  );
}

interface LobbyProps {
  readonly view: RoomView;
  /** The seat of who looks at it; null in the audience. */
  readonly mine: 0 | 1 | null;
  readonly session: RoomSession;
}

export function Lobby({ view, mine, session }: LobbyProps) {
  const names = seatNames(view.seats);
  const [qrShown, showQr] = useState(false);
  return (
    <Page title={say("waitingRoom")} tabTitle={say("tableFor", { code: view.code })} class="lobby">
      <section class="invite" aria-label={say("sendCode")}>
        <p class="invite-line">{say("sendCode")}</p>
        <p class="big-code" id="room-code">
          {view.code}
        </p>
        <Sharing code={view.code} qrShown={qrShown} onQr={() => showQr(!qrShown)} />
      </section>
      <ol class="chairs" aria-live="polite">
        {view.seats.map((seat, index) => (
          <Chair
            key={index}
            seat={seat}
            picture={CHAIR_PICTURES[index === 0 ? 0 : 1]}
            name={names[index] ?? ""}
            mine={mine === index}
          />
        ))}
      </ol>
      <div class="audience">
        <p>{view.spectators === 0 ? say("nobodyWatching") : say("spectatorsCount", { n: view.spectators })}</p>
        <Watchers session={session} />
        {view.options.spectators === "open" && <p class="open-hands">{say("openHandsMean")}</p>}
      </div>
      <Actions view={view} mine={mine} send={session.send} />
      {qrShown && (
        <div class="qr">
          <QrCode address={roomLink(view.code)} />
        </div>
      )}
      <HouseRules options={view.options} />
      <p class="actions">
        <RulesLink class="button-quiet" />
      </p>
    </Page>
  );
}

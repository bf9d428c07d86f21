/** A room from the first knock to the last rematch: chooses what to show from what the connection says. */
import { TO_ROOM } from "@mindbug/shared/protocol";
import type { ComponentType } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { useTitle } from "../../app/attention.ts";
import { focusHeading } from "../../app/focus.ts";
import { FIRST_VISIT, place, replacePlace } from "../../app/navigation.ts";
import { eveningHref } from "../../app/router.ts";
import { say } from "../../i18n/index.ts";
import { seatSecret } from "../../net/secrets.ts";
import { RoomSession } from "../../sources/roomSession.ts";
import { playerName } from "../../store/nickname.ts";
import { settings } from "../../store/settings.ts";
import { ConnectingPage, HomeLink, MessagePage, RefusedPage, ReplacedPage } from "../message/MessagePage.tsx";
import { Invitation } from "./Invitation.tsx";
import { ownSeat } from "../table/ownSeat.ts";
import { Lobby } from "./Lobby.tsx";
import { PasswordPage } from "./PasswordPage.tsx";

interface OfRoom {
  readonly session: RoomSession;
}

const LostPage = ({ session, restart }: OfRoom & { readonly restart: boolean }) => (
  <MessagePage picture="snail-hydra" title={say(restart ? "serverRestarts" : "connectionLost")}>
    <button type="button" class="button" onClick={() => session.retryNow()}>
      {say("retryNow")}
    </button>
    <HomeLink />
  </MessagePage>
);

/** The server knows other rules than the match was begun under. */
function BrokenPage({ session }: OfRoom) {
  const mine = ownSeat(session.you.value);
  const asked = mine !== null && session.room.value?.seats[mine].rematch === true;
  const rematch = (): void => session.send(TO_ROOM.rematch);
  return (
    <MessagePage picture="strange-barrel" title={say("matchBroken")} line={say("matchBrokenLine")}>
      {mine !== null && (
        <button type="button" class="button button-act" id="new-match" disabled={asked} onClick={rematch}>
          {say(asked ? "rematchAsked" : "newMatch")}
        </button>
      )}
      <HomeLink />
    </MessagePage>
  );
}

const fetchTable = () => import("../table/RoomTable.tsx");

/** The table is fetched when it is first wanted. */
function Table({ session }: OfRoom) {
  const [Fetched, setFetched] = useState<ComponentType<OfRoom> | null>(null);
  useEffect(() => {
    let gone = false;
    void fetchTable().then(({ RoomTable }) => {
      if (!gone) setFetched(() => RoomTable);
    });
    return () => {
      gone = true;
    };
  }, []);
  return Fetched === null ? <ConnectingPage /> : <Fetched session={session} />;
}

interface SeatedProps extends RoomProps {
  readonly ready: boolean;
  readonly password: string;
}

function Seated({ code, watch, ready, password }: SeatedProps) {
  const [session] = useState(
    () => new RoomSession(code, { name: playerName(), ready, password, ...(watch ? { watch } : {}) }),
  );
  const element = useRef<HTMLDivElement>(null);
  useTitle(say("tableFor", { code }));
  useLayoutEffect(() => {
    session.start();
    return () => session.close();
  }, [session]);
  const state = session.connection.value;
  const view = session.room.value;
  const [page, content] =
    state.is === "refused"
      ? ["refused", <RefusedPage why={state.why} code={code} />]
      : state.is === "locked"
        ? ["locked", <PasswordPage code={code} wrong={state.wrong} onEnter={(given) => session.enter(given)} />]
        : state.is === "replaced"
          ? ["replaced", <ReplacedPage onPlayHere={() => session.takeOver()} />]
          : view !== null && view.phase !== "lobby" && view.phase !== "broken"
            ? ["table", <Table session={session} />]
            : state.is === "retrying"
              ? ["lost", <LostPage session={session} restart={state.why === "restart"} />]
              : view === null
                ? ["connecting", <ConnectingPage />]
                : view.phase === "lobby"
                  ? ["lobby", <Lobby view={view} mine={ownSeat(session.you.value)} session={session} />]
                  : ["broken", <BrokenPage session={session} />];
  useLayoutEffect(() => {
    if (state.is === "evening") replacePlace(eveningHref(code));
  }, [state.is, code]);
  useLayoutEffect(() => {
    if (page === "refused" || page === "replaced" || page === "locked" || page === "lobby")
      focusHeading(element.current);
    // While people wait for each other the table can already be fetched.
    if (page === "lobby") void fetchTable();
  }, [page]);
  return (
    <div ref={element} class="room" data-connection={state.is}>
      {content}
    </div>
  );
}

interface RoomProps {
  readonly code: string;
  readonly watch: boolean;
}

export function Room({ code, watch }: RoomProps) {
  // The page began with this address: somebody sent it, and whoever follows it wants to play.
  const [followed] = useState(() => !watch && seatSecret(code) === null && place().visit === FIRST_VISIT);
  const [stranger, setStranger] = useState(() => !watch && seatSecret(code) === null && settings().name === "");
  const [password, setPassword] = useState("");
  const sit = (given: string): void => {
    setPassword(given);
    setStranger(false);
  };
  useTitle(say("tableFor", { code }));
  return (
    <div class="room-frame">
      {stranger ? (
        <Invitation code={code} onSit={sit} />
      ) : (
        <Seated code={code} watch={watch} ready={followed} password={password} />
      )}
    </div>
  );
}

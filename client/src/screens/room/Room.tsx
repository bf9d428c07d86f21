/** A room from the first knock to the last rematch: chooses what to show from what the connection says. */
import { useSignal } from "@preact/signals";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { useTitle } from "../../app/attention.ts";
import { focusHeading } from "../../app/focus.ts";
import { language, say } from "../../i18n/index.ts";
import { seatSecret } from "../../net/secrets.ts";
import { settings } from "../../store/settings.ts";
import { ConnectingPage, HomeLink, MessagePage, RefusedPage, ReplacedPage } from "../message/MessagePage.tsx";
import { RoomConnection } from "./connection.ts";
import { Invitation } from "./Invitation.tsx";
import { Lobby } from "./Lobby.tsx";

interface OfRoom {
  readonly room: RoomConnection;
}

const LostPage = ({ room, restart }: OfRoom & { readonly restart: boolean }) => (
  <MessagePage picture="snail-hydra" title={say(restart ? "serverRestarts" : "connectionLost")}>
    <button type="button" class="button" onClick={() => room.link.retryNow()}>
      {say("retryNow")}
    </button>
    <HomeLink />
  </MessagePage>
);

/** The server knows other rules than the match was begun under. */
function BrokenPage({ room }: OfRoom) {
  const asked = room.mine !== null && room.view.value?.seats[room.mine].rematch === true;
  return (
    <MessagePage picture="strange-barrel" title={say("matchBroken")} line={say("matchBrokenLine")}>
      {room.mine !== null && (
        <button type="button" class="button button-act" id="new-match" disabled={asked} onClick={room.rematch}>
          {say(asked ? "rematchAsked" : "newMatch")}
        </button>
      )}
      <HomeLink />
    </MessagePage>
  );
}

/** The table is fetched when it is first wanted. */
function Table({ room }: OfRoom) {
  const frame = useRef<HTMLDivElement>(null);
  const fetched = useSignal(false);
  useLayoutEffect(() => {
    let leave = (): void => room.tableLeft();
    let gone = false;
    const open = async (): Promise<void> => {
      const { TableStage } = await import("../tableStage.ts");
      if (gone) return;
      const stage = new TableStage(room.link);
      leave = () => {
        room.tableLeft();
        stage.destroy();
      };
      fetched.value = true;
      frame.current?.replaceChildren(stage.element);
      await stage.open();
      if (!gone) room.tableOpened(stage);
    };
    void open();
    return () => {
      gone = true;
      leave();
    };
  }, []);
  return (
    <>
      {!fetched.value && <ConnectingPage />}
      <div ref={frame} />
    </>
  );
}

function Seated({ code, watch }: RoomProps) {
  const [room] = useState(() => new RoomConnection(code, watch));
  const element = useRef<HTMLDivElement>(null);
  useTitle(say("tableFor", { code }));
  useLayoutEffect(() => {
    room.link.start();
    return () => room.link.close();
  }, [room]);
  const state = room.state.value;
  const view = room.view.value;
  const [page, content] =
    state.is === "refused"
      ? ["refused", <RefusedPage why={state.why} code={code} />]
      : state.is === "replaced"
        ? ["replaced", <ReplacedPage onPlayHere={room.takeOver} />]
        : view !== null && view.phase !== "lobby" && view.phase !== "broken"
          ? ["table", <Table key={language()} room={room} />]
          : state.is === "retrying"
            ? ["lost", <LostPage room={room} restart={state.why === "restart"} />]
            : view === null
              ? ["connecting", <ConnectingPage />]
              : view.phase === "lobby"
                ? ["lobby", <Lobby view={view} mine={room.mine} send={room.send} />]
                : ["broken", <BrokenPage room={room} />];
  useLayoutEffect(() => {
    if (page === "refused" || page === "replaced" || page === "lobby") focusHeading(element.current);
    // While people wait for each other the table can already be fetched.
    if (page === "lobby") void import("../tableStage.ts");
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
  const [stranger, setStranger] = useState(!watch && seatSecret(code) === null && settings().name === "");
  useTitle(say("tableFor", { code }));
  return (
    <div class="room-frame">
      {stranger ? <Invitation code={code} onSit={() => setStranger(false)} /> : <Seated code={code} watch={watch} />}
    </div>
  );
}

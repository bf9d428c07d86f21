/** An evening of many: who plays whom, how they stand, and the way to one's own table. */
import { personOf, tableOf } from "@mindbug/shared/evening";
import { type EveningRefusal, type EveningView, TO_EVENING } from "@mindbug/shared/protocol";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { attention } from "../../app/attention.ts";
import { focusHeading } from "../../app/focus.ts";
import { go, replacePlace } from "../../app/navigation.ts";
import { HREF, roomHref } from "../../app/router.ts";
import { CopyButton } from "../../components/CopyButton.tsx";
import { Icon } from "../../components/Icon.tsx";
import { Page } from "../../components/Page.tsx";
import { ShareButton } from "../../components/ShareButton.tsx";
import { Sentence } from "../../components/Words.tsx";
import { say, type TextKey } from "../../i18n/index.ts";
import { EveningLink } from "../../net/eveningLink.ts";
import { roomLink } from "../../net/place.ts";
import { forgetSeat, keepSeat, seatSecret } from "../../net/secrets.ts";
import { playerName } from "../../store/nickname.ts";
import { ConnectingPage, RefusedPage, ReplacedPage } from "../message/MessagePage.tsx";
import { PasswordPage } from "../room/PasswordPage.tsx";
import { Chat } from "./Chat.tsx";
import { HostPanel } from "./HostPanel.tsx";
import { personName } from "./names.ts";
import { People } from "./People.tsx";
import { Standings } from "./Standings.tsx";
import { Tables } from "./Tables.tsx";
import "../room/lobby.css";
import "./evening.css";

const REFUSED_WORDS: Readonly<Record<EveningRefusal, TextKey>> = {
  malformed: "eveningRefused",
  unknownMessage: "eveningRefused",
  internal: "eveningRefused",
  unknownTable: "eveningTableOver",
  unknownPerson: "eveningPersonGone",
  alreadyPlaying: "eveningAlreadyPlaying",
  notTheHost: "eveningOnlyHost",
  notInTheEvening: "eveningOnlyLooking",
  notNow: "eveningNotNow",
  notSaved: "notSaved",
  tooFrequent: "slowDown",
};

/** One's own match, in large: nobody overlooks that it is their turn. */
function OwnTable({ view, me }: { readonly view: EveningView; readonly me: number }) {
  const table = tableOf(view, me);
  const id = table?.id ?? 0;
  useEffect(() => {
    attention.call(id > 0);
    return () => attention.call(false);
  }, [id]);
  if (table === null) return null;
  const other = table.seats[0] === me ? table.seats[1] : table.seats[0];
  return (
    <section class="evening-own" role="status">
      <p>
        <Sentence of="eveningYouPlay" fill={{ who: personName(view, other) }} />
      </p>
      <a class="button button-act button-big" id="to-table" href={roomHref(table.code)}>
        {say("eveningToTable")}
      </a>
    </section>
  );
}

function OwnPart({ view, link, me }: { readonly view: EveningView; readonly link: EveningLink; readonly me: number }) {
  const [leaving, setLeaving] = useState(false);
  const out = personOf(view, me)?.part === "watching";
  const leave = (): void => {
    link.send(TO_EVENING.leave);
    forgetSeat(view.code);
    go(HREF.home);
  };
  return (
    <div class="actions evening-part">
      <button
        type="button"
        class={`button ${out ? "button-act" : "button-quiet"}`}
        onClick={() => link.send(TO_EVENING.part, { part: out ? "playing" : "watching" })}
      >
        {say(out ? "eveningPlayAlong" : "eveningSitOut")}
      </button>
      {leaving ? (
        <>
          <span role="status">{say("eveningLeaveSure")}</span>
          <button type="button" class="button" onClick={leave}>
            {say("yes")}
          </button>
          <button type="button" class="button button-quiet" onClick={() => setLeaving(false)}>
            {say("no")}
          </button>
        </>
      ) : (
        <button type="button" class="button button-quiet" onClick={() => setLeaving(true)}>
          {say("eveningLeave")}
        </button>
      )}
    </div>
  );
}

interface OfLink {
  readonly link: EveningLink;
}

function EveningRoom({ link }: OfLink) {
  const view = link.view.value;
  const me = link.person.value;
  if (view === null) return <ConnectingPage />;
  const refused = link.refused.value;
  return (
    <Page title={say("eveningTitle")} tabTitle={say("eveningFor", { code: view.code })} class="evening">
      {link.state.value.is === "retrying" && (
        <p class="evening-banner" role="alert">
          {say("connectionLost")}
        </p>
      )}
      {me !== null && <OwnTable view={view} me={me} />}
      <section class="invite" aria-label={say("sendCode")}>
        <p class="invite-line">{say("eveningSendCode")}</p>
        <p class="big-code" id="room-code">
          {view.code}
        </p>
        <div class="actions">
          <ShareButton text={say("shareText", { code: view.code })} address={() => roomLink(view.code)} />
          <CopyButton id="copy-link" address={() => roomLink(view.code)}>
            <Icon name="link" />
            {say("copyLink")}
          </CopyButton>
        </div>
      </section>
      {refused !== null && (
        <p class="complaint" role="alert">
          {say(REFUSED_WORDS[refused.code])}
        </p>
      )}
      <div class="evening-columns">
        <div class="evening-column">
          <HostPanel view={view} link={link} me={me} />
          <Tables view={view} link={link} me={me} />
          <Standings view={view} me={me} />
        </div>
        <div class="evening-column">
          <People view={view} link={link} me={me} />
          {me === null ? (
            <p class="evening-part quiet">{say("eveningOnlyLooking")}</p>
          ) : (
            <OwnPart view={view} link={link} me={me} />
          )}
          <Chat view={view} link={link} />
        </div>
      </div>
    </Page>
  );
}

export function Evening({ code }: { readonly code: string }) {
  const [link] = useState(() => new EveningLink(code, { name: playerName(), password: "", watch: false }));
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    link.start();
    return () => link.close();
  }, [link]);
  const state = link.state.value;
  const view = link.view.value;
  useEffect(() => {
    // Its tables know this person by the same secret.
    const secret = seatSecret(code);
    const table = view === null || link.person.value === null ? null : tableOf(view, link.person.value);
    if (secret !== null && table !== null && seatSecret(table.code) !== secret) {
      keepSeat(table.code, secret);
      keepSeat(code, secret);
    }
  }, [view, code, link]);
  useLayoutEffect(() => {
    if (state.is === "table") replacePlace(roomHref(code));
    else if (state.is !== "open" && state.is !== "retrying") focusHeading(element.current);
  }, [state.is, code]);
  return (
    <div ref={element} class="room-frame" data-connection={state.is}>
      {state.is === "refused" ? (
        <RefusedPage why={state.why} code={code} />
      ) : state.is === "locked" ? (
        <PasswordPage code={code} wrong={state.wrong} onEnter={(password) => link.enter(password)} />
      ) : state.is === "replaced" ? (
        <ReplacedPage onPlayHere={() => link.takeOver()} />
      ) : (
        <EveningRoom link={link} />
      )}
    </div>
  );
}

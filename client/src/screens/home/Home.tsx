/** The first thing anybody sees. */
import { CARDS } from "@mindbug/shared/cards";
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useTitle } from "../../app/attention.ts";
import { HREF, roomHref } from "../../app/router.ts";
import { logoUrl } from "../../art/index.ts";
import { CardFace } from "../../components/CardFace.tsx";
import { CodeForm } from "../../components/CodeForm.tsx";
import { NameField } from "../../components/NameField.tsx";
import { CommonPicture, Picture } from "../../components/Picture.tsx";
import { SettingsPanel } from "../../components/SettingsPanel.tsx";
import { say, type TextKey } from "../../i18n/index.ts";
import { forgetSeat, lastSeat } from "../../net/secrets.ts";
import { install, mayInstall } from "../../offline/installing.ts";
import { lookForServer, serverReached } from "../../offline/reach.ts";
import { runningMatch } from "../../store/localMatches.ts";
import "./home.css";

const HERO = ["shark-dog", "bee-bear", "compost-dragon", "kangasaurus-rex", "elephantopus"];

interface DoorProps {
  readonly href: string;
  readonly label: TextKey;
  readonly line: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}

const BigDoor = ({ href, label, line, class: look = "", children }: DoorProps) => (
  <a class={`door ${look}`} href={href}>
    <span class="door-inside">
      <span class="door-pictures">{children}</span>
      <span class="door-label">{say(label)}</span>
      <span class="door-line">{line}</span>
    </span>
  </a>
);

const SmallDoor = ({ href, label, line, children }: DoorProps) => (
  <a class="small-door" href={href}>
    <span class="door-inside">
      {children}
      <span class="door-words">
        <span class="door-label">{say(label)}</span>
        <span class="door-line">{line}</span>
      </span>
    </span>
  </a>
);

/** The way back to the table this person came from. */
function Returning() {
  const [code, setCode] = useState(lastSeat);
  if (code === null) return null;
  const forget = (): void => {
    forgetSeat(code);
    setCode(null);
  };
  return (
    <p class="returning">
      <a class="button button-act" href={roomHref(code)}>
        {say("continueMatch", { code })}
      </a>
      <button type="button" class="button button-quiet" onClick={forget}>
        {say("forgetTable")}
      </button>
    </p>
  );
}

/** The way back to a match of this device, with or without a server. */
const LocalReturning = () =>
  runningMatch.value === null ? null : (
    <p class="returning">
      <a class="button button-act" id="local-continue" href={HREF.local}>
        {say("localContinue")}
      </a>
    </p>
  );

const Hero = () => (
  <header class="hero">
    <div class="hero-cards" aria-hidden="true">
      {HERO.map((card) => (
        <CardFace key={card} card={card} detail="hand" />
      ))}
    </div>
    <div class="hero-title">
      <h1>
        <img class="hero-logo" src={logoUrl} alt={say("appName")} width={480} height={160} />
      </h1>
      <p class="hero-tagline">{say("tagline")}</p>
    </div>
  </header>
);

export function Home() {
  useTitle("");
  useEffect(() => void lookForServer(), []);
  const reached = serverReached();
  return (
    <div class="page home">
      <Hero />
      <main class="home-body" id="content">
        <div class="home-fields">
          <NameField />
          <CodeForm label="joinCode" />
        </div>
        {!reached && (
          <p class="home-offline" role="status">
            {say("offlineNow")}
          </p>
        )}
        <Returning />
        <LocalReturning />
        <nav class="doors" aria-label={say("menu")}>
          <BigDoor
            href={HREF.friend}
            label="playFriend"
            line={say(reached ? "playFriendLine" : "needsServer")}
            class="door-friend"
          >
            <Picture atlas="first-contact" frame="bee-bear" />
            <Picture atlas="first-contact" frame="tiger-squirrel" />
          </BigDoor>
          <BigDoor href={HREF.bot} label="playBot" line={say("playBotLine")} class="door-bot">
            <Picture atlas="first-contact" frame="brain-fly" />
          </BigDoor>
        </nav>
        <nav class="small-doors" aria-label={say("home")}>
          <SmallDoor href={HREF.evening} label="eveningDoor" line={say("eveningDoorLine")}>
            <CommonPicture frame="heart" />
          </SmallDoor>
          <SmallDoor href={HREF.lesson} label="firstMatch" line={say("firstMatchLine")}>
            <CommonPicture frame="token-mindbug" />
          </SmallDoor>
          <SmallDoor href={HREF.rules} label="howTo" line={say("howToLine")}>
            <CommonPicture frame="trigger-play" />
          </SmallDoor>
          <SmallDoor href={HREF.cards} label="cardsTitle" line={say("cardsLine", { n: CARDS.length })}>
            <CommonPicture frame="back-first-contact" />
          </SmallDoor>
          <SmallDoor href={HREF.puzzles} label="puzzlesTitle" line={say("puzzlesLine")}>
            <CommonPicture frame="crown" />
          </SmallDoor>
          <SmallDoor href={HREF.analysis} label="analysisTitle" line={say("analysisLine")}>
            <CommonPicture frame="keyword-hunter" />
          </SmallDoor>
          <SmallDoor href={HREF.newLocal} label="localDoor" line={say("localDoorLine")}>
            <CommonPicture frame="pile-draw" />
          </SmallDoor>
          <SmallDoor href={HREF.record} label="recordTitle" line={say("recordLine")}>
            <CommonPicture frame="heart-full" />
          </SmallDoor>
          <SmallDoor href={HREF.watching} label="watch" line={say("watchLine")}>
            <CommonPicture frame="keyword-sneaky" />
          </SmallDoor>
        </nav>
        <SettingsPanel />
        {mayInstall() && (
          <p class="returning">
            <button type="button" class="button" id="install" onClick={install}>
              {say("install")}
            </button>
          </p>
        )}
      </main>
      <footer class="home-foot">
        <p>{say("unofficial")}</p>
        <p>{say("creditsLine")}</p>
      </footer>
    </div>
  );
}

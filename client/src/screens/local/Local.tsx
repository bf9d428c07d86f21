/** Matches against the bot in this browser. They need no network, and are kept until they are over. */
import { useEffect, useState } from "preact/hooks";
import { useTitle } from "../../app/attention.ts";
import { replacePlace } from "../../app/navigation.ts";
import { HREF } from "../../app/router.ts";
import { useOnlyTab } from "../../app/useOnlyTab.ts";
import { say } from "../../i18n/index.ts";
import type { Referee } from "../../sources/localSource.ts";
import { startReferee } from "../../sources/startReferee.ts";
import { forgetRunning, giveUp, readAgain, runningMatch } from "../../store/localMatches.ts";
import type { MatchJournal } from "../../worker/journal.ts";
import { ConnectingPage, HomeLink, MessagePage, ReplacedPage } from "../message/MessagePage.tsx";
import { LocalTable } from "./LocalTable.tsx";

export function Local({ match }: { readonly match: "kept" | "new" }) {
  const [hold, takeOver] = useOnlyTab("mindbug-local-match");
  // One for all the matches played here: a second one could no longer be fetched without a network.
  const [referee] = useState(startReferee);
  useEffect(() => () => referee.terminate(), []);
  useTitle(say("localTitle"));
  return (
    <div class="room-frame">
      {hold === "asking" ? (
        <ConnectingPage />
      ) : hold === "elsewhere" ? (
        <ReplacedPage onPlayHere={takeOver} />
      ) : (
        <Matches referee={referee} wanted={match} />
      )}
    </div>
  );
}

interface Begun {
  readonly round: number;
  readonly kept: MatchJournal | null;
}

function Matches({ referee, wanted }: { readonly referee: Referee; readonly wanted: "kept" | "new" }) {
  const [begun, setBegun] = useState<Begun | null>(() => {
    readAgain();
    const kept = runningMatch.peek();
    return wanted === "new" && kept !== null ? null : { round: 0, kept };
  });
  const [unreadable, setUnreadable] = useState(false);
  useEffect(() => {
    // Whoever reloads the page goes on with the match that they have begun.
    if (begun !== null) replacePlace(HREF.local);
  }, [begun]);
  const begin = (kept: MatchJournal | null): void => {
    setUnreadable(false);
    setBegun({ round: (begun?.round ?? 0) + 1, kept });
  };
  const giveUpAndBegin = (): void => {
    giveUp();
    begin(null);
  };
  if (unreadable) return <UnreadablePage onNew={() => begin(null)} />;
  if (begun === null) return <KeptQuestion onGoOn={() => begin(runningMatch.peek())} onNew={giveUpAndBegin} />;
  return (
    <LocalTable
      key={begun.round}
      referee={referee}
      kept={begun.kept}
      onAgain={() => begin(null)}
      onUnreadable={() => {
        forgetRunning();
        setUnreadable(true);
      }}
    />
  );
}

const KeptQuestion = ({ onGoOn, onNew }: { readonly onGoOn: () => void; readonly onNew: () => void }) => (
  <MessagePage picture="brain-fly" title={say("localKept")} line={say("localKeptLine")}>
    <button type="button" class="button button-act" id="local-go-on" onClick={onGoOn}>
      {say("localGoOn")}
    </button>
    <button type="button" class="button button-danger" id="local-new" onClick={onNew}>
      {say("localGiveUp")}
    </button>
    <HomeLink />
  </MessagePage>
);

const UnreadablePage = ({ onNew }: { readonly onNew: () => void }) => (
  <MessagePage picture="strange-barrel" title={say("matchBroken")} line={say("localBroken")}>
    <button type="button" class="button button-act" onClick={onNew}>
      {say("newMatch")}
    </button>
    <HomeLink />
  </MessagePage>
);

/** Matches to watch: running ones live, finished ones as replays. */
import { setName } from "@mindbug/shared/text";
import { useEffect, useState } from "preact/hooks";
import { HREF, replayHref, roomHref } from "../../app/router.ts";
import { CodeForm } from "../../components/CodeForm.tsx";
import { Emblem } from "../../components/Emblem.tsx";
import { Page } from "../../components/Page.tsx";
import { CommonPicture, Picture } from "../../components/Picture.tsx";
import { Theirs } from "../../components/Words.tsx";
import { language, say } from "../../i18n/index.ts";
import { recordedNames } from "../../i18n/people.ts";
import { type MatchSummary, recentMatches } from "../../net/api.ts";
import { localSummary } from "../../sources/localReplay.ts";
import { finishedMatches } from "../../store/localMatches.ts";
import { savedReplays } from "../../store/savedReplays.ts";
import "../message/message.css";
import "./watching.css";

const when = (at: number): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeStyle: "short" }).format(at);

/** Being played, and only for those who know its code. */
const needsCode = ({ status, code }: MatchSummary): boolean => status === "playing" && code === undefined;

function MatchAction({ match }: { readonly match: MatchSummary }) {
  if (match.status === "finished")
    return (
      <a class="button" href={replayHref(match.id)}>
        {say("watchReplay")}
      </a>
    );
  if (match.status === "broken") return <span class="quiet">{say("matchBroken")}</span>;
  if (match.code === undefined)
    return (
      <span class="chip chip-live" title={say("matchRunningLine")}>
        {say("matchRunning")}
      </span>
    );
  return (
    <a class="button button-act" href={roomHref(match.code, true)}>
      {say("watchLive")}
    </a>
  );
}

function MatchRow({ match }: { readonly match: MatchSummary }) {
  const names = recordedNames(match.names);
  const name = (seat: 0 | 1) => (
    <span class="match-name">
      <Theirs text={names[seat]} />
      {match.outcome?.winner === seat && <CommonPicture frame="crown" class="match-crown" />}
    </span>
  );
  return (
    <li class="match">
      <span class="match-sets">
        {match.sets.map((set) => (
          <Emblem key={set} set={set} />
        ))}
        <span class="visually-hidden">{match.sets.map((set) => setName(set, language())).join(", ")}</span>
      </span>
      <span class="match-names">
        {name(0)}
        <span class="quiet"> {say("versus")} </span>
        {name(1)}
      </span>
      <span class="match-when quiet">{when(match.startedAt)}</span>
      <MatchAction match={match} />
    </li>
  );
}

const NoMatches = () => (
  <div class="nothing">
    <Picture atlas="first-contact" frame="lone-yeti" class="message-picture" />
    <p>{say("noMatches")}</p>
    <a class="button button-act" href={HREF.bot}>
      {say("playBot")}
    </a>
  </div>
);

/** What is kept in this browser can be seen without a server. */
function KeptMatches() {
  const kept = [...finishedMatches.value.map(localSummary), ...savedReplays.value];
  if (kept.length === 0) return null;
  return (
    <section class="kept-matches">
      <h2>{say("keptReplays")}</h2>
      <ul class="match-list">
        {kept.map((match) => (
          <MatchRow key={match.id} match={match} />
        ))}
      </ul>
    </section>
  );
}

type Loaded = readonly MatchSummary[] | "loading" | "failed";

export function Watching() {
  const [matches, setMatches] = useState<Loaded>("loading");
  const load = (): void => {
    setMatches("loading");
    recentMatches().then(setMatches, () => setMatches("failed"));
  };
  useEffect(load, []);
  return (
    <Page title={say("watching")} class="watching">
      <CodeForm label="watchByCode" watch />
      <KeptMatches />
      <h2>{say("recentMatches")}</h2>
      {typeof matches !== "string" && matches.some(needsCode) && <p class="quiet">{say("matchRunningLine")}</p>}
      <div class="matches" aria-live="polite">
        {matches === "loading" ? (
          <p class="quiet">{say("making")}</p>
        ) : matches === "failed" ? (
          <>
            <p>{say("matchesFailed")}</p>
            <button type="button" class="button" onClick={load}>
              {say("again")}
            </button>
          </>
        ) : matches.length === 0 ? (
          <NoMatches />
        ) : (
          <ul class="match-list">
            {matches.map((match) => (
              <MatchRow key={match.id} match={match} />
            ))}
          </ul>
        )}
      </div>
    </Page>
  );
}

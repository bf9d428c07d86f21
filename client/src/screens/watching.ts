/** Matches to watch: running ones live, finished ones as replays. */
import { setName } from "@mindbug/shared/text";
import { button, fill, h, link, theirs } from "../app/dom.ts";
import { HREF, replayHref, roomHref } from "../app/router.ts";
import type { Screen } from "../app/screen.ts";
import { language, say } from "../i18n/index.ts";
import { type MatchSummary, recentMatches } from "../net/api.ts";
import { codeForm } from "./home.ts";
import { atlasPicture, commonPicture, emblem, page, recordedNames } from "./parts.ts";

function when(at: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeStyle: "short" }).format(at);
}

function row(match: MatchSummary): HTMLElement {
  const winner = match.outcome?.winner ?? null;
  const names = recordedNames(match.names);
  const name = (seat: 0 | 1): HTMLElement =>
    h("span", { class: "match-name" }, theirs(names[seat]), winner === seat && commonPicture("crown", "match-crown"));
  const action =
    match.status === "playing"
      ? match.code === undefined
        ? h("span", { class: "chip chip-live", attrs: { title: say("matchRunningLine") } }, say("matchRunning"))
        : link(say("watchLive"), roomHref(match.code, true), { class: "button button-act" })
      : match.status === "finished"
        ? link(say("watchReplay"), replayHref(match.id), { class: "button" })
        : h("span", { class: "quiet" }, say("matchBroken"));
  return h(
    "li",
    { class: "match" },
    h(
      "span",
      { class: "match-sets" },
      ...match.sets.map(emblem),
      h("span", { class: "visually-hidden" }, match.sets.map((set) => setName(set, language())).join(", ")),
    ),
    h("span", { class: "match-names" }, name(0), h("span", { class: "quiet" }, ` ${say("versus")} `), name(1)),
    h("span", { class: "match-when quiet" }, when(match.startedAt)),
    action,
  );
}

export function watchingScreen(): Screen {
  const list = h("div", { class: "matches", attrs: { "aria-live": "polite" } });
  const hint = h("p", { class: "quiet", attrs: { hidden: true } }, say("matchRunningLine"));
  const load = async (): Promise<void> => {
    fill(list, h("p", { class: "quiet" }, say("making")));
    try {
      const matches = await recentMatches();
      fill(
        list,
        matches.length === 0
          ? h(
              "div",
              { class: "nothing" },
              atlasPicture("first-contact", "lone-yeti", "message-picture"),
              h("p", {}, say("noMatches")),
              link(say("playBot"), HREF.bot, { class: "button button-act" }),
            )
          : h("ul", { class: "match-list" }, ...matches.map(row)),
      );
      hint.hidden = !matches.some(({ status, code }) => status === "playing" && code === undefined);
    } catch {
      fill(
        list,
        h("p", {}, say("matchesFailed")),
        button(say("again"), () => void load()),
      );
    }
  };
  const element = page(
    say("watching"),
    { class: "watching" },
    codeForm("watchByCode", true),
    h("h2", {}, say("recentMatches")),
    hint,
    list,
  );
  return { element, title: say("watching"), shown: () => void load() };
}

/** Who won and why, and what now. */
import { type RoomView, TO_ROOM } from "@mindbug/shared/protocol";
import { button, type Child, fill, h, link } from "../app/dom.ts";
import { HREF, replayHref } from "../app/router.ts";
import { say, type TextKey } from "../i18n/index.ts";
import type { RoomLink } from "../net/roomLink.ts";
import type { EndReason, Seat } from "../table/model/model.ts";
import { commonPicture, seatNames, sentenceWith } from "./parts.tsx";

const REASONS: Readonly<Record<EndReason, TextKey>> = {
  life: "overLifeWon",
  noAction: "overNoAction",
  effect: "overEffect",
  conceded: "overConceded",
  timeout: "overTimeout",
  abandoned: "overAbandoned",
  turnLimit: "overTurnLimit",
  stalled: "overStalled",
  endlessTurn: "overEndlessTurn",
};
/** Told to the one who lost. */
const OWN_REASONS: Readonly<Partial<Record<EndReason, TextKey>>> = {
  life: "overLifeYou",
  noAction: "overNoActionYou",
  conceded: "overConcededYou",
  timeout: "overTimeoutYou",
  abandoned: "overAbandonedYou",
};

const otherSeat = (seat: Seat): Seat => (seat === 0 ? 1 : 0);

/** A single match has no score worth telling; a series has, and so has an evening of rematches. */
export const countsMatches = ({ options, seats }: RoomView): boolean =>
  options.bestOf === 3 || seats[0].score + seats[1].score > 1;

export class GameOver {
  readonly element = h("section", { class: "over", attrs: { "aria-labelledby": "over-title", hidden: true } });
  /** Shown while the result is put aside to look at the table. */
  readonly wayBack = button(say("backToResult"), () => this.bringBack(), {
    class: "button-act over-back",
    attrs: { id: "over-back", hidden: true },
  });
  private dismissed = "";
  private drawn = "";
  private view: RoomView | null = null;

  constructor(private readonly link: RoomLink) {}

  hide(): void {
    this.element.hidden = true;
    this.drawn = "";
  }

  show(view: RoomView): void {
    this.view = view;
    const outcome = view.table?.outcome ?? null;
    if (view.phase !== "over" || outcome === null) {
      this.dismissed = "";
      this.wayBack.hidden = true;
      return this.hide();
    }
    if (this.dismissed === view.matchId) return;
    const now = JSON.stringify([view.matchId, view.seats]);
    if (now === this.drawn) return;
    const first = this.element.hidden;
    this.drawn = now;
    this.draw(view, outcome.winner, outcome.reason);
    this.element.hidden = false;
    if (first) this.element.querySelector<HTMLElement>("h2")?.focus();
  }

  private putAside(matchId: string): void {
    this.dismissed = matchId;
    this.hide();
    this.wayBack.hidden = false;
    this.wayBack.focus();
  }

  private bringBack(): void {
    this.dismissed = "";
    this.wayBack.hidden = true;
    if (this.view !== null) this.show(this.view);
  }

  private draw(view: RoomView, winner: Seat | null, reason: EndReason): void {
    const mine = this.link.you?.role === "player" ? this.link.you.seat : null;
    const names = seatNames(view.seats);
    const won = winner !== null && winner === mine;
    const title =
      winner === null
        ? say("itIsADraw")
        : mine === null
          ? sentenceWith("playerWins", { who: names[winner] ?? "" })
          : say(won ? "youWin" : "youLose");
    const losing = winner === null ? null : otherSeat(winner);
    const reasonWords = (losing !== null && losing === mine ? OWN_REASONS[reason] : undefined) ?? REASONS[reason];
    const focused =
      document.activeElement instanceof HTMLElement && this.element.contains(document.activeElement)
        ? document.activeElement.id
        : "";
    this.element.dataset["result"] = winner === null ? "draw" : mine === null ? "watched" : won ? "won" : "lost";
    fill(
      this.element,
      h(
        "div",
        { class: "over-picture", attrs: { "aria-hidden": "true" } },
        commonPicture(won || mine === null ? "crown" : "heart-broken"),
      ),
      h("h2", { attrs: { id: "over-title", tabindex: "-1" } }, title),
      h("p", { class: "over-reason" }, sentenceWith(reasonWords, { loser: losing === null ? "" : names[losing] })),
      countsMatches(view) &&
        h(
          "p",
          { class: "over-score" },
          sentenceWith("scoreLine", {
            one: names[0] ?? "",
            two: names[1] ?? "",
            a: String(view.seats[0].score),
            b: String(view.seats[1].score),
          }),
        ),
      this.seriesLine(view, winner, names, mine),
      view.options.lesson && h("p", { class: "over-lesson" }, say(won ? "lessonWon" : "lessonLost")),
      h(
        "div",
        { class: "actions" },
        mine !== null && this.rematchButton(view, mine, names),
        view.options.lesson &&
          link(say("playBot"), HREF.bot, { class: "button button-act", attrs: { id: "over-bot" } }),
        view.options.lesson &&
          link(say("playFriend"), HREF.friend, { class: "button button-act", attrs: { id: "over-friend" } }),
        link(say("watchReplay"), replayHref(view.matchId), { class: "button", attrs: { id: "over-replay" } }),
        button(say("lookAtTable"), () => this.putAside(view.matchId), {
          class: "button-quiet",
          attrs: { id: "over-look" },
        }),
        link(say("home"), HREF.home, { class: "button", attrs: { id: "over-home" } }),
      ),
    );
    if (focused !== "") this.element.querySelector<HTMLElement>(`#${focused}`)?.focus();
  }

  private seriesLine(
    view: RoomView,
    winner: Seat | null,
    names: readonly string[],
    mine: Seat | null,
  ): HTMLElement | null {
    if (view.options.bestOf !== 3) return null;
    const line = (other: TextKey, own: TextKey, seat: number): Child =>
      seat === mine ? say(own) : sentenceWith(other, { who: names[seat] ?? "" });
    const taken = view.seats.findIndex((seat) => seat.score >= 2);
    const words =
      taken >= 0
        ? line("seriesWon", "seriesWonYou", taken)
        : winner === null
          ? say("seriesGoesOn")
          : line("seriesNext", "seriesNextYou", otherSeat(winner));
    return h("p", { class: "over-series" }, words);
  }

  private againWord(view: RoomView): TextKey {
    if (view.options.lesson) return "lessonAgain";
    return view.options.bestOf === 3 && view.seats.every((seat) => seat.score < 2) ? "nextMatch" : "rematch";
  }

  private rematchButton(view: RoomView, mine: Seat, names: readonly string[]): HTMLElement {
    const other = otherSeat(mine);
    const asked = view.seats[mine].rematch;
    const again = button(say(asked ? "rematchAsked" : this.againWord(view)), () => this.link.send(TO_ROOM.rematch), {
      class: view.options.lesson ? "" : "button-act button-big",
      attrs: { id: "over-rematch", disabled: asked },
    });
    const wanted = !asked && view.seats[other].rematch && view.seats[other].bot === null;
    return h(
      "span",
      { class: "over-rematch" },
      wanted && h("small", { attrs: { role: "status" } }, sentenceWith("rematchWanted", { who: names[other] ?? "" })),
      again,
    );
  }
}

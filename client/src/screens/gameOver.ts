/** Who won and why, and what now. */
import { type RoomView, TO_ROOM } from "@mindbug/shared/protocol";
import { button, fill, h, link } from "../app/dom.ts";
import { HREF, replayHref } from "../app/router.ts";
import { say, type TextKey } from "../i18n/index.ts";
import type { RoomLink } from "../net/roomLink.ts";
import type { EndReason, Seat } from "../table/model.ts";
import { commonPicture, seatNames, sentenceWith } from "./parts.ts";

export const REASONS: Readonly<Record<EndReason, TextKey>> = {
  life: "overLifeWon", noAction: "overNoAction", effect: "overEffect", conceded: "overConceded", timeout: "overTimeout", abandoned: "overAbandoned", turnLimit: "overTurnLimit", stalled: "overStalled",
};

export class GameOver {
  readonly element = h("section", { class: "over", attrs: { "aria-labelledby": "over-title", hidden: true } });
  private dismissed = "";
  private drawn = "";

  constructor(private readonly link: RoomLink) {}

  hide(): void {
    this.element.hidden = true;
    this.drawn = "";
  }

  show(view: RoomView): void {
    const outcome = view.table?.outcome ?? null;
    if (view.phase !== "over" || outcome === null) {
      this.dismissed = "";
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

  private draw(view: RoomView, winner: Seat | null, reason: EndReason): void {
    const mine = this.link.you?.role === "player" ? this.link.you.seat : null;
    const names = seatNames(view.seats);
    const won = winner !== null && winner === mine;
    const title = winner === null ? say("itIsADraw") : mine === null ? sentenceWith("playerWins", { who: names[winner] ?? "" }) : say(won ? "youWin" : "youLose");
    const loser = winner === null ? "" : names[winner === 0 ? 1 : 0] ?? "";
    const focused = document.activeElement instanceof HTMLElement && this.element.contains(document.activeElement) ? document.activeElement.id : "";
    this.element.dataset["result"] = winner === null ? "draw" : mine === null ? "watched" : won ? "won" : "lost";
    fill(this.element,
      h("div", { class: "over-picture", attrs: { "aria-hidden": "true" } }, commonPicture(won || mine === null ? "crown" : "heart-broken")),
      h("h2", { attrs: { id: "over-title", tabindex: "-1" } }, title),
      h("p", { class: "over-reason" }, sentenceWith(REASONS[reason], { loser })),
      h("p", { class: "over-score" }, sentenceWith("scoreLine", { one: names[0] ?? "", two: names[1] ?? "", a: String(view.seats[0].score), b: String(view.seats[1].score) })),
      this.seriesLine(view, winner, names),
      view.options.lesson && h("p", { class: "over-lesson" }, say(won ? "lessonWon" : "lessonLost")),
      h("div", { class: "actions" },
        mine !== null && this.rematchButton(view, mine, names),
        view.options.lesson && link(say("playBot"), HREF.bot, { class: "button button-act", attrs: { id: "over-bot" } }),
        view.options.lesson && link(say("playFriend"), HREF.friend, { class: "button button-act", attrs: { id: "over-friend" } }),
        link(say("watchReplay"), replayHref(view.matchId), { class: "button", attrs: { id: "over-replay" } }),
        button(say("lookAtTable"), () => { this.dismissed = view.matchId; this.hide(); }, { class: "button-quiet", attrs: { id: "over-look" } }),
        link(say("home"), HREF.home, { class: "button", attrs: { id: "over-home" } })));
    if (focused !== "") this.element.querySelector<HTMLElement>(`#${focused}`)?.focus();
  }

  private seriesLine(view: RoomView, winner: Seat | null, names: readonly string[]): HTMLElement | null {
    if (view.options.bestOf !== 3) return null;
    const taken = view.seats.findIndex((seat) => seat.score >= 2);
    if (taken >= 0) return h("p", { class: "over-series" }, sentenceWith("seriesWon", { who: names[taken] ?? "" }));
    return h("p", { class: "over-series" }, winner === null ? say("seriesGoesOn") : sentenceWith("seriesNext", { who: names[winner === 0 ? 1 : 0] ?? "" }));
  }

  private againWord(view: RoomView): TextKey {
    if (view.options.lesson) return "lessonAgain";
    return view.options.bestOf === 3 && view.seats.every((seat) => seat.score < 2) ? "nextMatch" : "rematch";
  }

  private rematchButton(view: RoomView, mine: Seat, names: readonly string[]): HTMLElement {
    const other: Seat = mine === 0 ? 1 : 0;
    const asked = view.seats[mine].rematch;
    const again = button(say(asked ? "rematchAsked" : this.againWord(view)), () => this.link.send(TO_ROOM.rematch), { class: view.options.lesson ? "" : "button-act button-big", attrs: { id: "over-rematch", disabled: asked } });
    const wanted = !asked && view.seats[other].rematch && view.seats[other].bot === null;
    return h("span", { class: "over-rematch" }, wanted && h("small", { attrs: { role: "status" } }, sentenceWith("rematchWanted", { who: names[other] ?? "" })), again);
  }
}

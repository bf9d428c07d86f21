/** Strips over the table: connection, absence, takeback, advice. */
import { type RoomView, TO_ROOM } from "@mindbug/shared/protocol";
import { button, fill, h } from "../app/dom.ts";
import { say } from "../i18n/index.ts";
import type { LinkState, RoomLink } from "../net/roomLink.ts";
import { seatNames, sentenceWith } from "./parts.tsx";

const HINT_SHOWN = 8000;

export class Banners {
  readonly element = h("div", { class: "banners" });
  private readonly connectionStrip = h("div", {
    class: "banner banner-danger",
    attrs: { role: "alert", hidden: true },
  });
  private readonly awayStrip = h("div", { class: "banner", attrs: { role: "status", hidden: true } });
  private readonly takebackStrip = h("div", { class: "banner banner-ask", attrs: { role: "alert", hidden: true } });
  private readonly adviceStrip = h("div", { class: "banner banner-advice", attrs: { role: "status", hidden: true } });
  private readonly timer: number;
  private adviceTimer: number | undefined;
  private view: RoomView | null = null;
  private drawnAway = "";
  private drawnTakeback = "";

  constructor(private readonly link: RoomLink) {
    this.element.append(this.connectionStrip, this.awayStrip, this.takebackStrip, this.adviceStrip);
    this.timer = window.setInterval(() => this.drawAway(), 1000);
  }

  destroy(): void {
    clearInterval(this.timer);
    clearTimeout(this.adviceTimer);
  }

  connection(state: LinkState): void {
    this.connectionStrip.hidden = state.is !== "retrying";
    if (state.is === "retrying")
      fill(
        this.connectionStrip,
        h("span", {}, say(state.why === "restart" ? "serverRestarts" : "connectionLost")),
        button(say("retryNow"), () => this.link.retryNow(), { class: "button-quiet" }),
      );
  }

  update(view: RoomView): void {
    this.view = view;
    this.drawAway();
    this.drawTakeback(view);
  }

  say(text: string | Node): void {
    clearTimeout(this.adviceTimer);
    fill(this.adviceStrip, text);
    this.adviceStrip.hidden = false;
    this.adviceTimer = window.setTimeout(() => {
      this.adviceStrip.hidden = true;
    }, HINT_SHOWN);
  }

  hint(chance: number): void {
    this.say(say("hintChance", { n: Math.round(chance * 100) }));
  }

  private drawAway(): void {
    const { view } = this;
    const mine = this.link.you?.role === "player" ? this.link.you.seat : null;
    const away =
      view === null || view.phase !== "playing"
        ? -1
        : view.seats.findIndex((seat, index) => seat.taken && !seat.connected && index !== mine);
    const seat = view?.seats[away];
    if (view === null || seat === undefined) {
      this.awayStrip.hidden = true;
      this.drawnAway = "";
      return;
    }
    const left = Math.max(0, Math.ceil((seat.awaySince + this.link.claimAfter - this.link.serverNow()) / 1000));
    const now = `${away} ${mine === null ? "" : left}`;
    if (now === this.drawnAway) return;
    this.drawnAway = now;
    const timed = view.options.clock !== "off";
    this.awayStrip.hidden = false;
    fill(
      this.awayStrip,
      sentenceWith("awayBanner", { who: seatNames(view.seats)[away] ?? "" }),
      mine !== null &&
        left > 0 &&
        !timed &&
        h(
          "span",
          { class: "quiet", attrs: { "aria-hidden": "true" } },
          say("awayClaimIn", { time: `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}` }),
        ),
      mine !== null &&
        left === 0 &&
        !timed &&
        button(say("claim"), () => this.link.send(TO_ROOM.claim), { class: "button-act" }),
      mine !== null &&
        left === 0 &&
        button(say("botTakesOver"), () => this.link.send(TO_ROOM.bot, { level: "player" })),
    );
  }

  private drawTakeback(view: RoomView): void {
    const mine = this.link.you?.role === "player" ? this.link.you.seat : null;
    // Who has left waits for no answer, nor does the bot in their place; the question comes back with them.
    const asking = view.takeback === null ? null : view.seats[view.takeback];
    const present = asking !== null && asking.connected && asking.bot === null;
    const now = `${view.takeback} ${mine} ${present}`;
    if (now === this.drawnTakeback) return;
    this.drawnTakeback = now;
    this.takebackStrip.hidden = !present || mine === null;
    if (view.takeback === null) return;
    if (view.takeback === mine) return fill(this.takebackStrip, say("takebackAsked"));
    const answer = (accept: boolean): void => this.link.send(TO_ROOM.takebackReply, { accept });
    fill(
      this.takebackStrip,
      sentenceWith("takebackQuestion", { who: seatNames(view.seats)[view.takeback] }),
      button(say("takebackYes"), () => answer(true), { class: "button-act" }),
      button(say("takebackNo"), () => answer(false)),
    );
  }
}

/** One strip of buttons and facts; it has its own place, so that it never covers a card. */
import { type RoomView, TO_ROOM } from "@mindbug/shared/protocol";
import { button, fill, h, icon } from "../app/dom.ts";
import { go } from "../app/navigation.ts";
import { HREF } from "../app/router.ts";
import { say } from "../i18n/index.ts";
import { roomLink } from "../net/place.ts";
import type { RoomLink } from "../net/roomLink.ts";
import { sounds } from "../sound/sounds.ts";
import { openDialog } from "./dialog.ts";
import { copyButton, ICON } from "./parts.tsx";
import { settingsPanel } from "./settingsPanel.tsx";

const WARN_AT = 10;
const TICK_AT = 5;

export interface BarActions {
  readonly onFeed: () => void;
  readonly onResize: () => void;
}

const withIcon = (path: string, word: string): HTMLElement =>
  h("span", { class: "bar-label" }, icon(path), h("span", { class: "bar-word" }, word));

/** The whole words, and what a phone has room for. */
const longAndShort = (long: string, short: string): HTMLElement[] => [
  h("span", { class: "bar-word" }, long),
  h("span", { class: "bar-short", attrs: { "aria-hidden": "true" } }, short),
];

export class TableBar {
  readonly element: HTMLElement;
  private readonly clock = h("span", { class: "clock", attrs: { role: "timer", hidden: true } });
  private readonly watchers = h("span", { class: "watchers" });
  private readonly hint: HTMLButtonElement;
  private readonly takeback: HTMLButtonElement;
  private readonly feed: HTMLButtonElement;
  private readonly timer: number;
  private view: RoomView | null = null;
  private lastSecond = -1;

  constructor(
    private readonly link: RoomLink,
    actions: BarActions,
  ) {
    this.hint = button(withIcon(ICON.bulb, say("hint")), () => this.askHint(), {
      class: "bar-button",
      attrs: { hidden: true, id: "hint" },
    });
    this.takeback = button(withIcon(ICON.undo, say("takeback")), () => link.send(TO_ROOM.takeback), {
      class: "bar-button",
      attrs: { hidden: true, id: "takeback" },
    });
    this.feed = button(withIcon(ICON.speak, say("log")), actions.onFeed, {
      class: "bar-button",
      attrs: { id: "feed-toggle", "aria-controls": "feed" },
    });
    this.element = h(
      "header",
      { class: "table-bar" },
      button(withIcon(ICON.menu, say("menu")), () => this.openMenu(), { class: "bar-button", attrs: { id: "menu" } }),
      h("span", { class: "bar-facts" }, this.clock, this.watchers),
      this.hint,
      this.takeback,
      this.feed,
    );
    this.timer = window.setInterval(() => this.tick(), 250);
  }

  destroy(): void {
    clearInterval(this.timer);
  }

  update(view: RoomView): void {
    this.view = view;
    const mine = this.link.you?.role === "player" ? this.link.you.seat : null;
    const playing = view.phase === "playing" && mine !== null;
    const againstBot = view.seats.some((seat) => seat.bot !== null);
    this.hint.hidden = !playing || !(againstBot || view.options.hints) || view.options.lesson;
    this.hint.disabled = view.table?.prompt?.answers == null;
    this.takeback.hidden = !playing;
    fill(
      this.watchers,
      view.spectators > 0 &&
        h(
          "span",
          { class: "watchers-inside", attrs: { title: say("spectatorsCount", { n: view.spectators }) } },
          icon(ICON.eye),
          ...longAndShort(say("spectatorsCount", { n: view.spectators }), String(view.spectators)),
        ),
      mine === null && h("span", { class: "chip" }, say("youAreSpectator")),
    );
    this.tick();
  }

  feedOpen(open: boolean): void {
    this.feed.setAttribute("aria-expanded", String(open));
    if (open) this.unread(false);
  }

  unread(some: boolean): void {
    this.feed.dataset["unread"] = some ? "yes" : "no";
  }

  hinted(): void {
    this.hint.dataset["thinking"] = "no";
  }

  private askHint(): void {
    this.hint.dataset["thinking"] = "yes";
    this.link.send(TO_ROOM.hint);
  }

  private tick(): void {
    const { view } = this;
    const prompt = view?.table?.prompt ?? null;
    if (view === null || view.deadline === null || prompt === null) {
      this.clock.hidden = true;
      return;
    }
    const left = Math.max(0, Math.ceil((view.deadline - this.link.serverNow()) / 1000));
    const bank = Math.floor(view.seats[prompt.seat].bank / 1000);
    const own = left - bank;
    const mine = this.link.you?.role === "player" && this.link.you.seat === prompt.seat;
    this.clock.hidden = false;
    this.clock.dataset["warn"] = left <= WARN_AT ? "yes" : own <= WARN_AT ? "soon" : "no";
    this.clock.dataset["mine"] = mine ? "yes" : "no";
    fill(
      this.clock,
      ...longAndShort(
        own > 0 ? say("clockOf", { n: own }) : say("bankOf", { n: left }),
        say("clockShort", { n: own > 0 ? own : left }),
      ),
      mine && left <= WARN_AT && h("b", {}, ` ${say("hurry")}`),
    );
    if (mine && left !== this.lastSecond && left <= TICK_AT) sounds.play("clock");
    this.lastSecond = left;
  }

  private openMenu(): void {
    const playing = this.view?.phase === "playing" && this.link.you?.role === "player";
    const address = roomLink(this.link.code);
    openDialog(
      say("menu"),
      [
        h(
          "p",
          { class: "menu-code" },
          say("tableFor", { code: this.link.code }),
          " ",
          copyButton(say("copyLink"), () => address, { class: "button-quiet" }),
        ),
        settingsPanel(),
      ],
      [
        { label: say("close"), class: "button-act" },
        ...(playing ? [{ label: say("concede"), class: "button-danger", act: () => this.confirmConcede() }] : []),
        { label: say("leaveTable"), act: () => go(HREF.home) },
      ],
    );
  }

  private confirmConcede(): void {
    openDialog(
      say("concedeQuestion"),
      [],
      [
        { label: say("concedeNo"), class: "button-act" },
        { label: say("concedeYes"), class: "button-danger", act: () => this.link.send(TO_ROOM.concede) },
      ],
    );
  }
}

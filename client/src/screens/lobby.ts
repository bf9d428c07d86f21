/** The waiting room: the code in large letters, who is here, ready. */
import { BOT_LEVELS, type RoomView, type SeatView, TO_ROOM } from "@mindbug/shared/protocol";
import { setName } from "@mindbug/shared/text";
import { button, fill, h, icon, link, theirs } from "../app/dom.ts";
import { HREF } from "../app/router.ts";
import { language, say } from "../i18n/index.ts";
import { roomLink } from "../net/place.ts";
import type { RoomLink } from "../net/roomLink.ts";
import { atlasPicture, copyButton, emblem, ICON, levelName, page, seatNames } from "./parts.ts";

const CHAIRS = ["luchataur", "gorillion"] as const;

export class Lobby {
  readonly element: HTMLElement;
  private readonly seats = h("ol", { class: "chairs", attrs: { "aria-live": "polite" } });
  private readonly actions = h("div", { class: "actions" });
  private readonly audience = h("p", { class: "audience" });
  private shown = "";

  constructor(
    private readonly link: RoomLink,
    view: RoomView,
  ) {
    const { sets, clock, bestOf } = view.options;
    this.element = page(
      say("waitingRoom"),
      { class: "lobby" },
      h(
        "section",
        { class: "invite", attrs: { "aria-label": say("sendCode") } },
        h("p", { class: "invite-line" }, say("sendCode")),
        h("p", { class: "big-code", attrs: { id: "room-code" } }, view.code),
        this.sharing(view.code),
      ),
      this.seats,
      this.audience,
      this.actions,
      h(
        "p",
        { class: "house-rules" },
        ...sets.map((set) => h("span", { class: "chip" }, emblem(set), setName(set, language()))),
        h("span", { class: "chip" }, clock === "off" ? say("clockOff") : say("clockSeconds", { n: clock })),
        h("span", { class: "chip" }, say(bestOf === 3 ? "bestOf3" : "bestOf1")),
      ),
    );
    this.update(view);
  }

  update(view: RoomView): void {
    const you = this.link.you;
    const mine = you?.role === "player" ? you.seat : null;
    const now = JSON.stringify([view.seats, view.spectators, mine]);
    if (now === this.shown) return;
    this.shown = now;
    const focused =
      document.activeElement instanceof HTMLElement && this.actions.contains(document.activeElement)
        ? document.activeElement.dataset["act"]
        : undefined;
    const names = seatNames(view.seats);
    fill(this.seats, ...view.seats.map((seat, index) => this.chair(seat, index, names[index] ?? "", mine === index)));
    this.audience.textContent =
      view.spectators === 0 ? say("nobodyWatching") : say("spectatorsCount", { n: view.spectators });
    this.drawActions(view, mine);
    if (focused !== undefined) this.actions.querySelector<HTMLElement>(`[data-act="${focused}"]`)?.focus();
  }

  private chair(seat: SeatView, index: number, name: string, mine: boolean): HTMLElement {
    const state = !seat.taken ? "free" : !seat.connected ? "away" : seat.ready ? "ready" : "thinking";
    const words = { free: say("seatFreeLine"), away: say("awayMark"), ready: say("ready"), thinking: say("notReady") }[
      state
    ];
    return h(
      "li",
      { class: "chair", data: { state } },
      atlasPicture("first-contact", CHAIRS[index === 0 ? 0 : 1], "chair-picture"),
      h(
        "span",
        { class: "chair-name" },
        seat.taken ? theirs(name) : say("seatFree"),
        mine && h("small", {}, ` (${say("youMark")})`),
      ),
      h("span", { class: "chair-state" }, words),
    );
  }

  private drawActions(view: RoomView, mine: 0 | 1 | null): void {
    if (mine === null)
      return fill(this.actions, h("p", {}, say("watchingNow")), link(say("home"), HREF.home, { class: "button" }));
    const { ready } = view.seats[mine];
    const free = view.seats.some((seat) => !seat.taken);
    fill(
      this.actions,
      button(say(ready ? "iAmNotReady" : "iAmReady"), () => this.link.send(TO_ROOM.ready, { ready: !ready }), {
        class: ready ? "" : "button-act button-big",
        data: { act: "ready" },
        attrs: { id: "ready" },
      }),
      h("p", { class: "quiet" }, say("startsWhenReady")),
      free &&
        h(
          "details",
          { class: "invite-bot" },
          h("summary", {}, say("inviteBot")),
          h(
            "div",
            { class: "actions" },
            ...BOT_LEVELS.map((level) =>
              button(levelName(level), () => this.link.send(TO_ROOM.bot, { level }), { data: { act: `bot-${level}` } }),
            ),
          ),
        ),
    );
  }

  private sharing(code: string): HTMLElement {
    const address = roomLink(code);
    const copy = copyButton(h("span", { class: "bar-label" }, icon(ICON.link), say("copyLink")), () => address, {
      attrs: { id: "copy-link" },
    });
    const qr = h("div", { class: "qr" });
    const showQr = button(say("showQr"), () => void this.toggleQr(qr, address), {
      attrs: { "aria-expanded": "false" },
    });
    showQr.addEventListener("click", () => showQr.setAttribute("aria-expanded", String(qr.childElementCount === 0)));
    const share =
      typeof navigator.share === "function"
        ? button(
            say("share"),
            () => {
              navigator
                .share({ title: say("appName"), text: say("shareText", { code }), url: address })
                .catch(() => undefined);
            },
            { class: "button-act" },
          )
        : null;
    return h("div", { class: "sharing" }, h("div", { class: "actions" }, share, copy, showQr), qr);
  }

  private async toggleQr(into: HTMLElement, address: string): Promise<void> {
    if (into.childElementCount > 0) return into.replaceChildren();
    const { toString } = await import("qrcode");
    const svg = await toString(address, { type: "svg", margin: 2, color: { dark: "#171021", light: "#fff4e0" } });
    into.replaceChildren(
      h("img", {
        attrs: { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, alt: say("qrLabel"), width: 220, height: 220 },
      }),
    );
  }
}

/** A room from the first knock to the last rematch: chooses what to show from what the connection says. */
import { type RoomView, TO_ROOM } from "@mindbug/shared/protocol";
import { button, fill, h, link } from "../app/dom.ts";
import { HREF, roomHref } from "../app/router.ts";
import type { Screen } from "../app/screen.ts";
import { say } from "../i18n/index.ts";
import { type LinkState, RoomLink } from "../net/roomLink.ts";
import { seatSecret } from "../net/secrets.ts";
import { settings } from "../settings.ts";
import { nameField } from "./home.ts";
import { Lobby } from "./lobby.ts";
import { connectingPage, messagePage, refusedPage, replacedPage } from "./messages.ts";
import type { TableStage } from "./tableStage.ts";

type Events = Parameters<ConstructorParameters<typeof RoomLink>[2]["onView"]>[1];

class RoomController {
  readonly element = h("div", { class: "room" });
  private readonly link: RoomLink;
  private lobby: Lobby | null = null;
  private stage: TableStage | null = null;
  private opening = false;
  /** What happened while the table was being fetched: too late to be animated, not too late for the log. */
  private early: NonNullable<Events>[number][] = [];
  private gone = false;

  constructor(
    readonly code: string,
    watch: boolean,
  ) {
    this.link = new RoomLink(
      code,
      { name: settings().name, ...(watch ? { watch } : {}) },
      {
        onState: (state) => this.stateChanged(state),
        onView: (view, events) => this.viewChanged(view, events),
        onChat: (chat) => this.stage?.chat(chat),
        onEmote: (emote) => this.stage?.emote(emote),
        onHint: (hint) => this.stage?.hint(hint),
        onRefused: (refused) => this.stage?.refused(refused),
      },
    );
  }

  start(): void {
    fill(this.element, connectingPage());
    this.link.start();
  }

  destroy(): void {
    this.gone = true;
    this.link.close();
    this.stage?.destroy();
  }

  private stateChanged(state: LinkState): void {
    if (state.is === "refused" || state.is === "replaced") {
      this.leaveStages();
      fill(this.element, state.is === "refused" ? refusedPage(state.why, this.code) : replacedPage(() => this.again()));
      this.focusTitle();
    } else this.stage?.connection(state);
    this.element.dataset["connection"] = state.is;
    if (state.is === "retrying" && this.stage === null)
      fill(
        this.element,
        messagePage(
          "snail-hydra",
          say(state.why === "restart" ? "serverRestarts" : "connectionLost"),
          "",
          button(say("retryNow"), () => this.link.retryNow()),
          link(say("home"), HREF.home, { class: "button" }),
        ),
      );
    if (state.is === "retrying") this.lobby = null;
  }

  private again(): void {
    fill(this.element, connectingPage());
    this.link.takeOver();
  }

  private viewChanged(view: RoomView, events: Events): void {
    if (view.phase === "lobby") return this.showLobby(view);
    if (view.phase === "broken") return this.showBroken(view);
    if (this.stage !== null && !this.opening) return this.stage.update(view, events);
    this.early.push(...(events ?? []));
    void this.openTable();
  }

  private showLobby(view: RoomView): void {
    if (this.lobby !== null) return this.lobby.update(view);
    this.leaveStages();
    this.lobby = new Lobby(this.link, view);
    fill(this.element, this.lobby.element);
    this.focusTitle();
    // While people wait for each other the table can already be fetched.
    void import("./tableStage.ts");
  }

  /** The server knows other rules than the match was begun under. */
  private showBroken(view: RoomView): void {
    this.leaveStages();
    const { you } = this.link;
    const asked = you?.role === "player" && view.seats[you.seat].rematch;
    fill(
      this.element,
      messagePage(
        "strange-barrel",
        say("matchBroken"),
        say("matchBrokenLine"),
        you?.role === "player" &&
          button(say(asked ? "rematchAsked" : "newMatch"), () => this.link.send(TO_ROOM.rematch), {
            class: "button-act",
            attrs: { id: "new-match", disabled: asked },
          }),
        link(say("home"), HREF.home, { class: "button" }),
      ),
    );
  }

  private async openTable(): Promise<void> {
    if (this.opening) return;
    this.opening = true;
    const { TableStage } = await import("./tableStage.ts");
    if (this.unwanted()) return;
    this.lobby = null;
    this.stage = new TableStage(this.link);
    fill(this.element, this.stage.element);
    await this.stage.open();
    this.opening = false;
    if (this.unwanted()) return;
    if (this.link.view !== null) this.stage?.begin(this.link.view, this.early);
    this.early = [];
  }

  /** The person left, or the room sent them away, while the table was being fetched. */
  private unwanted(): boolean {
    const unwanted =
      this.gone || this.link.view === null || this.link.state.is === "refused" || this.link.state.is === "replaced";
    if (unwanted) this.opening = false;
    return unwanted;
  }

  private leaveStages(): void {
    this.stage?.destroy();
    this.stage = null;
    this.lobby = null;
  }

  private focusTitle(): void {
    const title = this.element.querySelector<HTMLElement>("h1");
    title?.setAttribute("tabindex", "-1");
    title?.focus({ preventScroll: true });
  }
}

/** Somebody followed a link and has no name yet: ask once, before a seat is taken. */
function invitation(code: string, into: HTMLElement, sit: () => void): HTMLElement {
  const form = h(
    "form",
    { class: "invitation" },
    nameField(),
    h(
      "div",
      { class: "actions" },
      h("button", { class: "button button-act button-big", attrs: { type: "submit" } }, say("sitDown")),
      link(say("onlyWatch"), roomHref(code, true), { class: "button" }),
    ),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    into.replaceChildren();
    sit();
  });
  const page = messagePage("luchataur", say("invitedTo", { code }), say("sitOrWatch"));
  page.querySelector(".actions")?.replaceWith(form);
  return page;
}

export function roomScreen(code: string, watch: boolean): Screen {
  let controller: RoomController | null = null;
  const element = h("div", { class: "room-frame" });
  const sit = (): void => {
    controller = new RoomController(code, watch);
    fill(element, controller.element);
    controller.start();
  };
  const stranger = !watch && seatSecret(code) === null && settings().name === "";
  if (stranger) fill(element, invitation(code, element, sit));
  return {
    element,
    title: say("tableFor", { code }),
    shown: () => {
      if (!stranger) sit();
    },
    destroy: () => controller?.destroy(),
  };
}

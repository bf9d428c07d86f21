/** Shows the screen that the address names. Heavy ones (table, replay) are fetched when first wanted. */
import { language, say } from "../i18n/index.ts";
import { attention } from "./attention.ts";
import { fill, h } from "./dom.ts";
import { readRoute, type Route } from "./router.ts";
import type { Screen } from "./screen.ts";
import { readStored, writeStored } from "./store.ts";

type Maker = () => Screen | Promise<Screen>;

function makerOf(route: Route): Maker {
  switch (route.at) {
    case "home":
      return async () => (await import("../screens/home.ts")).homeScreen();
    case "friend":
      return async () => (await import("../screens/newGame.ts")).newGameScreen("friend");
    case "bot":
      return async () => (await import("../screens/newGame.ts")).newGameScreen("bot");
    case "lesson":
      return async () => (await import("../screens/lesson.ts")).lessonScreen();
    case "watching":
      return async () => (await import("../screens/watching.ts")).watchingScreen();
    case "cards":
      return async () => (await import("../screens/cards.ts")).cardsScreen(route.card);
    case "rules":
      return async () => (await import("../screens/rules.ts")).rulesScreen();
    case "room":
      return async () => (await import("../screens/room.ts")).roomScreen(route.code, route.watch);
    case "replay":
      return async () => (await import("../screens/replay.ts")).replayScreen(route.id, route.step);
    case "unknownCode":
      return async () => (await import("../screens/messages.ts")).unknownCodeScreen(route.text);
  }
}

export class App {
  private screen: Screen | null = null;
  private turn = 0;

  constructor(private readonly host: HTMLElement) {
    addEventListener("hashchange", () => void this.show("moved"));
  }

  /** `again` after a change of language: the same screen, without moving the focus away. */
  async show(why: "first" | "moved" | "again"): Promise<void> {
    const turn = ++this.turn;
    const focused = why === "again" ? (document.activeElement?.id ?? "") : "";
    const screen = await makerOf(readRoute(location.hash))();
    if (turn !== this.turn) return screen.destroy?.();
    this.screen?.destroy?.();
    this.screen = screen;
    document.documentElement.lang = language();
    attention.name(screen.title === "" ? say("appName") : `${screen.title} · ${say("appName")}`);
    attention.call(false);
    fill(
      this.host,
      h(
        "a",
        {
          class: "skip-link",
          attrs: { href: "#content" },
          on: {
            click: (event) => {
              event.preventDefault();
              this.focusContent();
            },
          },
        },
        say("skipToContent"),
      ),
      screen.element,
    );
    scrollTo(0, 0);
    screen.shown?.();
    if (why === "moved") this.focusContent();
    else if (focused !== "") document.getElementById(focused)?.focus();
  }

  private focusContent(): void {
    const target = this.host.querySelector<HTMLElement>("h1, [data-focus]");
    target?.setAttribute("tabindex", "-1");
    target?.focus({ preventScroll: true });
  }
}

let app: App | null = null;

const RELOADED = "mindbug.reloaded";
const NOT_AGAIN_WITHIN = 60_000;

/** The server was updated while this page was open, and parts it fetches late are gone: the new page has them. Never twice in a row. */
function reloadWhenPartsAreGone(): void {
  addEventListener("vite:preloadError", (event) => {
    if (Date.now() - Number(readStored(RELOADED) ?? 0) < NOT_AGAIN_WITHIN) return;
    event.preventDefault();
    writeStored(RELOADED, String(Date.now()));
    location.reload();
  });
}

export function startApp(host: HTMLElement): void {
  reloadWhenPartsAreGone();
  app = new App(host);
  void app.show("first");
}

export const showAgain = (): void => void app?.show("again");

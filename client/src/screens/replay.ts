/** A finished match, step by step, with both hands open. */
import type { EventsMessage } from "@mindbug/shared/protocol";
import { button, type ButtonLook, fill, h, icon, link } from "../app/dom.ts";
import { HREF, replayHref } from "../app/router.ts";
import type { Screen } from "../app/screen.ts";
import type { Speed } from "../animation/queue.ts";
import { say, type TextKey } from "../i18n/index.ts";
import { ApiError, type ApiProblem, matchChances, matchReplay, type ReplayFile } from "../net/api.ts";
import { fileUrl } from "../net/place.ts";
import { reducesMotion, settings } from "../settings.ts";
import { sounds } from "../sound/sounds.ts";
import type { GameEvent, TableModel } from "../table/model/model.ts";
import { BackCloses, WIDE_ENOUGH_FOR_THE_LOG } from "./backCloses.ts";
import { ChanceCurve } from "./chanceCurve.ts";
import { Feed } from "./feed.ts";
import { learnCreatures, type LogContext } from "./logLines.ts";
import { connectingPage, messagePage } from "./messages.ts";
import { copyButton, ICON, recordedNames } from "./parts.tsx";
import { openTable, type TableScene, untilIdle } from "./tableDoor.ts";

const PROBLEMS: Readonly<Record<ApiProblem, TextKey>> = {
  missing: "replayMissing",
  hidden: "replayHidden",
  oldRules: "replayOldRules",
  unreachable: "replayFailed",
};
const PAUSE: Readonly<Record<Speed, number>> = { off: 450, fast: 500, normal: 1100 };
const SPEED_WORDS: Readonly<Record<Speed, TextKey>> = { off: "speedOff", fast: "speedFast", normal: "speedNormal" };

class Player {
  readonly element: HTMLElement;
  private readonly host = h("main", {
    class: "table-area",
    attrs: { id: "content", "data-focus": true, "aria-label": say("replayTitle") },
  });
  private readonly feed = new Feed(null, () => this.showFeed(false));
  private readonly sheet = new BackCloses(
    () => this.showFeed(false),
    () => this.keepPlace(),
  );
  private readonly slider: HTMLInputElement;
  private readonly playButton: HTMLButtonElement;
  private readonly words = h("output", { class: "replay-step", attrs: { for: "replay-position" } });
  private readonly curveHost = h("div", { class: "curve", attrs: { hidden: true } });
  private curve: ChanceCurve | null = null;
  private scene: TableScene | null = null;
  private at = 0;
  private playing = false;
  private timer: number | undefined;
  private speed: Speed = settings().speed;
  private readonly names: [string, string];
  /** Events on their way to the eye: the log tells each when it is seen. */
  private readonly untold = new Map<object, LogContext>();

  constructor(
    private readonly file: ReplayFile,
    private readonly id: string,
  ) {
    this.names = recordedNames(file.names);
    this.slider = h("input", {
      class: "scrub",
      attrs: {
        id: "replay-position",
        type: "range",
        min: 0,
        max: file.steps.length - 1,
        step: 1,
        value: 0,
        "aria-label": say("position"),
      },
    });
    this.slider.addEventListener("input", () => {
      this.pause();
      this.jump(Number(this.slider.value));
    });
    this.playButton = this.control("play", "play", () => (this.playing ? this.pause() : this.play()));
    const share = copyButton(
      icon(ICON.link),
      () => fileUrl(replayHref(this.id, this.at)),
      this.look("link", "linkToMoment"),
    );
    const speeds = h(
      "select",
      { class: "text-input", attrs: { "aria-label": say("speedLabel"), id: "replay-speed" } },
      ...(["off", "fast", "normal"] as const).map((speed) =>
        h("option", { attrs: { value: speed, selected: speed === this.speed } }, say(SPEED_WORDS[speed])),
      ),
    );
    speeds.addEventListener("change", () => {
      this.speed = speeds.value as Speed;
    });
    const controls = h(
      "footer",
      { class: "replay-controls" },
      this.curveHost,
      h(
        "div",
        { class: "replay-buttons" },
        this.control("first", "toStart", () => {
          this.pause();
          this.jump(0);
        }),
        this.control("previous", "stepBack", () => {
          this.pause();
          this.jump(this.at - 1);
        }),
        this.playButton,
        this.control("next", "stepOn", () => {
          this.pause();
          this.step();
        }),
        this.control("last", "toEnd", () => {
          this.pause();
          this.jump(file.steps.length - 1);
        }),
        this.slider,
        this.words,
        speeds,
        share,
      ),
    );
    this.element = h(
      "div",
      { class: "table-screen replay", data: { feed: "open" } },
      h(
        "header",
        { class: "table-bar" },
        link(
          h("span", { class: "bar-label" }, icon(ICON.back), h("span", { class: "bar-word" }, say("back"))),
          HREF.watching,
          { class: "button bar-button" },
        ),
        h("h1", { class: "replay-title" }, say("replayTitle")),
        button(
          h("span", { class: "bar-label" }, icon(ICON.speak), h("span", { class: "bar-word" }, say("log"))),
          () => this.showFeed(this.feed.element.hidden),
          { class: "bar-button", attrs: { id: "feed-toggle", "aria-controls": "feed" } },
        ),
      ),
      this.host,
      this.feed.element,
      controls,
    );
    this.feed.element.hidden = innerWidth < WIDE_ENOUGH_FOR_THE_LOG;
    addEventListener("keydown", this.pressed);
  }

  async open(step: number): Promise<void> {
    this.scene = await openTable(this.host, {
      pace: () => ({ speed: this.speed, reducedMotion: reducesMotion() }),
      onAnswer: () => undefined,
      onEvent: (event, shown) => this.happened(event, shown),
      colourBlind: settings().marks,
    });
    this.scene.setSeats([{ name: this.names[0] }, { name: this.names[1] }]);
    this.jump(Math.min(step, this.file.steps.length - 1));
    const chances = this.file.status === "finished" ? await matchChances(this.id) : null;
    if (chances === null || this.scene === null) return;
    this.curve = new ChanceCurve(chances, this.names[0], (at) => {
      this.pause();
      this.jump(at);
    });
    this.curveHost.append(this.curve.element);
    this.curveHost.hidden = false;
    this.curve.mark(this.at);
    dispatchEvent(new Event("resize"));
  }

  destroy(): void {
    this.pause();
    removeEventListener("keydown", this.pressed);
    this.sheet.destroy();
    this.feed.destroy();
    this.scene?.destroy();
    this.scene = null;
  }

  private readonly pressed = (event: KeyboardEvent): void => {
    if (
      event.target instanceof HTMLInputElement ||
      event.target instanceof HTMLSelectElement ||
      event.target instanceof HTMLButtonElement
    )
      return;
    if (event.key === "ArrowRight") {
      this.pause();
      this.step();
    }
    if (event.key === "ArrowLeft") {
      this.pause();
      this.jump(this.at - 1);
    }
    if (event.key === " ") {
      event.preventDefault();
      if (this.playing) this.pause();
      else this.play();
    }
  };

  private control(name: keyof typeof ICON, label: TextKey, act: () => void): HTMLButtonElement {
    return button(icon(ICON[name]), act, this.look(name, label));
  }

  private look(name: keyof typeof ICON, label: TextKey): ButtonLook {
    return { class: "button-icon", attrs: { "aria-label": say(label), title: say(label) }, data: { control: name } };
  }

  private model(at: number): TableModel {
    const table = { ...this.file.steps[at]!.view, viewer: "open" } as TableModel;
    return table.prompt === null ? table : { ...table, prompt: { ...table.prompt, answers: null, refusals: [] } };
  }

  /** To any moment at once. The log is told anew up to there. */
  private jump(wanted: number): void {
    const at = Math.max(0, Math.min(this.file.steps.length - 1, wanted));
    this.at = at;
    this.untold.clear();
    this.scene?.skip();
    this.scene?.show(this.model(at), []);
    this.feed.clear();
    const context = this.context();
    for (let i = 0; i <= at; i++) this.tell(i, context);
    this.moved();
  }

  private step(): void {
    if (this.at >= this.file.steps.length - 1) return this.pause();
    this.at += 1;
    const context = this.context();
    learnCreatures(context, this.model(this.at - 1));
    const { events, view } = this.file.steps[this.at]!;
    for (const event of events) this.untold.set(event, context);
    this.scene?.show(this.model(this.at), events);
    learnCreatures(context, view);
    this.moved();
  }

  private happened(event: GameEvent, shown: boolean): void {
    if (shown) sounds.event(event);
    const context = this.untold.get(event);
    if (context !== undefined) this.feed.happened([event] as unknown as EventsMessage["events"], context);
    this.untold.delete(event);
  }

  private context(): LogContext {
    return { names: this.names, mine: null, creatures: new Map() };
  }

  private tell(at: number, context: LogContext): void {
    const { view, events } = this.file.steps[at]!;
    this.feed.happened(events as unknown as EventsMessage["events"], context);
    learnCreatures(context, view);
  }

  private play(): void {
    if (this.at >= this.file.steps.length - 1) this.jump(0);
    this.playing = true;
    this.drawPlay();
    void this.next();
  }

  private async next(): Promise<void> {
    this.step();
    if (this.scene !== null) await untilIdle(this.scene);
    if (this.playing) this.timer = window.setTimeout(() => void this.next(), PAUSE[this.speed]);
  }

  private pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
    this.drawPlay();
  }

  private drawPlay(): void {
    fill(this.playButton, icon(this.playing ? ICON.pause : ICON.play));
    this.playButton.setAttribute("aria-label", say(this.playing ? "pause" : "play"));
  }

  private moved(): void {
    this.slider.value = String(this.at);
    const words = say("stepOf", { n: this.at, of: this.file.steps.length - 1 });
    this.slider.setAttribute("aria-valuetext", words);
    this.words.textContent = words;
    this.curve?.mark(this.at);
    this.keepPlace();
  }

  /** Not where somebody has just gone elsewhere. */
  private keepPlace(): void {
    if (!this.sheet.onTop && location.hash.startsWith(replayHref(this.id)))
      history.replaceState(null, "", replayHref(this.id, this.at));
  }

  private showFeed(open: boolean): void {
    this.feed.element.hidden = !open;
    if (open) this.feed.toEnd();
    this.sheet.set(open && innerWidth < WIDE_ENOUGH_FOR_THE_LOG);
    dispatchEvent(new Event("resize"));
  }
}

export function replayScreen(id: string, step: number): Screen {
  const element = h("div", { class: "room-frame" });
  let player: Player | null = null;
  let left = false;
  const load = async (): Promise<void> => {
    fill(element, connectingPage());
    try {
      const file = await matchReplay(id);
      if (left) return;
      player = new Player(file, id);
      fill(element, player.element);
      await player.open(step);
    } catch (error) {
      const problem = error instanceof ApiError ? error.problem : "unreachable";
      fill(
        element,
        messagePage(
          "strange-barrel",
          say("replayTitle"),
          say(PROBLEMS[problem]),
          problem === "unreachable" && button(say("again"), () => void load()),
          link(say("watching"), HREF.watching, { class: "button button-act" }),
          link(say("home"), HREF.home, { class: "button" }),
        ),
      );
      if (!(error instanceof ApiError)) throw error;
    }
  };
  return {
    element,
    title: say("replayTitle"),
    shown: () => void load(),
    destroy: () => {
      left = true;
      player?.destroy();
    },
  };
}

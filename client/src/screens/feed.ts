/** Log and chat in one stream: what happened and what was said, in order. */
import { CHAT_LENGTH, type ChatFrom, type Emote, EMOTES, type EventsMessage } from "@mindbug/shared/protocol";
import { button, h, icon, theirs } from "../app/dom.ts";
import { say, type TextKey } from "../i18n/index.ts";
import { cut } from "../settings.ts";
import { CardPeek } from "./cardPeek.ts";
import { type LogContext, logLine } from "./logLines.ts";
import { ICON } from "./parts.tsx";

const MOST_LINES = 400;

export const EMOTE_WORDS: Readonly<Record<Emote, TextKey>> = {
  hello: "emoteHello",
  wellPlayed: "emoteWellPlayed",
  thinking: "emoteThinking",
  oops: "emoteOops",
  wow: "emoteWow",
  thanks: "emoteThanks",
  mindbug: "emoteMindbug",
  goodGame: "emoteGoodGame",
};

export interface FeedActions {
  readonly onChat: (text: string) => void;
  readonly onEmote: ((emote: Emote) => void) | null;
  /** Whom not to hear. */
  readonly mutes: HTMLElement;
}

export class Feed {
  readonly element: HTMLElement;
  private readonly lines = h("div", {
    class: "feed-lines",
    attrs: { role: "log", "aria-live": "polite", "aria-label": say("log"), tabindex: "0" },
  });
  private readonly peek = new CardPeek(this.lines);
  /** The newest line is in sight, and should stay so when the log gets smaller. */
  private following = true;
  private readonly resized = new ResizeObserver(() => {
    if (this.following) this.toEnd();
  });

  constructor(actions: FeedActions | null, onClose: () => void) {
    this.element = h(
      "aside",
      { class: "feed", attrs: { id: "feed", "aria-label": say("showLog") } },
      h(
        "header",
        { class: "feed-head" },
        h("h2", {}, say("log")),
        button(icon(ICON.close), onClose, { class: "button-icon", attrs: { "aria-label": say("hideLog") } }),
      ),
      actions === null ? null : actions.mutes,
      this.lines,
      actions === null ? null : this.talk(actions),
    );
    this.lines.addEventListener("keydown", (event) => this.walk(event));
    this.lines.addEventListener("scroll", () => {
      this.following = this.nearEnd();
    });
    this.resized.observe(this.lines);
  }

  happened(events: EventsMessage["events"], context: LogContext): void {
    for (const event of events) {
      const line = logLine(event, context);
      if (line !== null) this.add(h("p", { class: `line line-${event.e}` }, ...line));
    }
  }

  /** What happened before anybody was here to tell it. */
  before(events: EventsMessage["events"], context: LogContext): void {
    const lines = events.flatMap((event) => {
      const line = logLine(event, context);
      return line === null ? [] : [h("p", { class: `line line-${event.e}` }, ...line)];
    });
    this.lines.prepend(...lines.slice(-MOST_LINES));
    this.toEnd();
  }

  note(text: string): void {
    this.add(h("p", { class: "line line-note" }, text));
  }

  chat({ from, text }: ChatFrom, name: string): void {
    this.add(
      h(
        "p",
        { class: "line line-chat" },
        theirs(name, from === "spectator" ? "seat-watching" : `seat-${from}`),
        " ",
        theirs(cut(text, CHAT_LENGTH), "said-text"),
      ),
    );
  }

  /** Gives something a place above the log. */
  above(element: HTMLElement): void {
    this.element.querySelector(".feed-head")?.after(element);
  }

  toEnd(): void {
    this.lines.scrollTop = this.lines.scrollHeight;
  }

  clear(): void {
    this.lines.replaceChildren();
  }

  get isEmpty(): boolean {
    return this.lines.childElementCount === 0;
  }

  destroy(): void {
    this.resized.disconnect();
    this.peek.destroy();
  }

  /** The log is one stop for Tab; inside it the arrows go from card to card. */
  private walk(event: KeyboardEvent): void {
    const by = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    const words = [...this.lines.querySelectorAll<HTMLElement>(".card-word")];
    if (by === 0 || words.length === 0) return;
    const at = words.findIndex((word) => word === document.activeElement);
    event.preventDefault();
    words[at < 0 ? words.length - 1 : Math.max(0, Math.min(words.length - 1, at + by))]?.focus();
  }

  private add(line: HTMLElement): void {
    const { lines } = this;
    const atEnd = this.nearEnd();
    lines.append(line);
    while (lines.childElementCount > MOST_LINES) lines.firstElementChild?.remove();
    if (atEnd) this.toEnd();
  }

  private nearEnd(): boolean {
    const { scrollHeight, scrollTop, clientHeight } = this.lines;
    return scrollHeight - scrollTop - clientHeight < 60;
  }

  private talk(actions: FeedActions): HTMLElement {
    const input = h("input", {
      class: "text-input",
      attrs: {
        id: "chat",
        type: "text",
        maxlength: CHAT_LENGTH,
        autocomplete: "off",
        dir: "auto",
        placeholder: say("chatPlaceholder"),
        "aria-label": say("chatLabel"),
      },
    });
    const form = h(
      "form",
      { class: "chat-form" },
      input,
      h("button", { class: "button", attrs: { type: "submit" } }, say("say")),
    );
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const text = cut(input.value.trim(), CHAT_LENGTH);
      if (text !== "") actions.onChat(text);
      input.value = "";
    });
    const { onEmote } = actions;
    const emotes =
      onEmote === null
        ? null
        : h(
            "div",
            { class: "emotes", attrs: { role: "group", "aria-label": say("emotes") } },
            ...EMOTES.map((emote) => button(say(EMOTE_WORDS[emote]), () => onEmote(emote), { class: "emote" })),
          );
    return h("div", { class: "talk" }, emotes, form);
  }
}

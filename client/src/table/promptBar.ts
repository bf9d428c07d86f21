/** The one place that asks: the asking card, a sentence, and at most a few buttons, as real text and real buttons over the table. */
import { triggerName } from "@mindbug/shared/text";
import { language, nameOf, say } from "../i18n/index.ts";
import { dieName } from "./paint/artwork.ts";
import { type Choices, dieThing, type Offer, type ThingKey, triggerThing } from "./model/choices.ts";
import { ClockRing, type ClockState, clockText } from "./clockRing.ts";
import { iconElement } from "./icons.ts";
import type { Rect } from "./layout/geometry.ts";
import type { CreatureModel, PromptModel, TableModel } from "./model/model.ts";
import { newCanvas } from "./paint/pen.ts";
import { CARD_ASPECT, type CardFace, paintCard } from "./paint/card.ts";
import { answerLabel, askingCreature, dieText, hintLine, question, verdict } from "./promptWords.ts";

export interface PromptCallbacks {
  readonly onAnswer: (index: number) => void;
  readonly onPick: (thing: ThingKey) => void;
  readonly onClear: () => void;
  readonly onPeek: () => void;
  readonly onTray: () => void;
  readonly onLookAt: (card: string, at: DOMRect, creature?: CreatureModel) => void;
  readonly onLookAway: () => void;
}

export type PromptMode = "bar" | "sheet" | "side" | "drama";

export interface PromptExtras {
  /** Answers a helper points at. */
  readonly hinted: number | null;
  readonly peeking: boolean;
  readonly drama: boolean;
  /** The choice lies in a pile that has been closed. */
  readonly closedPile: boolean;
  /** Changes when pictures have to be painted anew. */
  readonly era: string;
}

/** Height of the asking card where every pixel counts. */
const MOST_ON_PHONE = 75;

type Look = "act" | "quiet" | "tile";

export class PromptBar {
  readonly element = document.createElement("section");
  private readonly asker = document.createElement("button");
  private readonly words = document.createElement("div");
  private readonly sentence = document.createElement("p");
  private readonly detail = document.createElement("p");
  private readonly buttons = document.createElement("div");
  private readonly tiles = document.createElement("div");
  private readonly clock = document.createElement("div");
  private readonly ring = new ClockRing();
  private readonly seconds = document.createElement("span");
  private readonly toast = document.createElement("div");
  private toastTimer = 0;
  private asked = "";
  private area: Rect = { x: 0, y: 0, w: 0, h: 0 };

  constructor(
    host: HTMLElement,
    private readonly callbacks: PromptCallbacks,
  ) {
    this.element.className = "t-prompt";
    this.sentence.className = "t-sentence";
    this.sentence.setAttribute("aria-live", "polite");
    this.detail.className = "t-detail";
    this.words.className = "t-words";
    this.words.append(this.sentence, this.detail);
    this.buttons.className = "t-buttons";
    this.buttons.setAttribute("role", "group");
    this.tiles.className = "t-tiles";
    this.tiles.setAttribute("role", "group");
    this.clock.className = "t-drama-clock";
    this.clock.append(this.ring.element, this.seconds);
    this.toast.className = "t-toast";
    this.toast.setAttribute("role", "status");
    this.asker.type = "button";
    this.asker.className = "t-asker";
    this.element.append(this.asker, this.clock, this.words, this.tiles, this.buttons);
    host.append(this.element, this.toast);
  }

  place(area: Rect, mode: PromptMode): void {
    this.area = area;
    const { style } = this.element;
    style.left = `${area.x}px`;
    style.top = `${area.y}px`;
    style.width = `${area.w}px`;
    style.height = `${area.h}px`;
    this.element.dataset["mode"] = mode;
    this.toast.style.left = `${area.x + area.w / 2}px`;
    this.toast.style.top = `${Math.max(area.y, 60)}px`;
    this.toast.style.maxWidth = `${Math.max(240, Math.min(area.w, 560))}px`;
  }

  show(table: TableModel, choices: Choices, extras: PromptExtras): void {
    const { prompt } = table;
    const hadFocus = this.element.contains(document.activeElement);
    this.buttons.setAttribute("aria-label", say("actions"));
    this.tiles.setAttribute("aria-label", say("choices"));
    this.buttons.replaceChildren();
    this.tiles.replaceChildren();
    const end = verdict(table);
    const yours = prompt?.answers != null;
    this.element.setAttribute("aria-label", say(yours ? "yourDecision" : "tableNews"));
    this.element.dataset["turn"] = end !== null ? "over" : yours ? "yours" : "waiting";
    this.element.dataset["kind"] = prompt?.kind ?? "";
    this.sentence.textContent = end !== null ? end.title : prompt === null ? "" : question(table, prompt, choices);
    this.detail.textContent = end !== null ? end.reason : prompt === null ? "" : hintLine(table, prompt, choices);
    this.showAsker(
      end !== null || extras.drama || prompt === null ? null : prompt.card,
      prompt === null ? undefined : askingCreature(table, prompt),
      extras.era,
    );
    if (end === null && yours) this.addAnswers(table, prompt, choices, extras);
    if (hadFocus && !this.element.contains(document.activeElement)) this.firstButton()?.focus();
  }

  /** News while the table plays what happened. */
  announce(text: string): void {
    this.sentence.textContent = text;
    this.detail.textContent = "";
    this.element.dataset["turn"] = "news";
    this.sentence.classList.remove("t-pop");
    void this.sentence.offsetWidth;
    this.sentence.classList.add("t-pop");
  }

  /** While the table plays what happened there is nothing to answer. */
  hush(): void {
    this.buttons.replaceChildren();
    this.tiles.replaceChildren();
    this.element.dataset["turn"] = "waiting";
    this.detail.textContent = "";
    this.sentence.textContent = "";
    this.showAsker(null, undefined, "");
  }

  showClock(clock: ClockState | null): void {
    this.ring.show(clock);
    this.clock.dataset["running"] = String(clock !== null);
    const text = clock === null ? "" : clockText(clock.seconds);
    if (this.seconds.textContent !== text) this.seconds.textContent = text;
  }

  /** Says why something cannot be done, for a moment. */
  refuse(text: string): void {
    this.toast.textContent = text;
    this.toast.classList.add("shown");
    window.clearTimeout(this.toastTimer);
    this.toastTimer = window.setTimeout(() => this.toast.classList.remove("shown"), 3200);
  }

  firstButton(): HTMLButtonElement | null {
    return this.element.querySelector<HTMLButtonElement>(".t-buttons button, .t-tiles button");
  }

  destroy(): void {
    window.clearTimeout(this.toastTimer);
    this.element.remove();
    this.toast.remove();
  }

  private addAnswers(table: TableModel, prompt: PromptModel, choices: Choices, extras: PromptExtras): void {
    this.addTiles(table, prompt, choices);
    if (extras.closedPile) this.addButton(say("openPile"), "act", this.callbacks.onTray);
    for (const offer of choices.completed()) this.addAnswer(table, prompt, offer, choices, "act", extras);
    // A tile lies beside the buttons and is put back by pressing it again.
    if (choices.several && choices.picks.length > 0 && this.tiles.childElementCount === 0)
      this.addButton(say("clear"), "quiet", this.callbacks.onClear);
    else if (!choices.several && choices.picks.length > 0 && choices.buttons().length === 0)
      this.addButton(say("cancel"), "quiet", this.callbacks.onClear);
    if (choices.picks.length === 0 && (prompt.kind === "attackAgain" || prompt.kind === "fast"))
      this.addDirect(table, prompt, choices, extras);
    for (const offer of choices.buttons())
      this.addAnswer(
        table,
        prompt,
        offer,
        choices,
        offer.answer.do === "accept" || offer.answer.do === "mindbug" ? "act" : "quiet",
        extras,
      );
    if (extras.drama)
      this.addButton(say(extras.peeking ? "backToQuestion" : "peek"), "quiet", this.callbacks.onPeek).classList.add(
        "t-button-small",
      );
  }

  /** Dice and waiting effects are not on the table: they are tiles here. */
  private addTiles(table: TableModel, prompt: PromptModel, choices: Choices): void {
    prompt.dice.forEach((face, i) => {
      const tile = this.addTile(dieThing(i), choices, dieText(face));
      tile?.append(iconElement(dieName(face)), caption(dieText(face)));
    });
    if (prompt.kind !== "order") return;
    table.waiting.forEach((waiting, i) => {
      const tile = this.addTile(
        triggerThing(i),
        choices,
        `${nameOf(waiting.card)}, ${triggerName(waiting.trigger, language())}`,
      );
      tile?.append(
        cardCanvas({ card: waiting.card, detail: "board" }, 62),
        iconElement(`trigger-${waiting.trigger}`),
        caption(nameOf(waiting.card)),
      );
    });
  }

  private addTile(thing: ThingKey, choices: Choices, label: string): HTMLButtonElement | null {
    if (!choices.isOffered(thing)) return null;
    const button = document.createElement("button");
    button.type = "button";
    button.className = "t-tile";
    button.setAttribute("aria-label", label);
    button.setAttribute("aria-pressed", String(choices.picks.includes(thing)));
    button.addEventListener("click", () => this.callbacks.onPick(thing));
    this.tiles.append(button);
    return button;
  }

  private addDirect(table: TableModel, prompt: PromptModel, choices: Choices, extras: PromptExtras): void {
    for (const offer of choices.directly(`creature:${prompt.creature}`))
      this.addAnswer(table, prompt, offer, choices, "act", extras);
  }

  private addAnswer(
    table: TableModel,
    prompt: PromptModel,
    offer: Offer,
    choices: Choices,
    look: Look,
    extras: PromptExtras,
  ): void {
    const button = this.addButton(answerLabel(table, prompt, offer, choices), look, () =>
      this.callbacks.onAnswer(offer.index),
    );
    button.dataset["answer"] = offer.answer.do;
    if (offer.answer.do === "mindbug") button.prepend(iconElement("token-mindbug"));
    if (extras.hinted === offer.index) button.classList.add("t-hinted");
  }

  private addButton(label: string, look: Look, onPress: () => void): HTMLButtonElement {
    const button = document.createElement("button");
    button.type = "button";
    button.className = `t-button t-button-${look}`;
    button.textContent = label;
    button.addEventListener("click", onPress);
    this.buttons.append(button);
    return button;
  }

  private showAsker(card: string | null, creature: CreatureModel | undefined, era: string): void {
    const height = Math.min(this.area.h - 18, this.element.dataset["mode"] === "bar" ? 210 : MOST_ON_PHONE);
    const now = `${card ?? ""} ${JSON.stringify(creature)} ${height} ${era}`;
    this.asker.hidden = card === null;
    if (card === null || now === this.asked) return;
    this.asked = now;
    this.asker.replaceChildren(
      cardCanvas(
        {
          card,
          detail: "board",
          ...(creature === undefined ? {} : { power: creature.power, keywords: creature.keywords }),
        },
        height,
      ),
    );
    this.asker.setAttribute("aria-label", say("asks", { card: nameOf(card) }));
    const look = (): void => this.callbacks.onLookAt(card, this.asker.getBoundingClientRect(), creature);
    this.asker.onpointerenter = look;
    this.asker.onfocus = look;
    this.asker.onclick = look;
    this.asker.onpointerleave = this.callbacks.onLookAway;
    this.asker.onblur = this.callbacks.onLookAway;
  }
}

function caption(text: string): HTMLElement {
  const made = document.createElement("span");
  made.textContent = text;
  return made;
}

/** A card as an element of the page. */
export function cardCanvas(face: CardFace, height: number, width = height * CARD_ASPECT): HTMLCanvasElement {
  const { canvas, pen } = newCanvas(width, height, Math.min(3, window.devicePixelRatio || 1));
  paintCard(pen, face, width, height, "marks");
  canvas.style.width = `${width}px`;
  canvas.style.height = `${height}px`;
  return canvas;
}

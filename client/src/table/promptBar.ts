/** The one place that asks: a sentence and at most a few buttons, as real text and real buttons over the table. */
import { triggerName } from "@mindbug/shared/text";
import { language, nameOf, say } from "../i18n/index.ts";
import { type Choices, dieThing, type Offer, type ThingKey, triggerThing } from "./choices.ts";
import type { Rect } from "./layout.ts";
import type { PromptModel, TableModel } from "./model.ts";
import { answerLabel, dieText, question, verdict } from "./promptWords.ts";

export interface PromptCallbacks {
  readonly onAnswer: (index: number) => void;
  readonly onPick: (thing: ThingKey) => void;
  readonly onClear: () => void;
}

export class PromptBar {
  readonly element = document.createElement("section");
  private readonly sentence = document.createElement("p");
  private readonly buttons = document.createElement("div");
  private readonly toast = document.createElement("div");
  private toastTimer = 0;

  constructor(host: HTMLElement, private readonly callbacks: PromptCallbacks) {
    this.element.className = "prompt";
    this.sentence.className = "prompt-sentence";
    this.sentence.setAttribute("aria-live", "polite");
    this.buttons.className = "prompt-buttons";
    this.buttons.setAttribute("role", "group");
    this.toast.className = "toast";
    this.toast.setAttribute("role", "status");
    this.element.append(this.sentence, this.buttons);
    host.append(this.element, this.toast);
  }

  place(area: Rect, mode: "bar" | "sheet" | "drama", inset: number): void {
    const { style } = this.element;
    style.left = `${area.x}px`;
    style.top = `${area.y}px`;
    style.width = `${area.w}px`;
    style.height = `${area.h}px`;
    style.paddingLeft = `${inset}px`;
    this.element.dataset["mode"] = mode;
    this.toast.style.left = `${area.x + area.w / 2}px`;
    this.toast.style.top = `${area.y}px`;
  }

  show(table: TableModel, choices: Choices): void {
    const { prompt } = table;
    this.buttons.setAttribute("aria-label", say("actions"));
    this.buttons.replaceChildren();
    const end = verdict(table);
    this.element.dataset["turn"] = prompt?.answers == null ? "waiting" : "yours";
    if (end !== null) {
      this.element.dataset["turn"] = "over";
      this.sentence.textContent = `${end.title} ${end.reason}`;
      return;
    }
    this.sentence.textContent = prompt === null ? "" : question(table, prompt, choices);
    if (prompt?.answers == null) return;
    if (choices.several && choices.wanted > 0 && prompt.kind !== "reroll") this.sentence.textContent += ` ${say("picked", { n: choices.picks.length, of: choices.wanted })}`;
    this.addThings(table, prompt, choices);
    for (const offer of choices.completed()) this.addAnswer(table, prompt, offer, choices, "act");
    if (choices.several && choices.picks.length > 0) this.addButton(say("clear"), "quiet", this.callbacks.onClear);
    for (const offer of choices.buttons()) this.addAnswer(table, prompt, offer, choices, offer.answer.do === "pass" ? "quiet" : "act");
    if (choices.picks.length === 0 && (prompt.kind === "attackAgain" || prompt.kind === "fast")) this.addDirect(table, prompt, choices);
  }

  /** Says why something cannot be done, for a moment. */
  refuse(text: string): void {
    this.toast.textContent = text;
    this.toast.classList.add("shown");
    window.clearTimeout(this.toastTimer);
    this.toastTimer = window.setTimeout(() => this.toast.classList.remove("shown"), 2600);
  }

  /** Dice and waiting effects are not on the table: they are buttons here. */
  private addThings(table: TableModel, prompt: PromptModel, choices: Choices): void {
    prompt.dice.forEach((face, i) => this.addPick(dieThing(i), dieText(face), choices));
    if (prompt.kind === "order") table.waiting.forEach((waiting, i) => this.addPick(triggerThing(i), `${nameOf(waiting.card)}: ${triggerName(waiting.trigger, language())}`, choices));
  }

  private addPick(thing: ThingKey, label: string, choices: Choices): void {
    if (!choices.isOffered(thing)) return;
    const only = choices.several ? undefined : choices.directly(thing)[0];
    const button = this.addButton(label, "pick", () => (only === undefined ? this.callbacks.onPick(thing) : this.callbacks.onAnswer(only.index)));
    if (only === undefined) button.setAttribute("aria-pressed", String(choices.picks.includes(thing)));
  }

  private addDirect(table: TableModel, prompt: PromptModel, choices: Choices): void {
    for (const offer of choices.directly(`creature:${prompt.creature}`)) this.addAnswer(table, prompt, offer, choices, "act");
  }

  private addAnswer(table: TableModel, prompt: PromptModel, offer: Offer, choices: Choices, look: "act" | "quiet"): void {
    const button = this.addButton(answerLabel(table, prompt, offer, choices), look, () => this.callbacks.onAnswer(offer.index));
    button.dataset["answer"] = offer.answer.do;
  }

  private addButton(label: string, look: "act" | "quiet" | "pick", onPress: () => void): HTMLButtonElement {
    const button = document.createElement("button");
    button.type = "button";
    button.className = `button button-${look}`;
    button.textContent = label;
    button.addEventListener("click", onPress);
    this.buttons.append(button);
    return button;
  }
}

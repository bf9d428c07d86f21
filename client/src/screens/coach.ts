/** The bubble of the guided first match: explains each kind of question and event the first time it comes. */
import type { EventsMessage } from "@mindbug/shared/protocol";
import { button, fill, h } from "../app/dom.ts";
import { say, type TextKey } from "../i18n/index.ts";
import type { PromptKind, Seat, TableModel } from "../table/model.ts";
import { commonPicture } from "./parts.ts";

const ON_PROMPT: Readonly<Record<PromptKind, TextKey>> = {
  turn: "coachTurn", mindbug: "coachMindbug", block: "coachBlock", hunt: "coachHunt", attackAgain: "coachAttackAgain", fast: "coachFast", choose: "coachChoose", may: "coachMay", order: "coachOrder",
  distribute: "coachDistribute", reroll: "coachReroll", dieOrder: "coachDieOrder", buy: "coachBuy",
};
const ON_EVENT: Readonly<Record<string, TextKey>> = { mindbug: "coachEventMindbug", combat: "coachEventCombat", exhaust: "coachEventExhaust" };

export class Coach {
  readonly element = h("section", { class: "coach", attrs: { "aria-label": say("coach"), "aria-live": "polite", hidden: true } });
  private readonly told = new Set<TextKey>();
  private readonly waiting: TextKey[] = [];
  private silent = false;

  update(table: TableModel, events: EventsMessage["events"], mine: Seat | null): void {
    if (this.silent) return;
    this.tell("coachWelcome");
    for (const event of events) {
      const key = Object.hasOwn(ON_EVENT, event.e) ? ON_EVENT[event.e] : undefined;
      if (key !== undefined) this.tell(key);
      if (event.e === "life" && event.change < 0) this.tell("coachEventLife");
      if (event.e === "draw" && event.seat === mine && table.turn > 1) this.tell("coachEventDraw");
      if (event.e === "end") this.tell("coachEventWin");
    }
    if (table.prompt?.answers != null) this.tell(ON_PROMPT[table.prompt.kind]);
    this.draw();
  }

  /** An answer shows that the words were understood. */
  answered(): void {
    this.waiting.length = 0;
    this.draw();
  }

  private tell(key: TextKey): void {
    if (this.told.has(key)) return;
    this.told.add(key);
    this.waiting.push(key);
  }

  private draw(): void {
    const [key] = this.waiting;
    this.element.hidden = key === undefined;
    if (key === undefined) return;
    fill(this.element, commonPicture("token-mindbug", "coach-picture"), h("p", {}, say(key)), h("div", { class: "actions" },
      button(say("coachNext"), () => { this.waiting.shift(); this.draw(); }, { class: "button-act" }),
      button(say("coachOff"), () => { this.silent = true; this.answered(); }, { class: "button-quiet" })));
  }
}

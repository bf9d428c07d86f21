/** The bubble of the guided first match: explains each kind of question and event the first time it comes. */
import type { EventsMessage } from "@mindbug/shared/protocol";
import { button, fill, h } from "../app/dom.ts";
import { say, type TextKey } from "../i18n/index.ts";
import type { PromptKind, Seat, TableModel } from "../table/model/model.ts";
import { commonPicture } from "./parts.tsx";

const ON_PROMPT: Readonly<Record<PromptKind, TextKey>> = {
  turn: "coachTurn",
  mindbug: "coachMindbug",
  block: "coachBlock",
  hunt: "coachHunt",
  attackAgain: "coachAttackAgain",
  fast: "coachFast",
  choose: "coachChoose",
  may: "coachMay",
  order: "coachOrder",
  distribute: "coachDistribute",
  reroll: "coachReroll",
  dieOrder: "coachDieOrder",
  buy: "coachBuy",
};

export class Coach {
  readonly element = h("section", {
    class: "coach",
    attrs: { "aria-label": say("coach"), "aria-live": "polite", hidden: true },
  });
  private readonly told = new Set<TextKey>();
  private readonly waiting: TextKey[] = [];
  private silent = false;

  /** Something has just been shown. */
  saw(event: EventsMessage["events"][number], table: TableModel, mine: Seat | null): void {
    const key = lessonOf(event, table, mine);
    if (key !== null) this.tell(key);
  }

  /** The table is at rest: now there is time to read. */
  rest(table: TableModel): void {
    if (this.silent) return;
    this.tell("coachWelcome");
    if (table.prompt?.answers != null) {
      this.tell(ON_PROMPT[table.prompt.kind]);
      if (table.prompt.kind === "turn" && table.prompt.answers.some((answer) => answer.do === "attack"))
        this.tell("coachMayAttack");
    }
    this.draw();
  }

  /** An answer shows that the words were understood. */
  answered(): void {
    this.waiting.length = 0;
    this.draw();
  }

  private tell(key: TextKey): void {
    if (this.silent || this.told.has(key)) return;
    this.told.add(key);
    this.waiting.push(key);
  }

  private draw(): void {
    const [key] = this.waiting;
    this.element.hidden = key === undefined;
    if (key === undefined) return;
    fill(
      this.element,
      commonPicture("token-mindbug", "coach-picture"),
      h("p", {}, say(key)),
      h(
        "div",
        { class: "actions" },
        button(
          say("coachNext"),
          () => {
            this.waiting.shift();
            this.draw();
          },
          { class: "button-act" },
        ),
        button(
          say("coachOff"),
          () => {
            this.silent = true;
            this.answered();
          },
          { class: "button-quiet" },
        ),
      ),
    );
  }
}

function lessonOf(event: EventsMessage["events"][number], table: TableModel, mine: Seat | null): TextKey | null {
  switch (event.e) {
    case "mindbug":
      return event.seat === mine ? "coachEventMindbug" : "coachEventMindbugged";
    case "combat":
      return "coachEventCombat";
    case "exhaust":
      return "coachEventExhaust";
    case "life":
      return event.change >= 0 ? null : event.seat === mine ? "coachEventLife" : "coachEventHit";
    case "draw":
      return event.seat === mine && table.turn > 1 ? "coachEventDraw" : null;
    default:
      return null;
  }
}

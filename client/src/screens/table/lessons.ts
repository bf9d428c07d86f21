/** What the coach of the guided first match says, and when. */
import type { EventName, GameEvent, Seat } from "../../log/lines.ts";
import type { TextKey } from "../../i18n/index.ts";
import type { TableView } from "@mindbug/shared/protocol";

type Prompt = NonNullable<TableView["prompt"]>;
type PromptKind = Prompt["kind"];
type EventOf<E extends EventName> = Extract<GameEvent, { e: E }>;

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

/** Partial on purpose: a coach who explained everything would not be listened to. */
type Explained = { readonly [E in EventName]?: (event: EventOf<E>, mine: Seat | null, turn: number) => TextKey | null };

/** The few events that are explained in themselves; all others are seen, and belong to a question that is. */
const ON_EVENT: Explained = {
  mindbug: ({ seat }, mine) => (seat === mine ? "coachEventMindbug" : "coachEventMindbugged"),
  combat: () => "coachEventCombat",
  exhaust: () => "coachEventExhaust",
  life: ({ seat, change }, mine) => (change >= 0 ? null : seat === mine ? "coachEventLife" : "coachEventHit"),
  draw: ({ seat }, mine, turn) => (seat === mine && turn > 1 ? "coachEventDraw" : null),
};

export function lessonOfEvent(event: GameEvent, mine: Seat | null, turn: number): TextKey | null {
  const explain = ON_EVENT[event.e] as
    ((event: GameEvent, mine: Seat | null, turn: number) => TextKey | null) | undefined;
  return explain?.(event, mine, turn) ?? null;
}

/** What is to be known before this question can be answered, in order. */
export function lessonsOfPrompt(prompt: Prompt | null): readonly TextKey[] {
  if (prompt === null || prompt.answers === null) return [];
  const mayAttack = prompt.kind === "turn" && prompt.answers.some((answer) => answer.do === "attack");
  return [ON_PROMPT[prompt.kind], ...(mayAttack ? (["coachMayAttack"] as const) : [])];
}

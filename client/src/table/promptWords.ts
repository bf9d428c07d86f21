/** One sentence for every question, one label for every answer. */
import { cardByKey } from "@mindbug/shared/cards";
import { nameOf, say, type TextKey } from "../i18n/index.ts";
import type { Choices, Offer } from "./choices.ts";
import type { PromptKind, PromptModel, ReasonModel, Seat, TableModel } from "./model.ts";

const QUESTIONS: Readonly<Record<PromptKind, TextKey>> = {
  turn: "promptTurn", mindbug: "promptMindbug", block: "promptBlock", hunt: "promptHunt", attackAgain: "promptAttackAgain", fast: "promptFast", choose: "promptChoose", may: "promptMay",
  order: "promptOrder", distribute: "promptDistribute", reroll: "promptReroll", dieOrder: "promptDieOrder", buy: "promptBuy",
};

const VERBS: Readonly<Record<string, TextKey>> = {
  defeat: "chooseDefeat", takeControl: "chooseTakeControl", returnToHand: "chooseReturnToHand", discard: "chooseDiscard", playCard: "choosePlayCard",
  drawFromPile: "chooseDrawFromPile", putOctonite: "choosePutOctonite", revealFromHand: "chooseReveal", buyForFree: "chooseBuyForFree",
};

const DECLINES: Readonly<Record<PromptKind, TextKey>> = {
  turn: "endTurn", mindbug: "noMindbug", block: "noBlock", hunt: "noHunt", attackAgain: "stop", fast: "notNow", choose: "pass", may: "notNow", order: "pass", distribute: "pass",
  reroll: "keep", dieOrder: "pass", buy: "doneBuying",
};

export function whoIs(table: TableModel, seat: Seat): string {
  if (table.viewer === 0 || table.viewer === 1) return say(seat === table.viewer ? "you" : "opponent");
  return say(seat === 0 ? "near" : "far");
}

export function question(table: TableModel, prompt: PromptModel, choices: Choices): string {
  if (prompt.answers === null) {
    const key: TextKey = prompt.kind === "mindbug" ? "waitingMindbug" : prompt.kind === "block" ? "waitingBlock" : "waitingFor";
    return say(key, { who: whoIs(table, prompt.seat) });
  }
  const key = prompt.kind === "choose" ? (VERBS[prompt.verb ?? ""] ?? "promptChoose") : QUESTIONS[prompt.kind];
  return say(key, { card: prompt.card === null ? "" : nameOf(prompt.card), n: choices.wanted });
}

const cardOfThing = (table: TableModel, thing: string): string => {
  const [kind, first, second] = thing.split(":");
  const number = Number(first);
  if (kind === "creature") return table.players.flatMap((player) => player.board).find((creature) => creature.id === number)?.card ?? "";
  if (kind === "hand" && table.prompt !== null) return table.players[table.prompt.seat].hand?.[number] ?? "";
  if (kind === "power") return table.power?.faceUp[number] ?? "";
  if (kind === "pile") return table.players[number as Seat].discard[Number(second)] ?? "";
  return kind === "trigger" ? (table.waiting[number]?.card ?? "") : "";
};

export function answerLabel(table: TableModel, prompt: PromptModel, offer: Offer, choices: Choices): string {
  const { answer } = offer;
  const thing = choices.picks[0];
  const key = thing === undefined ? (prompt.card ?? "") : cardOfThing(table, thing);
  const card = key === "" ? "" : nameOf(key);
  switch (answer.do) {
    case "pass": return say(DECLINES[prompt.kind]);
    case "accept": return say("accept");
    case "mindbug": return say("useMindbug");
    case "play": return say("doPlay", { card });
    case "attack": return say("doAttack", { card });
    case "action": return say("doAction", { card });
    case "block": return say("doBlock", { card });
    case "hunt": return say("doHunt", { card });
    case "reroll": return say("doReroll", { n: answer.dice.length });
    case "resolveDie": return say("doDie");
    case "buy": {
      const power = cardByKey(key);
      return prompt.kind === "buy" && power?.kind === "power" ? say("doBuy", { card, cost: power.cost }) : say("doTake", { card });
    }
    default: return choices.picks.length === 1 && !choices.counted ? say("doChoose", { card }) : say("doConfirm", { n: choices.picks.length });
  }
}

export function reasonText(reason: ReasonModel): string {
  const key = `why${reason.why[0]!.toUpperCase()}${reason.why.slice(1)}` as TextKey;
  const named = (card: string | undefined): string => (card === undefined ? "" : nameOf(card));
  return say(key, { ...reason, card: named(reason.card), by: named(reason.by), attacker: named(reason.attacker) });
}

export function dieText(face: number): string {
  if (face < 3) return say("diePower", { n: face + 1 });
  return face === 5 ? say("diePaw") : say("dieEnergy", { n: face - 2 });
}

export function verdict(table: TableModel): { title: string; reason: string } | null {
  const { outcome } = table;
  if (outcome === null) return null;
  const reason = say(`end${outcome.reason[0]!.toUpperCase()}${outcome.reason.slice(1)}` as TextKey);
  if (outcome.winner === null) return { title: say("draw"), reason };
  if (table.viewer === 0 || table.viewer === 1) return { title: say(outcome.winner === table.viewer ? "won" : "lost"), reason };
  return { title: say("wonBy", { who: whoIs(table, outcome.winner) }), reason };
}

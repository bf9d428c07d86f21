/** What was done, in words: as a button says it, and as the subject of a sentence. */
import type { PickingVerb } from "@mindbug/shared/cards";
import type { Deed } from "../worker/deed.ts";
import { type AnalysisKey, sayAnalysis } from "./analysis.ts";
import { nameOf } from "./index.ts";

type Plain = Uncapitalize<Extract<AnalysisKey, `subject${string}`> extends `subject${infer Name}` ? Name : never>;
type Subject = `subject${Capitalize<Plain>}`;

const PASSES: Readonly<Record<Deed["kind"], Plain>> = {
  mindbug: "passMindbug",
  block: "passBlock",
  hunt: "passHunt",
  attackAgain: "passAgain",
  buy: "passBuy",
  reroll: "passDice",
  turn: "pass",
  fast: "pass",
  choose: "pass",
  may: "pass",
  order: "pass",
  distribute: "pass",
  dieOrder: "pass",
};

const PICKS: Readonly<Record<PickingVerb, Plain>> = {
  defeat: "defeat",
  takeControl: "takeControl",
  returnToHand: "returnToHand",
  discard: "discard",
  playCard: "playCard",
  playGivenCard: "playGivenCard",
  drawFromPile: "drawFromPile",
  putOctonite: "putOctonite",
  revealFromHand: "revealFromHand",
  buyForFree: "buyForFree",
  triggerPlayEffect: "triggerPlayEffect",
};

const isPicking = (verb: Deed["verb"]): verb is PickingVerb => verb !== null && verb in PICKS;

function wordOf({ does, kind, verb, cards }: Deed): Plain {
  switch (does) {
    case "chooseCreatures":
    case "chooseHand":
    case "choosePile":
      // "Up to two": none of them.
      return cards.length === 0 ? "pass" : isPicking(verb) ? PICKS[verb] : "accept";
    case "pass":
      return PASSES[kind];
    case "play":
    case "attack":
    case "action":
    case "block":
    case "hunt":
    case "mindbug":
    case "buy":
    case "accept":
    case "resolve":
    case "distribute":
    case "reroll":
    case "resolveDie":
      return does;
    default:
      return does satisfies never;
  }
}

function listOf({ cards, about }: Deed): string {
  const named = cards.length > 0 ? cards : about === null ? [] : [about];
  const names = [...new Set(named)].map((card) => {
    const times = named.filter((other) => other === card).length;
    return times > 1 ? `${nameOf(card)} ×${times}` : nameOf(card);
  });
  return names.length === 0 ? sayAnalysis("nobody") : names.join(" + ");
}

export const deedWords = (deed: Deed): string => sayAnalysis(wordOf(deed), { card: listOf(deed), n: deed.dice });

const subjectOf = (word: Plain): Subject => `subject${word[0]!.toUpperCase()}${word.slice(1)}` as Subject;

export const deedSubject = (deed: Deed): string => sayAnalysis(subjectOf(wordOf(deed)), { card: listOf(deed) });

/** One sentence for every question, one label for every answer. */
import { cardByKey, type PickingVerb } from "@mindbug/shared/cards";
import { keywordName, reasonText as sentenceOf, rulesLine, rulesText } from "@mindbug/shared/text";
import { language, nameOf, say, type TextKey } from "../../i18n/index.ts";
import { type Choices, type Offer, type ThingKey, thingsOf } from "./choices.ts";
import {
  type AnswerModel,
  type CreatureModel,
  otherSeat,
  type PromptKind,
  type PromptModel,
  type ReasonModel,
  type Seat,
  type TableModel,
} from "./model.ts";

const QUESTIONS: Readonly<Record<Exclude<PromptKind, "turn" | "choose">, TextKey>> = {
  mindbug: "promptMindbug",
  block: "promptBlock",
  hunt: "promptHunt",
  attackAgain: "promptAttackAgain",
  fast: "promptFast",
  may: "promptMay",
  order: "promptOrder",
  distribute: "promptDistribute",
  reroll: "promptReroll",
  dieOrder: "promptDieOrder",
  buy: "promptBuy",
};

/** What is asked about the thing that is picked, and what the button that picks it says. */
const PICKS: Readonly<Record<PickingVerb, { readonly question: TextKey; readonly label: TextKey }>> = {
  defeat: { question: "chooseDefeat", label: "doDefeat" },
  takeControl: { question: "chooseTakeControl", label: "doControl" },
  returnToHand: { question: "chooseReturnToHand", label: "doReturn" },
  discard: { question: "chooseDiscard", label: "doDiscard" },
  playCard: { question: "choosePlayCard", label: "doPlay" },
  playGivenCard: { question: "chooseGive", label: "doGive" },
  drawFromPile: { question: "chooseDrawFromPile", label: "doTake" },
  putOctonite: { question: "choosePutOctonite", label: "doChoose" },
  revealFromHand: { question: "chooseReveal", label: "doReveal" },
  buyForFree: { question: "chooseBuyForFree", label: "doTake" },
  triggerPlayEffect: { question: "chooseTrigger", label: "doChoose" },
};

const isPicking = (verb: PromptModel["verb"]): verb is PickingVerb => verb !== null && verb in PICKS;

/** How a pick is asked for; a view is always of a question that the engine asked. */
function pickOf({ kind, verb }: PromptModel): (typeof PICKS)[PickingVerb] {
  if (!isPicking(verb)) throw new Error(`A "${kind}" question has nothing to pick by "${verb}".`);
  return PICKS[verb];
}

const DECLINES: Readonly<Record<PromptKind, TextKey>> = {
  turn: "endTurn",
  mindbug: "noMindbug",
  block: "noBlock",
  hunt: "noHunt",
  attackAgain: "stop",
  fast: "notNow",
  choose: "pass",
  may: "notNow",
  order: "pass",
  distribute: "pass",
  reroll: "keep",
  dieOrder: "pass",
  buy: "doneBuying",
};

export function whoIs(table: TableModel, seat: Seat): string {
  if (seat === table.viewer) return say("you");
  const name = table.names?.[seat];
  if (name !== undefined && name.trim() !== "") return name;
  if (table.viewer === 0 || table.viewer === 1) return say("opponent");
  return say(seat === 0 ? "near" : "far");
}

const offersAny = (prompt: PromptModel, kind: AnswerModel["do"]): boolean =>
  prompt.answers?.some((answer) => answer.do === kind) === true;

/** A die's paw discards, not the creature's text: nothing on the card would explain the question. */
const isPaw = ({ cause }: PromptModel): boolean => cause.why === "die";

/** The card that a Mindbug took before one acts again. */
const takenCard = ({ cause }: PromptModel): string | undefined =>
  cause.why === "mindbugged" ? cause.taken : undefined;

/** The card that an effect returned or revealed, and that may be played now. */
const nextStep = ({ cause, verb }: PromptModel): string | undefined =>
  cause.why === "ability" && cause.about !== null && (verb === "playReturnedCard" || verb === "playCard")
    ? cause.about
    : undefined;

function questionKey(prompt: PromptModel): TextKey {
  if (isPaw(prompt)) return "choosePaw";
  if (prompt.kind === "may" && nextStep(prompt) !== undefined) return "promptMayPlay";
  if (prompt.kind === "choose") return pickOf(prompt).question;
  if (prompt.kind !== "turn") return QUESTIONS[prompt.kind];
  if (takenCard(prompt) !== undefined) return "promptTurnAgain";
  const plays = offersAny(prompt, "play");
  const acts = offersAny(prompt, "attack") || offersAny(prompt, "action");
  return plays && acts ? "promptTurn" : plays ? "promptTurnPlay" : "promptTurnAttack";
}

const WAITING: Readonly<Record<PromptKind, TextKey>> = {
  mindbug: "waitingMindbug",
  block: "waitingBlock",
  turn: "waitingTurn",
  hunt: "waitingFor",
  attackAgain: "waitingFor",
  fast: "waitingFor",
  choose: "waitingFor",
  may: "waitingFor",
  order: "waitingFor",
  distribute: "waitingFor",
  reroll: "waitingFor",
  dieOrder: "waitingFor",
  buy: "waitingFor",
};

export function question(table: TableModel, prompt: PromptModel, choices: Choices): string {
  if (prompt.answers === null) return say(WAITING[prompt.kind], { who: whoIs(table, prompt.seat) });
  const card = (prompt.kind === "may" ? nextStep(prompt) : undefined) ?? prompt.card;
  return say(questionKey(prompt), { card: card === null ? "" : nameOf(card), n: choices.wanted }, card ?? "");
}

const creatureOf = (table: TableModel, id: number | null): CreatureModel | undefined =>
  table.players.flatMap((player) => player.board).find((creature) => creature.id === id);

/** The creature that asks as it is now, with its present power; a card that is not in play has only what is printed. */
export function askingCreature(table: TableModel, prompt: PromptModel): CreatureModel | undefined {
  const asking = creatureOf(table, prompt.creature);
  return asking?.card === prompt.card ? asking : undefined;
}

const rulesOf = (key: string): string => {
  const card = cardByKey(key);
  return card === undefined ? "" : rulesLine(card, language());
};

/** The quiet line below the question: what was picked, what the asking card does, what one has. */
export function hintLine(table: TableModel, prompt: PromptModel, choices: Choices): string {
  if (prompt.answers === null) return "";
  const pick = choices.picks[0];
  if (choices.several && prompt.kind !== "reroll" && choices.wanted > 1)
    return say("picked", { n: choices.picks.length, of: choices.wanted });
  if (pick !== undefined && (prompt.kind === "turn" || prompt.kind === "buy")) return rulesOf(cardOfThing(table, pick));
  if (isPaw(prompt)) return say("detailPaw");
  switch (prompt.kind) {
    case "turn": {
      const taken = takenCard(prompt);
      return taken === undefined
        ? say("detailTurn")
        : say("detailTurnAgain", { who: whoIs(table, otherSeat(prompt.seat)), card: nameOf(taken) }, taken);
    }
    case "mindbug":
      return say("detailMindbug", { n: table.players[prompt.seat].mindbugs });
    case "block":
      return attackerWords(creatureOf(table, prompt.creature));
    case "buy":
      return say("detailBuy", { n: table.players[prompt.seat].energy });
    case "hunt":
    case "attackAgain":
    case "fast":
    case "choose":
    case "may":
    case "order":
    case "distribute":
    case "reroll":
    case "dieOrder":
      return prompt.card === null ? "" : rulesOf(prompt.card);
    default:
      return prompt.kind satisfies never;
  }
}

/** What a block has to reckon with. */
function attackerWords(attacker: CreatureModel | undefined): string {
  if (attacker === undefined) return "";
  const { power: n, keywords } = attacker;
  if (keywords.length === 0) return say("previewPower", { n });
  const named = keywords.map((keyword) => keywordName(keyword, language()));
  return say("previewPowerAndKeywords", { n, keywords: named.join(", ") });
}

/** What one of several waiting effects does, in the words of its card. */
export function waitingWords({ card: key, trigger }: TableModel["waiting"][number]): string {
  const card = cardByKey(key);
  if (card === undefined) return "";
  return rulesText(card, language())
    .filter((block) => block.trigger === trigger)
    .map(({ text }) => text)
    .join(" ");
}

const cardOfThing = (table: TableModel, thing: string): string => {
  const [kind, first, second] = thing.split(":");
  const number = Number(first);
  if (kind === "creature") return creatureOf(table, number)?.card ?? "";
  if (kind === "hand" && table.prompt !== null) return table.players[table.prompt.seat].hand?.[number] ?? "";
  if (kind === "power") return table.power?.faceUp[number] ?? "";
  if (kind === "pile") return table.players[number as Seat].discard[Number(second)] ?? "";
  return kind === "trigger" ? (table.waiting[number]?.card ?? "") : "";
};

export function answerLabel(table: TableModel, prompt: PromptModel, offer: Offer, choices: Choices): string {
  const { answer } = offer;
  // An answer of a kind that points at things and points at none declines ("up to two": none of them), even while
  // something is picked for another one.
  const declines = thingsOf(answer).length === 0 && answer.do !== "accept" && answer.do !== "mindbug";
  if (declines) return say(DECLINES[prompt.kind]);
  return labelWith(table, prompt, offer, choices.picks[0], choices);
}

/** What an answer does when it points at this one thing. */
export function labelWith(
  table: TableModel,
  prompt: PromptModel,
  { answer }: Offer,
  thing: ThingKey | undefined,
  choices: Choices,
): string {
  const key =
    thing === undefined ? (prompt.card ?? creatureOf(table, prompt.creature)?.card ?? "") : cardOfThing(table, thing);
  const card = key === "" ? "" : nameOf(key);
  switch (answer.do) {
    case "accept": {
      const next = nextStep(prompt);
      return next === undefined ? say("accept") : say("doPlay", { card: nameOf(next) });
    }
    case "mindbug":
      return say("useMindbug");
    case "play":
      return say("doPlay", { card });
    case "attack":
      return say("doAttack", { card });
    case "action":
      return say("doAction", { card });
    case "block":
      return say("doBlock", { card });
    case "hunt":
      return say("doHunt", { card });
    case "reroll":
      return say("doReroll", { n: answer.dice.length });
    case "resolveDie":
      return say("doDie");
    case "resolve":
      return say("doResolve", { card });
    case "buy": {
      const power = cardByKey(key);
      return prompt.kind === "buy" && power?.kind === "power"
        ? say("doBuy", { card, cost: power.cost })
        : say("doTake", { card });
    }
    case "chooseCreatures":
    case "chooseHand":
    case "choosePile":
      return thing !== undefined && choices.picks.length < 2
        ? say(pickOf(prompt).label, { card })
        : say("doConfirm", { n: choices.picks.length });
    case "distribute":
      return say("doConfirm", { n: choices.picks.length });
    // Declines in the words of its question.
    case "pass":
      return say(DECLINES[prompt.kind]);
    default:
      return answer satisfies never;
  }
}

/** Of this many choices all are named, of more their number. */
const MOST_NAMED = 4;

/** What can be chosen, for whoever pressed something else. */
function choicesWords(table: TableModel, choices: Choices): string {
  const things = [...new Set(choices.offered())];
  const names = things.map((thing) => cardOfThing(table, thing)).filter((card) => card !== "");
  if (names.length === 0) return say("choicesAreButtons");
  if (names.length > MOST_NAMED) return say("choicesGlow", { n: names.length });
  return say("choicesAre", { cards: [...new Set(names)].map(nameOf).join(", ") });
}

/** The engine's own reason; where it only says that this is no choice, also what is one. */
export function refusalText(table: TableModel, choices: Choices, reason: ReasonModel): string {
  const why = reasonText(reason);
  return reason.why === "notAChoice" ? `${why} ${choicesWords(table, choices)}` : why;
}

/** A name with a full stop of its own needs no second one. */
export const reasonText = (reason: ReasonModel): string =>
  sentenceOf(reason as Parameters<typeof sentenceOf>[0], language()).replace(/\.\.$/, ".");

export function dieText(face: number): string {
  if (face < 3) return say("diePower", { n: face + 1 });
  return face === 5 ? say("diePaw") : say("dieEnergy", { n: face - 2 });
}

export function verdict(table: TableModel): { title: string; reason: string } | null {
  const { outcome } = table;
  if (outcome === null) return null;
  const lost = outcome.winner !== null && (table.viewer === 0 || table.viewer === 1) && outcome.winner !== table.viewer;
  const reason =
    outcome.reason === "conceded" && lost
      ? say("endConcededYou")
      : say(`end${outcome.reason[0]!.toUpperCase()}${outcome.reason.slice(1)}` as TextKey);
  if (outcome.winner === null) return { title: say("draw"), reason };
  if (outcome.winner === table.viewer) return { title: say("won"), reason };
  return { title: lost ? say("lost") : say("wonBy", { who: whoIs(table, outcome.winner) }), reason };
}

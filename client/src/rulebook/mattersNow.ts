/** Which rules matter at this moment of a match: those of the asking card first, then those of the question. */
import { cardByKey, type CreatureCard, type Trigger } from "@mindbug/shared/cards";
import {
  EFFECT_ENTRY,
  KEYWORD_ENTRY,
  PROMPT_ENTRY,
  type RulebookKey,
  TRIGGER_ENTRY,
} from "@mindbug/shared/rulebook/subjects";
import type { CreatureModel, PromptModel, TableModel } from "../table/model/model.ts";

export interface NowRules {
  /** The card that asks, attacks or is being played. */
  readonly card: string | null;
  readonly ofCard: readonly RulebookKey[];
  readonly ofQuestion: readonly RulebookKey[];
}

/** A creature as it is now, or what its card prints. */
type KeywordsNow = Pick<CreatureModel, "keywords" | "octonite" | "exhausted">;

/** Every rule that a card's marks and words rest on, its keywords first. */
function rulesOfCard(key: string, now?: KeywordsNow): RulebookKey[] {
  const card = cardByKey(key);
  if (card === undefined) return [];
  if (card.kind === "power") return ["power-cards"];
  const rules: (RulebookKey | false)[] = [
    ...(now ?? card).keywords.map((keyword) => KEYWORD_ENTRY[keyword]),
    ...card.triggered.map(({ on }) => TRIGGER_ENTRY[on]),
    card.constant.length > 0 && "constant-ability",
    now?.exhausted === true && "exhausted",
    (card.octonite > 0 || (now?.octonite ?? 0) > 0) && "octonite",
    card.mayDistribute && "distribution",
    paysOctonite(card) && "octonite-cost",
    card.dice > 0 && "dice",
  ];
  return unique(rules.filter((rule) => rule !== false));
}

const paysOctonite = ({ triggered }: CreatureCard): boolean => triggered.some(({ octoniteCost }) => octoniteCost > 0);

/** The ability or the dice that ask come before whatever else their card can do. */
function askingFirst(prompt: PromptModel | null, rules: readonly RulebookKey[]): RulebookKey[] {
  const trigger: Trigger | null =
    prompt?.cause.why === "ability" && prompt.cause.trigger !== "power" ? prompt.cause.trigger : null;
  const dice: RulebookKey[] = (prompt?.dice.length ?? 0) > 0 ? ["dice"] : [];
  return unique([...dice, ...(trigger === null ? [] : [TRIGGER_ENTRY[trigger]]), ...rules]);
}

function rulesOfQuestion(prompt: PromptModel): RulebookKey[] {
  const { cause, kind, verb } = prompt;
  const effect = verb === null ? null : EFFECT_ENTRY[verb];
  const offers = new Set(prompt.answers?.map((answer) => answer.do));
  const rules: (RulebookKey | false | null)[] = [
    cause.why === "mindbugged" && "after-a-mindbug",
    cause.why === "die" && "die-results",
    PROMPT_ENTRY[kind],
    effect,
    kind === "turn" && offers.has("play") && "play-a-card",
    kind === "turn" && offers.has("attack") && "attack",
    kind === "turn" && offers.has("action") && "action",
    kind === "turn" && "able-to-act",
    kind === "buy" && "energy",
    kind === "mindbug" && "tip-save",
  ];
  return unique(rules.filter((rule) => rule !== false && rule !== null));
}

export function mattersNow(table: TableModel): NowRules {
  const { prompt, attack, playing } = table;
  const creatures = table.players.flatMap(({ board }) => board);
  const attacker = creatures.find(({ id }) => id === attack?.creature);
  const card = prompt?.card ?? playing?.card ?? attacker?.card ?? null;
  const id = prompt?.card == null ? attack?.creature : prompt.creature;
  const creature = creatures.find((each) => each.id === id && each.card === card);
  return {
    card,
    ofCard: card === null ? [] : askingFirst(prompt, rulesOfCard(card, creature)),
    ofQuestion: prompt === null ? ["turn", "goal"] : rulesOfQuestion(prompt),
  };
}

const unique = <T>(all: readonly T[]): T[] => [...new Set(all)];

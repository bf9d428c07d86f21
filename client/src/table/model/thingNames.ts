/** What a screen reader says of a thing: its name and its state. */
import { cardByKey } from "@mindbug/shared/cards";
import { keywordName } from "@mindbug/shared/text";
import { language, nameOf, say, type TextKey } from "../../i18n/index.ts";
import type { Choices } from "./choices.ts";
import type { AnswerModel, TableModel } from "./model.ts";
import type { Spot } from "../layout/geometry.ts";
import type { Placement } from "../layout/placements.ts";
import { whoIs } from "./promptWords.ts";

export interface Thing {
  readonly id: string;
  readonly label: string;
  readonly spot: Spot;
  readonly z: number;
  readonly mood: string;
  readonly role: string;
  /** Shown on the pile. */
  readonly count?: number;
  readonly caption?: string;
  readonly pressed?: boolean;
}

/** What an answer may do to a thing on the table; null where it points at none, or at tiles with words of their own. */
const MAY: Readonly<Record<AnswerModel["do"], TextKey | null>> = {
  play: "mayPlay",
  attack: "mayAttack",
  action: "mayAct",
  block: "mayBlock",
  hunt: "mayHunt",
  buy: "mayBuy",
  chooseCreatures: "mayChoose",
  chooseHand: "mayChoose",
  choosePile: "mayChoose",
  distribute: "mayChoose",
  pass: null,
  accept: null,
  mindbug: null,
  resolve: null,
  reroll: null,
  resolveDie: null,
};

function thingName(table: TableModel, placement: Placement, choices: Choices): string {
  const { role, seat, face, count } = placement;
  const who = seat === null ? "" : whoIs(table, seat);
  if (role === "deck") return `${say("deckOf", { who })}, ${say("cards", { n: count ?? 0 })}`;
  if (role === "discard") return `${say("discardOf", { who })}, ${say("cards", { n: count ?? 0 })}`;
  if (face.card === null) return say("hiddenCard");
  const card = cardByKey(face.card);
  const parts = [nameOf(face.card)];
  if (role === "start") parts.push(say("startCardOf", { who }, face.card));
  if (card?.kind === "power") parts.push(say("cost", { n: card.cost }));
  else if (card !== undefined) parts.push(say("powerIs", { n: face.power ?? card.power }));
  for (const keyword of face.keywords ?? (card?.kind === "creature" ? card.keywords : []))
    parts.push(keywordName(keyword, language()));
  if (role === "creature") parts.push(...creatureState(table, placement, who));
  if (role === "hand") parts.push(say("inHand"));
  if (role === "playing") parts.push(say("beingPlayed", { who }, face.card));
  return [...parts, ...choiceState(placement, choices)].join(", ");
}

function creatureState(table: TableModel, placement: Placement, who: string): string[] {
  const { creature, seat } = placement;
  const card = creature?.card;
  const parts = [table.viewer === seat ? say("yours") : say("ownedBy", { who }, card)];
  if (creature === undefined) return parts;
  if (creature.octonite > 0) parts.push(say("octoniteIs", { n: creature.octonite }));
  if (creature.exhausted) parts.push(say("exhausted", {}, card));
  if (table.attack?.creature === creature.id) parts.push(say("attacking", {}, card));
  return parts;
}

function choiceState(placement: Placement, choices: Choices): string[] {
  const { thing } = placement;
  const card = placement.face.card ?? undefined;
  if (choices.picks.includes(thing)) return [say("chosen", {}, card)];
  if (!choices.canPick(thing)) return [];
  const ways = new Set(
    choices
      .pointingAt(thing)
      .map(({ answer }) => MAY[answer.do])
      .filter((key) => key !== null),
  );
  return [...ways].map((key) => say(key, {}, card));
}

/** The buttons over the cards: backs and lower layers of piles have none. */
export function thingsFor(table: TableModel, placements: readonly Placement[], choices: Choices): Thing[] {
  return placements
    .filter((placement) => placement.thing !== "")
    .map((placement) => {
      const { id, role, count, mood } = placement;
      return {
        id,
        role,
        mood,
        label: thingName(table, placement, choices),
        spot: placement.touch ?? placement.spot,
        z: placement.z,
        ...(count === undefined ? {} : { count }),
        ...(role === "deck" ? { caption: say("deck") } : role === "discard" ? { caption: say("discard") } : {}),
        ...(mood === "picked" ? { pressed: true } : {}),
      };
    });
}

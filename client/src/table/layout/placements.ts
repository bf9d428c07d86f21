/** Which card lies where, and in which mood: the model and the choices in, a flat list out. */
import { backName } from "../../art/index.ts";
import { type Choices, creatureThing, handThing, powerThing, type ThingKey } from "../model/choices.ts";
import { CARD_ASPECT, type Rect, type Spot } from "./geometry.ts";
import { lifted } from "./lift.ts";
import { momentLayout } from "./mindbugMoment.ts";
import { boardSpots, gridSpots, handSpots, pileSpots } from "./spots.ts";
import { powerLabelHeight, type TableLayout } from "./tableLayout.ts";
import { type CreatureModel, nearSeat, otherSeat, type Seat, type TableModel } from "../model/model.ts";
import type { CardFace } from "../paint/card.ts";
import type { CardMood } from "../model/moods.ts";

type Role = "creature" | "hand" | "farHand" | "power" | "deck" | "discard" | "start" | "playing";

export interface Placement {
  /** Stays the same while the card stays in its place, so that it moves instead of jumping. */
  readonly id: string;
  readonly thing: ThingKey;
  readonly role: Role;
  readonly seat: Seat | null;
  readonly face: CardFace;
  readonly mood: CardMood;
  readonly spot: Spot;
  readonly z: number;
  readonly creature?: CreatureModel;
  /** Cards in the pile. */
  readonly count?: number;
  /** Where it is touched, if not where it is drawn: a card that rises under the pointer must not slip away from it. */
  readonly touch?: Spot;
}

/** What the player does with the table beside picking. */
export interface Attention {
  /** What is under the pointer: out of the fan, or lifted a little off the table. */
  readonly raised: ThingKey | null;
  readonly hinted: readonly ThingKey[];
  /** The Mindbug moment put aside to see the table. */
  readonly peeking: boolean;
  /** An answer is on its way: nothing can be chosen until the room has said what became of it. */
  readonly sending?: boolean;
  /** The card of a long hand that has been slid into the middle. */
  readonly handAt?: number | null;
  /** What the attacker under the pointer may be let go on. */
  readonly prey?: readonly ThingKey[];
}

const creaturesOf = (table: TableModel, seat: Seat): readonly ThingKey[] =>
  table.players[seat].board.map((creature) => creatureThing(creature.id));

type MoodOf = (thing: ThingKey) => CardMood;

export const asksMindbug = (table: TableModel): boolean =>
  table.prompt?.kind === "mindbug" && table.prompt.answers !== null;

export function placeCards(
  table: TableModel,
  layout: TableLayout,
  choices: Choices,
  attention: Attention,
): Placement[] {
  const near = nearSeat(table);
  const far = otherSeat(near);
  const mine = table.prompt?.answers != null && !asksMindbug(table);
  const own = creaturesOf(table, mine ? table.prompt!.seat : near);
  const moodOf: MoodOf = (thing) => {
    if (attention.prey?.includes(thing) === true) return "prey";
    if (attention.hinted.includes(thing)) return "hint";
    if (choices.picks.includes(thing)) return "picked";
    if (!mine || attention.sending === true) return "plain";
    return choices.canPick(thing) ? "legal" : choices.isAskedFor(thing, own) ? "dim" : "plain";
  };
  return [
    ...placePiles(table, layout, far, 0),
    ...placePiles(table, layout, near, 1),
    ...placeFarHand(table, layout, far, moodOf),
    ...[
      ...placeBoard(table, layout.boards[0], far, choices, moodOf),
      ...placePowerRow(table, layout, moodOf),
      ...placeBoard(table, layout.boards[1], near, choices, moodOf),
    ].map((placement) => (placement.thing === attention.raised ? lifted(placement, layout) : placement)),
    ...placeHand(table, layout, near, moodOf, attention),
    ...placeStart(table, layout, near),
    ...placePlayed(table, layout, near, attention),
  ];
}

function placeBoard(table: TableModel, area: Rect, seat: Seat, choices: Choices, moodOf: MoodOf): Placement[] {
  const { board } = table.players[seat];
  const spots = boardSpots(
    area,
    board.map((creature) => creature.exhausted),
  );
  return board.map((creature, i) => {
    const thing = creatureThing(creature.id);
    const attacks = table.attack?.creature === creature.id;
    const asks = table.prompt?.creature === creature.id;
    const mood = moodOf(thing);
    const shown: CardMood =
      attacks && (mood === "dim" || mood === "plain") ? "attacker" : asks && mood === "dim" ? "plain" : mood;
    return {
      id: thing,
      thing,
      role: "creature",
      seat,
      spot: spots[i]!,
      z: attacks ? 14 : 10,
      creature,
      mood: shown,
      face: {
        card: creature.card,
        detail: "board",
        power: creature.power,
        keywords: creature.keywords,
        octonite: creature.octonite,
        adding: choices.counted ? choices.pickedTimes(thing) : 0,
        ...(table.stolen?.has(creature.id) === true ? { mind: seat === nearSeat(table) ? "near" : "far" } : {}),
      },
    };
  });
}

/** Equal cards are told apart by their order only. */
export const handId = (seat: Seat, card: string, twin: number): string => `card:${seat}:${card}#${twin}`;

/** "hand:2" is a card of the hand that is asked about: while the far one is, cards of the near one are none. */
const heldThing = (table: TableModel, seat: Seat, index: number): ThingKey =>
  (table.prompt?.answers == null ? nearSeat(table) : table.prompt.seat) === seat
    ? handThing(index)
    : `held:${seat}:${index}`;

function placeHand(
  table: TableModel,
  layout: TableLayout,
  near: Seat,
  moodOf: MoodOf,
  attention: Attention,
): Placement[] {
  const area = layout.hands[1];
  const { hand, handCount } = table.players[near];
  const height = area.h * (layout.form === "wide" ? 0.9 : 0.95);
  const spots = handSpots(area, handCount, 1, height, { open: hand !== null, slidTo: attention.handAt ?? null });
  if (hand === null) return spots.map((spot, i) => backInHand(table, near, spot, i));
  const seen = new Map<string, number>();
  const free = visibleTenths(handSpots(area, handCount, 1, height, { open: true }));
  return hand.map((card, index) => {
    const twin = seen.get(card) ?? 0;
    seen.set(card, twin + 1);
    const thing = heldThing(table, near, index);
    const flat = spots[index]!;
    const up = attention.raised === thing || moodOf(thing) === "picked";
    const spot = up ? { ...flat, y: flat.y - flat.h * 0.1, turn: 0 } : flat;
    return {
      id: handId(near, card, twin),
      thing,
      role: "hand",
      seat: near,
      spot,
      z: up ? 58 : 30 + index,
      mood: moodOf(thing),
      face: { card, detail: "hand", free: up || index === hand.length - 1 ? 10 : free },
      ...(attention.raised === thing ? { touch: flat } : {}),
    };
  });
}

/** How much of a card its neighbour in the fan leaves free, in tenths. */
const visibleTenths = (spots: readonly Spot[]): number =>
  spots.length < 2 || spots[0]!.w > spots[0]!.h
    ? 10
    : Math.min(10, Math.floor(((spots[1]!.x - spots[0]!.x) / spots[0]!.w) * 10));

function backInHand(table: TableModel, seat: Seat, spot: Spot, index: number): Placement {
  return {
    id: `back:${seat}:${index}`,
    thing: "",
    role: "farHand",
    seat,
    spot,
    z: 4 + index,
    mood: "plain",
    face: { card: null, back: backName(table.sets), detail: "board" },
  };
}

function placeFarHand(table: TableModel, layout: TableLayout, far: Seat, moodOf: MoodOf): Placement[] {
  const area = layout.hands[0];
  if (area === null) return [];
  const player = table.players[far];
  const seen = new Map<string, number>();
  // Hidden cards peep over the edge; known ones are shown whole.
  const height = player.hand === null ? area.h * 1.7 : area.h * 0.98;
  const spots = handSpots(area, player.handCount, -1, height);
  const free = visibleTenths(spots);
  return spots.map((spot, i) => {
    const card = player.hand?.[i];
    if (card === undefined) return backInHand(table, far, { ...spot, turn: spot.turn + Math.PI }, i);
    const twin = seen.get(card) ?? 0;
    seen.set(card, twin + 1);
    const thing = heldThing(table, far, i);
    return {
      id: handId(far, card, twin),
      thing,
      role: "farHand",
      seat: far,
      spot,
      z: 4 + i,
      mood: moodOf(thing),
      face: { card, detail: "hand", free: i === spots.length - 1 ? 10 : free },
    };
  });
}

function placePiles(table: TableModel, layout: TableLayout, seat: Seat, side: 0 | 1): Placement[] {
  if (layout.piles === null) return [];
  const { deck, discard } = pileSpots(layout.piles[side]);
  const player = table.players[seat];
  const back: CardFace = { card: null, back: backName(table.sets), detail: "board" };
  const list: Placement[] = [];
  for (let layer = 0; layer < Math.min(3, player.deckCount); layer++)
    list.push({
      id: `deck:${seat}:${layer}`,
      thing: layer === 0 ? `deck:${seat}` : "",
      role: "deck",
      seat,
      spot: { ...deck, x: deck.x + layer * 3, y: deck.y - layer * 3 },
      z: 2 + layer,
      mood: "plain",
      face: back,
      count: player.deckCount,
    });
  const top = player.discard.at(-1);
  if (top !== undefined)
    list.push({
      id: `discard:${seat}`,
      thing: `discard:${seat}`,
      role: "discard",
      seat,
      spot: discard,
      z: 3,
      mood: "plain",
      face: { card: top, detail: "board" },
      count: player.discard.length,
    });
  return list;
}

function placePowerRow(table: TableModel, layout: TableLayout, moodOf: MoodOf): Placement[] {
  const area = layout.powerRow;
  if (table.power === null || area === null) return [];
  const side = layout.form === "tall";
  const head = layout.form === "wide" ? powerLabelHeight(layout.unit) + 4 * layout.unit : 0;
  const inner = {
    x: area.x,
    y: area.y + head,
    w: side ? area.w - 78 : area.w - (layout.form === "low" ? 50 : 0),
    h: area.h - head,
  };
  const spots = gridSpots(inner, table.power.faceUp.length, area.h);
  return table.power.faceUp.map((card, slot) => ({
    id: `power:${card}`,
    thing: powerThing(slot),
    role: "power",
    seat: null,
    spot: spots[slot]!,
    z: 8,
    mood: moodOf(powerThing(slot)),
    face: { card, detail: "hand" },
  }));
}

/** The cards that decided who begins; they stay face up. */
function placeStart(table: TableModel, layout: TableLayout, near: Seat): Placement[] {
  const area = layout.startCards;
  if (area === null) return [];
  const h = Math.min(area.h * 0.74, (area.w * 0.44) / CARD_ASPECT);
  return ([otherSeat(near), near] as const).flatMap((seat, i) => {
    const card = table.revealed[seat].at(-1);
    if (card === undefined) return [];
    const spot: Spot = {
      x: area.x + area.w * (i === 0 ? 0.27 : 0.73),
      y: area.y + area.h * 0.6,
      w: h * CARD_ASPECT,
      h,
      turn: 0,
    };
    return [
      {
        id: `start:${seat}`,
        thing: `start:${seat}`,
        role: "start" as const,
        seat,
        spot,
        z: 3,
        mood: "plain" as const,
        face: { card, detail: "board" as const },
      },
    ];
  });
}

/** The card just played, before it enters: large for the one who may take it, at the centre line for the other. */
function placePlayed(table: TableModel, layout: TableLayout, near: Seat, attention: Attention): Placement[] {
  const { playing } = table;
  if (playing === null) return [];
  const base = {
    id: "playing",
    thing: "playing",
    role: "playing" as const,
    seat: playing.seat,
    mood: "plain" as const,
  };
  if (asksMindbug(table) && !attention.peeking) {
    const { card } = momentLayout(layout);
    return [{ ...base, spot: card, z: 90, face: { card: playing.card, detail: "zoom" } }];
  }
  return [
    {
      ...base,
      spot: playedSpot(layout, playing.seat === near ? 1 : 0),
      z: 60,
      face: { card: playing.card, detail: "hand" },
    },
  ];
}

/** Over the play area of the side that plays it. */
export function playedSpot(layout: TableLayout, side: 0 | 1): Spot {
  const area = layout.boards[side];
  const h = Math.min(layout.screen.h * 0.36, area.h * 1.12);
  return { x: area.x + area.w / 2, y: area.y + area.h / 2, w: h * CARD_ASPECT, h, turn: 0 };
}

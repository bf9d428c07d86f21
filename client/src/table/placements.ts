/** Which card lies where, and in which mood: the model and the choices in, a flat list out. */
import type { CardFace, CardMood } from "./cardSprite.ts";
import { type Choices, creatureThing, handThing, pileThing, powerThing, type ThingKey } from "./choices.ts";
import { boardSpots, CARD_ASPECT, dramaLayout, gridSpots, handSpots, type Rect, type Spot, type TableLayout } from "./layout.ts";
import { type CreatureModel, nearSeat, otherSeat, type Seat, type TableModel } from "./model.ts";

export interface Placement {
  /** Stays the same while the card stays in its place, so that it moves instead of jumping. */
  readonly id: string;
  readonly thing: ThingKey;
  readonly face: CardFace;
  readonly mood: CardMood;
  readonly spot: Spot;
  readonly z: number;
  readonly creature?: CreatureModel;
}

export interface Tray {
  readonly seats: readonly Seat[];
}

/** The Mindbug question to this viewer: shown as the drama. */
export const isDrama = (table: TableModel): boolean => table.prompt?.kind === "mindbug" && table.prompt.answers !== null;

export function trayRect(layout: TableLayout): Rect {
  const { boards, form } = layout;
  const top = form === "tall" ? boards[0].y : Math.max(4, boards[0].y - layout.hands[0].h);
  return { x: boards[0].x, y: top, w: boards[0].w, h: boards[1].y + boards[1].h - top };
}

export function placeCards(table: TableModel, layout: TableLayout, choices: Choices, tray: Tray | null): Placement[] {
  const near = nearSeat(table);
  const mine = table.prompt?.answers != null;
  const moodOf = (thing: ThingKey): CardMood => {
    if (choices.picks.includes(thing)) return "picked";
    if (!mine) return "plain";
    if (choices.canPick(thing)) return "legal";
    return "dim";
  };
  return [
    ...placeBoard(table, layout.boards[0], otherSeat(near), choices, moodOf),
    ...placeBoard(table, layout.boards[1], near, choices, moodOf),
    ...placeHand(table, layout, near, moodOf),
    ...placePowerRow(table, layout, moodOf),
    ...placePlayed(table, layout, near),
    ...(tray === null ? [] : placeTray(table, layout, tray, moodOf)),
  ];
}

function placeBoard(table: TableModel, area: Rect, seat: Seat, choices: Choices, moodOf: (thing: ThingKey) => CardMood): Placement[] {
  const { board } = table.players[seat];
  const spots = boardSpots(area, board.map((creature) => creature.exhausted));
  return board.map((creature, i) => {
    const thing = creatureThing(creature.id);
    const spot = spots[i]!;
    const asks = table.attack?.creature === creature.id || table.prompt?.creature === creature.id;
    const mood = moodOf(thing);
    return {
      id: thing, thing, spot, z: 10, creature, mood: asks && mood === "dim" ? "plain" : mood,
      face: {
        card: creature.card, detail: "board", w: spot.w, h: spot.h, power: creature.power, keywords: creature.keywords, octonite: creature.octonite,
        exhausted: creature.exhausted, adding: choices.counted ? choices.pickedTimes(thing) : 0,
      },
    };
  });
}

function placeHand(table: TableModel, layout: TableLayout, near: Seat, moodOf: (thing: ThingKey) => CardMood): Placement[] {
  const { hand } = table.players[near];
  if (hand === null) return [];
  const area = layout.hands[1];
  const spots = handSpots(area, hand.length, 1, layout.form === "low" ? area.h * 1.1 : area.h * 0.96);
  const seen = new Map<string, number>();
  return hand.map((card, index) => {
    const twin = seen.get(card) ?? 0;
    seen.set(card, twin + 1);
    const thing = handThing(index);
    const spot = spots[index]!;
    return { id: `card:${card}#${twin}`, thing, spot, z: 30 + index, mood: moodOf(thing), face: { card, detail: "hand", w: spot.w, h: spot.h } };
  });
}

function placePowerRow(table: TableModel, layout: TableLayout, moodOf: (thing: ThingKey) => CardMood): Placement[] {
  if (table.power === null) return [];
  const area = layout.powerRow;
  const head = layout.form === "tall" ? 0 : Math.min(26, area.h * 0.15);
  const spots = gridSpots({ x: area.x, y: area.y + head, w: area.w, h: area.h - head }, table.power.faceUp.length, area.h);
  return table.power.faceUp.map((card, slot) => {
    const spot = spots[slot]!;
    return { id: `power:${card}`, thing: powerThing(slot), spot, z: 8, mood: moodOf(powerThing(slot)), face: { card, detail: "hand", w: spot.w, h: spot.h } };
  });
}

/** The card just played, before it enters: large for the one who may take it, at the centre line for the other. */
function placePlayed(table: TableModel, layout: TableLayout, near: Seat): Placement[] {
  const { playing } = table;
  if (playing === null) return [];
  if (isDrama(table)) {
    const { card } = dramaLayout(layout.screen);
    return [{ id: "playing", thing: "playing", spot: card, z: 90, mood: "plain", face: { card: playing.card, detail: "zoom", w: card.w, h: card.h } }];
  }
  const area = layout.boards[playing.seat === near ? 1 : 0];
  const h = Math.min(layout.screen.h * 0.34, area.h * 1.35);
  const spot = { x: area.x + area.w / 2, y: layout.form === "tall" ? layout.centreLine : area.y + area.h / 2, w: h * CARD_ASPECT, h, turn: 0 };
  return [{ id: "playing", thing: "playing", spot, z: 60, mood: "plain", face: { card: playing.card, detail: "hand", w: spot.w, h } }];
}

function placeTray(table: TableModel, layout: TableLayout, tray: Tray, moodOf: (thing: ThingKey) => CardMood): Placement[] {
  const area = trayRect(layout);
  const cards = tray.seats.flatMap((seat) => table.players[seat].discard.map((card, index) => ({ card, thing: pileThing(seat, index) })));
  const inner = { x: area.x + 12, y: area.y + 48, w: area.w - 24, h: area.h - 60 };
  const spots = gridSpots(inner, cards.length, layout.screen.h * 0.34);
  return cards.map(({ card, thing }, i) => {
    const spot = spots[i]!;
    const mood = moodOf(thing);
    return { id: thing, thing, spot, z: 80, mood: table.prompt?.kind === "choose" ? mood : "plain", face: { card, detail: "hand", w: spot.w, h: spot.h } };
  });
}

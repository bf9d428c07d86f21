/** Where everything lies: inside the screen, large enough, and nothing over the other hand. */
import type { Rect } from "../../client/src/table/layout/geometry.ts";
import { momentLayout } from "../../client/src/table/layout/mindbugMoment.ts";
import { placeCards } from "../../client/src/table/layout/placements.ts";
import { boardSpots, handSpots } from "../../client/src/table/layout/spots.ts";
import { tableLayout, type TableLayout } from "../../client/src/table/layout/tableLayout.ts";
import { zoomPlace } from "../../client/src/table/layout/zoomPlace.ts";
import { Choices } from "../../client/src/table/model/choices.ts";
import { fixture } from "./fixtures.ts";

const SIZES = [
  [1280, 720],
  [1440, 900],
  [1920, 1080],
  [320, 568],
  [360, 640],
  [390, 844],
  [844, 390],
  [820, 1180],
] as const;
const NEEDS = [
  { powerRow: "none", openHands: false, asks: true },
  { powerRow: "idle", openHands: false, asks: true },
  { powerRow: "asked", openHands: false, asks: true },
  { powerRow: "none", openHands: true, asks: false },
] as const;

const layouts = SIZES.flatMap(([w, h]) => NEEDS.map((needs) => tableLayout(w, h, needs)));
const areas = ({ boards, hands, statuses, piles, powerRow, powerLabel, unused, prompt, menu }: TableLayout): Rect[] =>
  [...boards, ...hands, ...statuses, ...(piles ?? []), powerRow, powerLabel, unused, prompt, menu].filter(
    (area) => area !== null,
  );
const overlaps = (a: Rect, b: Rect): boolean =>
  a.x + a.w > b.x + 0.5 && b.x + b.w > a.x + 0.5 && a.y + a.h > b.y + 0.5 && b.y + b.h > a.y + 0.5;

test.each(layouts)("everything is on the screen: $form $screen.w × $screen.h", (layout) => {
  const { w, h } = layout.screen;
  for (const area of areas(layout)) {
    expect(area.x).toBeGreaterThanOrEqual(-0.5);
    expect(area.y).toBeGreaterThanOrEqual(-0.5);
    expect(area.x + area.w).toBeLessThanOrEqual(w + 0.5);
    expect(area.y + area.h).toBeLessThanOrEqual(h + 0.5);
  }
});

test.each(layouts)("play areas, hand and question do not cover each other: $form $screen.w × $screen.h", (layout) => {
  const [far, near] = layout.boards;
  const parts = [far, near, layout.hands[1], layout.prompt];
  for (const [i, a] of parts.entries()) for (const b of parts.slice(i + 1)) expect(overlaps(a, b)).toBe(false);
});

test("a crowded play area stays inside itself, leaning cards included", () => {
  const area = { x: 10, y: 20, w: 900, h: 240 };
  for (let count = 1; count <= 14; count++) {
    const lying = Array.from({ length: count }, (_, i) => i % 3 === 0);
    for (const { x, y, w, h, turn } of boardSpots(area, lying)) {
      const across = w * Math.cos(turn) + h * Math.sin(turn);
      const high = h * Math.cos(turn) + w * Math.sin(turn);
      expect(x - across / 2).toBeGreaterThanOrEqual(area.x - 0.5);
      expect(x + across / 2).toBeLessThanOrEqual(area.x + area.w + 0.5);
      expect(y - high / 2).toBeGreaterThanOrEqual(area.y - 0.5);
      expect(y + high / 2).toBeLessThanOrEqual(area.y + area.h + 0.5);
    }
  }
});

test.each(SIZES)("twelve creatures a side keep their names, without lying over each other (%i × %i)", (w, h) => {
  const layout = tableLayout(w, h, { powerRow: "none", openHands: false, asks: true });
  const spots = boardSpots(
    layout.boards[1],
    Array.from({ length: 12 }, (_, i) => i === 3),
  );
  for (const spot of spots) expect(spot.w).toBeGreaterThan(h < 400 ? 60 : w < 390 ? 40 : 78);
  expect(new Set(spots.map(({ y }) => Math.round(y))).size).toBeGreaterThan(1);
  const boxes = spots
    .filter(({ turn }) => turn === 0)
    .map((s) => ({ x: s.x - s.w / 2, y: s.y - s.h / 2, w: s.w, h: s.h }));
  for (const [i, a] of boxes.entries()) for (const b of boxes.slice(i + 1)) expect(overlaps(a, b)).toBe(false);
});

test("an exhausted creature leans, and takes hardly more room than one that stands", () => {
  const area = { x: 0, y: 0, w: 900, h: 200 };
  const width = (lying: readonly boolean[]): number => {
    const spots = boardSpots(area, lying);
    return spots.at(-1)!.x - spots[0]!.x;
  };
  expect(boardSpots(area, [true])[0]!.turn).toBeCloseTo(0.16);
  expect(width([false, true, false])).toBeLessThan(width([false, false, false]) * 1.08);
});

test("fifteen cards in a hand lie in rows with their names, where there is room", () => {
  const area = tableLayout(1280, 720, { powerRow: "none", openHands: false, asks: true }).hands[1];
  const spots = handSpots(area, 15, 1, area.h * 0.9, { open: true });
  expect(new Set(spots.map(({ y }) => Math.round(y))).size).toBe(2);
  for (const { w } of spots) expect(w).toBeGreaterThan(90);
});

test("a long hand overlaps but stays within its width", () => {
  const area = { x: 0, y: 600, w: 500, h: 160 };
  const spots = handSpots(area, 15, 1, 150);
  expect(spots[0]!.x - spots[0]!.w / 2).toBeGreaterThanOrEqual(-1);
  expect(spots.at(-1)!.x + spots.at(-1)!.w / 2).toBeLessThanOrEqual(501);
});

test("a long hand slid to a card gives it the room of a finger, and stays within its width", () => {
  const area = { x: 0, y: 400, w: 310, h: 96 };
  for (const count of [8, 11, 15])
    for (let at = 0; at < count; at++) {
      const spots = handSpots(area, count, 1, 91, { slidTo: at });
      expect(spots[0]!.x - spots[0]!.w / 2).toBeGreaterThanOrEqual(-1);
      expect(spots.at(-1)!.x + spots.at(-1)!.w / 2).toBeLessThanOrEqual(311);
      const seen = (spots[at + 1]?.x ?? Infinity) - spots[at]!.x;
      expect([count, at, seen >= 40]).toEqual([count, at, true]);
      for (const [i, { x }] of spots.slice(1).entries()) expect(x).toBeGreaterThan(spots[i]!.x);
    }
  expect(handSpots(area, 4, 1, 91, { slidTo: 0 })).toEqual(handSpots(area, 4, 1, 91));
});

test("a small phone shows the Power cards while they can be bought; else the creatures have their place", () => {
  const needs = { openHands: false, asks: true };
  const idle = tableLayout(360, 640, { ...needs, powerRow: "idle" });
  const asked = tableLayout(360, 640, { ...needs, powerRow: "asked" });
  expect([idle.powerRow, idle.powerLabel?.h]).toEqual([null, 44]);
  expect(asked.powerRow).not.toBeNull();
  expect(idle.boards[1].h).toBeGreaterThan(asked.boards[1].h + 20);
  for (const { w } of boardSpots(idle.boards[1], [false, false, false, false, false])) expect(w).toBeGreaterThan(60);
  for (const { w } of boardSpots(asked.boards[1], [false, false, false, false])) expect(w).toBeGreaterThanOrEqual(44);
  expect(tableLayout(390, 844, { ...needs, powerRow: "idle" }).powerRow).not.toBeNull();
});

test.each(layouts)("the Mindbug moment has card and question apart: $form $screen.w × $screen.h", (layout) => {
  const { card, prompt } = momentLayout(layout);
  expect(overlaps({ x: card.x - card.w / 2, y: card.y - card.h / 2, w: card.w, h: card.h }, prompt)).toBe(false);
});

test("the zoom stays off the card it explains and off what may have to be pressed, if there is room at all", () => {
  const screen = { x: 0, y: 0, w: 1280, h: 720 };
  const of = { x: 300, y: 500, w: 120, h: 170 };
  const free = [{ x: 500, y: 330, w: 300, h: 60 }];
  const area = zoomPlace({ screen, of, never: free, rather: [], letters: () => 15 });
  expect(overlaps(area, of)).toBe(false);
  for (const other of free) expect(overlaps(area, other)).toBe(false);
});

test("every card of a crowded table has one place, and one name", () => {
  const { view } = fixture("crowded");
  for (const [w, h] of SIZES) {
    const layout = tableLayout(w, h, { powerRow: view.power === null ? "none" : "idle", openHands: false, asks: true });
    const placed = placeCards(view, layout, new Choices(view.prompt), { raised: null, hinted: [], peeking: false });
    expect(new Set(placed.map(({ id }) => id)).size).toBe(placed.length);
    const count = (role: string): number => placed.filter((placement) => placement.role === role).length;
    expect(count("creature")).toBe(view.players[0].board.length + view.players[1].board.length);
    expect(count("hand")).toBe(view.players[view.viewer === 1 ? 1 : 0].handCount);
  }
});

test("what is under the pointer rises, and is touched where it lies: it cannot slip away", () => {
  const { view } = fixture("crowded");
  const layout = tableLayout(1280, 720, {
    powerRow: view.power === null ? "none" : "idle",
    openHands: false,
    asks: true,
  });
  const place = (raised: string | null) =>
    placeCards(view, layout, new Choices(view.prompt), { raised, hinted: [], peeking: false });
  for (const { thing, spot, z, role } of place(null).filter((placement) => placement.role === "creature")) {
    const up = place(thing).find((placement) => placement.thing === thing)!;
    expect([role, up.touch]).toEqual(["creature", spot]);
    expect(up.spot.y).toBeLessThan(spot.y);
    expect(up.z).toBeGreaterThan(z);
  }
});

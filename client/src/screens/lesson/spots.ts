/** Where on the page that lies of which the lesson speaks. */
import { useEffect, useState } from "preact/hooks";
import { effect } from "@preact/signals-core";
import { creatureThing, handThing } from "../../table/model/choices.ts";
import type { TableModel } from "../../table/model/model.ts";
import type { LessonGuide } from "./lessonGuide.ts";
import type { Spot } from "./script.ts";

export interface LitSpot {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** Of its height on the table, from 0 to 1. */
  readonly middle: number;
}

const LEARNER = 0;
const MARGIN = 6;
const SIDE = { far: 0, near: 1 } as const;

function selectorOf(spot: Spot, table: TableModel, { placements }: LessonGuide["store"]): string {
  const thing = (key: string): string => {
    const placed = placements.peek().find((placement) => placement.thing === key);
    return `.t-thing[data-thing="${CSS.escape(placed?.id ?? "")}"]`;
  };
  if (spot === "hand") return '.t-thing[data-role="hand"]';
  if (spot === "answers") return ".t-buttons";
  if ("hand" in spot) return thing(handThing(table.players[LEARNER].hand?.indexOf(spot.hand) ?? -1));
  if ("life" in spot) return `.t-status[data-side="${SIDE[spot.life]}"] .t-life`;
  if ("mindbugs" in spot) return `.t-status[data-side="${SIDE[spot.mindbugs]}"] .t-bugs`;
  const found = table.players.flatMap(({ board }) => board).find(({ card }) => card === spot.creature);
  return thing(creatureThing(found?.id ?? -1));
}

/** What is picked is answered with by its button. */
const ANSWER = ".t-buttons button[data-answer]";

function measure(area: HTMLElement, guide: LessonGuide): readonly LitSpot[] {
  const table = guide.store.table.peek();
  const step = guide.step.peek();
  if (table === null || step === null) return [];
  const picked = step.is === "move" && guide.store.picks.peek().length > 0;
  const selectors = [...step.at.map((spot) => selectorOf(spot, table, guide.store)), ...(picked ? [ANSWER] : [])];
  const origin = area.getBoundingClientRect();
  return selectors.flatMap((selector) => {
    const boxes = [...area.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
    const seen = boxes.filter(({ width, height }) => width > 0 && height > 0);
    if (seen.length === 0) return [];
    // What belongs together lies in one light: a whole hand.
    const x = Math.min(...seen.map(({ left }) => left)) - origin.x - MARGIN;
    const y = Math.min(...seen.map(({ top }) => top)) - origin.y - MARGIN;
    const w = Math.max(...seen.map(({ right }) => right)) - origin.x + MARGIN - x;
    const h = Math.max(...seen.map(({ bottom }) => bottom)) - origin.y + MARGIN - y;
    return [{ x, y, w, h, middle: (y + h / 2) / origin.height }];
  });
}

/** Measured anew when something has come, gone or moved. */
export function useSpots(area: { readonly current: HTMLElement | null }, guide: LessonGuide): readonly LitSpot[] {
  const [spots, setSpots] = useState<readonly LitSpot[]>([]);
  useEffect(() => {
    let frame = 0;
    const stop = effect(() => {
      // What is read here is what moves things.
      void [guide.step.value, guide.store.picks.value, guide.store.placements.value, guide.store.layout.value];
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        if (area.current !== null) setSpots(measure(area.current, guide));
      });
    });
    return () => {
      stop();
      cancelAnimationFrame(frame);
    };
  }, []);
  return spots;
}

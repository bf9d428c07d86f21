/** The tree of moves as lines to read: the main line in full, what was tried instead indented below it. */
import type { BoardState, ListedPlace } from "../../worker/analysisMessages.ts";

export interface MoveLine {
  readonly place: ListedPlace;
  /** How far to the right: 0 is the first line that was played. */
  readonly depth: number;
  /** It begins a branch. */
  readonly instead: boolean;
}

export interface Ways {
  readonly back: ListedPlace | null;
  /** One step on: along the branch that was looked at last, or the first. */
  readonly on: ListedPlace | null;
  readonly end: ListedPlace | null;
}

function childrenOf(places: readonly ListedPlace[]): ReadonlyMap<number | null, readonly ListedPlace[]> {
  const groups = new Map<number | null, ListedPlace[]>();
  for (const place of places) {
    const group = groups.get(place.parent);
    if (group === undefined) groups.set(place.parent, [place]);
    else group.push(place);
  }
  return groups;
}

/** Branches stand right below the move that they replace, before the line goes on. */
export function moveLines(places: readonly ListedPlace[]): MoveLine[] {
  const children = childrenOf(places);
  const lines: MoveLine[] = [];
  // As a list of what is still to be written, the next one last: lines can be long.
  const waiting: MoveLine[] = [];
  const branches = new Map<number, readonly ListedPlace[]>();
  const goOn = (from: ListedPlace, depth: number): void => {
    const [main, ...others] = children.get(from.id) ?? [];
    if (main === undefined) return;
    waiting.push({ place: main, depth, instead: false });
    branches.set(main.id, others);
  };
  const root = places.find(({ parent }) => parent === null);
  if (root !== undefined) goOn(root, 0);
  for (let line = waiting.pop(); line !== undefined; line = waiting.pop()) {
    lines.push(line);
    goOn(line.place, line.depth);
    for (const other of [...(branches.get(line.place.id) ?? [])].reverse())
      waiting.push({ place: other, depth: line.depth + 1, instead: true });
  }
  return lines;
}

/** Where the buttons lead. `visited` are places in the order in which they were looked at. */
export function waysFrom({ at, places }: BoardState, visited: readonly number[]): Ways {
  const children = childrenOf(places);
  const here = places.find(({ id }) => id === at);
  const next = (from: ListedPlace): ListedPlace | null => {
    const ways = children.get(from.id) ?? [];
    const last = [...visited].reverse().find((id) => ways.some((place) => place.id === id));
    return ways.find(({ id }) => id === last) ?? ways[0] ?? null;
  };
  if (here === undefined) return { back: null, on: null, end: null };
  let end = here;
  for (let place = next(here); place !== null; place = next(place)) end = place;
  return {
    back: places.find(({ id }) => id === here.parent) ?? null,
    on: next(here),
    end: end === here ? null : end,
  };
}

/** One meaning of an event: whoever folds what they are told over what they saw sees what they would be shown. */
import fc from "fast-check";
import {
  apply,
  applyEvent,
  createMatch,
  emptyView,
  forfeit,
  type GameEvent,
  type MatchState,
  type MatchView,
  SET_KEYS,
  type SetKey,
  viewEvents,
  type Viewer,
  viewState,
} from "../../shared/src/index.ts";
import { chooser } from "./checks.ts";

const VIEWERS: readonly Viewer[] = [0, 1, "spectator", "open"];
const someSets = fc.oneof(
  fc.constantFrom(...SET_KEYS).map((set) => [set]),
  fc.subarray([...SET_KEYS] as SetKey[], { minLength: 1 }),
);
const seed = fc.integer({ min: 1, max: 0x7fffffff });

type Fold = (view: MatchView, event: GameEvent) => MatchView;

/** Everybody at the table, each with what they know from events alone. */
class Watchers {
  private views: readonly MatchView[] = VIEWERS.map(emptyView);

  constructor(private readonly fold: Fold = applyEvent) {}

  tell(events: readonly GameEvent[], s: MatchState): void {
    this.views = VIEWERS.map((viewer, at) => {
      const folded = viewEvents(events, viewer).reduce(this.fold, this.views[at]!);
      expect(folded).toEqual(viewState(s, viewer));
      return structuredClone(folded);
    });
  }
}

function watched(sets: readonly SetKey[], n: number, fold?: Fold): void {
  const pick = chooser(n);
  const made = createMatch({ sets, seed: n.toString(16).padStart(32, "0"), forced: n % 3 === 0 ? "ask" : "auto" });
  if (!made.ok) throw new Error(made.reason);
  const s = made.state;
  const watchers = new Watchers(fold);
  watchers.tell(made.events, s);
  // Some matches end early, and not by the rules.
  const patience = n % 7 === 0 ? n % 60 : 5_000;
  for (let decisions = 0; s.prompt !== null; decisions++) {
    const { seat, id, answers } = s.prompt;
    if (decisions === patience && n % 2 === 0) {
      watchers.tell(forfeit(s, seat, "abandoned"), s);
      continue;
    }
    const decision = decisions === patience ? { concede: true as const } : { prompt: id, answer: pick(answers.length) };
    const applied = apply(s, seat, decision);
    if (!applied.ok) throw new Error(applied.refusal.reason);
    watchers.tell(applied.events, s);
  }
}

it("the view before, folded with a viewer's events, is the view after, for everybody, from the deal to the end", () => {
  fc.assert(
    fc.property(someSets, seed, (sets, n) => watched(sets, n)),
    { numRuns: 60 },
  );
}, 240_000);

it("an event whose meaning is forgotten is noticed, whichever it is", () => {
  const forgotten = new Set<string>();
  const names = new Set<string>();
  for (let n = 1; n <= 12; n++)
    watched([...SET_KEYS] as SetKey[], n, (view, event) => {
      names.add(event.e);
      const after = applyEvent(view, event);
      if (after === view) forgotten.add(event.e);
      return after;
    });
  for (const name of ["play", "enter", "values", "defeat", "turnEnds", "asked"]) {
    expect(names).toContain(name);
    expect(forgotten).not.toContain(name);
    const deaf: Fold = (view, event) => (event.e === name ? view : applyEvent(view, event));
    expect(() => {
      for (let n = 1; n <= 4; n++) watched([...SET_KEYS] as SetKey[], n, deaf);
    }).toThrow();
  }
}, 120_000);

/** What must hold after every decision of every match. Shared by the property tests and `npm run playouts`. */
import {
  answer,
  apply,
  copyState,
  creaturePool,
  type Decision,
  DESIGNS,
  imagine,
  type MatchState,
  newMatch,
  otherSeat,
  powerPool,
  type Seat,
  type SetKey,
  unseenCards,
  type Viewer,
  searchView,
} from "../../shared/src/index.ts";

export function must(condition: boolean, message: string): asserts condition {
  if (!condition) throw new Error(message);
}

/** All cards that are anywhere, as a sorted list. */
export function allCards(s: MatchState): number[] {
  const cards = [...s.unused, ...s.revealed[0], ...s.revealed[1]];
  for (const player of s.players)
    cards.push(...player.hand, ...player.deck, ...player.discard, ...player.board.map((creature) => creature.card));
  if (s.power !== null) cards.push(...s.power.faceUp, ...s.power.deck, ...s.power.discard);
  for (const frame of s.stack)
    if (frame.f === "play" || (frame.f === "run" && DESIGNS[frame.card]!.isPower)) cards.push(frame.card);
  return cards.sort((a, b) => a - b);
}

const startingCards = new Map<string, string>();
function dealtCards(sets: readonly SetKey[]): string {
  const key = sets.join();
  let cards = startingCards.get(key);
  if (cards === undefined)
    startingCards.set(key, (cards = [...creaturePool(sets), ...powerPool(sets)].sort((a, b) => a - b).join()));
  return cards;
}

/** Cheap checks of any table, made after every decision. */
export function checkTable(s: MatchState): void {
  must((s.prompt === null) === (s.outcome !== null), "an unfinished match has exactly one prompt");
  must(!s.stale, "derived values are up to date while a prompt is pending");
  for (const player of s.players) {
    must(player.hand.length >= 5 || player.deck.length === 0, "a hand below 5 is refilled at once");
    must(
      player.life >= 0 && player.mindbugs >= 0 && player.mindbugs <= player.mindbugsAtStart && player.energy >= 0,
      "counters are in range",
    );
    for (const creature of player.board)
      must(creature.power >= 1 && creature.octonite >= 0, "power is at least 1, octonite at least 0");
  }
  if (s.prompt === null) return;
  must(s.prompt.answers.length >= 1, "a prompt has at least one answer");
  must(s.players[0].life > 0 && s.players[1].life > 0, "zero life ends the match");
}

/** The same for a match that was dealt: its cards are known. */
export function checkState(s: MatchState): void {
  checkTable(s);
  if (s.prompt !== null) must(allCards(s).join() === dealtCards(s.sets), "cards are conserved");
}

const BAD_DECISIONS: readonly unknown[] = [
  null,
  undefined,
  7,
  "0",
  [],
  {},
  { prompt: 1 },
  { answer: 0 },
  { prompt: -1, answer: 0 },
  { prompt: 1.5, answer: 0 },
  { prompt: "1", answer: "0" },
  { concede: 1 },
  { concede: "yes" },
];

/** Whatever is refused changes nothing. */
export function checkRefusals(s: MatchState): void {
  const before = JSON.stringify(s);
  const seat = s.prompt?.seat ?? 0;
  const id = s.prompt?.id ?? 0;
  const count = s.prompt?.answers.length ?? 0;
  const attempts: [Seat, unknown][] = [
    ...BAD_DECISIONS.map((bad): [Seat, unknown] => [seat, bad]),
    [otherSeat(seat), { prompt: id, answer: 0 }],
    [seat, { prompt: id + 1, answer: 0 }],
    [seat, { prompt: id, answer: count }],
    [2 as Seat, { prompt: id, answer: 0 }],
  ];
  for (const [from, decision] of attempts) {
    const result = apply(s, from, decision as Decision);
    must(!result.ok && result.refusal.reason.length > 0, `refused with a reason: ${JSON.stringify(decision)}`);
  }
  must(JSON.stringify(s) === before, "a refused input changes nothing");
}

/** Swapping everything hidden from a viewer for other cards changes nothing in their view. */
export function checkNoLeak(
  s: MatchState,
  pick: (below: number) => number,
  view: (s: MatchState, viewer: Viewer) => unknown = searchView,
): void {
  for (const viewer of [0, 1, "spectator"] as const) {
    const twin = copyState(s);
    const hiddenHands = viewer === "spectator" ? ([0, 1] as const) : ([otherSeat(viewer)] as const);
    const zones = [
      ...hiddenHands.map((seat) => twin.players[seat].hand),
      twin.players[0].deck,
      twin.players[1].deck,
      twin.unused,
    ];
    const pool = zones.flatMap((zone) => zone);
    for (let i = pool.length - 1; i > 0; i--) {
      const j = pick(i + 1);
      [pool[i], pool[j]] = [pool[j]!, pool[i]!];
    }
    let next = 0;
    for (const zone of zones) for (let i = 0; i < zone.length; i++) zone[i] = pool[next++]!;
    twin.power?.deck.reverse();
    twin.random = twin.random.map((word, index) => (index < 8 ? word ^ 0x5bd1e995 : word + 3));
    must(
      JSON.stringify(view(s, viewer)) === JSON.stringify(view(twin, viewer)),
      `the view of ${viewer} depends on hidden cards`,
    );
  }
}

/** A state that went through JSON plays on exactly like one that did not. */
export function checkRoundTrip(s: MatchState, index: number): void {
  const kept = copyState(s);
  const restored = JSON.parse(JSON.stringify(s)) as MatchState;
  answer(kept, index);
  answer(restored, index);
  must(JSON.stringify(kept) === JSON.stringify(restored), "a restored state plays on identically");
}

/** The deciding player's view, with the truth filled in for what it hides, is the state itself. */
function checkImagined(s: MatchState): void {
  if (s.prompt === null) return;
  const view = searchView(s, s.prompt.seat);
  const seedWords = s.random
    .slice(0, 8)
    .map((word) => (word >>> 0).toString(16).padStart(8, "0"))
    .join("");
  const state = imagine(view, {
    hands: [s.players[0].hand, s.players[1].hand],
    decks: [s.players[0].deck, s.players[1].deck],
    unused: s.unused,
    powerDeck: s.power?.deck ?? [],
    seed: seedWords,
  });
  state.random[8] = s.random[8]!;
  must(JSON.stringify(state) === JSON.stringify(s), "a view with the hidden cards filled in is the state");
  const hidden = [
    ...s.players[otherSeat(s.prompt.seat)].hand,
    ...s.players[0].deck,
    ...s.players[1].deck,
    ...s.unused,
    ...(s.power?.deck ?? []),
  ].sort((a, b) => a - b);
  const unseen = unseenCards(view, [...creaturePool(s.sets), ...powerPool(s.sets)]).sort((a, b) => a - b);
  must(hidden.join() === unseen.join(), "what a player has not seen is exactly what is hidden");
}

/** A small fast generator for choosing answers; the engine's own chance is in its state. */
export function chooser(seed: number): (below: number) => number {
  let a = seed | 0;
  return (below) => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}

export interface PlayedMatch {
  readonly decisions: number;
  readonly turns: number;
  readonly reason: string;
}

/** Plays one random match and checks everything after every decision. */
export function playChecked(sets: readonly SetKey[], seed: number): PlayedMatch {
  const pick = chooser(seed);
  const s = newMatch({ sets, seed: seed.toString(16).padStart(32, "0"), forced: seed % 4 === 0 ? "ask" : "auto" });
  let decisions = 0;
  checkState(s);
  while (s.outcome === null) {
    const index = pick(s.prompt!.answers.length);
    checkRefusals(s);
    checkNoLeak(s, pick);
    checkImagined(s);
    checkRoundTrip(s, index);
    answer(s, index);
    checkState(s);
    decisions += 1;
    must(decisions < 20_000, "a match ends");
  }
  return { decisions, turns: s.turn, reason: s.outcome.reason };
}

/** What must hold after every decision of every match. Shared by the property tests and `npm run playouts`. */
import {
  type Answer,
  answer,
  apply,
  copyState,
  creaturePool,
  type Decision,
  DESIGNS,
  type EventName,
  type GameEvent,
  imagine,
  type MatchState,
  newMatch,
  otherSeat,
  type Pool,
  powerPool,
  type Seat,
  type SetKey,
  unseenCards,
  viewEvents,
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
function dealtCards({ sets, pool }: MatchState): string {
  const key = sets.join() + JSON.stringify(pool);
  let cards = startingCards.get(key);
  if (cards === undefined)
    startingCards.set(key, (cards = [...creaturePool(sets, pool), ...powerPool(sets)].sort((a, b) => a - b).join()));
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
  if (s.prompt !== null) must(allCards(s).join() === dealtCards(s), "cards are conserved");
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
    hideDifferently(twin, viewer, pick);
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

/** Positions in a hand that are picked so far, and the answers: half-resolved, they are the deciding player's alone. */
function hideDifferently(twin: MatchState, viewer: Viewer, pick: (below: number) => number): void {
  const { prompt } = twin;
  if (prompt === null || prompt.seat === viewer) return;
  const { length } = twin.players[prompt.seat].hand;
  const turned = 1 + pick(Math.max(1, length - 1));
  turnHand(twin, prompt.seat, (index) => (index + turned) % length);
}

/**
 * Another order of a hand, with the answers and picks that go by it. What happens stays the same to whoever does not
 * see the hand.
 */
function turnHand(s: MatchState, seat: Seat, to: (index: number) => number): void {
  const prompt = s.prompt!;
  const turn = (given: Answer): Answer =>
    given.do === "play"
      ? { ...given, hand: to(given.hand) }
      : given.do === "chooseHand"
        ? { ...given, hand: given.hand.map(to) }
        : given;
  const hand: number[] = [];
  s.players[seat].hand.forEach((card, index) => (hand[to(index)] = card));
  s.players[seat].hand = hand;
  if (prompt.answers.some((given) => given.do === "chooseHand"))
    for (const frame of s.stack) if (frame.f === "run") frame.picks = frame.picks.map(to);
  s.prompt = { ...prompt, answers: prompt.answers.map(turn) };
}

/** Chance, or a card that comes to light at once, may rightly make another story of other hidden cards. */
const TOLD_BY_CHANCE: readonly EventName[] = ["steal", "give", "reveal", "handToPlay", "roll"];

/**
 * What a viewer is told of a decision is the same in a match that differs in nothing but what is hidden from them. True
 * if it could be compared.
 */
export function checkEventsNoLeak(
  s: MatchState,
  index: number,
  pick: (below: number) => number,
  tell: (events: readonly GameEvent[], viewer: Viewer) => unknown = viewEvents,
): boolean {
  const { seat, id } = s.prompt!;
  const viewer = ([otherSeat(seat), "spectator"] as const)[pick(2)]!;
  const twin = copyState(s);
  const turned = 1 + pick(3);
  const { length } = twin.players[seat].hand;
  turnHand(twin, seat, (at) => (at + turned) % length);
  // Whoever draws draws other cards.
  const pool = [twin.players[seat].deck, twin.unused];
  const cards = pool.flat().reverse();
  for (const pile of pool) pile.splice(0, pile.length, ...cards.splice(0, pile.length));
  const [events, twinEvents] = [copyState(s), twin].map((state) => {
    const applied = apply(state, seat, { prompt: id, answer: index });
    must(applied.ok, "a listed answer is accepted");
    return applied.events;
  }) as [readonly GameEvent[], readonly GameEvent[]];
  const names = (told: readonly GameEvent[]): string => told.map(({ e }) => e).join();
  if (names(events) !== names(twinEvents) || events.some(({ e }) => TOLD_BY_CHANCE.includes(e))) return false;
  must(
    JSON.stringify(tell(events.map(inOneOrder), viewer)) === JSON.stringify(tell(twinEvents.map(inOneOrder), viewer)),
    `what ${viewer} is told depends on hidden cards`,
  );
  return true;
}

/**
 * A hand that is too short for a discard is laid down whole, as it is held. All of it is public then: the order in
 * which cards that everybody sees used to be held tells of none that is hidden.
 */
function inOneOrder(event: GameEvent): GameEvent {
  if (event.e !== "discard") return event;
  const { at, ...told } = event;
  const cards = [...event.cards].sort();
  return at === undefined ? { ...told, cards } : { ...told, cards, at: [...at].sort((a, b) => a - b) };
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
  const unseen = unseenCards(view, [...creaturePool(s.sets, s.pool), ...powerPool(s.sets)]).sort((a, b) => a - b);
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
export function playChecked(sets: readonly SetKey[], seed: number, pool: Pool | null = null): PlayedMatch {
  const pick = chooser(seed);
  const setup = { sets, pool, seed: seed.toString(16).padStart(32, "0") };
  const s = newMatch({ ...setup, forced: seed % 4 === 0 ? "ask" : "auto" });
  let decisions = 0;
  checkState(s);
  while (s.outcome === null) {
    const index = pick(s.prompt!.answers.length);
    checkRefusals(s);
    checkNoLeak(s, pick);
    checkEventsNoLeak(s, index, pick);
    checkImagined(s);
    checkRoundTrip(s, index);
    answer(s, index);
    checkState(s);
    decisions += 1;
    must(decisions < 20_000, "a match ends");
  }
  return { decisions, turns: s.turn, reason: s.outcome.reason };
}

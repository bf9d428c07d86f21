/**
 * What an event does to what somebody sees: the one place that says so. Whoever folds the events of a viewer over that
 * viewer's last view has the view after them. What did not change is shared with the view before.
 */
import { cardByKey, type Keyword, KEYWORDS } from "../cards/index.ts";
import type { EventName, EventOf, GameEvent } from "../engine/events.ts";
import { CREATURE_FIELDS, MATCH_FIELDS, PLAYER_FIELDS } from "../engine/fields.ts";
import type { Seat } from "../engine/seats.ts";
import { newView, turnView } from "./fields.ts";
import { type CreatureView, type MatchView, maySeeHand, type PlayerView, type Viewer } from "./types.ts";

/** All of a view except whose it is, which no event changes. */
type Table = Omit<MatchView, "viewer">;
type Change<T> = (before: T) => Partial<T>;

const seats = <T>(make: (seat: Seat) => T): [T, T] => [make(0), make(1)];

/** Before the first event of a match. */
export const emptyView = (viewer: Viewer): MatchView => ({
  viewer,
  ...newView(MATCH_FIELDS, true),
  players: seats((seat) => ({ ...newView(PLAYER_FIELDS, maySeeHand(viewer, seat)), board: [] })),
  revealed: [[], []],
  power: null,
  playing: null,
  attack: null,
  waiting: [],
  prompt: null,
  outcome: null,
});

const withPlayer = (view: Table, seat: Seat, change: Change<PlayerView>): Table => ({
  ...view,
  players: seats((one) => (one === seat ? { ...view.players[one], ...change(view.players[one]) } : view.players[one])),
});

const withCreature = (view: Table, id: number, change: Change<CreatureView>): Table => ({
  ...view,
  players: seats((seat) => {
    const player = view.players[seat];
    const at = player.board.findIndex((creature) => creature.id === id);
    return at < 0
      ? player
      : { ...player, board: player.board.with(at, { ...player.board[at]!, ...change(player.board[at]!) }) };
  }),
});

const without = <T>(list: readonly T[], at: readonly number[]): T[] => list.filter((_, index) => !at.includes(index));

const toHand = (view: Table, seat: Seat, count: number, cards: readonly string[] | undefined): Table =>
  withPlayer(view, seat, ({ hand, handCount }) => ({
    handCount: handCount + count,
    hand: hand === null ? null : [...hand, ...(cards ?? [])],
  }));

const fromHand = (view: Table, seat: Seat, count: number, at: readonly number[] | undefined): Table =>
  withPlayer(view, seat, ({ hand, handCount }) => ({
    handCount: handCount - count,
    hand: hand === null ? null : without(hand, at ?? []),
  }));

const toPile = (view: Table, seat: Seat, cards: readonly string[]): Table =>
  withPlayer(view, seat, ({ discard }) => ({ discard: [...discard, ...cards] }));

const fromPile = (view: Table, seat: Seat, at: readonly number[]): Table =>
  withPlayer(view, seat, ({ discard }) => ({ discard: without(discard, at) }));

const leavePlay = (view: Table, id: number): Table => ({
  ...view,
  players: seats((seat) => {
    const player = view.players[seat];
    const board = player.board.filter((creature) => creature.id !== id);
    return board.length === player.board.length ? player : { ...player, board };
  }),
});

/** As it is printed; what the board makes of it is told by the next "values". */
function newcomer({ creature, card, octonite }: EventOf<"enter">): CreatureView {
  const found = cardByKey(card);
  const printed = found?.kind === "creature" ? found : null;
  const power = printed?.power ?? 0;
  return {
    ...newView(CREATURE_FIELDS, true),
    id: creature,
    card,
    octonite,
    power,
    keywords: KEYWORDS.filter((keyword) => printed?.keywords.includes(keyword)),
    powerSources: [{ from: "printed", card, amount: power }],
  };
}

const same = (a: unknown, b: unknown): boolean => a === b || (Array.isArray(a) && String(a) === String(b));

/** The same object if nothing of it lasted for the turn. */
function afterTurn<T extends object>(view: T, reset: Partial<T>): T {
  return (Object.keys(reset) as (keyof T)[]).every((name) => same(view[name], reset[name]))
    ? view
    : { ...view, ...reset };
}

const PLAYER_TURN = turnView(PLAYER_FIELDS);
const CREATURE_TURN = turnView(CREATURE_FIELDS);

function turnEnds(view: Table, { seat, next, extraTurns }: EventOf<"turnEnds">): Table {
  const players = seats((one) => {
    const player = afterTurn<PlayerView>(view.players[one], PLAYER_TURN);
    const board = player.board.map((creature) => afterTurn<CreatureView>(creature, CREATURE_TURN));
    const left = one === seat ? extraTurns : player.extraTurns;
    return board.every((creature, at) => creature === player.board[at]) && left === player.extraTurns
      ? player
      : { ...player, board, extraTurns: left };
  });
  return { ...view, players, active: next };
}

function takeControl(view: Table, { creature: id, to }: EventOf<"control">): Table {
  const taken = view.players.flatMap(({ board }) => board).filter((creature) => creature.id === id);
  return withPlayer(leavePlay(view, id), to, ({ board }) => ({ board: [...board, ...taken] }));
}

function replaceFaceUp(view: Table, { slot, card }: EventOf<"powerRow">): Table {
  if (view.power === null) return view;
  const { faceUp, deckCount } = view.power;
  return card === null
    ? { ...view, power: { ...view.power, faceUp: without(faceUp, [slot]) } }
    : { ...view, power: { ...view.power, faceUp: faceUp.with(slot, card), deckCount: deckCount - 1 } };
}

const withPower = (view: Table, change: Change<NonNullable<Table["power"]>>): Table =>
  view.power === null ? view : { ...view, power: { ...view.power, ...change(view.power) } };

const addKeyword = (list: readonly Keyword[], word: Keyword): readonly Keyword[] =>
  list.includes(word) ? list : KEYWORDS.filter((keyword) => keyword === word || list.includes(keyword));

/** Told for the log and the animation: what it leads to is told by the events that follow. */
const unchanged = (view: Table): Table => view;

type Apply = { readonly [Name in EventName]: (view: Table, event: EventOf<Name>) => Table };

const APPLY: Apply = {
  setup: (view, { rules, sets, decks, unused, power }) => ({
    ...view,
    rules,
    sets,
    players: seats((seat) => ({ ...view.players[seat], deckCount: decks[seat] })),
    unusedCount: unused,
    power: power === null ? null : { faceUp: power.faceUp, deckCount: power.deck, discard: [] },
  }),
  startCards: (view, { cards }) => ({
    ...view,
    unusedCount: view.unusedCount - cards.length,
    revealed: seats((seat) => [...view.revealed[seat], cards[seat]]),
  }),
  firstPlayer: (view, { seat }) => ({ ...view, active: seat }),
  turn: (view, { seat, turn }) => ({ ...view, active: seat, turn }),
  turnEnds,
  asked: (view, { e: _, answers, refusals, ...question }) => ({
    ...view,
    prompt: { ...question, answers: answers ?? null, refusals: refusals ?? [] },
  }),
  answered: (view) => ({ ...view, prompt: null }),
  draw: (view, { seat, count, from, cards }) => {
    const drawn = toHand(view, seat, count, cards);
    return from === "unused"
      ? { ...drawn, unusedCount: drawn.unusedCount - count }
      : withPlayer(drawn, seat, ({ deckCount }) => ({ deckCount: deckCount - count }));
  },
  play: (view, { seat, card, at }) => ({ ...fromHand(view, seat, 1, at), playing: { seat, card } }),
  mindbug: (view, { seat, card }) => ({
    ...withPlayer(view, seat, ({ mindbugs }) => ({ mindbugs: mindbugs - 1 })),
    playing: { seat, card },
  }),
  mindbugDeclined: unchanged,
  enter: (view, event) => ({
    ...withPlayer(view, event.seat, ({ board }) => ({ board: [...board, newcomer(event)] })),
    playing: null,
  }),
  values: (view, { creatures }) =>
    creatures.reduce((after, { creature, ...values }) => withCreature(after, creature, () => values), view),
  triggerWaits: (view, { seat, card, creature, trigger }) => ({
    ...view,
    waiting: [...view.waiting, { seat, card, creature, trigger }],
  }),
  trigger: (view, { waited }) => (waited === null ? view : { ...view, waiting: without(view.waiting, [waited]) }),
  silenced: unchanged,
  attack: (view, { seat, creature }) => ({
    ...withCreature(view, creature, ({ attacks }) => ({ attacks: attacks + 1 })),
    attack: { seat, creature, dice: [] },
  }),
  roll: (view, { seat, creature, dice }) => ({ ...view, attack: { seat, creature, dice } }),
  dieResolved: (view, { face }) =>
    view.attack === null
      ? view
      : { ...view, attack: { ...view.attack, dice: without(view.attack.dice, [view.attack.dice.indexOf(face)]) } },
  hunt: unchanged,
  block: unchanged,
  unblocked: unchanged,
  combat: unchanged,
  attackEnds: (view, { goesOn }) => ({ ...view, attack: goesOn }),
  exhaust: (view, { creature }) => withCreature(view, creature, () => ({ exhausted: true })),
  protected: unchanged,
  defeat: (view, { seat, creature, card }) => toPile(leavePlay(view, creature), seat, [card]),
  life: (view, { seat, life }) => withPlayer(view, seat, () => ({ life })),
  discard: (view, { seat, cards, at }) => toPile(fromHand(view, seat, cards.length, at), seat, cards),
  steal: (view, { from, to, count, cards, at }) => toHand(fromHand(view, from, count, at), to, count, cards),
  give: (view, { from, to, card, at }) => ({ ...fromHand(view, from, 1, at), playing: { seat: to, card } }),
  control: takeControl,
  returnToHand: (view, { seat, creature, card }) => toHand(leavePlay(view, creature), seat, 1, [card]),
  pileToHand: (view, { seat, from, cards, at }) => toHand(fromPile(view, from, at), seat, cards.length, cards),
  pileToPlay: (view, { seat, from, card, at }) => ({ ...fromPile(view, from, at), playing: { seat, card } }),
  handToPlay: (view, { seat, card, at }) => ({ ...fromHand(view, seat, 1, at), playing: { seat, card } }),
  reveal: unchanged,
  octonite: (view, { creature, now }) => withCreature(view, creature, () => ({ octonite: now })),
  grow: (view, { creature, amount }) => withCreature(view, creature, ({ growth }) => ({ growth: growth + amount })),
  keywordThisTurn: (view, { creature, keyword }) =>
    withCreature(view, creature, ({ turnKeywords }) => ({ turnKeywords: addKeyword(turnKeywords, keyword) })),
  alliesKeywordThisTurn: (view, { seat, keyword }) =>
    withPlayer(view, seat, ({ turnKeywords }) => ({ turnKeywords: addKeyword(turnKeywords, keyword) })),
  alliesExtraDie: (view, { seat }) => withPlayer(view, seat, ({ extraDice }) => ({ extraDice: extraDice + 1 })),
  cannotBlockThisTurn: (view, { seat }) => withPlayer(view, seat, () => ({ cannotBlock: true })),
  refreshMindbug: (view, { seat }) => withPlayer(view, seat, ({ mindbugs }) => ({ mindbugs: mindbugs + 1 })),
  extraTurn: (view, { seat }) => withPlayer(view, seat, ({ extraTurns }) => ({ extraTurns: extraTurns + 1 })),
  energy: (view, { seat, energy }) => withPlayer(view, seat, () => ({ energy })),
  // A card of the row is replaced by the next event; the unseen top card of the deck leaves it with this one.
  buy: (view, { slot }) => (slot === null ? withPower(view, ({ deckCount }) => ({ deckCount: deckCount - 1 })) : view),
  powerRow: replaceFaceUp,
  powerDiscard: (view, { card }) => withPower(view, ({ discard }) => ({ discard: [...discard, card] })),
  nothingHappens: unchanged,
  // Whatever was pending is dropped.
  end: (view, { winner, reason }) => ({
    ...view,
    prompt: null,
    playing: null,
    attack: null,
    waiting: [],
    outcome: { winner, reason },
  }),
};

/** The view after the event; the same object where one sees no difference. */
export function applyEvent<View extends Table>(view: View, event: GameEvent): View {
  return (APPLY[event.e] as (view: Table, event: GameEvent) => Table)(view, event) as View;
}

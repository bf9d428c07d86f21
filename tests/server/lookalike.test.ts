/**
 * The strongest thing that can be said about secrets: two tables that differ only in what a viewer may
 * not know send that viewer the same bytes. The hidden cards are dealt anew before every single
 * publication, so that nothing which stays with a card (an id, an order, a length) could go unnoticed.
 */
import { ClientState, getMessageBytes, Protocol, SchemaSerializer } from "colyseus";
import type { StateView } from "@colyseus/schema";
import {
  apply,
  copyState,
  createMatch,
  DESIGNS,
  type GameEvent,
  type MatchState,
  SET_KEYS,
  type SetKey,
  type Viewer,
  viewState,
} from "@mindbug/shared";
import { DEFAULT_OPTIONS } from "@mindbug/shared/protocol";
import type { JournaledMatch } from "../../server/src/rooms/journaledMatch.ts";
import { Table } from "../../server/src/rooms/table.ts";
import type { Connection } from "../../server/src/rooms/viewSync.ts";
import { dice } from "../helpers/dice.ts";

jest.setTimeout(120_000);

type Chance = () => number;
const VIEWERS: readonly Viewer[] = [0, 1, "spectator"];

function shuffled<T>(list: readonly T[], chance: Chance): T[] {
  const copy = [...list];
  for (let i = copy.length - 1; i > 0; i--) {
    const j = Math.floor(chance() * (i + 1));
    [copy[i], copy[j]] = [copy[j]!, copy[i]!];
  }
  return copy;
}

/** The same to this viewer, and otherwise as different as can be. */
function lookalike(state: MatchState, viewer: Viewer, chance: Chance): MatchState {
  const other = copyState(state);
  const piles = [
    other.players[0].deck,
    other.players[1].deck,
    other.unused,
    ...([0, 1] as const).filter((seat) => seat !== viewer).map((seat) => other.players[seat].hand),
  ];
  const cards = shuffled(piles.flat(), chance);
  for (const pile of piles) pile.splice(0, pile.length, ...cards.splice(0, pile.length));
  if (other.power !== null) other.power.deck = shuffled(other.power.deck, chance);
  other.random = other.random.map(() => Math.floor(chance() * 2 ** 31));
  return other;
}

function lookalikeEvents(events: readonly GameEvent[], viewer: Viewer, chance: Chance): GameEvent[] {
  const another = (): string => DESIGNS[Math.floor(chance() * DESIGNS.length)]!.key;
  return events.map((event) => {
    const hidden = (event.e === "draw" && event.seat !== viewer) || (event.e === "steal" && viewer === "spectator");
    return hidden && "cards" in event && event.cards !== undefined
      ? { ...event, cards: event.cards.map(another) }
      : event;
  });
}

const connectionOf = (viewer: Viewer): Connection => ({
  viewer,
  name: "",
  address: "",
  identity: { you: { role: "spectator", hands: "hidden" } },
});

/** A table with one viewer at it, and everything that viewer is sent. */
class Wire {
  readonly frames: Buffer[] = [];
  readonly table: Table;
  private readonly serializer = new SchemaSerializer();
  private readonly client: {
    state: ClientState;
    view?: StateView;
    raw(data: Buffer): void;
    send(type: string, message: unknown): void;
  };

  constructor(viewer: Viewer, plant: (wire: Wire) => void = () => {}) {
    this.client = {
      state: ClientState.JOINED,
      raw: (data) => void this.frames.push(Buffer.from(data)),
      send: (type, message) =>
        void this.frames.push(Buffer.from(getMessageBytes.raw(Protocol.ROOM_DATA, type, message))),
    };
    this.table = new Table("ABCDE", DEFAULT_OPTIONS, { sendPatch: () => this.patch(), onOwnershipLost: () => {} });
    this.serializer.reset(this.table.state as never);
    this.table.connections.set(this.client as never, connectionOf(viewer));
    const view = this.table.secretViews.of(viewer);
    if (view !== undefined) this.client.view = view;
    plant(this);
  }

  private patch(): void {
    this.serializer.applyPatches([this.client] as never);
  }

  look(view: StateView): void {
    this.client.view = view;
  }

  hearAs(viewer: Viewer): void {
    this.table.connections.set(this.client as never, connectionOf(viewer));
  }

  publish(step: number, state: MatchState, events: readonly GameEvent[]): void {
    // Taking back is not what is compared here.
    this.table.match.game = { id: "match", step, state, canTakeBack: (_seat) => false } as JournaledMatch;
    this.table.publish(events);
    // Whoever comes in at this moment.
    this.frames.push(Buffer.from(this.serializer.getFullState(this.client as never)));
  }
}

/** Plays a whole match; the first publication that told the viewer something, or null. */
function firstDifference(
  sets: readonly SetKey[],
  seed: number,
  viewer: Viewer,
  plant?: (wire: Wire) => void,
): number | null {
  const chance = dice(seed);
  const created = createMatch({ sets: [...sets], seed: seed.toString(16).padStart(32, "0"), forced: "ask" });
  if (!created.ok) throw new Error(created.reason);
  const { state } = created;
  const wires = [new Wire(viewer, plant), new Wire(viewer, plant)] as const;
  let { events } = created;
  for (let step = 0; ; step++) {
    const other = lookalike(state, viewer, chance);
    expect(viewState(other, viewer)).toEqual(viewState(state, viewer));
    wires[0].publish(step, copyState(state), events);
    wires[1].publish(step, other, lookalikeEvents(events, viewer, chance));
    expect(wires[0].frames.length).toBeGreaterThanOrEqual(2);
    const same =
      wires[0].frames.length === wires[1].frames.length &&
      wires[0].frames.every((frame, index) => frame.equals(wires[1].frames[index]!));
    if (!same) return step;
    for (const wire of wires) wire.frames.length = 0;
    if (state.outcome !== null) return null;
    const { id, seat, answers } = state.prompt!;
    const applied = apply(state, seat, { prompt: id, answer: Math.floor(chance() * answers.length) });
    if (!applied.ok) throw new Error(applied.refusal.reason);
    ({ events } = applied);
  }
}

const MIXES: [string, readonly SetKey[]][] = [
  ...SET_KEYS.map((set): [string, readonly SetKey[]] => [set, [set]]),
  ["all sets mixed", SET_KEYS],
];

test.each(MIXES)("%s: what a viewer may not know changes no byte that the viewer receives", (_name, sets) => {
  for (let seed = 1; seed <= 8; seed++)
    for (const viewer of VIEWERS) expect(firstDifference(sets, seed, viewer)).toBeNull();
});

test("it can fail: planted leaks are found", () => {
  const otherHand = (wire: Wire): void => wire.look(wire.table.secretViews.of(1)!);
  expect(firstDifference(["first-contact"], 1, 0, otherHand)).toBe(0);
  const openHands = (wire: Wire): void => wire.look(wire.table.secretViews.of("open")!);
  expect(firstDifference(["first-contact"], 1, "spectator", openHands)).toBe(0);
  const eventsOfTheOther = (wire: Wire): void => wire.hearAs(1);
  expect(firstDifference(["first-contact"], 1, 0, eventsOfTheOther)).not.toBeNull();
  // No card is named, only a number follows one that is hidden.
  const trace = (wire: Wire): void => {
    const write = wire.table.secretViews.write.bind(wire.table.secretViews);
    wire.table.secretViews.write = (game) => {
      write(game);
      wire.table.state.players.get("1")!.extraDice = game.state.players[1].deck.at(-1)! % 5;
    };
  };
  for (const viewer of VIEWERS) expect(firstDifference(["first-contact"], 1, viewer, trace)).not.toBeNull();
});

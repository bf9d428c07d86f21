/**
 * What a client reads from the decoded state is the view that its viewer has of the match, after every decision and
 * whenever it joined. Through the encoder and decoder of Colyseus, over several matches in one room, with decisions
 * that are taken back.
 */
import { type Decoder, Encoder, Reflection, StateView } from "@colyseus/schema";
import {
  apply,
  copyState,
  createMatch,
  type MatchState,
  type MatchView,
  SET_KEYS,
  type Viewer,
  viewState,
} from "@mindbug/shared";
import {
  DEFAULT_OPTIONS,
  PlayerState,
  readTable,
  TableState,
  writeMatch,
  writeOptions,
} from "@mindbug/shared/protocol";
import { dice } from "../helpers/dice.ts";

const VIEWERS: readonly Viewer[] = [0, 1, "spectator", "open"];
const PATCH = { offset: 0 };

/** A room with somebody of each kind at it, who hear every patch; and the means to come in late. */
class Room {
  readonly state = new TableState();
  private readonly views = new Map(VIEWERS.map((viewer) => [viewer, new StateView()]));
  private readonly encoder: Encoder<TableState>;
  private written: MatchView | null = null;
  readonly clients: ReadonlyMap<Viewer, Decoder<TableState>>;

  constructor() {
    for (const seat of [0, 1] as const) {
      const player = new PlayerState();
      this.state.players.set(String(seat), player);
      for (const viewer of [seat, "open"] as const) this.views.get(viewer)!.add(player);
    }
    for (const view of this.views.values()) view.changes.clear();
    this.encoder = new Encoder(this.state);
    this.clients = new Map(VIEWERS.map((viewer) => [viewer, this.join(viewer)]));
    this.encoder.discardChanges();
  }

  join(viewer: Viewer): Decoder<TableState> {
    const decoder = Reflection.decode<TableState>(Buffer.from(Reflection.encode(this.encoder)), { offset: 0 });
    const it = { offset: 0 };
    this.encoder.encodeAll(it);
    decoder.decode(this.encoder.encodeAllView(this.views.get(viewer)!, it.offset, { ...it }));
    return decoder;
  }

  show(id: string, match: MatchState): void {
    this.state.matchId = id;
    const view = viewState(match, "open");
    writeMatch(this.state, view, this.written);
    this.written = view;
    const it = { ...PATCH };
    this.encoder.encode(it);
    const shared = it.offset;
    for (const [viewer, decoder] of this.clients)
      decoder.decode(Buffer.from(this.encoder.encodeView(this.views.get(viewer)!, shared, it)));
    this.encoder.discardChanges();
  }
}

const seen = (viewer: Viewer, decoder: Decoder<TableState>): object => ({ viewer, ...readTable(decoder.state).table });
const MIXES = [...SET_KEYS.map((set) => [set]), [...SET_KEYS]];

test.each(MIXES.map((sets) => [sets.join("+"), sets] as const))("%s: decoded, the state is the view", (_name, sets) => {
  const chance = dice(sets.length * 7 + sets[0]!.length);
  const room = new Room();
  for (let number = 0; number < 3; number++) {
    const created = createMatch({ sets, seed: number.toString(16).padStart(32, "5"), forced: "ask" });
    if (!created.ok) throw new Error(created.reason);
    const { state } = created;
    let before: MatchState | null = null;
    for (;;) {
      room.show(`match ${number}`, state);
      for (const [viewer, decoder] of room.clients) expect(seen(viewer, decoder)).toEqual(viewState(state, viewer));
      if (chance() < 0.1)
        for (const viewer of VIEWERS) expect(seen(viewer, room.join(viewer))).toEqual(viewState(state, viewer));
      if (state.outcome !== null) break;
      if (before !== null && chance() < 0.1) {
        // Taken back, and looked at by everybody in between.
        room.show(`match ${number}`, before);
        for (const [viewer, decoder] of room.clients) expect(seen(viewer, decoder)).toEqual(viewState(before, viewer));
        room.show(`match ${number}`, state);
      }
      before = copyState(state);
      const { id, seat, answers } = state.prompt!;
      const applied = apply(state, seat, { prompt: id, answer: Math.floor(chance() * answers.length) });
      if (!applied.ok) throw new Error(applied.refusal.reason);
    }
  }
});

test("a room's options are read as they were given", () => {
  const pool = { "axolotl-healer": 3, gorillion: 2 };
  for (const options of [
    DEFAULT_OPTIONS,
    { ...DEFAULT_OPTIONS, sets: [...SET_KEYS], pool, bots: ["master", "beginner"] as const, locked: true },
  ]) {
    const state = new TableState();
    for (const seat of ["0", "1"]) state.players.set(seat, new PlayerState());
    writeOptions(state, options);
    expect(readTable(state).options).toEqual(options);
  }
});

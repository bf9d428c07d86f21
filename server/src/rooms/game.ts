/** One match and its journal: a decision is applied to a copy, written down, and only then becomes the state. */
import { randomBytes } from "node:crypto";
import {
  apply, type Applied, copyState, createMatch, type Decision, forfeit, type GameEvent, type MatchSetup, type MatchState, RULES_VERSION, revealsHidden, type Seat,
} from "@mindbug/shared";
import type { Entry, MatchRecord, RoomRecord, Store } from "../store/Store.ts";

/** What may still be taken back: the state before a decision, and how many entries counted then. */
interface Earlier { readonly seat: Seat; readonly state: MatchState; readonly effective: number }

export class JournalTooNew extends Error {}

/** The entries that count, after what was taken back. */
export function effectiveEntries(entries: readonly Entry[]): Entry[] {
  const kept: Entry[] = [];
  for (const entry of entries) {
    if (entry.t === "takeback") kept.length = entry.to;
    else kept.push(entry);
  }
  return kept;
}

/** Applies one journal entry in place. */
export function replayEntry(state: MatchState, entry: Entry): readonly GameEvent[] {
  if (entry.t === "takeback") return [];
  if (entry.t === "forfeit") return forfeit(state, entry.seat, entry.reason);
  const done = apply(state, entry.seat, entry.t === "concede" ? { concede: true } : { prompt: entry.prompt, answer: entry.answer });
  if (!done.ok) throw new JournalTooNew(done.refusal.reason);
  return done.events;
}

export function openRecord(record: MatchRecord): { state: MatchState; events: readonly GameEvent[] } {
  if (record.rules !== RULES_VERSION) throw new JournalTooNew(`Rules ${record.rules}, these are ${RULES_VERSION}.`);
  const created = createMatch(record.setup);
  if (!created.ok) throw new JournalTooNew(created.reason);
  return created;
}

export class Game {
  private earlier: Earlier[] = [];

  private constructor(
    readonly id: string, private readonly store: Store, public state: MatchState, private entries: number, private effective: number, readonly firstEvents: readonly GameEvent[],
  ) {}

  get step(): number {
    return this.entries;
  }

  static async begin(store: Store, room: RoomRecord, match: Pick<MatchRecord, "names">, setup: Omit<MatchSetup, "seed">): Promise<Game> {
    const seeded: MatchSetup = { ...setup, seed: randomBytes(32).toString("hex") };
    const created = createMatch(seeded);
    if (!created.ok) throw new Error(created.reason);
    const id = randomBytes(16).toString("base64url");
    await store.startMatch({
      id, code: room.code, rules: RULES_VERSION, setup: seeded, names: match.names, spectators: room.options.spectators, status: "playing", outcome: null,
      startedAt: Date.now(), endedAt: null,
    }, { ...room, matchId: id });
    return new Game(id, store, created.state, 0, 0, created.events);
  }

  /** Throws JournalTooNew for a journal that these rules do not replay. */
  static async restore(store: Store, record: MatchRecord, bank: (seat: Seat, left: number) => void): Promise<Game> {
    const { state } = openRecord(record);
    const entries = await store.entries(record.id);
    const effective = effectiveEntries(entries);
    for (const entry of effective) {
      replayEntry(state, entry);
      if (entry.t === "decide") bank(entry.seat, entry.bank);
    }
    return new Game(record.id, store, state, entries.length, effective.length, []);
  }

  async decide(seat: Seat, decision: Decision, bank: number): Promise<Applied> {
    const next = copyState(this.state);
    const applied = apply(next, seat, decision);
    if (!applied.ok) return applied;
    const entry: Entry = "concede" in decision ? { t: "concede", seat } : { t: "decide", seat, prompt: decision.prompt, answer: decision.answer, bank };
    await this.write(entry, next, applied.events, seat);
    return applied;
  }

  async forfeit(seat: Seat, reason: "timeout" | "abandoned"): Promise<readonly GameEvent[]> {
    const next = copyState(this.state);
    const events = forfeit(next, seat, reason);
    await this.write({ t: "forfeit", seat, reason }, next, events, seat);
    return events;
  }

  private async write(entry: Entry, next: MatchState, events: readonly GameEvent[], seat: Seat): Promise<void> {
    await this.store.append(this.id, this.entries, entry, next.outcome);
    if (revealsHidden(events) || next.outcome !== null) this.earlier = [];
    else this.earlier.push({ seat, state: this.state, effective: this.effective });
    this.entries += 1;
    this.effective += 1;
    this.state = next;
  }

  canTakeBack(seat: Seat): boolean {
    return this.earlier.some((before) => before.seat === seat);
  }

  /** Back to before the seat's last decision. */
  async takeBack(seat: Seat): Promise<boolean> {
    const index = this.earlier.findLastIndex((before) => before.seat === seat);
    const to = this.earlier[index];
    if (to === undefined) return false;
    await this.store.append(this.id, this.entries, { t: "takeback", to: to.effective }, null);
    this.entries += 1;
    this.effective = to.effective;
    this.state = to.state;
    this.earlier.length = index;
    return true;
  }
}

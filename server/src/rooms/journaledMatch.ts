/** One match and its journal: a decision is applied to a copy, written down, and only then becomes the state. */
import { randomBytes } from "node:crypto";
import {
  apply,
  type Applied,
  copyState,
  createMatch,
  type Decision,
  forfeit,
  type GameEvent,
  type MatchSetup,
  type MatchState,
  RULES_VERSION,
  type Seat,
  TakebackPoints,
  viewEvents,
} from "@mindbug/shared";
import { type BotMemory, newMemory, remember } from "@mindbug/shared/bot";
import {
  type Entry,
  type MatchRecord,
  OwnershipLost,
  type RoomRecord,
  type Store,
  Unreadable,
} from "../store/store.ts";

/** A store that has not answered by then has failed. */
const SAVE_WITHIN = 8000;

export class JournalTooNew extends Unreadable {}

/** The entries that count, after what was taken back. */
export function effectiveEntries(entries: readonly Entry[]): Entry[] {
  const kept: Entry[] = [];
  for (const entry of entries) {
    if (typeof (entry as { t?: unknown } | null)?.t !== "string") throw new JournalTooNew("That is no entry.");
    if (entry.t === "takeback") kept.length = entry.to;
    else kept.push(entry);
  }
  return kept;
}

/** Applies one journal entry in place. */
export function replayEntry(state: MatchState, entry: Entry): readonly GameEvent[] {
  if (entry.t === "takeback") return [];
  let done: Applied;
  try {
    if (entry.t === "forfeit") return forfeit(state, entry.seat, entry.reason);
    done = apply(
      state,
      entry.seat,
      entry.t === "concede" ? { concede: true } : { prompt: entry.prompt, answer: entry.answer },
    );
  } catch (error) {
    throw new JournalTooNew(String(error));
  }
  if (!done.ok) throw new JournalTooNew(done.refusal.reason);
  return done.events;
}

export function openRecord(record: Pick<MatchRecord, "rules" | "setup">): {
  state: MatchState;
  events: readonly GameEvent[];
} {
  let created: ReturnType<typeof createMatch>;
  try {
    created = createMatch(record.setup, record.rules);
  } catch (error) {
    throw new JournalTooNew(String(error));
  }
  if (!created.ok) throw new JournalTooNew(created.reason);
  return created;
}

async function withTimeout(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("The store did not answer.")), SAVE_WITHIN);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

type Begun = Pick<MatchRecord, "id" | "rules" | "setup">;

export class JournaledMatch {
  private readonly takebacks = new TakebackPoints();
  /** A write failed in a way that may have reached the journal all the same. */
  private uncertain = false;
  private pendingWrite: Promise<void> = Promise.resolve();

  private constructor(
    private readonly store: Store,
    private readonly record: Begun,
    public state: MatchState,
    private written: number,
    private effective: Entry[],
    readonly firstEvents: readonly GameEvent[],
  ) {}

  get id(): string {
    return this.record.id;
  }

  /** Entries of the journal, also those taken back: it never goes down. */
  get step(): number {
    return this.written;
  }

  static async begin(
    store: Store,
    room: RoomRecord,
    match: Pick<MatchRecord, "names">,
    setup: Omit<MatchSetup, "seed"> & { seed?: string },
  ): Promise<JournaledMatch> {
    const seeded: MatchSetup = { ...setup, seed: setup.seed ?? randomBytes(32).toString("hex") };
    const created = createMatch(seeded);
    if (!created.ok) throw new Error(created.reason);
    const record: MatchRecord = {
      id: randomBytes(16).toString("base64url"),
      code: room.code,
      rules: RULES_VERSION,
      setup: seeded,
      names: match.names,
      // Behind a password is behind closed doors.
      spectators: room.options.locked ? "off" : room.options.spectators,
      status: "playing",
      outcome: null,
      startedAt: Date.now(),
      endedAt: null,
    };
    await withTimeout(store.startMatch(record, { ...room, matchId: record.id }));
    return new JournaledMatch(store, record, created.state, 0, [], created.events);
  }

  /** Throws JournalTooNew for a journal that these rules do not replay. */
  static async restore(store: Store, record: MatchRecord, onEntry: (entry: Entry) => void): Promise<JournaledMatch> {
    const { state } = openRecord(record);
    const entries = await store.entries(record.id);
    const effective = effectiveEntries(entries);
    for (const entry of effective) {
      replayEntry(state, entry);
      onEntry(entry);
    }
    return new JournaledMatch(store, record, state, entries.length, effective, []);
  }

  /** What a person in that seat would remember: of all that happened, what the seat was shown. */
  memoryOf(seat: Seat): BotMemory {
    const { state, events } = openRecord(this.record);
    let memory = remember(newMemory(seat), viewEvents(events, seat));
    for (const entry of this.effective) memory = remember(memory, viewEvents(replayEntry(state, entry), seat));
    return memory;
  }

  async decide(seat: Seat, decision: Decision, bank: number, by?: "clock" | "room"): Promise<Applied> {
    await this.catchUp();
    const next = copyState(this.state);
    const applied = apply(next, seat, decision);
    if (!applied.ok) return applied;
    const entry: Entry =
      "concede" in decision
        ? { t: "concede", seat }
        : {
            t: "decide",
            seat,
            prompt: decision.prompt,
            answer: decision.answer,
            bank,
            at: Date.now(),
            ...(by === undefined ? {} : { by }),
          };
    await this.write(entry, next, applied.events, seat);
    return applied;
  }

  async forfeit(seat: Seat, reason: "timeout" | "abandoned"): Promise<readonly GameEvent[]> {
    await this.catchUp();
    if (this.state.outcome !== null) return [];
    const next = copyState(this.state);
    const events = forfeit(next, seat, reason);
    await this.write({ t: "forfeit", seat, reason }, next, events, seat);
    return events;
  }

  private async write(entry: Entry, next: MatchState, events: readonly GameEvent[], seat: Seat): Promise<void> {
    await this.append(entry, next.outcome);
    this.takebacks.decided({ seat, state: this.state, count: this.effective.length }, events, next);
    this.effective.push(entry);
    this.state = next;
  }

  private async append(entry: Entry, outcome: MatchState["outcome"]): Promise<void> {
    const work = this.store.append(this.id, this.written, entry, outcome);
    try {
      await withTimeout(work);
    } catch (error) {
      this.uncertain = !(error instanceof OwnershipLost);
      this.pendingWrite = work.catch(() => {});
      throw error;
    }
    this.written += 1;
  }

  /** After a write whose fate is unknown the journal decides what happened, not this memory of it. */
  private async catchUp(): Promise<void> {
    if (!this.uncertain) return;
    // It may still be on its way: the store tries again while its database is away.
    await withTimeout(this.pendingWrite);
    const entries = await this.store.entries(this.id);
    if (entries.length !== this.written) {
      const { state } = openRecord(this.record);
      this.effective = effectiveEntries(entries);
      for (const entry of this.effective) replayEntry(state, entry);
      this.state = state;
      this.written = entries.length;
      this.takebacks.clear();
    }
    this.uncertain = false;
  }

  canTakeBack(seat: Seat): boolean {
    return this.state.outcome === null && this.takebacks.has(seat);
  }

  /** Back to before the seat's last decision. */
  async takeBack(seat: Seat): Promise<boolean> {
    await this.catchUp();
    const to = this.takebacks.of(seat);
    if (to === null) return false;
    await this.append({ t: "takeback", to: to.count }, null);
    this.effective.length = to.count;
    this.state = to.state;
    this.takebacks.wentBackTo(to);
    return true;
  }
}

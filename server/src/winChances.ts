/** The curve of a finished match: how likely seat 0 was to win, at every step of its replay. */
import { type GameEvent, type MatchState, type Seat, viewEvents, searchView } from "@mindbug/shared";
import { type BotMemory, type BotPool, newMemory, remember } from "./bot/index.ts";
import { effectiveEntries, openRecord, replayEntry } from "./rooms/journaledMatch.ts";
import type { MatchRecord, Store } from "./store/store.ts";

const KEPT = 200;
const SEATS: readonly Seat[] = [0, 1];

export class WinChances {
  /** By match, the oldest first; those under way as well, so that nobody makes us compute one twice. */
  private readonly known = new Map<string, Promise<number[]>>();

  constructor(
    private readonly store: Store,
    private readonly bots: BotPool,
  ) {}

  /**
   * Throws JournalTooNew. The match must be finished: what a bot thinks of hidden cards is not for those who still
   * play.
   */
  of(match: MatchRecord): Promise<number[]> {
    const found = this.known.get(match.id);
    if (found !== undefined) return found;
    const computed = this.compute(match);
    this.known.set(match.id, computed);
    computed.catch(() => this.known.delete(match.id));
    if (this.known.size > KEPT) this.known.delete(this.known.keys().next().value!);
    return computed;
  }

  private async compute(match: MatchRecord): Promise<number[]> {
    const { state, events } = openRecord(match);
    const memories: [BotMemory, BotMemory] = [newMemory(0), newMemory(1)];
    const chances = [await this.after(state, events, memories, match.id)];
    for (const entry of effectiveEntries(await this.store.entries(match.id)))
      chances.push(await this.after(state, replayEntry(state, entry), memories, match.id));
    return chances;
  }

  /** As the player sees it who has to decide. */
  private async after(
    state: MatchState,
    events: readonly GameEvent[],
    memories: [BotMemory, BotMemory],
    seed: string,
  ): Promise<number> {
    for (const seat of SEATS) memories[seat] = remember(memories[seat], viewEvents(events, seat));
    if (state.outcome !== null) return state.outcome.winner === null ? 0.5 : state.outcome.winner === 0 ? 1 : 0;
    const { seat } = state.prompt!;
    const { chance } = await this.bots.decide({
      view: structuredClone(searchView(state, seat)),
      memory: memories[seat],
      level: "glance",
      seed,
    });
    return seat === 0 ? chance : 1 - chance;
  }
}

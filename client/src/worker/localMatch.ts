/**
 * A match against the bot without a server. The same engine, the same views, the same bot: the page is
 * told what its seat may know, and so is the bot.
 */
import {
  apply,
  createMatch,
  type Decision,
  type GameEvent,
  type MatchState,
  searchView,
  viewEvents,
  viewState,
} from "@mindbug/shared";
import {
  type BotDecision,
  type BotMemory,
  type BotRequest,
  decide,
  LEVELS,
  newMemory,
  remember,
} from "@mindbug/shared/bot";
import type { FromWorker, LocalOptions } from "./messages.ts";
import { tellPreviews } from "./previews.ts";

const HUMAN = 0;
const BOT = 1;

export class LocalMatch {
  private readonly state: MatchState;
  private memory: BotMemory = newMemory(BOT);
  private step = 0;
  private thinking = false;

  constructor(
    private readonly options: LocalOptions,
    private readonly seed: string,
    private readonly tell: (message: FromWorker) => void,
    private readonly think: (request: BotRequest) => BotDecision = (request) => decide(request, LEVELS[request.level]),
  ) {
    const created = createMatch({ sets: options.sets, pool: options.pool, seed });
    if (!created.ok) throw new Error(created.reason);
    this.state = created.state;
    this.happened(created.events);
  }

  decide(decision: Decision): void {
    const done = apply(this.state, HUMAN, decision);
    if (!done.ok) return this.tell({ is: "refused", code: done.refusal.code });
    this.step++;
    this.happened(done.events);
  }

  preview(id: number): void {
    tellPreviews(this.state, HUMAN, id, this.tell);
  }

  private happened(events: readonly GameEvent[]): void {
    this.memory = remember(this.memory, viewEvents(events, BOT));
    const { state, seed, step } = this;
    const view = viewState(state, HUMAN);
    this.tell({
      is: "update",
      update: { matchId: seed.slice(0, 16), step, view, events: viewEvents(events, HUMAN) },
    });
    if (!this.thinking && state.prompt?.seat === BOT) void this.playBot();
  }

  private async playBot(): Promise<void> {
    this.thinking = true;
    while (this.state.prompt?.seat === BOT) {
      await new Promise((resolve) => setTimeout(resolve, this.options.paceMs));
      // Meanwhile the other side may have given up.
      const prompt = this.state.prompt;
      if (prompt === null) break;
      const { answer } = this.think({
        view: searchView(this.state, BOT),
        memory: this.memory,
        level: this.options.level,
        seed: `${this.seed} ${this.step}`,
      });
      const done = apply(this.state, BOT, { prompt: prompt.id, answer });
      if (!done.ok) throw new Error(done.refusal.reason);
      this.step++;
      this.happened(done.events);
    }
    this.thinking = false;
  }
}

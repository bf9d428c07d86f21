/**
 * A match against the bot without a server. The same engine, the same views, the same bot: the page is told what its
 * seat may know, and so is the bot. What was answered is handed out to be kept, and a match goes on from there.
 */
import {
  type Applied,
  apply,
  copyState,
  createMatch,
  type Decision,
  type GameEvent,
  type MatchState,
  type Seat,
  searchView,
  TakebackPoints,
  type Viewer,
  viewEvents,
  viewState,
} from "@mindbug/shared";
import { type BotDecision, type BotRequest, decide, LEVELS, newMemory, remember } from "@mindbug/shared/bot";
import type { RecordedStep } from "../log/history.ts";
import type { MatchJournal } from "./journal.ts";
import type { FromWorker } from "./messages.ts";
import { tellPreviews } from "./previews.ts";

const HUMAN = 0;
const BOT = 1;

type OnStep = (state: MatchState, events: readonly GameEvent[]) => void;

/** What each decision of the journal led to, the beginning first. Throws if these rules do not replay it. */
function replayJournal(journal: MatchJournal, onStep: OnStep): void {
  const created = createMatch(journal.setup, journal.rules);
  if (!created.ok) throw new Error(created.reason);
  const { state } = created;
  onStep(state, created.events);
  const take = (seat: Seat, decision: Decision): void => {
    const done = apply(state, seat, decision);
    if (!done.ok) throw new Error(done.refusal.reason);
    onStep(state, done.events);
  };
  for (const answer of journal.answers) {
    if (state.prompt === null) throw new Error("Answers to no question.");
    take(state.prompt.seat, { prompt: state.prompt.id, answer });
  }
  if (journal.conceded) take(HUMAN, { concede: true });
}

/** As a record shows it to this viewer. Views share lists with the state, which the next decision changes. */
export function recordedSteps(journal: MatchJournal, viewer: Viewer): RecordedStep[] {
  const steps: RecordedStep[] = [];
  replayJournal(journal, (state, happened) => {
    steps.push(structuredClone({ view: viewState(state, viewer), events: viewEvents(happened, viewer) }));
  });
  return steps;
}

type Think = (request: BotRequest) => BotDecision;

export class LocalMatch {
  private state: MatchState;
  private journal: MatchJournal;
  private readonly takebacks = new TakebackPoints();
  /** Never goes down, not even when something is taken back. */
  private step = 0;
  private thinking = false;
  private over = false;

  /** Throws if the journal does not replay. */
  constructor(
    journal: MatchJournal,
    private readonly paceMs: number,
    private readonly tell: (message: FromWorker) => void,
    private readonly think: Think = (request) => decide(request, LEVELS[request.level]),
  ) {
    const created = createMatch(journal.setup, journal.rules);
    if (!created.ok) throw new Error(created.reason);
    this.state = created.state;
    this.journal = { ...journal, answers: [], conceded: false, outcome: null };
    for (const answer of journal.answers) {
      const { prompt } = this.state;
      if (prompt === null || !this.advance(prompt.seat, { prompt: prompt.id, answer }).ok)
        throw new Error("This journal does not replay.");
    }
    // A new match opens before everybody's eyes; of one that goes on, the log is told what has been.
    const isNew = this.step === 0;
    if (!isNew) tell({ is: "recall", steps: recordedSteps(this.journal, HUMAN) });
    this.happened(isNew ? created.events : []);
  }

  decide(decision: Decision): void {
    const done = this.advance(HUMAN, decision);
    if (!done.ok) return this.tell({ is: "refused", code: done.refusal.code });
    this.happened(done.events);
  }

  preview(id: number): void {
    tellPreviews(this.state, HUMAN, id, this.tell);
  }

  /** What the best bot would answer in the player's place, knowing what the player knows. */
  hint(): void {
    const { prompt } = this.state;
    if (prompt?.seat !== HUMAN) return this.tell({ is: "noHint" });
    const { answer, chance } = this.think(this.request(HUMAN, "master"));
    this.tell({ is: "hint", hint: { prompt: prompt.id, answer, chance } });
  }

  takeBack(): void {
    const to = this.takebacks.of(HUMAN);
    if (to === null || this.state.outcome !== null) return this.tell({ is: "nothingToTakeBack" });
    this.state = to.state;
    this.journal = { ...this.journal, answers: this.journal.answers.slice(0, to.count) };
    this.takebacks.wentBackTo(to);
    this.step++;
    this.tell({ is: "tookBack" });
    this.happened([]);
  }

  /** Nobody looks any more: the bot need not think. */
  end(): void {
    this.over = true;
  }

  /** What the bot is told; its memory is that of a person who was shown what this seat was shown. */
  private request(seat: Seat, level: BotRequest["level"]): BotRequest {
    let memory = newMemory(seat);
    replayJournal(this.journal, (_, events) => {
      memory = remember(memory, viewEvents(events, seat));
    });
    return { view: searchView(this.state, seat), memory, level, seed: `${this.journal.setup.seed} ${this.step}` };
  }

  private advance(seat: Seat, decision: Decision): Applied {
    const next = copyState(this.state);
    const done = apply(next, seat, decision);
    if (!done.ok) return done;
    const { answers } = this.journal;
    this.takebacks.decided({ seat, state: this.state, count: answers.length }, done.events, next);
    this.state = next;
    this.journal = {
      ...this.journal,
      ...("concede" in decision ? { conceded: true } : { answers: [...answers, decision.answer] }),
      outcome: next.outcome,
    };
    this.step++;
    return done;
  }

  private happened(events: readonly GameEvent[]): void {
    const { state, step, journal } = this;
    // First kept, then shown: what somebody has seen happen has happened.
    this.tell({ is: "journal", journal });
    const update = { matchId: journal.id, step, view: viewState(state, HUMAN), events: viewEvents(events, HUMAN) };
    this.tell({ is: "update", update, mayTakeBack: state.outcome === null && this.takebacks.has(HUMAN) });
    if (!this.thinking && state.prompt?.seat === BOT) void this.playBot();
  }

  private async playBot(): Promise<void> {
    this.thinking = true;
    while (this.state.prompt?.seat === BOT && !this.over) {
      await new Promise((resolve) => setTimeout(resolve, this.paceMs));
      // Meanwhile the other side may have given up, taken back, or left.
      const prompt = this.state.prompt;
      if (prompt?.seat !== BOT || this.over) break;
      const { answer } = this.think(this.request(BOT, this.journal.level));
      const done = this.advance(BOT, { prompt: prompt.id, answer });
      if (!done.ok) throw new Error(done.refusal.reason);
      this.happened(done.events);
    }
    this.thinking = false;
  }
}

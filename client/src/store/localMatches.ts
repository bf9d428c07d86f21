/** The matches of this device: the one that goes on, and those that are over, kept in this browser alone. */
import { type ReadonlySignal, signal } from "@preact/signals-core";
import { readStored, writeStored } from "../app/storage.ts";
import { type MatchJournal, readJournal } from "../worker/journal.ts";
import { type RecordedMatch, recordMatch } from "./matchRecord.ts";

const RUNNING = "mindbug.localMatch";
const FINISHED = "mindbug.localReplays";
const MOST_FINISHED = 50;

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

function readFinished(): readonly MatchJournal[] {
  const list = parsed(readStored(FINISHED));
  return Array.isArray(list) ? list.map(readJournal).filter((journal) => journal !== null) : [];
}

const running = signal<MatchJournal | null>(readJournal(parsed(readStored(RUNNING))));
const finished = signal<readonly MatchJournal[]>(readFinished());

export const runningMatch: ReadonlySignal<MatchJournal | null> = running;
/** The newest first. */
export const finishedMatches: ReadonlySignal<readonly MatchJournal[]> = finished;

function keepRunning(journal: MatchJournal | null): void {
  running.value = journal;
  writeStored(RUNNING, journal === null ? null : JSON.stringify(journal));
}

/** Another tab may have gone on with it. */
export function readAgain(): void {
  running.value = readJournal(parsed(readStored(RUNNING)));
  finished.value = readFinished();
}

function recordedAs({ id, setup, level, outcome }: MatchJournal): RecordedMatch {
  const winner = outcome?.winner ?? null;
  const result = winner === null ? "draw" : winner === 0 ? "won" : "lost";
  return { id, at: Date.now(), sets: setup.sets, against: { bot: level }, result };
}

export function keepJournal(journal: MatchJournal): void {
  if (journal.outcome === null) return keepRunning(journal);
  recordMatch(recordedAs(journal));
  const others = finished.peek().filter(({ id }) => id !== journal.id);
  finished.value = [journal, ...others].slice(0, MOST_FINISHED);
  writeStored(FINISHED, JSON.stringify(finished.peek()));
  keepRunning(null);
}

/** Whoever would rather begin another one has lost this one. */
export function giveUp(): void {
  const journal = running.peek();
  if (journal !== null) keepJournal({ ...journal, conceded: true, outcome: { winner: 1, reason: "conceded" } });
}

export const forgetRunning = (): void => keepRunning(null);

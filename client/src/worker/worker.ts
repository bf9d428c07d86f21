/** The thread of a local match or an example: referee and bot, apart from the page. */
import { RULES_VERSION } from "@mindbug/shared";
import { ExampleMatch } from "./exampleMatch.ts";
import { localId, type MatchJournal } from "./journal.ts";
import { LessonMatch } from "./lessonMatch.ts";
import { LocalMatch, recordedSteps } from "./localMatch.ts";
import type { FromWorker, LocalOptions, ToWorker } from "./messages.ts";

const SEED_BYTES = 32;

const newSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(SEED_BYTES)), (byte) => byte.toString(16).padStart(2, "0")).join("");

function newJournal({ sets, pool, level, name, forced }: LocalOptions): MatchJournal {
  const seed = newSeed();
  return {
    id: localId(seed),
    rules: RULES_VERSION,
    setup: { sets, pool, seed, forced },
    level,
    name,
    answers: [],
    conceded: false,
    startedAt: Date.now(),
    outcome: null,
  };
}

const tell = (message: FromWorker): void => postMessage(message);

let match: LocalMatch | ExampleMatch | LessonMatch | null = null;

function play(journal: MatchJournal, paceMs: number): void {
  if (match instanceof LocalMatch) match.end();
  try {
    match = new LocalMatch(journal, paceMs, tell);
  } catch {
    match = null;
    tell({ is: "unreadable" });
  }
}

function showReplay(journal: MatchJournal): void {
  try {
    tell({ is: "replay", steps: recordedSteps(journal, "open") });
  } catch {
    tell({ is: "unreadable" });
  }
}

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  const local = match instanceof LocalMatch ? match : null;
  switch (data.is) {
    case "begin":
      return play(newJournal(data.options), data.paceMs);
    case "resume":
      return play(data.journal, data.paceMs);
    case "replay":
      return showReplay(data.journal);
    case "example":
      match = new ExampleMatch(data.example, data.name, tell);
      return;
    case "lesson":
      match = new LessonMatch(data.story, data.name, tell);
      return;
    case "goOn":
      return match instanceof LocalMatch ? undefined : match?.goOn();
    case "answer":
      return match?.decide({ prompt: data.prompt, answer: data.answer });
    case "preview":
      return match?.preview(data.prompt);
    case "hint":
      return local?.hint();
    case "takeBack":
      return local?.takeBack();
    case "concede":
      return match?.decide({ concede: true });
    default:
      data satisfies never;
  }
});

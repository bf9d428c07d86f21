/**
 * What a page and the worker that referees its local match say to each other. The page hears views, and keeps what was
 * answered without reading it.
 */
import type { SetKey } from "@mindbug/shared/cards";
import type { Pool } from "@mindbug/shared/pool";
import type { BotLevel, Hint, Previews, RefusedCode } from "@mindbug/shared/protocol";
import type { RulebookExample } from "@mindbug/shared/rulebook";
import type { RecordedStep } from "../log/history.ts";
import type { MatchUpdate } from "../sources/source.ts";
import type { MatchJournal } from "./journal.ts";

export interface LocalOptions {
  readonly sets: readonly SetKey[];
  readonly pool: Pool | null;
  readonly level: BotLevel;
  /** What the player is called. */
  readonly name: string;
  /** Whether questions with one answer are asked. */
  readonly forced: "auto" | "ask";
}

export type ToWorker =
  /** `paceMs`: how long the bot waits at least before it does something, so that one can follow it. */
  | { readonly is: "begin"; readonly options: LocalOptions; readonly paceMs: number }
  | { readonly is: "resume"; readonly journal: MatchJournal; readonly paceMs: number }
  /** All of a match that is over, with open hands. */
  | { readonly is: "replay"; readonly journal: MatchJournal }
  /** An example of the rulebook; `name` tells one showing of it from the next. */
  | { readonly is: "example"; readonly example: RulebookExample; readonly name: string }
  /** A story whose reader makes the moves of one side. */
  | { readonly is: "lesson"; readonly story: RulebookExample; readonly name: string }
  | { readonly is: "goOn" }
  | { readonly is: "answer"; readonly prompt: number; readonly answer: number }
  | { readonly is: "preview"; readonly prompt: number }
  | { readonly is: "hint" }
  | { readonly is: "takeBack" }
  | { readonly is: "concede" };

export type FromWorker =
  | { readonly is: "update"; readonly update: MatchUpdate; readonly mayTakeBack: boolean }
  | { readonly is: "previews"; readonly previews: Previews }
  | { readonly is: "refused"; readonly code: RefusedCode }
  | BesideMatch;

/** What belongs around a table of this device, not on it. */
export type BesideMatch =
  /** What has happened before the table was opened, as the player was shown it. */
  | { readonly is: "recall"; readonly steps: readonly RecordedStep[] }
  /** To be kept. */
  | { readonly is: "journal"; readonly journal: MatchJournal }
  | { readonly is: "hint"; readonly hint: Hint }
  | { readonly is: "noHint" }
  | { readonly is: "tookBack" }
  | { readonly is: "nothingToTakeBack" }
  | { readonly is: "replay"; readonly steps: readonly RecordedStep[] }
  /** The journal does not replay under these rules. */
  | { readonly is: "unreadable" };

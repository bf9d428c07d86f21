/**
 * What a page and the worker that referees its local match say to each other. The page hears views, never the match
 * itself.
 */
import type { SetKey } from "@mindbug/shared/cards";
import type { Pool } from "@mindbug/shared/pool";
import type { BotLevel, Previews, RefusedCode } from "@mindbug/shared/protocol";
import type { RulebookExample } from "@mindbug/shared/rulebook";
import type { MatchUpdate } from "../sources/source.ts";

export interface LocalOptions {
  readonly sets: readonly SetKey[];
  readonly pool: Pool | null;
  readonly level: BotLevel;
  /** How long the bot waits at least before it does something, so that one can follow it. */
  readonly paceMs: number;
}

export type ToWorker =
  | { readonly is: "begin"; readonly options: LocalOptions }
  /** An example of the rulebook; `name` tells one showing of it from the next. */
  | { readonly is: "example"; readonly example: RulebookExample; readonly name: string }
  | { readonly is: "goOn" }
  | { readonly is: "answer"; readonly prompt: number; readonly answer: number }
  | { readonly is: "preview"; readonly prompt: number }
  | { readonly is: "concede" };

export type FromWorker =
  | { readonly is: "update"; readonly update: MatchUpdate }
  | { readonly is: "previews"; readonly previews: Previews }
  | { readonly is: "refused"; readonly code: RefusedCode };

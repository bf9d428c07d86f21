/** What a page and the worker of its analysis board say to each other. */
import type { AnalysisDocument, Controller, PlayedMatch, Start } from "@mindbug/shared/analysis";
import type { BotLevel, Previews, RefusedCode } from "@mindbug/shared/protocol";
import type { MatchUpdate } from "../sources/source.ts";
import type { Seat } from "../table/model/model.ts";
import type { Deed } from "./deed.ts";
import type { Moment } from "./review.ts";

/** A position by card names, as `arrange` of the engine takes it. */
export type Position = Extract<Start, { readonly is: "position" }>["position"];

/** What the search may use: what the player who decides sees, or everything that lies open on this board. */
export type Knowledge = "seat" | "open";

export interface ListedPlace {
  readonly id: number;
  readonly parent: number | null;
  /** null for the beginning. */
  readonly deed: Deed | null;
  /** In which turn it was done, from 1. */
  readonly turn: number;
}

/** An answer worth considering. */
export interface Candidate {
  readonly answer: number;
  readonly deed: Deed;
  /** Its share of all that was tried. */
  readonly share: number;
  /** How likely whoever decides would win. */
  readonly chance: number;
}

export interface Estimates {
  readonly place: number;
  readonly seat: Seat;
  readonly simulations: number;
  /** The best first. */
  readonly candidates: readonly Candidate[];
  readonly finished: boolean;
}

export interface BoardState {
  readonly at: number;
  readonly places: readonly ListedPlace[];
  readonly seats: readonly [Controller, Controller];
  readonly level: BotLevel;
  readonly hands: "open" | "closed";
  readonly near: Seat;
  /** Whether the bot is about to move, or waits to be told to. */
  readonly bot: "idle" | "moves" | "waits";
  /** How the position came about: placed by hand, or in a match. */
  readonly from: Start["is"];
}

export type ToAnalysisWorker =
  | { readonly is: "open"; readonly code: string; readonly paceMs: number }
  | { readonly is: "answer"; readonly prompt: number; readonly answer: number }
  | { readonly is: "preview"; readonly prompt: number }
  | { readonly is: "goTo"; readonly place: number; readonly how: "played" | "asItStands" }
  | { readonly is: "remove"; readonly place: number }
  | { readonly is: "setUp"; readonly change: Partial<Pick<AnalysisDocument, "seats" | "level" | "hands" | "near">> }
  /** The bot goes on where it waits. */
  | { readonly is: "goOn" }
  | { readonly is: "think"; readonly on: boolean; readonly knows: Knowledge }
  /** Shows a position that is being put together; `null` goes back to the board. */
  | { readonly is: "layOut"; readonly position: Position | null }
  /** What lies on the board now, to be changed. */
  | { readonly is: "takeApart" }
  /** Plays from this position, instead of what was there. */
  | { readonly is: "begin"; readonly position: Position }
  | { readonly is: "share" }
  | { readonly is: "review"; readonly match: PlayedMatch }
  | { readonly is: "stopReview" };

export type FromAnalysisWorker =
  | { readonly is: "update"; readonly update: MatchUpdate }
  | { readonly is: "board"; readonly board: BoardState }
  | { readonly is: "estimates"; readonly estimates: Estimates }
  | { readonly is: "apart"; readonly position: Position }
  /** The position that was put together is one, and is played from now on. */
  | { readonly is: "begun" }
  /** The position is none, or the code says nothing; `reason` is the engine's own. */
  | { readonly is: "problem"; readonly of: "code" | "position"; readonly reason: string }
  /** So many moves of the code led nowhere. */
  | { readonly is: "lost"; readonly moves: number }
  | { readonly is: "code"; readonly code: string; readonly position: Position }
  | { readonly is: "previews"; readonly previews: Previews }
  | { readonly is: "refused"; readonly code: RefusedCode }
  | { readonly is: "reviewed"; readonly done: number; readonly of: number; readonly moments: readonly Moment[] | null }
  | { readonly is: "notReviewed"; readonly reason: string };

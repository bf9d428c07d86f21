/** The server's HTTP side: matches that were or are being played. */
import type { PlayedMatch } from "@mindbug/shared/analysis";
import type { SetKey } from "@mindbug/shared/cards";
import type { Invitation } from "@mindbug/shared/protocol";
import type { GameEvent, MatchView } from "../table/model/model.ts";
import { fileUrl } from "./place.ts";

export interface MatchSummary {
  readonly id: string;
  readonly sets: readonly SetKey[];
  readonly names: readonly [string, string];
  readonly status: "playing" | "finished" | "broken";
  readonly outcome: MatchView["outcome"];
  readonly startedAt: number;
  readonly endedAt: number | null;
  /** Only of running matches that may be watched. */
  readonly code?: string;
}

export interface ReplayFile extends MatchSummary {
  readonly steps: readonly { readonly view: Omit<MatchView, "viewer">; readonly events: readonly GameEvent[] }[];
  /** How it was dealt and what was answered; null while it is played. */
  readonly record: PlayedMatch | null;
}

export type ApiProblem = "missing" | "hidden" | "oldRules" | "unreachable";

export class ApiError extends Error {
  constructor(readonly problem: ApiProblem) {
    super(problem);
  }
}

const PROBLEMS: Readonly<Record<number, ApiProblem>> = { 403: "hidden", 404: "missing", 409: "oldRules" };

async function get(path: string): Promise<unknown> {
  const response = await fetch(fileUrl(path)).catch(() => null);
  if (response === null) throw new ApiError("unreachable");
  if (!response.ok) throw new ApiError(PROBLEMS[response.status] ?? "unreachable");
  return response.json();
}

/** Who waits at a table, for somebody who was sent its code. */
export const invitationTo = async (code: string): Promise<Invitation> =>
  (await get(`api/rooms/${encodeURIComponent(code)}`)) as Invitation;

export const recentMatches = async (): Promise<readonly MatchSummary[]> => (await get("api/matches")) as MatchSummary[];
export const matchReplay = async (id: string): Promise<ReplayFile> =>
  (await get(`api/matches/${encodeURIComponent(id)}/replay`)) as ReplayFile;

/** How likely seat 0 was to win after each step, from 0 to 1; null where the server has no opinion to offer. */
export async function matchChances(id: string): Promise<readonly number[] | null> {
  try {
    const answer = (await get(`api/matches/${encodeURIComponent(id)}/chances`)) as
      { readonly chances?: unknown } | readonly number[];
    const list = Array.isArray(answer)
      ? (answer as readonly unknown[])
      : (answer as { readonly chances?: unknown }).chances;
    return Array.isArray(list) && list.length > 1 && list.every((chance) => typeof chance === "number")
      ? (list as number[])
      : null;
  } catch {
    return null;
  }
}

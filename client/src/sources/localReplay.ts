/** A match of this device, made into a recording by the referee that refereed it. */
import { ApiError, type ReplayFile } from "../net/api.ts";
import { finishedMatches } from "../store/localMatches.ts";
import type { MatchJournal } from "../worker/journal.ts";
import type { FromWorker } from "../worker/messages.ts";
import type { Referee } from "./localSource.ts";
import { startReferee } from "./startReferee.ts";

/** As a list of matches shows it: the bot left no name. */
export const localSummary = ({ id, setup, name, outcome, startedAt }: MatchJournal) => ({
  id,
  sets: setup.sets,
  names: [name, ""] as const,
  status: "finished" as const,
  outcome,
  startedAt,
  endedAt: null,
});

export function localReplay(id: string, start: () => Referee = startReferee): Promise<ReplayFile> {
  const journal = finishedMatches.peek().find((match) => match.id === id);
  if (journal === undefined) return Promise.reject(new ApiError("missing"));
  const referee = start();
  const told = new Promise<ReplayFile>((resolve, reject) => {
    referee.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.is === "replay") {
        const { setup, rules, answers } = journal;
        resolve({ ...localSummary(journal), steps: data.steps, record: { setup, rules, moves: answers } });
      }
      if (data.is === "unreadable") reject(new ApiError("oldRules"));
    };
    referee.postMessage({ is: "replay", journal });
  });
  return told.finally(() => referee.terminate());
}

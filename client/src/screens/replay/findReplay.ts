/** A replay, wherever it is kept: on this device, or by the server. */
import { ApiError, matchReplay, type ReplayFile } from "../../net/api.ts";
import { localReplay } from "../../sources/localReplay.ts";
import { savedReplay } from "../../store/savedReplays.ts";
import { isLocalId } from "../../worker/journal.ts";

export async function findReplay(id: string): Promise<ReplayFile> {
  if (isLocalId(id)) return localReplay(id);
  try {
    return await matchReplay(id);
  } catch (error) {
    const saved = error instanceof ApiError && error.problem !== "hidden" ? await savedReplay(id) : null;
    if (saved !== null) return saved;
    throw error;
  }
}

/** Keeps a replay of the server on this device, or no longer. Matches of this device are kept anyhow. */
import { say } from "../../i18n/index.ts";
import type { ReplayFile } from "../../net/api.ts";
import { forgetReplay, maySaveReplays, savedReplays, saveReplay } from "../../store/savedReplays.ts";
import { isLocalId } from "../../worker/journal.ts";
import { BarButton } from "../table/TableBar.tsx";

export function KeepReplay({ file }: { readonly file: ReplayFile }) {
  if (!maySaveReplays() || isLocalId(file.id) || file.status !== "finished") return null;
  const kept = savedReplays.value.some(({ id }) => id === file.id);
  return (
    <BarButton
      icon="keep"
      word={say(kept ? "replayKept" : "replayKeep")}
      id="replay-keep"
      aria-pressed={kept}
      // A full disk keeps nothing, and the button says so by staying as it is.
      onClick={() => void (kept ? forgetReplay(file.id) : saveReplay(file)).catch(() => undefined)}
    />
  );
}

/** A recorded match as a source: somebody turns its pages. */
import { signal } from "@preact/signals-core";
import type { Previews } from "@mindbug/shared/protocol";
import type { ReplayFile } from "../net/api.ts";
import type { MatchView } from "../table/model/model.ts";
import type { MatchSource, MatchUpdate, PendingAnswer } from "./source.ts";

export class ReplaySource implements MatchSource {
  private readonly listeners = new Set<(update: MatchUpdate) => void>();
  private at = 0;
  /** Nobody answers what has been answered long ago. */
  readonly pending = signal<PendingAnswer | null>(null);
  readonly previews = signal<Previews | null>(null);

  constructor(private readonly file: ReplayFile) {}

  subscribe(listener: (update: MatchUpdate) => void): () => void {
    this.listeners.add(listener);
    listener(this.page(this.at, "asItStands"));
    return () => this.listeners.delete(listener);
  }

  answer(): void {}
  askPreviews(): void {}

  /** "played": what led there is shown; otherwise only how things stand then. */
  turnTo(at: number, how: "played" | "asItStands"): void {
    this.at = at;
    for (const listener of this.listeners) listener(this.page(at, how));
  }

  private page(at: number, how: "played" | "asItStands"): MatchUpdate {
    const { view, events } = this.file.steps[at]!;
    return { matchId: this.file.id, step: at, view: openView(view), events: how === "played" ? events : [] };
  }
}

/** Both hands lie open, and no question waits for an answer any more. */
function openView(view: Omit<MatchView, "viewer">): MatchView {
  const { prompt } = view;
  return { ...view, viewer: "open", prompt: prompt === null ? null : { ...prompt, answers: null, refusals: [] } };
}

/** Where a match comes from: a room, a recording, a worker of this page. The table knows nothing more of it. */
import type { Previews, RefusedCode } from "@mindbug/shared/protocol";
import type { ReadonlySignal } from "@preact/signals-core";
import type { GameEvent, MatchView } from "../table/model/model.ts";

export interface MatchUpdate {
  readonly matchId: string;
  readonly step: number;
  readonly view: MatchView;
  /** What led from the view before to this one; empty for "how things stand". */
  readonly events: readonly GameEvent[];
}

/** The answer on its way, until the step moves. */
export interface PendingAnswer {
  readonly prompt: number;
  readonly answer: number;
  /** "waiting": there is no line to send it over; it will be sent when there is one. */
  readonly state: "sending" | "waiting" | "refused";
  /** Why it was refused. */
  readonly code?: RefusedCode;
}

export interface MatchSource {
  /** Everything newer than what was subscribed to arrives in order; the present one at once. */
  subscribe(listener: (update: MatchUpdate) => void): () => void;
  /** Refused or lost answers come back through `pending`. */
  answer(prompt: number, answer: number): void;
  readonly pending: ReadonlySignal<PendingAnswer | null>;
  /** Has the engine say what each answer to this question would come to; it comes back through `previews`. */
  askPreviews(prompt: number): void;
  /** Of the present question, once they have come. */
  readonly previews: ReadonlySignal<Previews | null>;
}

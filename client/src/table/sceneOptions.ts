/** What the table asks of the page around it. */
import type { Pace } from "../animation/queue.ts";
import type { GameEvent } from "./model/model.ts";

export interface SceneOptions {
  readonly onAnswer: (index: number) => void;
  readonly pace: () => Pace;
  /** Called once for every event, in order: `shown` is false for those that were skipped. */
  readonly onEvent?: (event: GameEvent, shown: boolean) => void;
  readonly onOpenCard?: (card: string) => void;
  /** When the pending decision runs out, and what time it is, both in the server's milliseconds. */
  readonly clock?: () => { readonly deadline: number; readonly now: number } | null;
  readonly colourBlind?: boolean;
}

/** What an event does to what somebody sees. */
import { draftAfter } from "../animation/draft.ts";
import type { GameEvent, MatchView } from "../table/model/model.ts";

/** `final` is the view that all the events of this update lead to. */
export const applyEvent = (view: MatchView, event: GameEvent, final: MatchView): MatchView => ({
  ...draftAfter(view, event, final),
  prompt: null,
});

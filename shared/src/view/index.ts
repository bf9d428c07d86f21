export { revealsHidden, viewEvent, viewEvents } from "./events.ts";
export { type Hidden, imagine, unseenCards } from "./imagine.ts";
export {
  type CreatureView,
  type Machinery,
  type MatchView,
  maySeeHand,
  type PlayerView,
  type PowerSourceView,
  type PromptView,
  type Viewer,
  viewState,
  type WaitingView,
} from "./view.ts";

/** What somebody sees of a match: types and pure functions, without the rules; the client reads it. */
export { applyEvent, emptyView } from "./applyEvent.ts";
export { stillToCome, type Unseen } from "./stillToCome.ts";
export {
  type AttackView,
  type CreatureView,
  type Machinery,
  type MatchView,
  maySeeHand,
  type PlayerView,
  type PowerRowView,
  type PowerSourceView,
  type PromptView,
  type SearchView,
  type Viewer,
  type WaitingView,
} from "./types.ts";

/** The door of the rules package, described in its README. */
export * from "./cards/index.ts";
export * from "./cards/pool.ts";
export * from "./engine/index.ts";
export * from "./view/index.ts";
export { TakebackPoints } from "./takeback.ts";
export { revealsHidden, viewEvent, viewEvents } from "./view/events.ts";
export { type Hidden, imagine, unseenCards } from "./view/imagine.ts";
export { searchView, viewState } from "./view/view.ts";

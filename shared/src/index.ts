/** The door of the rules package, described in its README. */
export * from "./cards/index.ts";
export * from "./engine/index.ts";
export * from "./view/index.ts";

import type { TextKey } from "../../i18n/index.ts";

/** Says in words why no table was made; the codes are those of the gate before the rooms. */
export const creationProblem = (error: unknown): TextKey =>
  error instanceof Error && "code" in error && error.code === 503 ? "createFull" : "createFailed";

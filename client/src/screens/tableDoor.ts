/** The one door from the screens to the drawn table. */
// The server forbids eval; Pixi then needs its shader code spelled out.
import "pixi.js/unsafe-eval";
import { createTable } from "../table/createTable.ts";
import type { TableScene } from "../table/scene.ts";

export { createTable as openTable };
export type { TableScene };

const LOOK_EVERY = 60;

/** Resolves when everything that happened has been shown. */
export async function untilIdle(scene: TableScene): Promise<void> {
  while (scene.busy) await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
}

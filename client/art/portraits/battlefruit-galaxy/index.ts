/** Battlefruit Galaxy: robots, aliens and starships grown on trees, indigo light. */
import type { PortraitBook } from "../../lib/scene.ts";
import { battlefruitGalaxyFirst } from "./a-k.ts";
import { battlefruitGalaxySecond } from "./l-v.ts";

export const battlefruitGalaxy: PortraitBook = { ...battlefruitGalaxyFirst, ...battlefruitGalaxySecond };

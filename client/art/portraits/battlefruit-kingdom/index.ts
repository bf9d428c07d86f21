/** Battlefruit Kingdom: orchard knights and vegetable sorcery, leaf-green light. */
import type { PortraitBook } from "../../lib/scene.ts";
import { battlefruitKingdomFirst } from "./a-k.ts";
import { battlefruitKingdomSecond } from "./l-t.ts";

export const battlefruitKingdom: PortraitBook = { ...battlefruitKingdomFirst, ...battlefruitKingdomSecond };

/** King of Tokyo: giants over a burning skyline, magenta and orange light. */
import type { PortraitBook } from "../../lib/scene.ts";
import { kingOfTokyoFirst } from "./a-k.ts";
import { kingOfTokyoSecond } from "./m-t.ts";

export const kingOfTokyo: PortraitBook = { ...kingOfTokyoFirst, ...kingOfTokyoSecond };

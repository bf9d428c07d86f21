/** First Contact: laboratory hybrids, teal light. */
import type { PortraitBook } from "../../lib/scene.ts";
import { firstContactFirst } from "./a-g.ts";
import { firstContactSecond } from "./h-u.ts";

export const firstContact: PortraitBook = { ...firstContactFirst, ...firstContactSecond };

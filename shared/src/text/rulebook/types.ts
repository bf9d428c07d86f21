import type { Position } from "../../engine/index.ts";
import type { Answer } from "../../engine/index.ts";
import type { RULEBOOK_CHAPTERS, RulebookChapter, RulebookKey } from "./chapters.ts";

/** What an entry says in one language. `{card-key}` stands for the name of that card. */
interface Words {
  readonly title: string;
  /** Short paragraphs. */
  readonly body: readonly string[];
}

type WordsOf<C extends RulebookChapter> = Readonly<Record<(typeof RULEBOOK_CHAPTERS)[C][number], Words>>;

/** The books are cut into files of a readable length; together they are complete. */
export type PlayWords = WordsOf<"start" | "turn" | "mindbug">;
export type CombatWords = Omit<WordsOf<"attack" | "keywords" | "abilities">, "harvest" | "action">;
export type EffectWords = WordsOf<"effects" | "terms" | "octonite" | "tokyo" | "end"> &
  Pick<WordsOf<"abilities">, "harvest" | "action">;
export type QuestionWords = WordsOf<"questions">;
export type TipWords = WordsOf<"tips">;

export type RulebookWords = Readonly<Record<RulebookKey, Words>>;
export type ChapterTitles = Readonly<Record<RulebookChapter, string>>;

/** One answer of the example's story, by what it does and to which card; the first that fits is meant. */
export interface ExampleMove {
  readonly do: Answer["do"];
  /** The key of the card it is done with or to. */
  readonly card?: string;
}

/** A small table on which the rule can be seen: a position for `arrange`, and what is done there. */
export interface RulebookExample {
  readonly position: Position;
  readonly moves: readonly ExampleMove[];
}

export interface RulebookEntry extends Words {
  readonly key: RulebookKey;
  readonly chapter: RulebookChapter;
  readonly seeAlso: readonly RulebookKey[];
  /** Numbers in docs/rulings.md. */
  readonly rulings: readonly number[];
  readonly example?: RulebookExample;
}

/** All puzzles, the one of the day first. */
import { KEYWORDS, SET_KEYS, TRIGGERS } from "@mindbug/shared/cards";
import type { Puzzle, Theme } from "@mindbug/shared/puzzles";
import { setName } from "@mindbug/shared/text";
import { useEffect, useState } from "preact/hooks";
import { PUZZLE_OF_THE_DAY, puzzleHref } from "../../app/router.ts";
import { Emblem } from "../../components/Emblem.tsx";
import { Page } from "../../components/Page.tsx";
import { Picture } from "../../components/Picture.tsx";
import { language, say, type TextKey } from "../../i18n/index.ts";
import { dailyOf, dayOf, puzzleRecord, streakOn } from "../../store/puzzleRecord.ts";
import { HomeLink, MessagePage } from "../message/MessagePage.tsx";
import { allPuzzles, DIFFICULTIES } from "./puzzleFile.ts";
import {
  EVERY_PUZZLE,
  listed,
  type ListedPuzzle,
  PUZZLE_STATES,
  type PuzzleFilter,
  puzzlesLike,
  type PuzzleState,
} from "./puzzleList.ts";
import { DIFFICULTY_WORDS, GOAL_WORDS, themeName } from "./words.ts";
import "../cards/cards.css";
import "./puzzles.css";

const STATE_WORDS: Readonly<Record<PuzzleState, TextKey>> = {
  open: "puzzleOpen",
  failed: "puzzleFailedState",
  solved: "puzzleSolvedState",
};
const THEMES: readonly Theme[] = [...KEYWORDS, ...TRIGGERS, "mindbug", "order", "sacrifice", "block"];
const GOALS = ["win", "survive"] as const;

export function Puzzles() {
  const [puzzles, setPuzzles] = useState<readonly Puzzle[] | "failed" | null>(null);
  useEffect(() => {
    allPuzzles().then(setPuzzles, () => setPuzzles("failed"));
  }, []);
  if (puzzles === "failed") return <PuzzlesFailed />;
  return (
    <Page title={say("puzzlesTitle")} class="puzzles-page">
      <p class="quiet">{say("puzzleRules")}</p>
      {puzzles !== null && <List puzzles={puzzles} />}
    </Page>
  );
}

export const PuzzlesFailed = () => (
  <MessagePage picture="strange-barrel" title={say("puzzlesTitle")} line={say("puzzlesFailed")}>
    <button type="button" class="button button-act" onClick={() => location.reload()}>
      {say("again")}
    </button>
    <HomeLink />
  </MessagePage>
);

function List({ puzzles }: { readonly puzzles: readonly Puzzle[] }) {
  const [filter, setFilter] = useState(EVERY_PUZZLE);
  const record = puzzleRecord.value;
  const all = listed(puzzles, record);
  const shown = puzzlesLike(all, filter);
  return (
    <>
      <Today all={all} />
      <Filters filter={filter} change={(changed) => setFilter((before) => ({ ...before, ...changed }))} />
      <p class="quiet" role="status">
        {say("puzzlesSolved", { n: Object.keys(record.solved).length, of: puzzles.length })}
        {shown.length === 0 && ` ${say("puzzlesNone")}`}
      </p>
      <ul class="puzzle-grid">
        {shown.map((each) => (
          <Tile key={each.puzzle.id} {...each} />
        ))}
      </ul>
    </>
  );
}

const Sets = ({ puzzle }: { readonly puzzle: Puzzle }) => (
  <span class="puzzle-sets">
    {puzzle.sets.map((set) => (
      <Emblem key={set} set={set} class="emblem-small" />
    ))}
  </span>
);

/** The creature a puzzle is recognised by: the first of the side that has to find the move. */
function faceOf({ position, sets }: Puzzle): { readonly atlas: Puzzle["sets"][number]; readonly frame: string } {
  const { board = [], hand = [] } = position.players[position.active ?? 0];
  const first = board[0] ?? hand[0] ?? "";
  return { atlas: sets[0] ?? "first-contact", frame: typeof first === "string" ? first : first.card };
}

function Today({ all }: { readonly all: readonly ListedPuzzle[] }) {
  const record = puzzleRecord.value;
  const today = dayOf(new Date());
  const daily = dailyOf(
    all.map(({ puzzle }) => puzzle),
    today,
  );
  if (daily === undefined) return null;
  const done = record.days.includes(today);
  const streak = streakOn(record.days, today);
  return (
    <section class="puzzle-daily" aria-labelledby="puzzle-daily-title" data-state={done ? "solved" : "open"}>
      <Face puzzle={daily} />
      <div class="puzzle-daily-words">
        <h2 id="puzzle-daily-title">{say("puzzleDaily")}</h2>
        <p>{done ? say("puzzleDailyDone") : say(GOAL_WORDS[daily.goal])}</p>
        {streak > 0 && <p class="puzzle-streak">{say("puzzleStreak", { n: streak })}</p>}
      </div>
      <a class={`button ${done ? "" : "button-act"}`} id="puzzle-daily" href={puzzleHref(PUZZLE_OF_THE_DAY)}>
        {say("puzzleSolve")}
      </a>
    </section>
  );
}

function Face({ puzzle }: { readonly puzzle: Puzzle }) {
  const { atlas, frame } = faceOf(puzzle);
  return <Picture atlas={atlas} frame={frame} class="puzzle-face" />;
}

const Tile = ({ puzzle, number, difficulty, state }: ListedPuzzle) => (
  <li>
    <a class="puzzle-tile" href={puzzleHref(puzzle.id)} data-state={state} data-set={puzzle.sets[0]}>
      <Face puzzle={puzzle} />
      <span class="puzzle-tile-words">
        <span class="puzzle-tile-number">{say("puzzleNumber", { n: number })}</span>
        <span class="puzzle-tile-goal">{say(GOAL_WORDS[puzzle.goal])}</span>
        <span class="puzzle-tile-facts">
          <Sets puzzle={puzzle} />
          {say(DIFFICULTY_WORDS[difficulty])}
          {state !== "open" && <b class="puzzle-tile-state">{say(STATE_WORDS[state])}</b>}
        </span>
      </span>
    </a>
  </li>
);

interface FiltersProps {
  readonly filter: PuzzleFilter;
  readonly change: (change: Partial<PuzzleFilter>) => void;
}

interface SelectProps extends FiltersProps {
  readonly of: keyof PuzzleFilter;
  readonly label: TextKey;
  readonly options: readonly (readonly [value: string, words: string])[];
}

const Select = ({ of: name, label, options, filter, change }: SelectProps) => (
  <div class="field">
    <label for={`puzzle-${name}`}>{say(label)}</label>
    <select
      class="text-input"
      id={`puzzle-${name}`}
      value={filter[name]}
      onChange={(event) => change({ [name]: event.currentTarget.value })}
    >
      <option value="">{say("filterAll")}</option>
      {options.map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </select>
  </div>
);

function Filters(both: FiltersProps) {
  const lang = language();
  return (
    <form class="filters puzzle-filters" role="search" onSubmit={(event) => event.preventDefault()}>
      <Select {...both} of="goal" label="puzzleGoal" options={GOALS.map((goal) => [goal, say(GOAL_WORDS[goal])])} />
      <Select {...both} of="set" label="filterSet" options={SET_KEYS.map((set) => [set, setName(set, lang)])} />
      <Select
        {...both}
        of="difficulty"
        label="puzzleDifficulty"
        options={DIFFICULTIES.map((each) => [each, say(DIFFICULTY_WORDS[each])])}
      />
      <Select {...both} of="theme" label="puzzleTheme" options={THEMES.map((theme) => [theme, themeName(theme)])} />
      <Select
        {...both}
        of="state"
        label="puzzleState"
        options={PUZZLE_STATES.map((state) => [state, say(STATE_WORDS[state])])}
      />
    </form>
  );
}

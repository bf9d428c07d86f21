/** What a preview of a combat says is what the engine then does, in every set and every mix of them. */
import {
  apply,
  type Answer,
  type CombatPreview,
  copyState,
  type GameEvent,
  type MatchState,
  newMatch,
  previewAnswers,
  SET_KEYS,
  type SetKey,
} from "../../shared/src/index.ts";
import { nameOf } from "../../client/src/i18n/index.ts";
import { effectTexts, fateText } from "../../client/src/table/model/combatWords.ts";
import { checkNoLeak, chooser } from "../properties/checks.ts";

const WANTED = 240;

interface Asked {
  readonly s: MatchState;
  readonly previews: readonly (CombatPreview | null)[];
  readonly pick: (below: number) => number;
}

/** Questions about combats in random matches, each set alone and all mixed in turn, until enough were asked. */
function* combats(): Generator<Asked> {
  const mixes: readonly (readonly SetKey[])[] = [...SET_KEYS.map((set) => [set]), SET_KEYS];
  let asked = 0;
  for (let n = 1; asked < WANTED; n++) {
    const pick = chooser(n);
    const s = newMatch({ sets: mixes[n % mixes.length]!, seed: n.toString(16).padStart(32, "0") });
    while (s.prompt !== null) {
      const previews = previewAnswers(s);
      if (previews.some((preview) => preview?.attacker != null)) {
        asked++;
        yield { s, previews, pick };
      }
      const { seat, id, answers } = s.prompt;
      apply(s, seat, { prompt: id, answer: pick(answers.length) });
    }
  }
}

/** What happened in the combat itself: before anything that it set off. */
function combatEvents(s: MatchState, answer: number): readonly GameEvent[] {
  const after = copyState(s);
  const done = apply(after, s.prompt!.seat, { prompt: s.prompt!.id, answer });
  if (!done.ok) throw new Error(done.refusal.reason);
  const end = done.events.findIndex(({ e }) => ["trigger", "attackEnds", "asked", "turnEnds", "end"].includes(e));
  return end < 0 ? done.events : done.events.slice(0, end);
}

/** The sentence that the events themselves come to, written without the preview. */
function toldFate(events: readonly GameEvent[], creature: number): string {
  for (const event of events) {
    if (event.e === "defeat" && event.creature === creature) return "defeated";
    if (event.e === "exhaust" && event.creature === creature) return "TOUGH: exhausted, not defeated";
    if (event.e === "protected" && event.creature === creature) return `protected by ${nameOf(event.by)}`;
  }
  return "survives";
}

const boards = (s: MatchState) => s.players.flatMap(({ board }) => board);

function checkFates(s: MatchState, given: Answer, preview: CombatPreview, events: readonly GameEvent[]): Set<string> {
  const seen = new Set<string>();
  for (const fate of [preview.attacker, preview.blocker]) {
    if (fate === null) continue;
    const words = fateText(fate);
    const [word] = words.split(/[ ,](by POISONOUS| it is weaker| equal power)/);
    expect(word).toBe(toldFate(events, fate.creature));
    const own = boards(s).find(({ id }) => id === fate.creature)!;
    const other = fate === preview.attacker ? preview.blocker! : preview.attacker!;
    const foe = boards(s).find(({ id }) => id === other.creature)!;
    if (words.includes("weaker")) expect(own.power).toBeLessThan(foe.power);
    if (words.includes("equal power")) expect(own.power).toBe(foe.power);
    if (words.includes("by POISONOUS")) {
      expect(own.power).toBeGreaterThan(foe.power);
      expect(events.some((event) => event.e === "combat" && event.poison.includes(own.id))).toBe(true);
    }
    seen.add(words.replace(/ by (?!POISONOUS).*/, ""));
  }
  if (given.do !== "pass") expect(preview.blocker?.creature).toBe((given as { creature: number }).creature);
  return seen;
}

test("over hundreds of random combats of all sets the words of each preview are what the engine then does", () => {
  const fates = new Set<string>();
  let lost = 0;
  let effects = 0;
  for (const { s, previews } of combats())
    s.prompt!.answers.forEach((given, answer) => {
      const preview = previews[answer]!;
      if (preview === null) return expect(given.do).toBe("pass");
      const events = combatEvents(s, answer);
      for (const fate of checkFates(s, given, preview, events)) fates.add(fate);
      const lives = events.reduce((sum, event) => sum - (event.e === "life" ? event.change : 0), 0);
      expect(preview.lives).toBe(lives);
      lost += lives;
      const follow = events.flatMap((event) =>
        event.e === "triggerWaits"
          ? [`Then ${nameOf(event.card)}: Defeated`]
          : event.e === "silenced"
            ? [`${nameOf(event.by)} silences ${nameOf(event.card)} (Defeated)`]
            : [],
      );
      expect(effectTexts(preview)).toEqual(follow);
      effects += follow.length;
    });
  expect([...fates].sort()).toEqual([
    "TOUGH: exhausted, not defeated",
    "defeated by POISONOUS",
    "defeated, equal power",
    "defeated, it is weaker",
    "protected",
    "survives",
  ]);
  expect(lost).toBeGreaterThan(50);
  expect(effects).toBeGreaterThan(20);
}, 120_000);

test("a preview costs the match nothing and knows nothing that the asked player does not", () => {
  let at = 0;
  for (const { s, pick } of combats()) {
    if (at++ % 4 !== 0) continue;
    const before = JSON.stringify(s);
    previewAnswers(s);
    expect(JSON.stringify(s)).toBe(before);
    const { seat } = s.prompt!;
    checkNoLeak(s, pick, (state, viewer) => (viewer === seat ? previewAnswers(state) : null));
  }
}, 120_000);

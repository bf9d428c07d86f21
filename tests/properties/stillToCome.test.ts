/** "Still to come" tells nobody what they could not count for themselves. */
import {
  apply,
  createMatch,
  SET_KEYS,
  type SetKey,
  type Viewer,
  viewState,
  type MatchState,
} from "../../shared/src/index.ts";
import { stillToCome } from "../../shared/src/view/index.ts";
import { cardKey } from "../../shared/src/index.ts";
import { chooser } from "./checks.ts";

const VIEWERS: readonly Viewer[] = [0, 1, "spectator", "open"];
const MIXES: readonly (readonly SetKey[])[] = [...SET_KEYS.map((set) => [set]), SET_KEYS];

/** Every card that this viewer cannot see, by key. */
function hidden(s: MatchState, viewer: Viewer): string[] {
  const cards = [...s.unused, ...(s.power?.deck ?? [])];
  for (const seat of [0, 1] as const) {
    cards.push(...s.players[seat].deck);
    if (viewer !== seat && viewer !== "open") cards.push(...s.players[seat].hand);
  }
  return cards.map(cardKey).sort();
}

const listed = (s: MatchState, viewer: Viewer): string[] =>
  stillToCome(viewState(s, viewer), s.pool)
    .flatMap(({ card, copies }) => Array.from({ length: copies }, () => card))
    .sort();

/** Another world that looks the same to this viewer: what they do not see changes places. */
function shuffled(s: MatchState, viewer: Viewer, pick: (n: number) => number): MatchState {
  const other = JSON.parse(JSON.stringify(s)) as MatchState;
  const unseen = [other.players[0].deck, other.players[1].deck, other.unused] as number[][];
  for (const seat of [0, 1] as const)
    if (viewer !== seat && viewer !== "open") unseen.push(other.players[seat].hand as number[]);
  const all = unseen.flat();
  for (const cards of unseen) for (let i = 0; i < cards.length; i++) cards[i] = all.splice(pick(all.length), 1)[0]!;
  return other;
}

/** A Power card that is being read lies nowhere for a moment. */
const atRest = (s: MatchState): boolean => s.stack.every((frame) => frame.f !== "run");

it.each(MIXES.map((sets) => [sets.join(" + "), sets] as const))(
  "it is exactly what the viewer cannot see, and the same whatever of it lies where (%s)",
  (_, sets) => {
    for (let n = 1; n <= 6; n++) {
      const made = createMatch({ sets, seed: n.toString(16).padStart(32, "0") });
      if (!made.ok) throw new Error(made.reason);
      const s = made.state;
      const pick = chooser(n);
      while (s.prompt !== null) {
        for (const viewer of VIEWERS) {
          if (atRest(s)) expect(listed(s, viewer)).toEqual(hidden(s, viewer));
          expect(listed(shuffled(s, viewer, pick), viewer)).toEqual(listed(s, viewer));
        }
        const applied = apply(s, s.prompt.seat, { prompt: s.prompt.id, answer: pick(s.prompt.answers.length) });
        if (!applied.ok) throw new Error(applied.refusal.reason);
      }
    }
  },
  120_000,
);

it("a pool of one's own counts instead of the copies that are sold", () => {
  const pool = {
    gorillion: 3,
    "brain-fly": 3,
    "killer-bee": 3,
    "harpy-mother": 3,
    "tiger-squirrel": 3,
    luchataur: 3,
    kangasaurus: 0,
  };
  const cards = Object.fromEntries(Object.entries(pool).filter(([, copies]) => copies > 0));
  const made = createMatch({ sets: ["first-contact"], pool: { ...cards, "shark-dog": 3 }, seed: "5".repeat(32) });
  if (!made.ok) throw new Error(made.reason);
  expect(listed(made.state, 0)).toEqual(hidden(made.state, 0));
  expect(listed(made.state, 0)).not.toContain("snail-hydra");
});

/**
 * `npm run playouts -- --games 100000 --sets all --seed 1`: random legal matches over single sets and
 * mixes, every invariant checked after every decision. Ends with one line "N games, M violations".
 */
import { SET_KEYS, type SetKey } from "../shared/src/index.ts";
import { playChecked } from "../tests/properties/checks.ts";

function option(name: string, fallback: string): string {
  const at = process.argv.indexOf(`--${name}`);
  return at >= 0 ? (process.argv[at + 1] ?? fallback) : fallback;
}

const games = Number(option("games", "10000"));
const firstSeed = Number(option("seed", "1"));
const wanted = option("sets", "all");
if (!Number.isInteger(games) || games < 1 || !Number.isInteger(firstSeed)) {
  console.error("Usage: npm run playouts -- --games 10000 --sets all|first-contact,king-of-tokyo --seed 1");
  process.exit(2);
}
const unknown = wanted === "all" ? undefined : wanted.split(",").find((set) => !SET_KEYS.includes(set as SetKey));
if (unknown !== undefined) {
  console.error(
    `There is no set called "${unknown}". The sets are: ${SET_KEYS.join(", ")}, or all for every single set ` +
      "and every mix.",
  );
  process.exit(2);
}

/** Every non-empty choice of sets: the four single ones and the eleven mixes. */
const everyMix = (): SetKey[][] =>
  Array.from({ length: 2 ** SET_KEYS.length - 1 }, (_, bits) => SET_KEYS.filter((_key, at) => ((bits + 1) >> at) & 1));

const mixes = wanted === "all" ? everyMix() : [wanted.split(",") as SetKey[]];
const reasons = new Map<string, number>();
let violations = 0;
let decisions = 0;
let longest = { decisions: 0, turns: 0, seed: 0 };
let lastShown = performance.now();

for (let game = 0; game < games; game++) {
  const seed = firstSeed + game;
  const sets = mixes[game % mixes.length]!;
  try {
    const played = playChecked(sets, seed);
    decisions += played.decisions;
    reasons.set(played.reason, (reasons.get(played.reason) ?? 0) + 1);
    if (played.decisions > longest.decisions) longest = { ...played, seed };
  } catch (error) {
    violations += 1;
    console.error(`seed ${seed}, sets ${sets.join("+")}: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (performance.now() - lastShown > 5000) {
    lastShown = performance.now();
    console.error(`${game + 1} of ${games} games, ${violations} violations …`);
  }
}

console.log(
  `${decisions} decisions; ended by ${[...reasons].map(([reason, count]) => `${reason} ${count}`).join(", ")}`,
);
console.log(`longest match: ${longest.decisions} decisions in ${longest.turns} turns (seed ${longest.seed})`);
console.log(`${games} games, ${violations} violations`);
process.exit(violations === 0 ? 0 : 1);

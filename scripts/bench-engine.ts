/** Plays random games single-threaded and prints one JSON line. A command, not a test: timings are noisy. */
import { answer, copyState, type MatchState, newMatch } from "../shared/src/engine/index.ts";
import { SET_KEYS, type SetKey } from "../shared/src/cards/index.ts";

const seconds = Number(process.argv[process.argv.indexOf("--seconds") + 1]) || 4;

function hexSeed(n: number): string {
  return n.toString(16).padStart(32, "0");
}

/** Small and fast, so that choosing answers costs next to nothing. */
function mulberry(seed: number): (below: number) => number {
  let a = seed | 0;
  return (below) => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}

function playOne(sets: readonly SetKey[], seed: number): number {
  const pick = mulberry(seed);
  const state = newMatch({ sets, seed: hexSeed(seed) });
  let decisions = 0;
  while (state.outcome === null) {
    answer(state, pick(state.prompt!.answers.length));
    decisions += 1;
  }
  return decisions;
}

function middleStates(sets: readonly SetKey[]): MatchState[] {
  const states: MatchState[] = [];
  for (let seed = 1; states.length < 200; seed++) {
    const pick = mulberry(seed);
    const state = newMatch({ sets, seed: hexSeed(seed) });
    for (let i = 0; i < 20 && state.outcome === null; i++) answer(state, pick(state.prompt!.answers.length));
    if (state.outcome === null) states.push(state);
  }
  return states;
}

function measure(sets: readonly SetKey[]) {
  for (let seed = 1; seed <= 3000; seed++) playOne(sets, seed);
  let games = 0;
  let decisions = 0;
  const start = performance.now();
  while (performance.now() - start < seconds * 1000)
    for (let i = 0; i < 50; i++) decisions += playOne(sets, 10_000 + games++);
  const elapsed = (performance.now() - start) / 1000;
  const states = middleStates(sets);
  const bytes = states.reduce((sum, state) => sum + JSON.stringify(state).length, 0) / states.length;
  let copies = 0;
  let kept: MatchState | null = null;
  const copyStart = performance.now();
  while (performance.now() - copyStart < 1000)
    for (const state of states) {
      kept = copyState(state);
      copies++;
    }
  const copyElapsed = (performance.now() - copyStart) / 1000;
  if (kept === null) throw new Error("nothing was copied");
  return {
    gamesPerSecond: Math.round(games / elapsed),
    decisionsPerSecond: Math.round(decisions / elapsed),
    copiesPerSecond: Math.round(copies / copyElapsed),
    stateBytes: Math.round(bytes),
  };
}

const firstContact = measure(["first-contact"]);
console.error("First Contact done, all sets next …");
console.log(JSON.stringify({ firstContact, allSets: measure(SET_KEYS) }));

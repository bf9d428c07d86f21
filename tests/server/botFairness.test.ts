/** The bot cannot cheat: what it does not see does not change what it does. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { SET_KEYS, type SetKey, searchView } from "../../shared/src/index.ts";
import { type BotRequest, chanceFrom, decide, LEVELS, quickDecision, Worlds } from "@mindbug/shared/bot";
import { positionsOf } from "./helpers/positions.ts";

const ROOT = join(__dirname, "..", "..");
/** The search, and the threads that a server runs it in; each with what it may import. */
const PARTS = [
  [join(ROOT, "shared", "src", "bot"), /^(\.\/[a-zA-Z]+\.ts|\.\.\/(cards|engine|view|protocol)\/[a-z]+\.ts)$/],
  [
    join(ROOT, "server", "src", "bot"),
    /^(\.\/[a-zA-Z]+\.ts|\.\.\/thread\.ts|@mindbug\/shared\/bot|node:(worker_threads|os))$/,
  ],
] as const;
const MIXES: readonly (readonly [string, readonly SetKey[]])[] = [
  ...SET_KEYS.map((set) => [set, [set]] as const),
  ["all sets mixed", SET_KEYS],
];
/** Fewer simulations than a real decision has, and no clock: equal requests must give equal answers on any machine. */
const LEVEL = { ...LEVELS.master, simulations: 40, milliseconds: Infinity };

describe.each(MIXES)("in positions of %s", (name, sets) => {
  it("two matches that look alike from the seat get the same answer", () => {
    let compared = 0;
    let different = 0;
    for (let match = 1; match <= 4; match++) {
      const chance = chanceFrom(`${name} ${match}`);
      for (const { state, memories } of positionsOf(sets, match, chance)) {
        const { seat } = state.prompt!;
        const memory = memories[seat];
        const twin = new Worlds(searchView(state, seat), memory, chance).next();
        const [view, twinView] = [searchView(state, seat), searchView(twin, seat)];
        expect(twinView).toEqual(view);
        if (JSON.stringify(twin.players[1 - seat]) !== JSON.stringify(state.players[1 - seat])) different += 1;
        const ask = (seen: BotRequest["view"]): BotRequest => ({
          view: seen,
          memory,
          level: "master",
          seed: `search ${match} ${compared}`,
        });
        const decision = decide(ask(view), LEVEL);
        expect(decide(ask(twinView), LEVEL)).toEqual(decision);
        expect(quickDecision(ask(twinView))).toEqual(quickDecision(ask(view)));
        expect(view.prompt!.answers![decision.answer]).toBeDefined();
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(60);
    expect(different).toBeGreaterThan(compared / 2);
  }, 120_000);
});

describe("what the worker is made of", () => {
  it.each(PARTS)(
    "is the search and the shared rules: no rooms, no journal, no files, no network (%s)",
    (folder, allowed) => {
      const imports = readdirSync(folder).flatMap((file) =>
        [...readFileSync(join(folder, file), "utf8").matchAll(/(?:from|import\()\s*"([^"]+)"/g)].map(
          (found) => found[1]!,
        ),
      );
      expect(imports.length).toBeGreaterThan(4);
      for (const path of imports) expect(path).toMatch(allowed);
    },
  );
});

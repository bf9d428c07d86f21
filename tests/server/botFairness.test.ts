/** The bot cannot cheat: what it does not see does not change what it does. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { SET_KEYS, type SetKey, searchView } from "../../shared/src/index.ts";
import { chanceFrom } from "../../server/src/bot/chance.ts";
import { decide } from "../../server/src/bot/decide.ts";
import { LEVELS } from "../../server/src/bot/levels.ts";
import { quickDecision } from "../../server/src/bot/quick.ts";
import type { BotRequest } from "../../server/src/bot/request.ts";
import { Worlds } from "../../server/src/bot/worlds.ts";
import { positionsOf } from "./helpers/positions.ts";

const BOT = join(__dirname, "..", "..", "server", "src", "bot");
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
  it("is the bot's own folder and the shared rules: no rooms, no journal, no files, no network", () => {
    const imports = readdirSync(BOT).flatMap((file) =>
      [...readFileSync(join(BOT, file), "utf8").matchAll(/(?:from|import\()\s*"([^"]+)"/g)].map((found) => found[1]!),
    );
    expect(imports.length).toBeGreaterThan(10);
    for (const path of imports)
      expect(path).toMatch(
        /^(\.\/[a-z-]+\.ts|\.\.\/thread\.ts|@mindbug\/shared(\/protocol)?|node:(worker_threads|os))$/,
      );
  });
});

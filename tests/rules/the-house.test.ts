/** Promises about the code itself: the engine names no card, and cards hold no functions. */
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CARDS } from "@mindbug/shared";

const ROOT = join(__dirname, "../..");
const ENGINE = join(ROOT, "shared/src/engine");

/** The lines that eslint would refuse, if they stood in that file. */
function refusedLines(file: string, lines: readonly string[]): readonly string[] {
  const code = `import type { AttackFrame, Creature, MatchState } from "./state.ts";
export function trial(s: MatchState, creature: Creature, frame: AttackFrame): void {
${lines.join("\n")}
}
`;
  const eslint = ["node_modules/eslint/bin/eslint.js", "--stdin", "--stdin-filename", join(ENGINE, file), "-f", "json"];
  const { stdout } = spawnSync(process.execPath, eslint, { cwd: ROOT, input: code, encoding: "utf8" });
  const [{ messages }] = JSON.parse(stdout) as [{ messages: { ruleId: string; line: number }[] }];
  return messages.filter(({ ruleId }) => ruleId === "no-restricted-syntax").map(({ line }) => lines[line - 3]!);
}

function findNames(source: string): string[] {
  return (
    CARDS.flatMap((card) => [card.names.en, card.names.fr, card.key])
      // One-word names that are also words of the code or the rules say nothing.
      .filter(
        (name) =>
          name.length > 4 &&
          new RegExp(`(?<![\\w-])${name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\\w-])`).test(source),
      )
  );
}

function findFunctions(value: unknown, path: string): string[] {
  if (typeof value === "function") return [path];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => findFunctions(inner, `${path}.${key}`));
}

describe("the house", () => {
  it.each(readdirSync(ENGINE, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts")))(
    "%s names no card",
    (file) => {
      expect(findNames(readFileSync(join(ENGINE, file), "utf8"))).toEqual([]);
    },
  );

  it("only changes write the state; a frame belongs to whoever resolves it", () => {
    const writes = [
      "s.stale = true;",
      "creature.growth += 1;",
      "s.players[0].life--;",
      "s.players[0].hand.push(3);",
      "s.power!.deck.pop();",
      "const { discard } = s.players[1]; discard.splice(0, 1);",
      "s.power!.faceUp[0] = 1;",
      "Object.assign(s, {});",
    ];
    const notes = ['frame.step = "block";', "frame.dice.push(1);", "frame.dice[0] = 2;", "frame.rerolls -= 1;"];
    expect(refusedLines("combat.ts", [...writes, ...notes])).toEqual(writes);
    expect(refusedLines("changes/creatures.ts", [...writes, ...notes])).toEqual([]);
  }, 60_000);

  it("would notice a card named in the engine", () => {
    expect(findNames('if (card.key === "tiger-squirrel") return;')).toEqual(["tiger-squirrel"]);
  });

  it("cards hold no functions and survive JSON", () => {
    expect(CARDS.flatMap((card) => findFunctions(card, card.key))).toEqual([]);
    expect(JSON.parse(JSON.stringify(CARDS))).toEqual(CARDS);
    expect(findFunctions({ effects: [{ then: () => 1 }] }, "x")).toEqual(["x.effects.0.then"]);
  });

  it("holds 128 creature designs on 176 cards, and 16 Power cards", () => {
    const creatures = CARDS.filter((card) => card.kind === "creature");
    expect(creatures).toHaveLength(128);
    expect(creatures.reduce((sum, card) => sum + card.copies, 0)).toBe(176);
    expect(CARDS).toHaveLength(144);
    expect(new Set(CARDS.map((card) => card.key)).size).toBe(144);
  });
});

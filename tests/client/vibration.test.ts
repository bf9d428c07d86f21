/** What is felt in the hand, and by whom. */
import { patternOf } from "../../client/src/screens/table/vibration.ts";

test("a lost life is felt by who loses it, a gained one by nobody", () => {
  const life = { e: "life", seat: 0, life: 2, cause: "lost" } as const;
  expect(patternOf({ ...life, change: -1 }, 0)).not.toBeNull();
  expect(patternOf({ ...life, change: -1 }, 1)).toBeNull();
  expect(patternOf({ ...life, change: 1, cause: "gained" }, 0)).toBeNull();
});

test("a Mindbug is felt by who loses the card to it", () => {
  const used = { e: "mindbug", seat: 1, card: "spider-owl" } as const;
  expect(patternOf(used, 0)).not.toBeNull();
  expect(patternOf(used, 1)).toBeNull();
});

/** Which events can be asked about, and what answers. */
import { rulebookEntry } from "@mindbug/shared/rulebook";
import type { GameEvent } from "../../client/src/log/lines.ts";
import { whyOf } from "../../client/src/log/why.ts";

const nobody = { players: [] };

test.each<readonly [GameEvent, ReturnType<typeof whyOf>]>([
  [{ e: "exhaust", seat: 0, creature: 1, card: "shield-bugs" }, "tough"],
  [{ e: "nothingHappens", seat: 0, card: "kong" }, "as-much-as-you-can"],
  [{ e: "silenced", seat: 0, card: "kong", trigger: "play", by: "deathweaver" }, "silenced"],
  [{ e: "end", winner: 0, reason: "noAction" }, "able-to-act"],
  [{ e: "end", winner: 0, reason: "life" }, null],
  [{ e: "play", seat: 0, card: "kong" }, null],
])("%j", (event, rule) => {
  expect(whyOf(event, nobody)).toBe(rule);
  if (rule !== null) expect(rulebookEntry(rule, "fr").body.length).toBeGreaterThan(0);
});

test("the order of effects is asked about only where somebody had to choose it", () => {
  const event: GameEvent = { e: "trigger", seat: 0, card: "kong", creature: 1, trigger: "defeated", waited: 0 };
  expect(whyOf(event, { players: [], waiting: [null] })).toBeNull();
  expect(whyOf(event, { players: [], waiting: [null, null] })).toBe("simultaneous");
  expect(whyOf({ ...event, waited: null }, { players: [], waiting: [null, null] })).toBeNull();
});

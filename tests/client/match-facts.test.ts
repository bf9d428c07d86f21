/** What is told of a match that is over comes from its record: nobody counts anything else. */
import { toldBy } from "../../client/src/log/history.ts";
import { biggestTurn, factsOf, lastHand } from "../../client/src/screens/table/matchFacts.ts";
import { type MomentName, recordedMoment } from "../helpers/moments.ts";

/** As the record of a finished match shows it: both hands open. */
function recordOf(name: MomentName) {
  const { start, updates } = recordedMoment(name, "open");
  return [{ view: start, events: [] }, ...updates];
}
const facts = (name: MomentName) => factsOf(toldBy(recordOf(name)));

test("the creature that struck the last blow has won, and takes the heart", () => {
  expect(facts("victory")).toMatchObject({ winner: { card: "gorillion", seat: 0 }, hearts: [1, 0] });
});

test("hearts, fallen creatures and Mindbugs are counted for whoever took, defeated and used them", () => {
  expect(facts("combat-both").defeated).toEqual([1, 1]);
  expect(facts("effect-defeat").defeated).toEqual([2, 0]);
  expect(facts("mindbug-thief").mindbugs).toEqual([0, 1]);
  expect(facts("unblocked")).toMatchObject({ hearts: [1, 0], winner: null });
});

test("what was still held is in the last view, for either side", () => {
  const views = recordOf("victory").map(({ view }) => view);
  expect([lastHand(views, 0).length, lastHand(views, 1).length]).toEqual([5, 5]);
});

test("the turning point is where the chance moved most", () => {
  expect(biggestTurn([0.5, 0.55, 0.2, 0.9, 1])).toBe(3);
  expect([biggestTurn([]), biggestTurn([0.5])]).toEqual([null, null]);
});

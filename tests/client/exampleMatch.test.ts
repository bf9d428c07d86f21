/** An example of the rulebook on the page: its story is told to its end, and whoever leaves it is answered. */
import { rulebook, rulebookEntry, type RulebookKey } from "@mindbug/shared/rulebook";
import { ExampleMatch } from "../../client/src/worker/exampleMatch.ts";
import type { FromWorker } from "../../client/src/worker/messages.ts";
import type { MatchUpdate } from "../../client/src/sources/source.ts";

function open(rule: RulebookKey) {
  const { example } = rulebookEntry(rule, "en");
  const heard: FromWorker[] = [];
  const match = new ExampleMatch(example!, rule, (message) => heard.push(structuredClone(message)));
  const updates = (): MatchUpdate[] => heard.flatMap((message) => (message.is === "update" ? [message.update] : []));
  return { match, moves: example!.moves, heard, updates };
}

const boards = ({ view }: MatchUpdate): string[][] => view.players.map(({ board }) => board.map(({ card }) => card));

test.each(rulebook("en").flatMap(({ key, example }) => (example === undefined ? [] : [key])))(
  "%s: every move of the story is one step, and then nothing more happens",
  (rule) => {
    const { match, moves, updates } = open(rule);
    for (let told = 0; told < moves.length + 2; told++) match.goOn();
    expect(updates().map(({ step }) => step)).toEqual([...moves.keys(), moves.length]);
    expect(
      updates()
        .slice(1)
        .every(({ events }) => events.length > 0),
    ).toBe(true);
  },
);

test("POISONOUS defeats the stronger blocker and is defeated by it", () => {
  const { match, updates } = open("poisonous");
  expect(boards(updates()[0]!)).toEqual([["axolotl-healer"], ["gorillion", "bee-bear"]]);
  match.goOn();
  match.goOn();
  expect(boards(updates().at(-1)!)).toEqual([[], ["bee-bear"]]);
});

test("whoever does something else is answered by the other side, and the story is over", () => {
  const { match, updates } = open("poisonous");
  const { id, answers } = updates()[0]!.view.prompt!;
  match.decide({ prompt: id, answer: answers!.findIndex((answer) => answer.do === "play") });
  const after = updates().at(-1)!;
  expect(after.step).toBeGreaterThan(1);
  expect(after.view.outcome !== null || after.view.prompt?.seat === 0).toBe(true);
  match.goOn();
  expect(updates().at(-1)).toEqual(after);
});

import { table } from "../helpers/table.ts";

describe("Tiger Squirrel", () => {
  it("defeats an enemy creature of power 7 or more when it comes into play", () => {
    const duel = table({ you: { hand: ["Tiger Squirrel"] }, foe: { board: ["Gorillion"] } });
    duel.you.plays("Tiger Squirrel");
    duel.foe.declinesMindbug();
    expect(duel.foe.board).toEqual([]);
    expect(duel.foe.discard).toEqual(["Gorillion"]);
  });
});

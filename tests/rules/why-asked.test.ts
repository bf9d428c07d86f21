/** A question says why it is asked: nobody has to deduce it from the table. */
import { type PromptCause, viewState } from "@mindbug/shared";
import { mindbugged, played } from "../helpers/stories.ts";
import { type Duel, table } from "../helpers/table.ts";

/** As everybody sees it, its cards by key. */
const cause = (duel: Duel): PromptCause<string> => viewState(duel.state, "spectator").prompt!.cause;

describe("why a question is asked", () => {
  it("a turn action, the shown card, an attack", () => {
    const duel = table({ you: { hand: ["Kong", "Rob"] }, foe: { hand: ["Kong"], board: ["Gorillion"] } });
    expect(cause(duel)).toEqual({ why: "turn" });
    duel.you.plays("Kong");
    expect([duel.asked, cause(duel)]).toEqual(["foe: mindbug", { why: "played" }]);
    duel.foe.declinesMindbug();
    duel.foe.attacksWith("Gorillion");
    expect([duel.asked, cause(duel)]).toEqual(["you: block", { why: "attack" }]);
  });

  it("acting again names the card that a Mindbug took, for this turn only", () => {
    const duel = mindbugged("Explosive Toad", { hand: ["Kong"] });
    expect([duel.asked, cause(duel)]).toEqual(["you: turn", { why: "mindbugged", taken: "explosive-toad" }]);
    duel.you.plays("Kong");
    if (duel.asked === "foe: mindbug") duel.foe.declinesMindbug();
    expect([duel.asked, cause(duel)]).toEqual(["foe: turn", { why: "turn" }]);
    const gone = mindbugged("Brain Fly", { board: ["Gorillion"], hand: ["Rob"] }, { board: ["Luchataur"] });
    while (gone.asked !== "you: turn") gone.answer(gone.prompt.seat, gone.options[0]!);
    expect(cause(gone)).toEqual({ why: "mindbugged", taken: "brain-fly" });
  });

  it("an ability: which trigger, which card it is about, how many were picked before", () => {
    const duel = played("Spinachia", { board: ["Killer Bee"] });
    expect(cause(duel)).toEqual({ why: "ability", trigger: "play", about: null, picked: 0 });
    duel.you.chooses("Killer Bee");
    expect([duel.asked, cause(duel)]).toEqual([
      "you: may playReturnedCard",
      { why: "ability", trigger: "play", about: "killer-bee", picked: 0 },
    ]);
    const power = table({
      you: { hand: ["Rob"], energy: 5 },
      foe: { hand: ["Rob"], board: ["Gorillion", "Luchataur"] },
      power: { faceUp: ["Ambush"] },
    });
    expect(cause(power)).toEqual({ why: "buying" });
    power.you.buys("Ambush");
    expect(cause(power)).toEqual({ why: "ability", trigger: "power", about: null, picked: 0 });
  });

  it("the paw of a die, which no text on the card explains", () => {
    for (let seed = 0; seed < 50; seed++) {
      const duel = table({
        seed: seed.toString(16).padStart(32, "0"),
        you: { hand: ["Kong"], board: ["Baby Gigazaur"] },
        foe: { hand: ["Kong", "Rob"], mindbugs: 0 },
      });
      duel.you.attacksWith("Baby Gigazaur");
      duel.you.passes("reroll");
      if (duel.asked !== "foe: choose discard") continue;
      expect(cause(duel)).toEqual({ why: "die" });
      return;
    }
    throw new Error("No die showed the paw.");
  });
});

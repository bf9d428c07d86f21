/** A card may carry the same kind of constant ability more than once, and none of them is lost. */
import {
  allied,
  cannotAttack,
  cannotBeBlockedBy,
  cannotBeDefeated,
  creature,
  creatureSet,
  enemy,
  givesPower,
  m,
  opponentCannotActivate,
  perEnemyCreature,
  suppressesKeywords,
} from "../../shared/src/cards/dsl.ts";
import { amountOf } from "../../shared/src/engine/board.ts";
import { constantsOf } from "../../shared/src/engine/catalogue.ts";
import { table } from "../helpers/table.ts";

describe("constant abilities", () => {
  it("come in lists: two bans, two protections, two silences on one card all hold", () => {
    const [card] = creatureSet("first-contact", [
      creature(
        "Twofold",
        m("Double"),
        5,
        [],
        cannotAttack(enemy({ powerAtMost: 2 })),
        cannotAttack(enemy({ anyKeyword: ["HUNTER"] })),
        cannotBeBlockedBy(enemy({ powerAtMost: 2 })),
        cannotBeBlockedBy(enemy({ powerAtLeast: 8 })),
        cannotBeDefeated(allied({ withOctonite: true })),
        cannotBeDefeated(allied({ powerAtMost: 3 })),
        opponentCannotActivate("play"),
        opponentCannotActivate("defeated"),
        suppressesKeywords(enemy({ withOctonite: true })),
        suppressesKeywords(enemy({ powerAtLeast: 9 })),
        givesPower(allied(), perEnemyCreature),
      ),
    ]);
    expect(constantsOf(card!)).toMatchObject({
      cannotAttack: [{ powerAtMost: 2 }, { anyKeyword: ["HUNTER"] }],
      cannotBeBlockedBy: [{ powerAtMost: 2 }, { powerAtLeast: 8 }],
      protects: [{ withOctonite: true }, { powerAtMost: 3 }],
      silences: ["play", "defeated"],
      suppresses: [{ withOctonite: true }, { powerAtLeast: 9 }],
      power: [{ amount: perEnemyCreature }],
    });
  });

  it("and effects measure by the same amounts", () => {
    const { state } = table({
      you: {
        hand: ["Kong"],
        board: [
          { card: "Gorillion", octonite: 2 },
          { card: "Killer Bee", octonite: 1 },
        ],
      },
      foe: { hand: ["Kong"], board: ["Luchataur", "Bee Bear", "Gorillion"] },
    });
    expect(amountOf(state, 4, 0, 0)).toBe(4);
    expect(amountOf(state, perEnemyCreature, 0, 0)).toBe(3);
    expect(amountOf(state, { per: "octoniteOnAllied" }, 0, 0)).toBe(3);
    expect(amountOf(state, { per: "octoniteOnThis" }, 0, 2)).toBe(2);
  });
});

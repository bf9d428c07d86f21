/** Parts of sets: what a pool of one's own may hold, and what is played with it. */
import { newMemory } from "../../shared/src/bot/memory.ts";
import { Worlds } from "../../shared/src/bot/worlds.ts";
import {
  cardNumber,
  COPIES_MOST,
  createMatch,
  creaturePool,
  type MatchSetup,
  type MatchState,
  type Pool,
  POOL_LEAST,
  POOL_MOST,
  poolCode,
  poolSets,
  poolSize,
  readPool,
  readPoolCode,
  searchView,
  SETS,
  tidyPool,
  viewState,
} from "@mindbug/shared";

const SEED = "00112233445566778899aabbccddeeff";
const firstContact = SETS["first-contact"].creatures;
const kingOfTokyo = SETS["king-of-tokyo"].creatures;

const ten: Pool = tidyPool((key) => (firstContact.slice(0, 10).some((card) => card.key === key) ? 2 : 0));

const made = (pool: unknown, sets = ["first-contact"]) => createMatch({ sets, pool, seed: SEED } as MatchSetup);
const refused = (pool: unknown) => {
  const created = made(pool);
  return created.ok ? null : created.pool?.why;
};

describe("a pool of one's own", () => {
  it("is all that is dealt, as often as it says", () => {
    const created = made(ten);
    if (!created.ok) throw new Error(created.reason);
    const { players, unused, revealed } = created.state;
    const dealt = [...players.flatMap(({ hand, deck }) => [...hand, ...deck]), ...unused, ...revealed.flat()];
    expect(dealt.toSorted((a, b) => a - b)).toEqual(creaturePool(["first-contact"], ten).toSorted((a, b) => a - b));
    expect(dealt.toSorted((a, b) => a - b)).toEqual(
      Object.keys(ten)
        .flatMap((key) => [cardNumber(key)!, cardNumber(key)!])
        .toSorted((a, b) => a - b),
    );
  });

  it("of exactly two decks leaves no unused pile, and chance alone says who begins", () => {
    expect(poolSize(ten)).toBe(POOL_LEAST);
    const begins = new Set<number>();
    for (let n = 0; n < 20; n++) {
      const created = createMatch({ sets: ["first-contact"], pool: ten, seed: n.toString(16).padStart(32, "0") });
      if (!created.ok) throw new Error(created.reason);
      expect(created.state.unused).toEqual([]);
      expect(created.state.revealed).toEqual([[], []]);
      begins.add(created.state.active);
    }
    expect([...begins].toSorted()).toEqual([0, 1]);
  });

  it("brings the Power cards of King of Tokyo along with any one of its creatures, and without one brings none", () => {
    const mixed = tidyPool((key) => (key === kingOfTokyo[0]!.key ? 1 : (ten[key] ?? 0)));
    const both = made(mixed, ["first-contact", "king-of-tokyo"]);
    const none = made(ten, ["first-contact", "king-of-tokyo"]);
    if (!both.ok || !none.ok) throw new Error("refused");
    expect(both.state.sets).toEqual(["first-contact", "king-of-tokyo"]);
    expect(both.state.power!.faceUp.length + both.state.power!.deck.length).toBe(SETS["king-of-tokyo"].powers.length);
    expect([none.state.sets, none.state.power]).toEqual([["first-contact"], null]);
  });

  it("written in another order is the same match", () => {
    const turned = Object.fromEntries(Object.entries(ten).toReversed());
    expect(made(turned)).toEqual(made(ten));
  });

  it("left out, or null, is all cards of the sets", () => {
    expect(made(null)).toEqual(made(undefined));
    expect(made(undefined)).toEqual(createMatch({ sets: ["first-contact"], seed: SEED }));
  });

  it("is nothing that a view of the table tells: it is agreed upon before", () => {
    const created = made(ten);
    if (!created.ok) throw new Error(created.reason);
    expect(Object.keys(viewState(created.state, 0))).not.toContain("pool");
  });
});

it("the bot imagines hidden cards of the pool alone", () => {
  const created = made(ten);
  if (!created.ok) throw new Error(created.reason);
  const imagined = new Worlds(searchView(created.state, 1), newMemory(1), (below) => below - 1).next();
  const cards = ({ players, unused }: MatchState) =>
    [...players.flatMap(({ hand, deck }) => [...hand, ...deck]), ...unused].toSorted((a, b) => a - b);
  expect(cards(imagined)).toEqual(cards(created.state));
});

describe("what is no pool", () => {
  const huge = Object.fromEntries(Array.from({ length: 200_000 }, (_, n) => [`card-${n}`, 1]));
  it.each([
    ["text", "first-contact", "unreadable"],
    ["a list", ["gorillion"], "unreadable"],
    ["a number", 20, "unreadable"],
    ["far more entries than there are creatures", huge, "unreadable"],
    ["nothing in it", {}, "tooFew"],
    ["one card short", { ...ten, [firstContact[0]!.key]: 1 }, "tooFew"],
    ["three of everything", tidyPool(() => COPIES_MOST), "tooMany"],
    ["a stranger", { ...ten, nobody: 1 }, "unknownCard"],
    ["a name of endless length", { ...ten, ["x".repeat(100_000)]: 1 }, "unknownCard"],
    ["a Power card", { ...ten, [SETS["king-of-tokyo"].powers[0]!.key]: 1 }, "unknownCard"],
    ["what every object has", JSON.parse('{"__proto__": 3, "constructor": 1}'), "unknownCard"],
    ["no copy", { ...ten, gorillion: 0 }, "copies"],
    ["too many copies", { ...ten, gorillion: COPIES_MOST + 1 }, "copies"],
    ["half a copy", { ...ten, gorillion: 1.5 }, "copies"],
    ["fewer than none", { ...ten, gorillion: -1 }, "copies"],
    ["no number", { ...ten, gorillion: "2" }, "copies"],
    ["not a number", { ...ten, gorillion: Number.NaN }, "copies"],
  ])("%s is refused, and says why", (_, pool, why) => {
    expect(refused(pool)).toBe(why);
    const created = made(pool);
    expect(created.ok ? "" : created.reason).toMatch(/^.{10,200}$/);
  });

  it("creatures of a set that is not chosen are refused", () => {
    const created = made(tidyPool((key) => (kingOfTokyo.some((card) => card.key === key) ? 1 : 0)));
    expect(created).toMatchObject({ ok: false, reason: expect.stringContaining("king-of-tokyo") });
  });

  it("what throws when it is looked at is refused", () => {
    const touchy = new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error("touched");
        },
      },
    );
    expect(made(touchy)).toEqual({ ok: false, reason: "The setup cannot be read." });
  });

  it("holds no more than it may, for the last card too", () => {
    const full = tidyPool((key) => (key.length % 2 === 0 ? 2 : 1));
    expect(readPool(full).ok).toBe(poolSize(full) <= POOL_MOST);
  });
});

describe("the code of a pool", () => {
  const pools: readonly Pool[] = [
    ten,
    tidyPool(() => 1),
    tidyPool(() => COPIES_MOST),
    tidyPool((key) => key.length % (COPIES_MOST + 1)),
    tidyPool((key) => (key === kingOfTokyo.at(-1)!.key ? 3 : 0)),
    tidyPool((key) => (key === firstContact[0]!.key ? 1 : 0)),
  ];

  it.each(pools)("is read as the pool that it was made of (%#)", (pool) => {
    expect(readPoolCode(poolCode(pool))).toEqual(pool);
    expect(poolCode(pool)).toMatch(/^[A-Z0-9a-f]{2,72}$/);
    expect(poolSets(readPoolCode(poolCode(pool))!)).toEqual(poolSets(pool));
  });

  it.each([
    "",
    "F",
    "F0",
    "hello",
    "X11",
    "Fg",
    "F1K",
    "F11F11",
    `F${"1".repeat(17)}`,
    "<script>",
    "F".repeat(100_000),
  ])("%j is none", (code) => {
    expect(readPoolCode(code)).toBeNull();
  });
});

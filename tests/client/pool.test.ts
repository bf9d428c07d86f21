/** Pools in the browser: what is kept is read again, and choosing adds and takes away what is looked at. */
import { SETS } from "@mindbug/shared/cards";
import { poolCode, poolSize, tidyPool } from "@mindbug/shared/pool";
import { poolHref, readRoute } from "../../client/src/app/router.ts";
import { botTable, cardsOf, friendTable, hasCards, readWish } from "../../client/src/screens/newGame/wish.ts";
import { withAll, withCopies } from "../../client/src/screens/pool/change.ts";
import { readPools } from "../../client/src/store/pools.ts";

const first = SETS["first-contact"].creatures;
const pool = tidyPool((key) => (first.some((card) => card.key === key) ? 1 : 0));
const code = poolCode(pool);

test("an address with a pool is read back", () => {
  expect(readRoute(poolHref(code))).toEqual({ at: "pool", code });
  expect(readRoute("#/pool")).toEqual({ at: "pool", code: null });
});

test("the pool of the last table is remembered; what is no pool is none", () => {
  const kept = readWish(JSON.stringify({ cards: "pool", pool: code }));
  expect(kept).toMatchObject({ cards: "pool", pool });
  expect(cardsOf(kept)).toEqual({ sets: ["first-contact"], pool });
  expect(friendTable(kept, "Anna")).toMatchObject({ sets: ["first-contact"], pool });
  expect(botTable(kept, "Anna", 1)).toMatchObject({ sets: ["first-contact"], pool });
  for (const nonsense of ["F", 7, null, { gorillion: 2 }])
    expect(readWish(JSON.stringify({ cards: "pool", pool: nonsense })).pool).toEqual({});
  // Wishes from before there were pools.
  expect(cardsOf(readWish('{"sets":["king-of-tokyo"]}'))).toEqual({ sets: ["king-of-tokyo"], pool: null });
});

test("a table is made with enough cards only", () => {
  const wish = readWish(JSON.stringify({ cards: "pool", pool: code }));
  expect(hasCards(wish)).toBe(true);
  expect(hasCards({ ...wish, pool: {} })).toBe(false);
  expect(hasCards({ ...wish, pool: {}, cards: "sets" })).toBe(true);
});

test("kept pools may be old or tampered with", () => {
  expect(readPools(JSON.stringify([code, "nonsense", 7, code]))).toEqual([pool, pool]);
  for (const nonsense of [null, "", "{", "{}", "7", '"F1"']) expect(readPools(nonsense)).toEqual([]);
  expect(readPools(JSON.stringify(Array.from({ length: 1000 }, () => code))).length).toBeLessThan(20);
});

test('"all" adds what is missing as it is in the box and leaves the rest; "none" takes these and no others', () => {
  const some = first.slice(0, 4);
  const three = withCopies({}, some[0]!.key, 3);
  const all = withAll(three, some, true);
  expect(all[some[0]!.key]).toBe(3);
  expect(some.slice(1).map(({ key }) => all[key])).toEqual(some.slice(1).map(({ copies }) => copies));
  expect(poolSize(withAll(all, some.slice(2), false))).toBe(3 + some[1]!.copies);
  expect(withAll(all, some, false)).toEqual({});
  expect(withCopies(three, some[0]!.key, 0)).toEqual({});
});

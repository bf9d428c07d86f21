/** Parts of sets, chosen by whoever opens a table: both sides know them, and nothing else is dealt. */
import { CARDS, COPIES_MOST, type Pool, poolSets, poolSize, SETS, tidyPool } from "@mindbug/shared";
import type { Invitation } from "@mindbug/shared/protocol";
import { dice } from "../helpers/dice.ts";
import { allUntil, Guest, leaveAll, sitDown } from "./helpers/guest.ts";
import { journalOf, truthOf } from "./helpers/journal.ts";
import { newDataFolder, serve, type Served } from "./helpers/serve.ts";

jest.setTimeout(120_000);

const folder = newDataFolder();
let served: Served;
beforeAll(async () => {
  served = await serve(folder);
});
afterAll(async () => {
  await served.end("SIGKILL");
});

const tokyo = SETS["king-of-tokyo"].creatures;
/** Eleven creatures of First Contact and one of King of Tokyo, two of each. */
const POOL: Pool = tidyPool((key) =>
  SETS["first-contact"].creatures.slice(3, 14).some((card) => card.key === key) || key === tokyo[4]!.key ? 2 : 0,
);

/** All creatures that anybody at the table can see. */
const seen = (guest: Guest): string[] =>
  guest.table.players.flatMap(({ hand, board, discard }) => [
    ...(hand ?? []),
    ...board.map(({ card }) => card),
    ...discard,
  ]);

test("both are told the pool before they are ready, and only its cards are dealt, in the rematch too", async () => {
  const host = await Guest.create(served.url, { name: "Ann", sets: ["battlefruit-galaxy"], pool: POOL });
  expect(host.view!.options).toMatchObject({ sets: poolSets(POOL), pool: POOL });
  const invitation = (await (await fetch(`${served.url}/api/rooms/${host.code}`)).json()) as Invitation;
  expect(invitation).toMatchObject({ sets: ["first-contact", "king-of-tokyo"], pool: POOL });
  const friend = await Guest.join(served.url, host.code, { name: "Bob" });
  expect(friend.view!.options.pool).toEqual(POOL);
  for (const guest of [host, friend]) guest.send("ready", { ready: true });
  for (let round = 0; round < 2; round++) {
    await allUntil([host, friend], (guest) => guest.view!.phase === "playing");
    const { players, unusedCount, revealed, power } = host.table;
    const decks = players.reduce((sum, { handCount, deckCount }) => sum + handCount + deckCount, 0);
    expect(decks + unusedCount + revealed.flat().length).toBe(poolSize(POOL));
    // The Power cards of King of Tokyo come along, all of them.
    expect(power!.faceUp.length + power!.deckCount).toBe(SETS["king-of-tokyo"].powers.length);
    await Promise.all([host.play(dice(round + 1)), friend.play(dice(round + 11))]);
    for (const card of [...seen(host), ...seen(friend)]) expect(Object.keys(POOL)).toContain(card);
    const { matchId } = host.view!;
    for (const guest of [host, friend]) guest.send("rematch");
    await allUntil([host, friend], (guest) => guest.view!.matchId !== matchId);
  }
  expect([...host.refused, ...friend.refused]).toEqual([]);
  await leaveAll(host, friend);
});

test("a bot plays with it, and what it imagines is of the pool", async () => {
  const guest = await Guest.create(served.url, { bots: ["player"], ready: true, pool: POOL });
  await guest.until(() => guest.view!.phase === "playing");
  await guest.play(dice(3));
  expect(guest.table.outcome).not.toBeNull();
  await guest.leave();
});

test("kill -9 in the middle: the room, its pool and the match are as they were", async () => {
  const own = newDataFolder();
  let mortal = await serve(own);
  const { first, second } = await sitDown(mortal.url, { pool: POOL });
  await Promise.all([first, second].map((guest, n) => guest.play(dice(n + 5), () => guest.view!.step >= 6)));
  const { matchId, code } = { matchId: first.view!.matchId, code: first.code };
  const { secret } = first;
  await mortal.end("SIGKILL");
  expect(journalOf(own, matchId).setup.pool).toEqual(POOL);
  const truth = truthOf(own, matchId).at(-1)!;
  mortal = await serve(own);
  const again = await Guest.join(mortal.url, code, { secret });
  expect(again.view!.options.pool).toEqual(POOL);
  expect(again.view!.step).toBe(truthOf(own, matchId).length - 1);
  expect(again.table.unusedCount).toBe(truth.state.unused.length);
  await mortal.end("SIGKILL");
});

describe("what is no pool", () => {
  const creates = (body: string): Promise<Response> =>
    fetch(`${served.url}/matchmake/create/match`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body,
    });
  const some = Object.keys(POOL)[0]!;
  it.each([
    ["text", '"F222"', "creatures by key"],
    ["a list", "[1,2,3]", "creatures by key"],
    ["a number", "7", "creatures by key"],
    ["nothing in it", "{}", "at least 20 cards"],
    ["too few", JSON.stringify({ [some]: 1 }), "at least 20 cards"],
    ["too many", JSON.stringify(tidyPool(() => COPIES_MOST)), "at most 240 cards"],
    ["a stranger", JSON.stringify({ ...POOL, nobody: 1 }), "no creature called"],
    ["a Power card", JSON.stringify({ ...POOL, [SETS["king-of-tokyo"].powers[0]!.key]: 1 }), "no creature called"],
    ["what every object has", '{"__proto__":3,"constructor":{"prototype":1}}', "no creature called"],
    ["too many copies", JSON.stringify({ ...POOL, [some]: 4 }), "1 to 3 copies"],
    ["no copy", JSON.stringify({ ...POOL, [some]: 0 }), "1 to 3 copies"],
    ["a list of copies", JSON.stringify({ ...POOL, [some]: [2] }), "1 to 3 copies"],
    ["more than a number can hold", JSON.stringify({ ...POOL, [some]: 1 }).replace(":1", ":1e999"), "1 to 3 copies"],
  ])("%s is refused, and says why", async (_, pool, reason) => {
    const answer = await creates(`{"name":"Ann","pool":${pool}}`);
    expect(answer.status).toBe(400);
    expect(JSON.stringify(await answer.json())).toContain(reason);
  });

  it("a giant one does not get in at all", async () => {
    const giant = Object.fromEntries(Array.from({ length: 100_000 }, (_, n) => [`card-${n}`, 1]));
    expect((await creates(JSON.stringify({ pool: giant }))).status).toBe(413);
    expect((await creates(`{"pool":${"[".repeat(2_000)}${"]".repeat(2_000)}}`)).status).toBe(400);
  });

  it("the largest that there may be does", async () => {
    const largest = tidyPool((key) => (CARDS.findIndex((card) => card.key === key) % 8 === 0 ? 1 : 2));
    const guest = await Guest.create(served.url, { name: "A".repeat(24), password: "p".repeat(40), pool: largest });
    expect(guest.view!.options.pool).toEqual(largest);
    await guest.leave();
  });
});

/** What nobody may gain by: a second window, another's name, a crash, somebody's absence, how soon the room answers. */
import { answer, copyState, createMatch } from "@mindbug/shared";
import { normaliseCode, TO_ROOM } from "@mindbug/shared/protocol";
import { JOIN_OPTIONS } from "@mindbug/shared/protocol/schemas";
import { DecisionClock } from "../../server/src/rooms/decisionClock.ts";
import { randomCode } from "../../server/src/rooms/roomCodes.ts";
import type { Entry } from "../../server/src/store/store.ts";
import { dice } from "../helpers/dice.ts";
import { allUntil, from, Guest, leaveAll, sitDown } from "./helpers/guest.ts";
import { place, type Scene } from "./helpers/scenes.ts";
import { metricsOf, newDataFolder, serve, type Served } from "./helpers/serve.ts";

jest.setTimeout(120_000);

let served: Served;
const folder = newDataFolder();
beforeAll(async () => {
  served = await serve(folder);
});
afterAll(() => served.end("SIGKILL"));

test("a longer code is given where a thousand rooms are open: a guess hits at most once in ten thousand tries", () => {
  expect([randomCode(0), randomCode(999), randomCode(1000), randomCode(40_000)].map(({ length }) => length)).toEqual([
    5, 5, 6, 7,
  ]);
  for (let tries = 0; tries < 100; tries++) expect(normaliseCode(randomCode(1000))).not.toBeNull();
  expect(normaliseCode("REPLAY")).toBeNull();
});

test.each(["\u3164", "\u2800\u2800", "\u115f", "\u200b\u200d", " \u00a0 "])(
  "a name that looks empty is none: %j",
  (name) => {
    expect(JOIN_OPTIONS.parse({ name }).name).toBe("");
  },
);

test("nobody takes a player's name, not even one that only looks the same", async () => {
  const first = await Guest.create(served.url, { name: "Ann" }, from("10.0.0.1"));
  const second = await Guest.join(served.url, first.code, { name: "ａｎｎ." }, from("10.0.0.2"));
  expect(second.view!.seats.map(({ name }) => name)).toEqual(["Ann", ""]);
  const watcher = await Guest.join(served.url, first.code, { name: "ANN", watch: true }, from("10.0.0.3"));
  watcher.send(TO_ROOM.chat, { text: "I give up" });
  await first.until(() => first.heard.some(({ type }) => type === "chat"));
  expect(first.heard.find(({ type }) => type === "chat")!.message).toMatchObject({ from: "spectator", name: "" });
  await leaveAll(first, second, watcher);
});

describe("open hands", () => {
  test("nobody begins who has not been in the lobby, where it is said what they are", async () => {
    const first = await Guest.create(served.url, { ready: true, spectators: "open" }, from("10.0.0.1"));
    const second = await Guest.join(served.url, first.code, { ready: true }, from("10.0.0.2"));
    expect(second.view!.seats.map(({ ready }) => ready)).toEqual([true, false]);
    second.send(TO_ROOM.ready, { ready: true });
    await allUntil([first, second], (guest) => guest.view!.phase === "playing");
    await leaveAll(first, second);
  });

  test("whoever sees both hands is heard only by those who do", async () => {
    const first = await Guest.create(served.url, { ready: true, spectators: "open" }, from("10.0.0.1"));
    const second = await Guest.join(served.url, first.code, { ready: true }, from("10.0.0.2"));
    second.send(TO_ROOM.ready, { ready: true });
    const one = await Guest.join(served.url, first.code, { name: "Eve", watch: true }, from("10.0.0.3"));
    const other = await Guest.join(served.url, first.code, { watch: true }, from("10.0.0.4"));
    const window = await Guest.join(served.url, first.code, { watch: true }, from("10.0.0.1"));
    expect([one, other, window].map(({ welcome }) => welcome!.you)).toEqual([
      { role: "spectator", hands: "open" },
      { role: "spectator", hands: "open" },
      { role: "spectator", hands: "hidden" },
    ]);
    one.send(TO_ROOM.chat, { text: "she holds a Gorillion" });
    first.send(TO_ROOM.chat, { text: "hello" });
    await allUntil([first, second, one, other, window], ({ heard }) =>
      heard.some(({ message }) => (message as { text?: string }).text === "hello"),
    );
    const heard = (guest: Guest): unknown[] =>
      guest.heard.filter(({ type }) => type === "chat").map(({ message }) => (message as { text: string }).text);
    await other.until(() => heard(other).length === 2);
    expect([first, second, window].map(heard)).toEqual([["hello"], ["hello"], ["hello"]]);
    await leaveAll(first, second, one, other, window);
  });
});

test("a rematch with somebody who has left does not begin; with both there it does", async () => {
  const { first, second, watcher } = await sitDown(served.url);
  first.send(TO_ROOM.concede);
  await allUntil([first, second], (guest) => guest.view!.phase === "over");
  second.send(TO_ROOM.rematch);
  await first.until(() => first.view!.seats[1].rematch);
  await second.leave();
  await first.until(() => !first.view!.seats[1].connected);
  first.send(TO_ROOM.rematch);
  await first.until(() => first.view!.seats[0].rematch);
  expect(first.view!.phase).toBe("over");
  const back = await Guest.join(served.url, first.code, { secret: second.secret }, from("10.0.0.2"));
  expect(back.view!.phase).toBe("over");
  back.send(TO_ROOM.rematch);
  await allUntil([first, back], (guest) => guest.view!.phase === "playing");
  await leaveAll(first, back, watcher);
});

test("one address takes at most ten spectators' places", async () => {
  const first = await Guest.create(served.url, {}, from("10.0.0.1"));
  const watchers: Guest[] = [];
  for (let index = 0; index < 10; index++)
    watchers.push(await Guest.join(served.url, first.code, { watch: true }, from("10.0.0.9")));
  await expect(Guest.join(served.url, first.code, { watch: true }, from("10.0.0.9"))).rejects.toThrow();
  watchers.push(await Guest.join(served.url, first.code, { watch: true }, from("10.0.0.8")));
  await leaveAll(first, ...watchers);
});

test("somebody refused at the door of a room without spectators is no internal error", async () => {
  const first = await Guest.create(served.url, { spectators: "off" });
  await expect(Guest.join(served.url, first.code, { watch: true })).rejects.toThrow();
  await new Promise((resolve) => setTimeout(resolve, 1100));
  const metrics = await metricsOf(served.url);
  expect(metrics).not.toContain('reason="internal"');
  expect(metrics).toContain('reason="join 403"');
  await first.leave();
});

test("a connection that is closed for abuse is logged with its address", async () => {
  const guest = await Guest.create(served.url, {}, from("198.51.100.77"));
  for (let sent = 0; sent < 40; sent++) guest.send("nonsense");
  await guest.until(() => guest.closed !== null);
  expect(served.output()).toMatch(/"what":"connection closed for abuse"[^}]*"address":"198.51.100.77"/);
});

describe("a crash", () => {
  test("does not forget who was ready in the lobby", async () => {
    const first = await Guest.create(served.url, { name: "Ann" }, from("10.0.0.1"));
    const second = await Guest.join(served.url, first.code, { name: "Bob" }, from("10.0.0.2"));
    first.send(TO_ROOM.ready, { ready: true });
    await second.until(() => second.view!.seats[0].ready);
    // What is asked of the room next is answered when that has been saved.
    const watcher = await Guest.join(served.url, first.code, { watch: true });
    second.send(TO_ROOM.ready, { ready: true });
    await allUntil([first, second], (guest) => guest.view!.phase === "playing");
    await leaveAll(first, second, watcher);

    const third = await Guest.create(served.url, { ready: true }, from("10.0.0.1"));
    const secret = third.secret;
    await served.end("SIGKILL");
    served = await serve(folder);
    const back = await Guest.join(served.url, third.code, { secret }, from("10.0.0.1"));
    expect(back.view!.seats[0].ready).toBe(true);
    await back.leave();
  });

  test("gives nobody time: what was left of the decision and the strikes stay; ten seconds are for coming back", () => {
    const clock = new DecisionClock(30_000, 60_000, () => undefined);
    const entry = { t: "decide", seat: 0, prompt: 1, answer: 0, bank: 45_000 } as const;
    clock.recall({ ...entry, by: "clock", at: 1_000 }, 90_000);
    clock.recall({ ...entry, by: "clock", at: 2_000 }, 90_000);
    clock.recall({ ...entry, by: "room", at: 80_000 }, 90_000);
    expect([clock.strikes[0], clock.bank[0]]).toEqual([2, 45_000]);
    clock.next(0, "m:3", 90_000);
    clock.run(true, 90_000);
    expect(clock.deadline() - 90_000).toBe(20_000 + 45_000);
    clock.stop();
    const late = new DecisionClock(30_000, 0, () => undefined);
    late.recall({ ...entry, bank: 0, at: 1_000 }, 900_000);
    expect(late.strikes[0]).toBe(0);
    late.next(0, "m:3", 900_000);
    late.run(true, 900_000);
    expect(late.deadline() - 900_000).toBe(10_000);
    late.stop();
  });
});

/** A match in which somebody has just one card that will do. */
function onlyOneCard(): Scene {
  for (let seed = 1; ; seed++) {
    const chance = dice(seed);
    const setup = { sets: ["king-of-tokyo"], seed: seed.toString(16).padStart(32, "c"), forced: "ask" } as const;
    const created = createMatch(setup);
    if (!created.ok) throw new Error(created.reason);
    const { state } = created;
    const entries: Entry[] = [];
    while (state.outcome === null) {
      const { id, seat, answers } = state.prompt!;
      if (answers.length === 1 && answers[0]!.do === "chooseHand")
        return { name: "one card", setup, entries, state: copyState(state) };
      const given = Math.floor(chance() * answers.length);
      entries.push({ t: "decide", seat, prompt: id, answer: given, bank: 0 });
      answer(state, given);
    }
  }
}

test("where the room answers with the only card that will do, it takes as long as a person might", async () => {
  const own = newDataFolder();
  const scene = onlyOneCard();
  const [placed] = await place(own, [scene]);
  const slow = await serve(own, { BOT_PACE_MS: "3000" });
  const begun = Date.now();
  const guest = await Guest.join(slow.url, placed!.code, { secret: placed!.secrets[0] });
  expect(guest.view!.step).toBe(scene.entries.length);
  await guest.until(() => guest.view!.step > scene.entries.length);
  expect(Date.now() - begun).toBeGreaterThan(1000);
  await slow.end("SIGKILL");
});

test.each([
  { bestOf: 1 as const, again: "cards are revealed again" },
  { bestOf: 3 as const, again: "the loser begins" },
])("after a match of best of $bestOf, $again", async ({ bestOf, again }) => {
  const { first, second, watcher } = await sitDown(served.url, { bestOf });
  const everybody = [first, second];
  for (const loser of [1, 1]) {
    everybody[loser]!.send(TO_ROOM.concede);
    await allUntil(everybody, (guest) => guest.view!.phase === "over");
    const seriesOver = first.view!.seats.some(({ score }) => score >= 2);
    for (const guest of everybody) guest.send(TO_ROOM.rematch);
    await allUntil(everybody, (guest) => guest.view!.phase === "playing");
    const shown = first.table.revealed.flat().length;
    if (bestOf === 3 && !seriesOver)
      expect({ again, active: first.table.active, shown }).toEqual({ again, active: 1, shown: 0 });
    else expect(shown).toBeGreaterThan(0);
  }
  await leaveAll(first, second, watcher);
});

/** Whole matches over real sockets. */
import { SET_KEYS } from "@mindbug/shared";
import { publicTable, TO_ROOM } from "@mindbug/shared/protocol";
import { dice, Guest } from "./helpers/guest.ts";
import { newDataFolder, serve, type Served } from "./helpers/serve.ts";

jest.setTimeout(60_000);

let served: Served;
beforeAll(async () => { served = await serve(newDataFolder()); });
afterAll(async () => { await served.end("SIGKILL"); });

async function sitDown(options: Parameters<typeof Guest.create>[1] = {}): Promise<{ first: Guest; second: Guest; watcher: Guest }> {
  const first = await Guest.create(served.url, { name: "Ann", ...options });
  const second = await Guest.join(served.url, first.code.toLowerCase(), { name: "Bob", ready: true });
  const watcher = await Guest.join(served.url, first.code);
  first.send(TO_ROOM.ready, { ready: true });
  await Promise.all([first, second, watcher].map((guest) => guest.until(() => guest.view!.phase === "playing")));
  return { first, second, watcher };
}

const leave = (...guests: Guest[]): Promise<unknown> => Promise.all(guests.map((guest) => guest.leave()));

/** Hands of three and more that `held` had and that occur in what `received` was sent. */
function leaks(held: Guest, received: Guest): string[] {
  const all = received.frames.join("\n");
  return [...held.hands].filter((hand) => hand.split(",").length >= 3 && !received.hands.has(hand) && all.includes(hand));
}

test.each(SET_KEYS.map((set, index) => [set, index] as const))("a whole match of %s: three clients agree, and nobody receives what is hidden", async (set, index) => {
  const { first, second, watcher } = await sitDown({ sets: [set] });
  expect(first.seat).toBe(0);
  expect(second.seat).toBe(1);
  expect(watcher.welcome!.you).toEqual({ role: "spectator", hands: "hidden" });
  expect(watcher.welcome!.secret).toBeUndefined();
  await Promise.all([first.play(dice(index)), second.play(dice(index + 100))]);
  await watcher.until(() => watcher.view!.phase === "over");

  const end = publicTable(first.table);
  expect(end.outcome).not.toBeNull();
  expect(publicTable(second.table)).toEqual(end);
  expect(watcher.table).toEqual(end);
  // Everybody was shown the same table after every single decision.
  expect([...second.steps]).toEqual([...first.steps].filter(([step]) => second.steps.has(step)));
  for (const [step, seen] of watcher.steps) expect(second.steps.get(step) ?? seen).toBe(seen);

  expect(leaks(first, second)).toEqual([]);
  expect(leaks(second, first)).toEqual([]);
  expect(leaks(first, watcher)).toEqual([]);
  expect(leaks(second, watcher)).toEqual([]);
  expect(watcher.hands.size).toBe(0);
  const drawn = (guest: Guest) => guest.events.flatMap(({ events }) => events).filter((event) => event.e === "draw");
  expect(drawn(watcher).every((event) => !("cards" in event))).toBe(true);
  for (const guest of [first, second]) expect(drawn(guest).every((event) => "cards" in event === (event.seat === guest.seat))).toBe(true);
  const numbers = watcher.events.map(({ step }) => step);
  expect(numbers).toEqual([...numbers].sort((a, b) => a - b));

  const { matchId } = first.view!;
  const replay = await (await fetch(`${served.url}/api/matches/${matchId}/replay`)).json() as { status: string; steps: { view: { outcome: unknown; players: { hand: unknown }[] } }[] };
  expect(replay.status).toBe("finished");
  expect(replay.steps.at(-1)!.view.outcome).toEqual(end.outcome);
  expect(replay.steps[0]!.view.players[0]!.hand).not.toBeNull();
  await leave(first, second, watcher);
});

test("the scanner of the leak test can fail: an open-handed spectator is found out", async () => {
  const { first, second, watcher } = await sitDown({ spectators: "open" });
  await Promise.all([first.play(dice(7)), second.play(dice(8))]);
  await watcher.until(() => watcher.view!.phase === "over");
  expect(watcher.hands.size).toBeGreaterThan(0);
  const honest = new Set(watcher.hands);
  watcher.hands.clear();
  expect(leaks(first, watcher).length).toBeGreaterThan(0);
  expect([...first.hands, ...second.hands].every((hand) => honest.has(hand))).toBe(true);
  await leave(first, second, watcher);
});

test("whoever joins late, or comes back, holds what those hold who never left", async () => {
  let { first, second, watcher } = await sitDown({ sets: [...SET_KEYS] });
  const { secret: firstSecret } = first;
  const { secret: secondSecret } = second;
  for (let round = 1; round <= 6; round++) {
    const enough = (guest: Guest) => () => guest.view!.step >= round * 7;
    await Promise.all([first.play(dice(round), enough(first)), second.play(dice(round + 50), enough(second))]);
    if (first.view!.phase === "over") break;
    const step = Math.max(first.view!.step, second.view!.step);
    await Promise.all([first, second, watcher].map((guest) => guest.until(() => guest.view!.step === step)));
    const [late, firstAgain, secondAgain] = await Promise.all([
      Guest.join(served.url, first.code), Guest.join(served.url, first.code, { secret: firstSecret }), Guest.join(served.url, first.code, { secret: secondSecret }),
    ]);
    expect(late.table).toEqual(watcher.table);
    expect(firstAgain.table).toEqual(first.table);
    expect(secondAgain.table).toEqual(second.table);
    expect(firstAgain.seat).toBe(first.seat);
    await first.until(() => first.closed !== null);
    expect(first.heard.map(({ type }) => type)).toContain("replaced");
    await watcher.leave();
    [first, second, watcher] = [firstAgain, secondAgain, late];
  }
  await leave(first, second, watcher);
});

test("conceding, then a rematch with the loser starting and the score kept", async () => {
  const { first, second, watcher } = await sitDown();
  first.send(TO_ROOM.concede);
  await Promise.all([first, second].map((guest) => guest.until(() => guest.view!.phase === "over")));
  expect(second.table.outcome).toEqual({ winner: 1, reason: "conceded" });
  const again = await Guest.join(served.url, first.code, { secret: first.secret });
  again.send(TO_ROOM.rematch);
  second.send(TO_ROOM.rematch);
  await watcher.until(() => watcher.view!.phase === "playing");
  expect(watcher.view!.seats.map(({ score }) => score)).toEqual([0, 1]);
  expect(watcher.table.active).toBe(0);
  await leave(second, watcher, again);
});

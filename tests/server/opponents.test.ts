/** Bots at the table, advice, and the curve of a finished match. */
import { DEFAULT_OPTIONS, type Hint, publicTable, TO_CLIENT, TO_ROOM } from "@mindbug/shared/protocol";
import { dice } from "../helpers/dice.ts";
import { allUntil, Guest, leaveAll, sitDown } from "./helpers/guest.ts";
import { journalOf } from "./helpers/journal.ts";
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

const hints = (guest: Guest): Hint[] =>
  guest.heard.filter(({ type }) => type === TO_CLIENT.hint).map(({ message }) => message as Hint);

test("one bot: the match begins at once, ends, goes into a rematch; the bot's hand is hidden", async () => {
  const guest = await Guest.create(served.url, { bots: ["player"], ready: true, sets: ["king-of-tokyo"] });
  for (let round = 0; round < 2; round++) {
    await guest.until(() => guest.view!.phase === "playing");
    expect(guest.view!.seats.map(({ bot }) => bot)).toEqual([null, "player"]);
    expect(guest.view!.seats[1].connected).toBe(true);
    expect(guest.table.players[1].hand).toBeNull();
    await guest.play(dice(round + 1));
    expect(guest.table.outcome).not.toBeNull();
    const { matchId } = guest.view!;
    guest.send(TO_ROOM.rematch);
    await guest.until(() => guest.view!.matchId !== matchId);
  }
  expect(guest.refused).toEqual([]);
  await guest.leave();
});

test("two bots: whoever made the room watches; nothing moves while nobody does; no rematch unasked", async () => {
  const slow = await serve(newDataFolder(), { BOT_PACE_MS: "20" });
  const guest = await Guest.create(slow.url, { bots: ["beginner", "beginner"], spectators: "off" });
  expect(guest.welcome!.you).toEqual({ role: "spectator", hands: "hidden" });
  await guest.until(() => guest.view!.phase === "playing" && guest.view!.step >= 4);
  await guest.leave();
  let again = await Guest.join(slow.url, guest.code);
  const { step } = again.view!;
  await again.until(() => again.view!.phase === "over" || again.view!.step >= step + 4);
  await again.leave();
  again = await Guest.join(slow.url, guest.code);
  await again.until(() => again.view!.phase === "over");
  const { matchId } = again.view!;
  expect(again.view!.seats.map(({ rematch }) => rematch)).toEqual([false, false]);
  again.send(TO_ROOM.rematch);
  await again.until(() => again.view!.matchId !== matchId && again.view!.step > 0);
  await slow.end("SIGKILL");
});

test("a bot fills the free seat; the room lives while it thinks; after kill -9 it thinks again", async () => {
  const own = newDataFolder();
  let slow = await serve(own, { BOT_PACE_MS: "60000" });
  const guest = await Guest.create(slow.url, { ready: true });
  guest.send(TO_ROOM.bot, { level: "master" });
  await guest.until(() => guest.view!.phase === "playing");
  await guest.play(dice(1), () => guest.table.prompt?.seat === 1 && guest.answers === null);
  const table = publicTable(guest.table);
  guest.send(TO_ROOM.chat, { text: "are you there?" });
  await guest.until(() => guest.heard.some(({ type }) => type === TO_CLIENT.chat));
  await slow.end("SIGKILL");
  slow = await serve(own);
  const again = await Guest.join(slow.url, guest.code, { secret: guest.secret });
  expect(again.view!.seats[1].bot).toBe("master");
  await again.play(dice(2));
  expect(again.table.outcome).not.toBeNull();
  expect(JSON.stringify(journalOf(own, again.view!.matchId).entries.length)).not.toBe("0");
  expect(table.outcome).toBeNull();
  await slow.end("SIGKILL");
});

test("conceding and taking back do not wait for the bot, and what it thought about is forgotten", async () => {
  const slow = await serve(newDataFolder(), { BOT_PACE_MS: "60000" });
  let guest: Guest;
  // Two cards decide who begins: another table until it is the guest.
  for (;;) {
    guest = await Guest.create(slow.url, { ready: true, bots: ["player"] });
    await guest.until(() => guest.view?.table?.prompt != null);
    if (guest.asked) break;
    await guest.leave();
  }
  guest.send(TO_ROOM.intent, { prompt: guest.table.prompt!.id, answer: 0 });
  await guest.until(() => guest.table.prompt?.seat === 1);
  guest.send(TO_ROOM.takeback);
  await guest.until(() => guest.refused.length === 1);
  expect(guest.refused[0]!.code).toBe("nothingToTakeBack");
  guest.send(TO_ROOM.concede);
  await guest.until(() => guest.view!.phase === "over");
  await slow.end("SIGKILL");
});

test("advice: against a bot, for one's own decision, not all the time; between people only where agreed", async () => {
  const guest = await Guest.create(served.url, { ready: true, bots: ["beginner"] });
  const watcher = await Guest.join(served.url, guest.code);
  await guest.until(() => guest.asked);
  guest.send(TO_ROOM.hint);
  await guest.until(() => hints(guest).length === 1);
  const [hint] = hints(guest);
  expect(hint!.prompt).toBe(guest.table.prompt!.id);
  expect(guest.answers![hint!.answer]).toBeDefined();
  expect(hint!.chance).toBeGreaterThanOrEqual(0);
  expect(hint!.chance).toBeLessThanOrEqual(1);
  for (let i = 0; i < 10; i++) guest.send(TO_ROOM.hint);
  await guest.until(() => guest.refused.some(({ code }) => code === "tooFrequent"));
  watcher.send(TO_ROOM.hint);
  await watcher.until(() => watcher.refused.length === 1);
  expect([watcher.refused[0]!.code, hints(watcher)]).toEqual(["notAPlayer", []]);
  await leaveAll(guest, watcher);

  for (const agreed of [true, false]) {
    const { first, second, watcher: third } = await sitDown(served.url, { hints: agreed });
    await first.until(() => first.asked || second.asked);
    const [decider, other] = first.asked ? [first, second] : [second, first];
    decider.send(TO_ROOM.hint);
    await decider.until(() => hints(decider).length + decider.refused.length === 1);
    expect(hints(decider).length).toBe(agreed ? 1 : 0);
    if (!agreed) expect(decider.refused[0]!.code).toBe("notNow");
    else {
      other.send(TO_ROOM.hint);
      await other.until(() => other.refused.length === 1);
      expect(other.refused[0]!.code).toBe("notYourDecision");
    }
    await leaveAll(first, second, third);
  }
});

test("a page of an older version may still ask for the lesson of a room, and gets an ordinary match", async () => {
  const old = { lesson: true, ready: true, bots: ["beginner"] as const };
  const guest = await Guest.create(served.url, old);
  await guest.until(() => guest.view!.phase === "playing");
  expect(guest.view!.options).toEqual({ ...DEFAULT_OPTIONS, bots: ["beginner"] });
  await guest.play(dice(5));
  await guest.leave();
});

test("the curve of a finished match has a chance for every step, and ends with the result", async () => {
  const guest = await Guest.create(served.url, { ready: true, bots: ["beginner"] });
  await guest.until(() => guest.view!.phase === "playing");
  const { matchId } = guest.view!;
  expect((await fetch(`${served.url}/api/matches/${matchId}/chances`)).status).toBe(403);
  await guest.play(dice(8));
  const { chances } = (await (await fetch(`${served.url}/api/matches/${matchId}/chances`)).json()) as {
    chances: number[];
  };
  const { steps } = (await (await fetch(`${served.url}/api/matches/${matchId}/replay`)).json()) as { steps: unknown[] };
  expect(chances.length).toBe(steps.length);
  expect(chances.every((chance) => chance >= 0 && chance <= 1)).toBe(true);
  const { winner } = guest.table.outcome!;
  expect(chances.at(-1)).toBe(winner === null ? 0.5 : winner === 0 ? 1 : 0);
  expect((await fetch(`${served.url}/api/matches/nope/chances`)).status).toBe(404);
  await allUntil([guest], () => true);
  await guest.leave();
});

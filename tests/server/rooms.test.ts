/** ConnectionLimits of a room: rematch, taking back, claiming, talking, who may come in. */
import { setTimeout as pause } from "node:timers/promises";
import { type ChatFrom, TO_CLIENT, TO_ROOM } from "@mindbug/shared/protocol";
import { dice } from "../helpers/dice.ts";
import { allUntil, from, Guest, leaveAll, type Party, sitDown } from "./helpers/guest.ts";
import { metricsOf, newDataFolder, serve, type Served } from "./helpers/serve.ts";

jest.setTimeout(120_000);

let served: Served;
beforeAll(async () => {
  served = await serve(newDataFolder(), { CLAIM_SECONDS: "1", LINGER_SECONDS: "1", MAX_SPECTATORS: "2" });
});
afterAll(async () => {
  await served.end("SIGKILL");
});

const metric = async (name: string): Promise<number> =>
  Number(new RegExp(`^${name} (\\S+)$`, "m").exec(await metricsOf(served.url))?.[1]);

/** Plays on until somebody attacks and is asked to be blocked: a decision that showed nothing hidden. */
async function untilBlock(
  { first, second }: Party,
  chance: () => number,
): Promise<{ decider: Guest; foe: Guest; before: Guest["table"] }> {
  for (;;) {
    await first.until(
      () => first.asked || second.asked || (first.view!.phase === "over" && second.view!.phase === "over"),
    );
    if (first.view!.phase === "over") {
      const { matchId } = first.view!;
      for (const guest of [first, second]) guest.send(TO_ROOM.rematch);
      await allUntil([first, second], (guest) => guest.view!.matchId !== matchId);
      continue;
    }
    const [decider, foe] = first.asked ? [first, second] : [second, first];
    const before = decider.table;
    const { id, answers, kind } = before.prompt!;
    const attack = kind === "turn" ? answers!.findIndex((answer) => answer.do === "attack") : -1;
    const pass = kind === "mindbug" ? answers!.findIndex((answer) => answer.do === "pass") : -1;
    const { step } = decider.view!;
    decider.send(TO_ROOM.intent, {
      prompt: id,
      answer: attack >= 0 ? attack : pass >= 0 ? pass : Math.floor(chance() * answers!.length),
    });
    await allUntil(
      [first, second],
      (guest) => guest.view!.step > step && (guest.view!.phase === "over" || first.asked || second.asked),
    );
    await first.until(() => first.view!.step === second.view!.step);
    if (attack >= 0 && foe.asked && foe.table.prompt!.kind === "block") return { decider, foe, before };
  }
}

test("best of three: the loser starts, the score is kept and begins anew after two wins; spectators come", async () => {
  const { first, second, watcher } = await sitDown(served.url, { bestOf: 3 });
  const concede = async (loser: Guest, score: number[]): Promise<void> => {
    const { matchId } = loser.view!;
    loser.send(TO_ROOM.concede);
    await allUntil([first, second, watcher], (guest) => guest.view!.phase === "over");
    expect(watcher.table.outcome).toEqual({ winner: loser === first ? 1 : 0, reason: "conceded" });
    expect(watcher.view!.seats.map((seat) => seat.score)).toEqual(score);
    first.send(TO_ROOM.rematch);
    await watcher.until(() => watcher.view!.seats[0].rematch);
    second.send(TO_ROOM.rematch);
    await allUntil(
      [first, second, watcher],
      (guest) => guest.view!.phase === "playing" && guest.view!.matchId !== matchId,
    );
    // A new series finds its first player by revealing cards, as in the books.
    if (!score.includes(2)) expect(watcher.table.active).toBe(loser.seat);
    expect(watcher.table.revealed.flat().length > 0).toBe(score.includes(2));
    expect(watcher.view!.seats.map((seat) => seat.rematch)).toEqual([false, false]);
  };
  await concede(first, [0, 1]);
  await concede(second, [1, 1]);
  await concede(second, [2, 1]);
  expect(watcher.view!.seats.map((seat) => seat.score)).toEqual([0, 0]);
  await concede(first, [0, 1]);
  await leaveAll(first, second, watcher);
});

test("taking back: only with the opponent's consent, only while nothing was revealed, nobody asked twice", async () => {
  const { first, second, watcher } = await sitDown(served.url);
  const starter = first.table.active === 0 ? first : second;
  const other = starter === first ? second : first;
  await starter.until(() => starter.asked);
  const mayStarter = (): string => starter.view!.seats[starter.seat as 0 | 1].takeback;
  expect(mayStarter()).toBe("nothing");
  starter.send(TO_ROOM.takeback);
  await starter.until(() => starter.refused.length === 1);
  starter.send(TO_ROOM.intent, {
    prompt: starter.table.prompt!.id,
    answer: starter.answers!.findIndex((answer) => answer.do === "play"),
  });
  await other.until(() => other.asked);
  expect(other.table.prompt!.kind).toBe("mindbug");
  // The card has been shown: that cannot be taken back.
  expect(mayStarter()).toBe("nothing");
  starter.send(TO_ROOM.takeback);
  await starter.until(() => starter.refused.length === 2);
  expect(starter.refused.map(({ code }) => code)).toEqual(["nothingToTakeBack", "nothingToTakeBack"]);
  other.send(TO_ROOM.takebackReply, { accept: true });
  await other.until(() => other.refused.length === 1);
  expect(other.refused[0]!.code).toBe("notNow");

  const { decider: asker, foe: opponent } = await untilBlock({ first, second, watcher }, dice(3));
  const after = asker.view!.step;
  expect(asker.view!.seats[asker.seat as 0 | 1].takeback).toBe("possible");
  asker.send(TO_ROOM.takeback);
  await allUntil([asker, opponent, watcher], (guest) => guest.view!.takeback === asker.seat);
  opponent.send(TO_ROOM.takebackReply, { accept: false });
  await asker.until(() => asker.view!.takeback === null);
  expect(asker.view!.step).toBe(after);
  expect(asker.view!.seats[asker.seat as 0 | 1].takeback).toBe("denied");
  const refusedBefore = asker.refused.length;
  asker.send(TO_ROOM.takeback);
  await asker.until(() => asker.refused.length > refusedBefore);
  expect(asker.refused.at(-1)!.code).toBe("notNow");
  await leaveAll(first, second, watcher);
});

test("a consented takeback brings back the very same decision, for everybody and after a reconnect", async () => {
  const { first, second, watcher } = await sitDown(served.url);
  const { decider, foe, before } = await untilBlock({ first, second, watcher }, dice(9));
  decider.send(TO_ROOM.takeback);
  await foe.until(() => foe.view!.takeback === decider.seat);
  const { step } = foe.view!;
  foe.send(TO_ROOM.takebackReply, { accept: true });
  await allUntil([first, second, watcher], (guest) => guest.view!.step > step && guest.view!.takeback === null);
  expect(decider.table).toEqual(before);
  expect(foe.answers).toBeNull();
  const again = await Guest.join(served.url, first.code, { secret: decider.secret });
  expect(again.table).toEqual(before);
  await leaveAll(first, second, watcher, again);
});

test("an opponent away for long can be claimed, one who is there cannot; a bot may keep the empty seat", async () => {
  const { first, second, watcher } = await sitDown(served.url);
  first.send(TO_ROOM.claim);
  first.send(TO_ROOM.bot, { level: "beginner" });
  await first.until(() => first.refused.length === 2);
  expect(first.refused.map(({ code }) => code)).toEqual(["opponentPresent", "opponentPresent"]);
  second.vanish();
  await first.until(() => !first.view!.seats[1].connected);
  await pause(1100);
  first.send(TO_ROOM.bot, { level: "player" });
  await first.until(() => first.view!.seats[1].bot === "player");
  await first.play(dice(4), () => first.view!.step >= 12);
  const again = await Guest.join(served.url, first.code, { secret: second.secret });
  expect([again.seat, again.view!.seats[1].bot]).toEqual([1, null]);
  await Promise.all([
    first.play(dice(5), () => first.view!.step >= 20),
    again.play(dice(6), () => again.view!.step >= 20),
  ]);
  if (first.view!.phase === "playing") {
    again.vanish();
    await first.until(() => !first.view!.seats[1].connected);
    await pause(1100);
    first.send(TO_ROOM.claim);
    await first.until(() => first.view!.phase === "over");
    expect(first.table.outcome).toEqual({ winner: 0, reason: "abandoned" });
  }
  await leaveAll(first, watcher);
});

test("talk: plain text of bounded length with the speaker's name, not too often, and only what is text", async () => {
  const { first, second, watcher } = await sitDown(served.url);
  watcher.send(TO_ROOM.chat, { text: `  hello\u202e\u0000 \ud83d\ude00 \ud800 ${"x".repeat(300)}` });
  first.send(TO_ROOM.chat, { text: "hi" });
  first.send(TO_ROOM.emote, { emote: "wow" });
  const heard = (type: string) => second.heard.filter((one) => one.type === type).map(({ message }) => message);
  await second.until(() => heard(TO_CLIENT.chat).length === 2 && heard(TO_CLIENT.emote).length === 1);
  // Two sockets: whose words arrive first is anybody's guess.
  const [fromWatcher, fromFirst] = (["spectator", 0] as const).map((speaker) =>
    (heard(TO_CLIENT.chat) as ChatFrom[]).find((chat) => chat.from === speaker),
  );
  expect(fromWatcher).toMatchObject({ from: "spectator", name: "Eve" });
  expect([...fromWatcher!.text].length).toBe(200);
  expect(fromWatcher!.text.startsWith("hello \u{1f600}")).toBe(true);
  expect(fromFirst).toEqual({ from: 0, name: "Ann", text: "hi" });
  for (const text of ["", "   ", "\u0000", 5, null, "y".repeat(5000).slice(0, 1200)])
    first.send(TO_ROOM.chat, { text });
  watcher.send(TO_ROOM.emote, { emote: "wow" });
  second.send(TO_ROOM.emote, { emote: "rude" });
  await allUntil(
    [first, second, watcher],
    () => first.refused.length === 6 && watcher.refused.length === 1 && second.refused.length === 1,
  );
  for (let i = 0; i < 8; i++) second.send(TO_ROOM.chat, { text: `again ${i}` });
  await second.until(() => second.refused.some(({ code }) => code === "tooFrequent"));
  await leaveAll(first, second, watcher);
});

test("who may come in: spectators as allowed, a deserted seat goes to the next, empty rooms leave memory", async () => {
  const closed = await sitDownClosed();
  await expect(Guest.join(served.url, closed[0].code)).rejects.toMatchObject({ code: 403 });
  expect((await fetch(`${served.url}/api/matches/${closed[0].view!.matchId}/replay`)).status).toBe(403);
  await leaveAll(...closed);
  const { first, second, watcher } = await sitDown(served.url);
  const another = await Guest.join(served.url, first.code, {}, from("10.0.0.4"));
  await expect(Guest.join(served.url, first.code)).rejects.toMatchObject({ code: 403 });
  await leaveAll(first, second, watcher, another);

  const host = await Guest.create(served.url, { name: "Host" });
  const passer = await Guest.join(served.url, host.code);
  expect(passer.seat).toBe(1);
  await passer.leave();
  await host.until(() => !host.view!.seats[1].connected);
  await pause(1100);
  const next = await Guest.join(served.url, host.code, { ready: true });
  expect(next.seat).toBe(1);
  const late = await Guest.join(served.url, host.code, { secret: passer.secret });
  expect(late.welcome!.you.role).toBe("spectator");
  host.send(TO_ROOM.ready, { ready: true });
  await allUntil([host, next, late], (guest) => guest.view!.phase === "playing");
  host.send(TO_ROOM.concede);
  await allUntil([host, next, late], (guest) => guest.view!.phase === "over");
  await leaveAll(host, next, late);
  const rooms = await metric("mindbug_rooms");
  while ((await metric("mindbug_rooms")) >= rooms) await pause(100);
  await expect(Guest.join(served.url, host.code)).rejects.toMatchObject({ code: 404 });
});

async function sitDownClosed(): Promise<[Guest, Guest]> {
  const first = await Guest.create(served.url, { ready: true, spectators: "off" });
  const second = await Guest.join(served.url, first.code, { ready: true });
  await allUntil([first, second], (guest) => guest.view!.phase === "playing");
  return [first, second];
}

test("who was sent a code learns who waits there, with which sets, and whether a seat is free", async () => {
  const ask = async (code: string): Promise<Response> => fetch(`${served.url}/api/rooms/${code}`);
  const host = await Guest.create(served.url, { name: "Anna", sets: ["king-of-tokyo"], spectators: "off" });
  const code = host.code;
  const waiting = await ask(code.toLowerCase());
  expect(await waiting.json()).toMatchObject({
    code,
    sets: ["king-of-tokyo"],
    spectators: "off",
    seated: [{ name: "Anna", bot: null }],
    freeSeats: 1,
  });
  const guest = await Guest.join(served.url, code, { name: "Ben" });
  expect(await (await ask(code)).json()).toMatchObject({ seated: [{ name: "Anna" }, { name: "Ben" }], freeSeats: 0 });
  expect((await ask("QQQQQ")).status).toBe(404);
  expect((await ask("..%2Fmatches")).status).toBe(404);
  await leaveAll(host, guest);
});

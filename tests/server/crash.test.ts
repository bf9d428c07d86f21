/** The server dies; the matches do not. */
import { setTimeout as pause } from "node:timers/promises";
import { SET_KEYS, viewState } from "@mindbug/shared";
import { CLOSE, publicTable, TO_ROOM } from "@mindbug/shared/protocol";
import { dice } from "../helpers/dice.ts";
import { allUntil, Guest, leaveAll, sitDown } from "./helpers/guest.ts";
import { tableOf, truthOf } from "./helpers/journal.ts";
import { place, scenesOf } from "./helpers/scenes.ts";
import { newDataFolder, serve, type Served } from "./helpers/serve.ts";

jest.setTimeout(180_000);

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;

/** Somebody who always finds their way back, and remembers every table they were ever shown. */
class Persistent {
  readonly seen = new Map<number, Set<string>>();
  matchId = "";
  connections = 0;

  constructor(
    private readonly url: () => string,
    private readonly code: string,
    private readonly secret: string,
    private readonly onSeen: () => void,
  ) {}

  private async connect(): Promise<Guest> {
    for (;;) {
      try {
        return await Guest.join(this.url(), this.code, { secret: this.secret });
      } catch {
        // Nobody listens there at the moment; a room that is gone would end the test by its timeout.
        await pause(50);
      }
    }
  }

  async play(chance: () => number): Promise<void> {
    for (;;) {
      const guest = await this.connect();
      this.connections += 1;
      this.matchId ||= guest.view!.matchId;
      expect(guest.view!.matchId).toBe(this.matchId);
      const counted = (): boolean => {
        this.onSeen();
        return false;
      };
      await guest.play(chance, counted);
      for (const [step, table] of guest.steps) this.seen.set(step, (this.seen.get(step) ?? new Set()).add(table));
      if (guest.view!.phase === "over") return guest.leave();
    }
  }
}

test("kill -9 at random moments: nothing acknowledged is lost, tables are those of an unbroken run", async () => {
  const folder = newDataFolder();
  let served: Served = await serve(folder);
  const chance = dice(20);
  const mixes = [...SET_KEYS.map((set) => [set]), [...SET_KEYS], [...SET_KEYS], ["first-contact" as const]];
  const parties = await Promise.all(mixes.map((sets) => sitDown(served.url, { sets })));
  let seen = 0;
  let nextKill = 30;
  let kills = 0;
  let restarting: Promise<void> = Promise.resolve();
  const onSeen = (): void => {
    seen += 1;
    if (seen < nextKill || kills >= 6) return;
    kills += 1;
    nextKill = Number.POSITIVE_INFINITY;
    restarting = served.end("SIGKILL").then(async () => {
      served = await serve(folder);
      nextKill = seen + 10 + Math.floor(chance() * 80);
    });
  };
  const players = parties.flatMap(({ first, second }) =>
    [first, second].map((guest) => new Persistent(() => served.url, guest.code, guest.secret, onSeen)),
  );
  const matchIds = parties.map(({ first }) => first.view!.matchId);
  await Promise.all(players.map((player, index) => player.play(dice(index + 500))));
  await restarting;

  expect(kills).toBeGreaterThanOrEqual(3);
  expect(Math.max(...players.map(({ connections }) => connections))).toBeGreaterThan(2);
  parties.forEach((_, index) => {
    const truths = truthOf(folder, matchIds[index]!);
    expect(truths.at(-1)!.state.outcome).not.toBeNull();
    for (const player of players.slice(index * 2, index * 2 + 2)) {
      expect(player.matchId).toBe(matchIds[index]);
      expect(player.seen.has(truths.length - 1)).toBe(true);
      for (const [step, tables] of player.seen) {
        const shown = publicTable(tableOf(viewState(truths[step]!.state, "spectator")));
        expect([...tables].map((table) => JSON.parse(table) as unknown)).toEqual([asJson(shown)]);
      }
    }
  });
  const again = await Guest.join(served.url, parties[0]!.first.code, { secret: parties[0]!.first.secret });
  expect(again.view!.seats.map(({ score }) => score).reduce((a, b) => a + b)).toBe(
    again.table.outcome!.winner === null ? 0 : 1,
  );
  await served.end("SIGKILL");
});

test("SIGTERM: players are told, new rooms refused, it ends in time, and everything is there again", async () => {
  const folder = newDataFolder();
  let served = await serve(folder);
  const { first, second, watcher } = await sitDown(served.url, { clock: "90", bank: 60 });
  await Promise.all([
    first.play(dice(1), () => first.view!.step >= 6),
    second.play(dice(2), () => second.view!.step >= 6),
  ]);
  await allUntil(
    [first, second, watcher],
    () =>
      first.view!.step === second.view!.step &&
      watcher.view!.step === first.view!.step &&
      (first.asked || second.asked),
  );
  const asked = Date.now();
  const ended = served.end("SIGTERM");
  await Promise.all([first, second, watcher].map((guest) => guest.until(() => guest.closed !== null)));
  for (const guest of [first, second, watcher]) expect(guest.closed).toBe(CLOSE.restart);
  expect(await ended).toBe(0);
  expect(Date.now() - asked).toBeLessThan(10_000);
  await expect(fetch(`${served.url}/healthz`)).rejects.toThrow();

  served = await serve(folder);
  const [firstAgain, secondAgain] = [
    await Guest.join(served.url, first.code, { secret: first.secret }),
    await Guest.join(served.url, first.code, { secret: second.secret }),
  ];
  expect(firstAgain.table).toEqual(first.table);
  expect(secondAgain.table).toEqual(second.table);
  await Promise.all([firstAgain.play(dice(3)), secondAgain.play(dice(4))]);
  expect(firstAgain.table.outcome).not.toBeNull();
  await leaveAll(firstAgain, secondAgain);
  await served.end("SIGKILL");
});

test("a journal of other rules is kept, marked and shown as such, and the players can begin anew", async () => {
  const folder = newDataFolder();
  const [scene] = scenesOf(["first-contact"], 3);
  const [placed] = await place(folder, [scene!], {}, 999);
  for (let start = 0; start < 2; start++) {
    const served = await serve(folder);
    const [first, second] = [
      await Guest.join(served.url, placed!.code, { secret: placed!.secrets[0] }),
      await Guest.join(served.url, placed!.code, { secret: placed!.secrets[1] }),
    ];
    expect([first.seat, first.view!.phase, first.view!.table]).toEqual([0, "broken", null]);
    first.send(TO_ROOM.concede);
    await first.until(() => first.refused.length === 1);
    expect(await (await fetch(`${served.url}/api/matches/${placed!.matchId}`)).json()).toMatchObject({
      status: "broken",
      rules: 999,
    });
    expect((await fetch(`${served.url}/api/matches/${placed!.matchId}/replay`)).status).toBe(409);
    if (start === 1) {
      first.send(TO_ROOM.rematch);
      second.send(TO_ROOM.rematch);
      await allUntil([first, second], (guest) => guest.view!.phase === "playing");
    }
    await served.end("SIGKILL");
  }
});

/** Several processes are one server: any of them may be asked, any of them may die. */
import { TO_ROOM } from "@mindbug/shared/protocol";
import { ClusterUnderTest, comeBack } from "./helpers/cluster.ts";
import { askRedis, waitFor } from "./helpers/daemons.ts";
import { dice } from "../helpers/dice.ts";
import { allUntil, Guest, leaveAll } from "./helpers/guest.ts";
import type { Served } from "./helpers/serve.ts";

jest.setTimeout(240_000);

let cluster: ClusterUnderTest;
beforeAll(async () => {
  cluster = await ClusterUnderTest.start(3);
});
afterAll(() => cluster?.stop());

/** The process answers no more; another takes its place in the cluster. */
async function kill(served: Served): Promise<void> {
  await served.end("SIGKILL");
  cluster.servers.splice(cluster.servers.indexOf(served), 1);
}

async function pair(url: string, otherUrl: string): Promise<[Guest, Guest]> {
  const first = await Guest.create(url, { name: "Ann", ready: true, sets: ["first-contact", "battlefruit-kingdom"] });
  const second = await Guest.join(otherUrl, first.code, { name: "Bob", ready: true });
  await allUntil([first, second], (guest) => guest.view!.phase === "playing");
  return [first, second];
}

async function playSome(guests: readonly Guest[], more: number, seed: number): Promise<number> {
  const target = Math.max(...guests.map((guest) => guest.view!.step)) + more;
  await Promise.all(guests.map((guest, index) => guest.play(dice(seed + index), () => guest.view!.step >= target)));
  await allUntil(guests, (guest) => guest.view!.step >= target || guest.view!.phase === "over");
  return target;
}

/** Both see the same step and the question of one of them. */
async function quiet([first, second]: readonly [Guest, Guest]): Promise<number> {
  const step = (): number => Math.max(first.view!.step, second.view!.step);
  await first.until(() => first.view!.step === step() && second.view!.step === step() && (first.asked || second.asked));
  await second.until(() => second.view!.step === step());
  return step();
}

test("a room made on one process is joined through a second and watched through a third", async () => {
  const [a, b, c] = cluster.servers as [Served, Served, Served];
  const [first, second] = await pair(a.url, b.url);
  const watcher = await Guest.join(c.url, first.code, { watch: true });
  await playSome([first, second], 12, 10);
  await watcher.until(() => watcher.view!.step >= 12);
  await quiet([first, second]);
  const step = first.view!.step;
  await watcher.until(() => watcher.view!.step === step);
  expect(watcher.steps.get(step)).toBe(first.steps.get(step));
  expect(watcher.welcome!.you.role).toBe("spectator");
  expect(askRedis(cluster.redis.port, "hexists", "roomcaches", first.code)).toBe("1");
  await leaveAll(first, second, watcher);
});

test("through nginx: creating, joining and watching through one address", async () => {
  const [first, second] = await pair(cluster.url, cluster.url);
  const watchers = await Promise.all([1, 2, 3].map(() => Guest.join(cluster.url, first.code, { watch: true })));
  await Promise.all([first.play(dice(1)), second.play(dice(2))]);
  await allUntil(watchers, (watcher) => watcher.view!.phase === "over");
  await expect(fetch(`${cluster.url}/api/matches`).then((response) => response.json())).resolves.toEqual(
    expect.arrayContaining([expect.objectContaining({ id: first.view!.matchId })]),
  );
  await expect(Guest.join(cluster.url, "ZZZZZ")).rejects.toMatchObject({ code: 404 });
  await leaveAll(first, second, ...watchers);
});

test("kill -9 while players answer as fast as they can: nothing that they saw is lost", async () => {
  const [, , victim] = cluster.servers as [Served, Served, Served];
  const parties = await Promise.all(Array.from({ length: 6 }, () => pair(victim.url, cluster.url)));
  await Promise.all(
    parties.map(([first, second], index) => {
      // The first of them to reach a certain point kills the process under all the others.
      const stop = (): boolean => victim.process.killed;
      const playing = [first.play(dice(index), stop), second.play(dice(index + 50), stop)];
      const trigger =
        index === 0
          ? first.until(() => first.view!.step >= 15 || first.view!.phase === "over").then(() => kill(victim))
          : Promise.resolve();
      return Promise.all([...playing, trigger]);
    }),
  );
  const replacement = cluster.addServer();
  for (const [first, second] of parties) {
    await allUntil([first, second], (guest) => guest.closed !== null);
    const seen = Math.max(first.view!.step, second.view!.step);
    const again: [Guest, Guest] = [
      await comeBack(cluster.url, first.code, { secret: first.secret }),
      await comeBack(cluster.url, first.code, { secret: second.secret }),
    ];
    expect([again[0].seat, again[1].seat]).toEqual([first.seat, second.seat]);
    expect(again[0].view!.matchId).toBe(first.view!.matchId);
    expect(again[0].view!.step).toBeGreaterThanOrEqual(seen);
    await Promise.all(again.map((guest, index) => guest.play(dice(index))));
    expect(again[0].view!.phase).toBe("over");
    await leaveAll(...again);
  }
  await replacement;
});

test("what a dead process left in Redis is cleaned up", async () => {
  const victim = await cluster.addServer();
  const lobby = await Guest.create(victim.url, { name: "Ann" });
  const counted = (): number => askRedis(cluster.redis.port, "hkeys", "roomcount").split("\n").length;
  await waitFor("all processes to be counted", () => counted() === cluster.servers.length);
  await kill(victim);
  await waitFor("the dead process to be forgotten", () => counted() === cluster.servers.length);
  const again = await comeBack(cluster.url, lobby.code, { secret: lobby.secret });
  expect(again.view!.phase).toBe("lobby");
  await again.leave();
});

test("a paused process finds out that it lost the match, and nothing it still hears counts", async () => {
  const [, other] = cluster.servers as [Served, Served];
  const paused = await cluster.addServer();
  const old = await pair(paused.url, paused.url);
  const passedOn = await Guest.join(other.url, old[0].code, { watch: true });
  await playSome(old, 8, 3);
  const step = await quiet(old);
  const asked = old[0].asked ? old[0] : old[1];
  paused.process.kill("SIGSTOP");
  try {
    // It waits in the paused process's socket, and is read when that process goes on.
    asked.send(TO_ROOM.intent, { prompt: asked.table.prompt!.id, answer: 0 });
    const again: [Guest, Guest] = [
      await comeBack(other.url, old[0].code, { secret: old[0].secret }),
      await comeBack(other.url, old[0].code, { secret: old[1].secret }),
    ];
    expect(again[0].view!.step).toBe(step);
    expect(again[0].table).toEqual(old[0].table);
    // Whoever is connected through a process that is well need not wait for the one that hangs.
    await passedOn.until(() => passedOn.closed !== null);
    await playSome(again, 4, 7);
    await quiet(again);
    const went = again.map((guest) => JSON.stringify(guest.table));
    paused.process.kill("SIGCONT");
    await allUntil(old, (guest) => guest.closed !== null);
    expect(paused.output()).toContain("another process runs this room");
    expect(old.map((guest) => guest.view!.step)).toEqual([step, step]);
    // The new owner's room is untouched, and is still found through everybody, the one that lost it included.
    expect(again.map((guest) => JSON.stringify(guest.table))).toEqual(went);
    const watcher = await comeBack(paused.url, old[0].code, { watch: true });
    expect(watcher.view!.step).toBe(again[0].view!.step);
    await Promise.all(again.map((guest, index) => guest.play(dice(index + 20))));
    await watcher.until(() => watcher.view!.phase === "over");
    await leaveAll(...again, watcher);
  } finally {
    paused.process.kill("SIGCONT");
  }
});

test("Redis restarts empty: running matches go on meanwhile, and then their codes are known again", async () => {
  const [a, b, c] = cluster.servers as [Served, Served, Served];
  const players = await pair(a.url, b.url);
  await cluster.redis.stop("SIGKILL");
  await playSome(players, 10, 30);
  await cluster.redis.start();
  const watcher = await comeBack(c.url, players[0].code, { watch: true });
  expect(watcher.view!.phase).not.toBe("lobby");
  const [first, second] = await pair(c.url, a.url);
  await Promise.all([...players, first, second].map((guest, index) => guest.play(dice(index))));
  await leaveAll(...players, first, second, watcher);
});

test("PostgreSQL restarts: players wait, and what they answered meanwhile counts", async () => {
  const [a, b] = cluster.servers as [Served, Served];
  const players = await pair(a.url, b.url);
  await playSome(players, 6, 40);
  const step = await quiet(players);
  const asked = players[0].asked ? players[0] : players[1];
  await cluster.postgres.stop("SIGINT");
  asked.send(TO_ROOM.intent, { prompt: asked.table.prompt!.id, answer: 0 });
  await waitFor("the server to notice", () => a.output().includes("database is away"));
  expect(players.map((guest) => guest.view!.step)).toEqual([step, step]);
  await cluster.postgres.start();
  await allUntil(players, (guest) => guest.view!.step > step);
  expect(players.flatMap((guest) => guest.refused)).toEqual([]);
  expect(players.map((guest) => guest.closed)).toEqual([null, null]);
  await playSome(players, 6, 41);
  const last = await quiet(players);
  // The journal says the same as the players saw.
  await kill(a);
  const again: [Guest, Guest] = [
    await comeBack(b.url, players[0].code, { secret: players[0].secret }),
    await comeBack(b.url, players[0].code, { secret: players[1].secret }),
  ];
  expect(again[0].view!.step).toBe(last);
  expect(again.map((guest) => guest.table)).toEqual(players.map((guest) => guest.table));
  await leaveAll(...again);
});

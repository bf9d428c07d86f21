/** A new version on old data, a backup of a running server, and the step from one process to many. */
import { join } from "node:path";
import { CLOSE } from "@mindbug/shared/protocol";
import { openDatabase } from "../../server/src/store/database.ts";
import { backup, restore } from "../../server/src/store/backup.ts";
import { ClusterUnderTest, comeBack } from "./helpers/cluster.ts";
import { waitFor } from "./helpers/daemons.ts";
import { dice } from "../helpers/dice.ts";
import { allUntil, Guest, leaveAll } from "./helpers/guest.ts";
import { newDataFolder, serve, type Served } from "./helpers/serve.ts";

jest.setTimeout(180_000);

async function begun(url: string, steps: number): Promise<[Guest, Guest]> {
  const first = await Guest.create(url, { name: "Ann", ready: true });
  const second = await Guest.join(url, first.code, { name: "Bob", ready: true });
  await allUntil([first, second], (guest) => guest.view!.phase === "playing");
  const enough = (guest: Guest) => (): boolean => guest.view!.step >= steps;
  await Promise.all([first.play(dice(1), enough(first)), second.play(dice(2), enough(second))]);
  // What the room answers by itself may follow: at rest is where both see the same step and one of them is asked.
  await allUntil([first, second], () => first.view!.step === second.view!.step && (first.asked || second.asked));
  return [first, second];
}

async function comeBackBoth(url: string, [first, second]: readonly [Guest, Guest]): Promise<[Guest, Guest]> {
  return [
    await comeBack(url, first.code, { secret: first.secret }),
    await comeBack(url, first.code, { secret: second.secret }),
  ];
}

/** The file as the version before owners wrote it. */
function makeOlder(folder: string): void {
  const db = openDatabase(join(folder, "mindbug.sqlite"));
  for (const sql of [
    "DROP INDEX rooms_match",
    "DROP INDEX rooms_owner",
    "ALTER TABLE rooms DROP COLUMN owner",
    "DROP TABLE processes",
    "ALTER TABLE rooms DROP COLUMN used_at",
    "DROP TABLE secrets",
    "ALTER TABLE rooms DROP COLUMN password",
    "ALTER TABLE rooms DROP COLUMN evening",
    "DROP TABLE migrations",
  ])
    db.run(sql);
  db.close();
}

test("the old version is stopped, the new one starts on its data: the running match goes on", async () => {
  const folder = newDataFolder();
  const old = await serve(folder);
  const before = await begun(old.url, 9);
  expect(await old.end("SIGTERM")).toBe(0);
  await allUntil(before, (guest) => guest.closed !== null);
  expect(before.map(({ closed }) => closed)).toEqual(before.map(() => CLOSE.restart));
  makeOlder(folder);

  const newer = await serve(folder);
  const after = await comeBackBoth(newer.url, before);
  expect(after.map((guest) => guest.table)).toEqual(before.map((guest) => guest.table));
  await Promise.all(after.map((guest, index) => guest.play(dice(index))));
  expect(after[0].table.outcome).not.toBeNull();
  await leaveAll(...after);
  await newer.end("SIGTERM");
});

test("a backup of a running match is restored into SQLite and into a cluster; the match goes on in both", async () => {
  const folder = newDataFolder();
  const file = join(newDataFolder(), "backup.gz");
  const live = await serve(folder);
  const before = await begun(live.url, 9);
  const written = await backup({ DATA_DIR: folder }, file);
  expect(written).toMatchObject({ rooms: 1, matches: 1 });
  expect(written.entries).toBe(before[0].view!.step);
  // It is a copy: what happens afterwards is not in it.
  await Promise.all(before.map((guest, index) => guest.play(dice(index))));
  await live.end("SIGKILL");

  const elsewhere = newDataFolder();
  expect(await restore({ DATA_DIR: elsewhere }, file)).toEqual(written);
  const restored = await serve(elsewhere);
  const again = await comeBackBoth(restored.url, before);
  expect(again[0].view!.step).toBe(written.entries);
  await Promise.all(again.map((guest, index) => guest.play(dice(index + 5))));
  await leaveAll(...again);
  await restored.end("SIGTERM");

  const cluster = await ClusterUnderTest.start(0);
  try {
    expect(await restore({ DATA_DIR: "", DATABASE_URL: cluster.postgres.url }, file)).toEqual(written);
    await expect(restore({ DATA_DIR: "", DATABASE_URL: cluster.postgres.url }, file)).rejects.toThrow("not empty");
    const first = await cluster.addServer();
    const moved = await comeBackBoth(first.url, before);
    expect(moved[0].view!.step).toBe(written.entries);
    expect(await backup({ DATA_DIR: "", DATABASE_URL: cluster.postgres.url }, `${file}.again`)).toEqual(written);

    // And a rolling upgrade: the next one comes, the old one goes, nobody waits for a lease to run out.
    const next: Served = await cluster.addServer();
    expect(await first.end("SIGTERM")).toBe(0);
    await waitFor("the match to move", () => next.output().includes("rooms taken over"));
    const onNext = await comeBackBoth(next.url, before);
    expect(onNext.map((guest) => guest.table)).toEqual(moved.map((guest) => guest.table));
    await Promise.all(onNext.map((guest, index) => guest.play(dice(index + 9))));
    await leaveAll(...onNext);
  } finally {
    await cluster.stop();
  }
});

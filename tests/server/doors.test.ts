/** Who comes in and who has to go: passwords of rooms, and spectators that whoever opened the room sends away. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CLOSE, type CreateOptions, type Invitation, type JoinOptions, TO_ROOM } from "@mindbug/shared/protocol";
import { from, Guest, leaveAll } from "./helpers/guest.ts";
import { newDataFolder, serve, type Served } from "./helpers/serve.ts";

jest.setTimeout(120_000);

const PASSWORD = "Crème brûlée 7";

let served: Served;
const folder = newDataFolder();
beforeAll(async () => {
  served = await serve(folder);
});
afterAll(() => served.end("SIGKILL"));

/** Each guest of these tests lives somewhere else: what one of them did is not held against another. */
let houses = 0;
const newAddress = (): string => `10.1.${Math.floor(++houses / 250)}.${(houses % 250) + 1}`;

const create = (options: CreateOptions): Promise<Guest> => Guest.create(served.url, options, from(newAddress()));
const comeTo = (code: string, options: JoinOptions = {}, address = newAddress()): Promise<Guest> =>
  Guest.join(served.url, code, options, from(address));

/** With which code somebody is refused; 0 if they are let in. */
async function refusal(code: string, options: unknown, address = newAddress()): Promise<number> {
  try {
    await (await comeTo(code, options as JoinOptions, address)).leave();
    return 0;
  } catch (error) {
    return Number((error as { code?: unknown }).code);
  }
}

describe("a room with a password", () => {
  test("lets in who knows it, players and spectators, and nobody else", async () => {
    const host = await create({ name: "Ann", password: PASSWORD });
    expect(await refusal(host.code, {})).toBe(401);
    expect(await refusal(host.code, { password: "" })).toBe(401);
    expect(await refusal(host.code, { password: PASSWORD.toLowerCase() })).toBe(401);
    expect(await refusal(host.code, { watch: true })).toBe(401);
    expect(await refusal(host.code, { watch: true, password: "no" })).toBe(401);
    expect(await refusal(host.code, { secret: "of no seat here", password: "no" })).toBe(401);
    expect(host.view!.seats[1].taken).toBe(false);
    // Another keyboard composes the same letters otherwise; spaces around it are nobody's intention.
    const second = await comeTo(host.code, { name: "Bob", password: ` ${PASSWORD.normalize("NFD")} ` });
    const watcher = await comeTo(host.code, { name: "Eve", watch: true, password: PASSWORD });
    expect(second.welcome!.you).toEqual({ role: "player", seat: 1 });
    expect(watcher.welcome!.you.role).toBe("spectator");
    await leaveAll(host, second, watcher);
  });

  test("opens to a seat's secret as well, also after a crash, which does not open it to anybody else", async () => {
    const host = await create({ name: "Ann", password: PASSWORD });
    await served.end("SIGKILL");
    served = await serve(folder);
    expect(await refusal(host.code, {})).toBe(401);
    expect(await refusal(host.code, { password: "no" })).toBe(401);
    const back = await comeTo(host.code, { secret: host.secret });
    expect([back.welcome!.you, back.welcome!.host]).toEqual([{ role: "player", seat: 0 }, true]);
    expect(back.view!.options.locked).toBe(true);
    const second = await comeTo(host.code, { password: PASSWORD });
    await leaveAll(back, second);
  });

  test("tells its invitation that it is locked and not who sits there; nobody can only say that it is", async () => {
    const invitation = async ({ code }: Guest): Promise<Invitation> =>
      (await (await fetch(`${served.url}/api/rooms/${code}`)).json()) as Invitation;
    const host = await create({ name: "Ann", password: PASSWORD, locked: false });
    expect(await invitation(host)).toMatchObject({ locked: true, seated: [{ name: "", bot: null }], freeSeats: 1 });
    const open = await create({ name: "Ann", locked: true });
    expect(await invitation(open)).toMatchObject({ locked: false, seated: [{ name: "Ann", bot: null }] });
    expect(open.view!.options.locked).toBe(false);
    await leaveAll(host, open);
  });

  test("keeps its matches from the list of the house", async () => {
    const played = async (password: string): Promise<string> => {
      const host = await create({ name: "Ann", password, ready: true });
      const second = await comeTo(host.code, { password, ready: true });
      await host.until(() => host.view!.phase === "playing");
      second.send(TO_ROOM.concede);
      await host.until(() => host.view!.phase === "over");
      await leaveAll(host, second);
      return host.view!.matchId;
    };
    const [open, locked] = [await played(""), await played(PASSWORD)];
    const listed = (await (await fetch(`${served.url}/api/matches`)).json()) as readonly { id: string }[];
    expect(listed.map(({ id }) => id)).toContain(open);
    expect(listed.map(({ id }) => id)).not.toContain(locked);
  });

  test("hears ten wrong guesses of an address in a minute, and then not even the right one", async () => {
    const host = await create({ password: PASSWORD });
    const guesser = newAddress();
    const all = await Promise.all(
      Array.from({ length: 25 }, (_, index) => refusal(host.code, { password: `guess ${index}` }, guesser)),
    );
    expect(all.filter((code) => code === 401)).toHaveLength(10);
    expect(all.filter((code) => code === 429)).toHaveLength(15);
    expect(await refusal(host.code, { password: PASSWORD }, guesser)).toBe(429);
    expect(await refusal(host.code, { password: PASSWORD })).toBe(0);
    expect(served.output()).toMatch(
      new RegExp(`"what":"too many passwords tried"[^}]*"address":"${guesser.replaceAll(".", "\\.")}"`),
    );
    await host.leave();
  });

  test("does not count those who know it", async () => {
    const host = await create({ password: PASSWORD });
    const household = newAddress();
    for (let visits = 0; visits < 14; visits++)
      expect(await refusal(host.code, { watch: true, password: PASSWORD }, household)).toBe(0);
    await host.leave();
  });

  test.each([[7], [true], [null], [["a"]], [{ length: 3 }], ["x".repeat(161)]])(
    "refuses what is no password: %j",
    async (password) => {
      const host = await create({ password: PASSWORD });
      expect(await refusal(host.code, { password })).toBe(400);
      await expect(Guest.create(served.url, { password } as never)).rejects.toThrow();
      await host.leave();
    },
  );

  test("says the password to nobody: not in the log, not on the disk, not to those who are in", async () => {
    const [own, password] = [newDataFolder(), "Xylophon-Quartett"];
    const house = await serve(own, { LOG_LEVEL: "debug" });
    const host = await Guest.create(house.url, { password, spectators: "open" });
    await expect(Guest.join(house.url, host.code, { password: `${password}!` })).rejects.toThrow();
    const second = await Guest.join(house.url, host.code, { password });
    await leaveAll(host, second);
    await house.end("SIGTERM");
    expect(house.output()).not.toContain(password);
    for (const { frames } of [host, second])
      for (const { bytes } of frames) expect(bytes.includes(password)).toBe(false);
    const files = readdirSync(own).map((file) => readFileSync(join(own, file)));
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) expect(file.includes(password)).toBe(false);
  });
});

describe("whoever opened the room", () => {
  const watchersOf = async (host: Guest): Promise<readonly { id: number; name: string }[]> => {
    const before = host.heard.length;
    host.send(TO_ROOM.watchers);
    const answer = () => host.heard.slice(before).find(({ type }) => type === "watchers");
    await host.until(() => answer() !== undefined);
    return (answer()!.message as { watchers: { id: number; name: string }[] }).watchers;
  };

  test("sends a spectator away, who is told and does not come straight back; the others stay", async () => {
    const host = await create({ name: "Ann" });
    const [address, second] = [newAddress(), await comeTo(host.code, { name: "Bob" })];
    const eve = await comeTo(host.code, { name: "Eve", watch: true }, address);
    const zoe = await comeTo(host.code, { name: "Zoe", watch: true });
    const watchers = await watchersOf(host);
    expect(watchers.map(({ name }) => name)).toEqual(["Eve", "Zoe"]);
    host.send(TO_ROOM.sendAway, { id: watchers[0]!.id });
    await eve.until(() => eve.closed !== null);
    expect(eve.closed).toBe(CLOSE.sentAway);
    await host.until(() => host.view!.spectators === 1);
    expect((await watchersOf(host)).map(({ name }) => name)).toEqual(["Zoe"]);
    expect([zoe.closed, second.closed]).toEqual([null, null]);
    expect(await refusal(host.code, { watch: true }, address)).toBe(410);
    expect(await refusal(host.code, { name: "Somebody else" }, address)).toBe(410);
    expect(await refusal(host.code, { watch: true })).toBe(0);
    // Elsewhere nobody minds.
    const elsewhere = await create({ name: "Kim" });
    expect(await refusal(elsewhere.code, { watch: true }, address)).toBe(0);
    await leaveAll(host, second, zoe, elsewhere);
  });

  test("has no power over seats: a player at the same address comes back with the secret", async () => {
    const host = await create({ name: "Ann" });
    const address = newAddress();
    const second = await comeTo(host.code, { name: "Bob" }, address);
    const eve = await comeTo(host.code, { name: "Eve", watch: true }, address);
    host.send(TO_ROOM.sendAway, { id: (await watchersOf(host))[0]!.id });
    await eve.until(() => eve.closed !== null);
    second.vanish();
    await host.until(() => !host.view!.seats[1].connected);
    const back = await comeTo(host.code, { secret: second.secret }, address);
    expect(back.welcome!.you).toEqual({ role: "player", seat: 1 });
    await leaveAll(host, back);
  });

  test("is the only one who may: others are refused by name, and learn nothing of who watches", async () => {
    const host = await create({ name: "Ann" });
    const second = await comeTo(host.code, { name: "Bob" });
    const eve = await comeTo(host.code, { name: "Eve", watch: true });
    const zoe = await comeTo(host.code, { name: "Zoe", watch: true });
    const { id } = (await watchersOf(host)).find(({ name }) => name === "Zoe")!;
    for (const guest of [second, eve, zoe]) {
      guest.send(TO_ROOM.watchers);
      guest.send(TO_ROOM.sendAway, { id });
      await guest.until(() => guest.refused.length === 2);
      expect(guest.refused.map(({ to, code }) => [to, code])).toEqual([
        [TO_ROOM.watchers, "notTheHost"],
        [TO_ROOM.sendAway, "notTheHost"],
      ]);
      expect(guest.heard).toEqual([]);
      expect(guest.welcome!.host).toBeUndefined();
    }
    expect((await watchersOf(host)).length).toBe(2);
    await leaveAll(host, second, eve, zoe);
  });

  test("is refused numbers that stand for nobody, and what is no number; a flood ends the connection", async () => {
    const host = await create({ name: "Ann" });
    const second = await comeTo(host.code, { name: "Bob" });
    const eve = await comeTo(host.code, { name: "Eve", watch: true });
    const { id } = (await watchersOf(host))[0]!;
    const forged = [id + 1, 0, 1_000_000_000];
    const nonsense = [-1, 1.5, "1", null, [id], {}, NaN, `${id}`, true];
    for (const each of forged) host.send(TO_ROOM.sendAway, { id: each });
    await host.until(() => host.refused.length === forged.length);
    expect(new Set(host.refused.map(({ code }) => code))).toEqual(new Set(["unknownWatcher"]));
    for (const each of nonsense) host.send(TO_ROOM.sendAway, { id: each });
    host.send(TO_ROOM.sendAway, { id, also: 1 });
    host.send(TO_ROOM.sendAway);
    await host.until(() => host.refused.length === forged.length + nonsense.length + 2);
    expect(new Set(host.refused.slice(forged.length).map(({ code }) => code))).toEqual(new Set(["malformed"]));
    expect([eve.closed, second.closed, host.view!.spectators]).toEqual([null, null, 1]);
    for (let sent = 0; sent < 200; sent++) host.send(TO_ROOM.sendAway, { id: 999 });
    await host.until(() => host.closed !== null);
    expect(host.closed).toBe(CLOSE.abuse);
    expect([eve.closed, second.closed]).toEqual([null, null]);
    await leaveAll(second, eve);
  });

  test("may be somebody who only watches two bots, and cannot send themselves away", async () => {
    const host = await create({ name: "Ann", bots: ["beginner", "beginner"], watch: true, ready: true });
    expect(host.welcome!.host).toBe(true);
    const eve = await comeTo(host.code, { name: "Eve" });
    expect(eve.welcome!.host).toBeUndefined();
    const watchers = await watchersOf(host);
    expect(watchers.map(({ name }) => name)).toEqual(["Eve"]);
    host.send(TO_ROOM.sendAway, { id: watchers[0]!.id });
    await eve.until(() => eve.closed === CLOSE.sentAway);
    await host.leave();
  });
});

test("a spectator who had a name before the player of that name sat down loses it", async () => {
  const host = await create({ name: "Ann" });
  const watcher = await comeTo(host.code, { name: "Bob", watch: true });
  const second = await comeTo(host.code, { name: "Bob" });
  watcher.send(TO_ROOM.chat, { text: "I give up" });
  await host.until(() => host.heard.some(({ type }) => type === "chat"));
  expect(host.heard.find(({ type }) => type === "chat")!.message).toMatchObject({ from: "spectator", name: "" });
  await leaveAll(host, watcher, second);
});

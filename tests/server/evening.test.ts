/** Evenings of more than two, through real sockets, with a server that dies in the middle. */
import { standings } from "@mindbug/shared/evening";
import { CLOSE, TO_EVENING, TO_ROOM } from "@mindbug/shared/protocol";
import { EveningGuest, EveningPlayer } from "./helpers/eveningGuest.ts";
import { from, Guest } from "./helpers/guest.ts";
import { newDataFolder, serve, type Served } from "./helpers/serve.ts";

jest.setTimeout(180_000);

let folder: string;
let served: Served;
const url = (): string => served.url;
const settings = { CLAIM_SECONDS: "2" };

beforeEach(async () => {
  folder = newDataFolder();
  served = await serve(folder, settings);
});
afterEach(async () => {
  await served.end("SIGKILL");
});

const killAndStart = async (): Promise<void> => {
  await served.end("SIGKILL");
  served = await serve(folder, settings);
};

const higherWins = (me: number, other: number): boolean => me < other;
const gather = async (people: number, options: object = {}): Promise<EveningPlayer[]> => {
  const all = Array.from({ length: people }, (_, i) => new EveningPlayer(url, `P${i + 1}`, higherWins));
  await all[0]!.open(options);
  for (const player of all.slice(1)) await player.come(all[0]!.code);
  return all;
};

test("round robin of five: killed in each phase, one leaves, one comes late; whoever stayed has met all", async () => {
  const players = await gather(5);
  await killAndStart();
  const host = await players[0]!.connect();
  host.send(TO_EVENING.begin, { format: "roundRobin", rounds: 0 });
  await host.until(() => host.view!.tables.length === 2);
  // In the first round, before anybody has come to a table.
  await killAndStart();
  const playing = players.map((player) => player.playAll());
  const watcher = await players[0]!.connect();
  await watcher.until(() => watcher.closed !== null || watcher.view!.round >= 2);
  await killAndStart();
  const late = new EveningPlayer(url, "Late", higherWins);
  await late.come(players[0]!.code);
  playing.push(late.playAll());
  await players[1]!.leaveForGood();
  await Promise.all(playing);
  await killAndStart();
  const { view } = await players[0]!.connect();
  expect(view!.phase).toBe("over");
  const stayed = [players[0]!, players[2]!, players[3]!, players[4]!, late].map(({ person }) => person);
  for (const a of stayed)
    for (const b of stayed)
      if (a < b) {
        const met = view!.tables.filter(({ seats }) => seats.includes(a) && seats.includes(b));
        expect(met.map(({ result }) => result)).toEqual([{ winner: b, how: "played" }]);
      }
  expect(standings(view!)[0]!.person).toBe(late.person);
});

test("Swiss of eight, three rounds, killed in round two: the results of round one stand", async () => {
  const players = await gather(8);
  const host = await players[0]!.connect();
  host.send(TO_EVENING.begin, { format: "swiss", rounds: 3 });
  const playing = players.map((player) => player.playAll());
  await host.until(() => host.view!.round === 2);
  const before = host.view!.tables.filter(({ round }) => round === 1);
  await killAndStart();
  await Promise.all(playing);
  const { view } = await players[0]!.connect();
  expect(view!.phase).toBe("over");
  expect(view!.tables.filter(({ round }) => round === 1)).toEqual(before);
  expect(view!.tables).toHaveLength(12);
  for (const { result, matches } of view!.tables) {
    expect(result!.how).toBe("played");
    expect(matches).toHaveLength(1);
  }
  const [first] = standings(view!);
  expect(first).toMatchObject({ person: 8, points: 9, rank: 1 });
});

test("winner stays: the loser goes to the end of the line, and anybody else watches the table", async () => {
  const [ann, bob, eve] = await gather(3, { format: "winnerStays" });
  const host = await ann!.connect();
  host.send(TO_EVENING.begin, { format: "winnerStays", rounds: 0 });
  await host.until(() => host.view!.tables.length === 1);
  expect(host.view!.tables[0]!.seats).toEqual([ann!.person, bob!.person]);
  const { code } = host.view!.tables[0]!;
  const watching = await Guest.join(url(), code, { name: "Eve", watch: true });
  expect(watching.welcome!.you.role).toBe("spectator");
  const seats = await Promise.all([ann!, bob!].map(({ secret }) => Guest.join(url(), code, { secret })));
  await seats[0]!.until(() => seats[0]!.view!.phase === "playing");
  seats[0]!.send(TO_ROOM.concede);
  await host.until(() => host.view!.tables.length === 2);
  expect(host.view!.tables[0]!.result).toEqual({ winner: bob!.person, how: "played" });
  expect(host.view!.tables[1]!.seats).toEqual([bob!.person, eve!.person]);
  expect(host.view!.line).toEqual([ann!.person]);
  // Nobody plays on at a table that is decided.
  for (const seat of seats) seat.send(TO_ROOM.rematch);
  await seats[1]!.until(() => seats[1]!.view!.seats.every(({ rematch }) => rematch));
  expect(seats[1]!.view!.phase).toBe("over");
});

test("who does not come to the table loses it, and sits out until they say that they are back", async () => {
  const [ann, bob] = await gather(2);
  const host = await ann!.connect();
  host.send(TO_EVENING.begin, { format: "winnerStays", rounds: 0 });
  await host.until(() => host.view!.tables.length === 1);
  await Guest.join(url(), host.view!.tables[0]!.code, { secret: ann!.secret });
  await host.until(() => host.view!.tables[0]!.result !== null);
  expect(host.view!.tables[0]!.result).toEqual({ winner: ann!.person, how: "walkover" });
  expect(host.view!.people.find(({ id }) => id === bob!.person)!.part).toBe("watching");
  (await bob!.connect()).send(TO_EVENING.part, { part: "playing" });
  await host.until(() => host.view!.tables.length === 2);
});

test("who leaves during a match gives it away, and a host who leaves passes the room on", async () => {
  const [ann, bob] = await gather(2);
  const host = await ann!.connect();
  host.send(TO_EVENING.begin, { format: "winnerStays", rounds: 0 });
  await host.until(() => host.view!.tables.length === 1);
  const { code } = host.view!.tables[0]!;
  const [, second] = await Promise.all([ann!, bob!].map(({ secret }) => Guest.join(url(), code, { secret })));
  await second!.until(() => second!.view!.phase === "playing");
  await ann!.leaveForGood();
  await second!.until(() => second!.view!.phase === "over");
  expect(second!.table.outcome).toMatchObject({ winner: 1, reason: "abandoned" });
  const other = await bob!.connect();
  await other.until(() => other.view!.host === bob!.person);
  expect(other.view!.tables[0]!.result).toEqual({ winner: bob!.person, how: "walkover" });
  await expect(EveningGuest.join(url(), other.code, { secret: ann!.secret })).resolves.toMatchObject({ person: 3 });
});

test("pairs by hand, and a table that the host awards", async () => {
  const [ann, bob, eve] = await gather(3);
  const host = await ann!.connect();
  host.send(TO_EVENING.begin, { format: "byHand", rounds: 0 });
  host.send(TO_EVENING.pair, { first: bob!.person, second: eve!.person });
  await host.until(() => host.view!.tables.length === 1);
  host.send(TO_EVENING.pair, { first: ann!.person, second: eve!.person });
  await host.until(() => host.refused.length === 1);
  expect(host.refused[0]!.code).toBe("alreadyPlaying");
  host.send(TO_EVENING.award, { table: 1, winner: eve!.person });
  await host.until(() => host.view!.tables[0]!.result !== null);
  expect(standings(host.view!)[0]).toMatchObject({ person: eve!.person, points: 3 });
});

describe("what is refused", () => {
  test("only the host begins, ends, pairs, awards, sends away, passes on; who only watches does nothing", async () => {
    const [ann, bob] = await gather(2);
    const host = await ann!.connect();
    const guest = await bob!.connect();
    const hostMessages = [
      [TO_EVENING.begin, { format: "swiss", rounds: 0 }],
      [TO_EVENING.end, undefined],
      [TO_EVENING.pair, { first: 1, second: 2 }],
      [TO_EVENING.award, { table: 1, winner: 2 }],
      [TO_EVENING.sendAway, { person: 1 }],
      [TO_EVENING.passOn, { person: 2 }],
    ] as const;
    for (const [name, message] of hostMessages) guest.send(name, message);
    await guest.until(() => guest.refused.length === hostMessages.length);
    expect(new Set(guest.refused.map(({ code }) => code))).toEqual(new Set(["notTheHost"]));
    const watcher = await EveningGuest.join(url(), host.code, { watch: true }, from("10.3.0.1"));
    expect(watcher.person).toBeNull();
    for (const [name, message] of hostMessages) watcher.send(name, message);
    watcher.send(TO_EVENING.part, { part: "playing" });
    await watcher.until(() => watcher.refused.length === hostMessages.length + 1);
    expect(new Set(watcher.refused.map(({ code }) => code))).toEqual(new Set(["notInTheEvening"]));
    expect(host.view).toMatchObject({ phase: "gathering", host: ann!.person, tables: [] });
  });

  test("nonsense, forged numbers and messages that do not exist change nothing and stop nothing", async () => {
    const [ann] = await gather(2);
    const host = await ann!.connect();
    const bad: readonly [string, unknown][] = [
      ["begin", { format: "swiss", rounds: -1 }],
      ["begin", { format: "chess", rounds: 1 }],
      ["begin", null],
      ["pair", { first: 1, second: 99 }],
      ["award", { table: 99, winner: 1 }],
      ["award", { table: "1", winner: 1 }],
      ["sendAway", { person: 99 }],
      ["sendAway", { person: 1 }],
      ["passOn", { person: 77 }],
      ["part", { part: "gone" }],
      ["chat", { text: "x".repeat(2_000) }],
      ["toString", {}],
      ["intent", { prompt: 1, answer: 0 }],
    ];
    for (const [name, message] of bad) host.room.send(name, message);
    await host.until(() => host.refused.length === bad.length || host.closed !== null);
    expect(host.closed).toBeNull();
    expect(host.view).toMatchObject({ phase: "gathering", host: ann!.person, tables: [] });
    expect((await fetch(`${url()}/healthz`)).status).toBe(200);
  });

  test("sixteen take part, the seventeenth looks on; two of one name are told apart", async () => {
    const players = await gather(16);
    const more = await EveningGuest.join(url(), players[0]!.code, { name: "P1" }, from("10.3.0.2"));
    expect(more.person).toBeNull();
    await players[15]!.leaveForGood();
    const next = await EveningGuest.join(url(), players[0]!.code, { name: "p1" }, from("10.3.0.3"));
    const named = next.view!.people.find(({ id }) => id === next.person)!;
    expect(named.name).toMatch(/^p1 \d+$/);
  });

  test("whoever was sent away neither keeps the secret nor comes straight back", async () => {
    const [ann, bob] = await gather(2);
    const host = await ann!.connect();
    const guest = await bob!.connect();
    host.send(TO_EVENING.sendAway, { person: bob!.person });
    await guest.until(() => guest.closed === CLOSE.sentAway);
    await expect(EveningGuest.join(url(), host.code, { secret: bob!.secret }, bob!.headers)).rejects.toThrow(
      /sent away/,
    );
  });

  test("the code of an evening opens no table and the other way round; a password is asked for", async () => {
    const evening = await EveningGuest.create(url(), { name: "Ann", password: "owl" });
    await expect(Guest.join(url(), evening.code, { password: "owl" })).rejects.toMatchObject({ code: 421 });
    await expect(EveningGuest.join(url(), evening.code)).rejects.toMatchObject({ code: 401 });
    const table = await Guest.create(url());
    await expect(EveningGuest.join(url(), table.code)).rejects.toMatchObject({ code: 421 });
    const invitation = (await (await fetch(`${url()}/api/rooms/${evening.code}`)).json()) as object;
    expect(invitation).toMatchObject({ evening: true, locked: true, seated: [{ name: "" }] });
  });
});

/** A store that fails: nothing is shown that is not durable, and what is durable is not forgotten. */
import { DEFAULT_OPTIONS } from "@mindbug/shared/protocol";
import { addressOf } from "../../server/src/address.ts";
import { AddressCount, AddressLimit } from "../../server/src/limits.ts";
import { setLogLevel } from "../../server/src/log.ts";
import { setContext } from "../../server/src/rooms/context.ts";
import { ConnectionLimits } from "../../server/src/rooms/connectionLimits.ts";
import { MatchFlow } from "../../server/src/rooms/matchFlow.ts";
import { Table } from "../../server/src/rooms/table.ts";
import { readSettings } from "../../server/src/settings.ts";
import { SqliteStore } from "../../server/src/store/sqlite.ts";
import { SqliteFile } from "../../server/src/store/sqliteFile.ts";
import { OwnershipLost } from "../../server/src/store/store.ts";
import { newDataFolder } from "./helpers/serve.ts";

jest.setTimeout(60_000);

/** The real store on a bad day. */
class Faulty extends SqliteStore {
  fault: "none" | "before" | "after" | "late" | "lost" = "none";
  /** Lets a late answer arrive. */
  release: () => void = () => {};

  override async append(...given: Parameters<SqliteStore["append"]>): Promise<void> {
    const { fault } = this;
    this.fault = "none";
    if (fault === "before") throw new Error("the disk is full");
    if (fault === "lost") throw new OwnershipLost();
    await super.append(...given);
    if (fault === "after") throw new Error("the line was cut before the answer");
    if (fault === "late")
      return new Promise((resolve) => {
        this.release = resolve;
      });
  }
}

const store = new Faulty(new SqliteFile(newDataFolder()));
let lost = 0;

beforeAll(() => {
  setLogLevel("error");
  jest.spyOn(process.stdout, "write").mockImplementation(() => true);
  setContext({
    store,
    settings: readSettings({}),
    bots: null as never,
    restoring: new Map(),
    opened: new AddressCount(),
    passwordTries: new AddressLimit(10),
    bring: async () => undefined,
    stopping: false,
  });
});
afterAll(() => store.close());

async function begin(
  code: string,
): Promise<{ table: Table; flow: MatchFlow; answer: (index: number) => ReturnType<MatchFlow["decide"]> }> {
  const table = new Table(code, DEFAULT_OPTIONS, {
    sendPatch: () => {},
    onOwnershipLost: () => {
      lost += 1;
    },
  });
  const flow = new MatchFlow(table, new ConnectionLimits(20, () => code));
  for (const name of ["Ann", "Bob"])
    Object.assign(table.seats.of(table.seats.take(name)!.seat)!, { client: {}, ready: true });
  await store.createRoom(table.record());
  await table.enqueue(() => flow.begin());
  const answer = (index: number): ReturnType<MatchFlow["decide"]> => {
    const { seat, id } = table.match.game!.state.prompt!;
    return flow.decide(seat, { prompt: id, answer: index });
  };
  return { table, flow, answer };
}

test("a decision that could not be written is refused and changes nothing; the next one goes through", async () => {
  const { table, answer } = await begin("AAAAA");
  const before = JSON.stringify(table.match.game!.state);
  store.fault = "before";
  expect(await answer(0)).toMatchObject({ code: "notSaved" });
  expect([JSON.stringify(table.match.game!.state), table.state.step]).toEqual([before, 0]);
  expect(await answer(0)).toBeNull();
  expect((await store.entries(table.match.game!.id)).length).toBe(1);
});

test.each(["after", "late"] as const)(
  "a decision that was written although the store failed (%s) is found in the journal, not made twice",
  async (fault) => {
    const { table, answer } = await begin(fault === "after" ? "BBBBB" : "CCCCC");
    store.fault = fault;
    const { id } = table.match.game!.state.prompt!;
    expect(await answer(0)).toMatchObject({ code: "notSaved" });
    expect(table.state.step).toBe(0);
    store.release();
    // The player tries again: the journal already knows this decision, and shows what it led to.
    expect(await answer(0)).toMatchObject({ code: expect.stringMatching(/stalePrompt|notYourDecision/) as string });
    expect([table.state.step, table.match.game!.step]).toEqual([1, 1]);
    expect(table.match.game!.state.prompt!.id).toBeGreaterThan(id);
    expect(await answer(0)).toBeNull();
    expect((await store.entries(table.match.game!.id)).length).toBe(2);
  },
);

test("a room that another process runs gives up", async () => {
  const { table, answer } = await begin("DDDDD");
  store.fault = "lost";
  await table.enqueue(async () => void (await answer(0)));
  expect(lost).toBe(1);
});

test("limits count households: one IPv4 address, one /64 of IPv6, and nobody's claims", () => {
  const of = (remote: string, forwarded?: string, trusted = false): string =>
    addressOf(forwarded === undefined ? {} : { "x-forwarded-for": forwarded }, remote, trusted);
  expect(of("::ffff:10.0.0.1")).toBe("10.0.0.1");
  expect(of("2001:db8:0:1::5")).toBe(of("2001:0db8:0000:0001:ffff:1:2:3"));
  expect(of("2001:db8:0:1::5")).not.toBe(of("2001:db8:0:2::5"));
  expect(of("::1")).toBe("0:0:0:0::/64");
  expect(of("10.0.0.1", "1.2.3.4")).toBe("10.0.0.1");
  expect(of("10.0.0.1", "6.6.6.6, 1.2.3.4", true)).toBe("1.2.3.4");
});

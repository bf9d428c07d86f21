/** kill -9 of the process that owns the matches, with one match in each kind of question. */
import { type CreateOptions, TO_ROOM } from "@mindbug/shared/protocol";
import type { PromptKind } from "@mindbug/shared";
import { ClusterUnderTest, comeBack } from "./helpers/cluster.ts";
import { dice } from "../helpers/dice.ts";
import { allUntil, Guest, leaveAll } from "./helpers/guest.ts";
import type { Served } from "./helpers/serve.ts";

jest.setTimeout(300_000);

/** Where each kind is often asked; a kind that is missing here does not compile. */
const ASKED_IN: Record<PromptKind, NonNullable<CreateOptions["sets"]>> = {
  turn: ["first-contact"],
  mindbug: ["first-contact"],
  block: ["first-contact"],
  hunt: ["first-contact"],
  attackAgain: ["first-contact"],
  choose: ["battlefruit-galaxy"],
  fast: ["battlefruit-kingdom"],
  may: ["battlefruit-kingdom"],
  order: ["battlefruit-kingdom"],
  distribute: ["battlefruit-galaxy"],
  reroll: ["king-of-tokyo"],
  dieOrder: ["king-of-tokyo"],
  buy: ["battlefruit-galaxy", "king-of-tokyo"],
};
const KINDS = Object.keys(ASKED_IN) as PromptKind[];

type Pair = readonly [Guest, Guest];

let cluster: ClusterUnderTest;
beforeAll(async () => {
  cluster = await ClusterUnderTest.start(2);
});
afterAll(() => cluster?.stop());

const isOver = (guest: Guest): boolean => guest.view!.phase === "over";

/** Plays match after match until that kind of question comes, and stays in it. */
async function park(url: string, kind: PromptKind, seed: number): Promise<Pair> {
  const chance = dice(seed);
  const first = await Guest.create(url, { ready: true, sets: ASKED_IN[kind] });
  const second = await Guest.join(url, first.code, { ready: true });
  const pair: Pair = [first, second];
  await allUntil(pair, (guest) => guest.view!.phase === "playing");
  for (;;) {
    const matchId = first.view!.matchId;
    await Promise.race(pair.map((guest) => guest.until(() => first.asked || second.asked || isOver(guest))));
    if (pair.some(isOver)) {
      await allUntil(pair, isOver);
      for (const guest of pair) guest.send(TO_ROOM.rematch);
      await allUntil(pair, (guest) => guest.view!.matchId !== matchId && guest.view!.phase === "playing");
      continue;
    }
    const asked = first.asked ? first : second;
    const prompt = asked.table.prompt!;
    const { step } = asked.view!;
    await allUntil(pair, (guest) => guest.view!.step >= step);
    if (prompt.kind === kind) return pair;
    asked.send(TO_ROOM.intent, { prompt: prompt.id, answer: Math.floor(chance() * asked.answers!.length) });
    await asked.until(() => isOver(asked) || asked.table.prompt?.id !== prompt.id);
  }
}

test("another process asks every question again, word for word, within ten seconds; the match plays on", async () => {
  const [owner, heir] = cluster.servers as [Served, Served];
  const parked = await Promise.all(KINDS.map((kind, index) => park(owner.url, kind, index + 1)));
  expect(parked.map(([first]) => first.table.prompt!.kind)).toEqual(KINDS);

  await owner.end("SIGKILL");
  const died = Date.now();
  const again = await Promise.all(
    parked.map(async ([first, second]): Promise<Pair> => [
      await comeBack(cluster.url, first.code, { secret: first.secret }),
      await comeBack(cluster.url, first.code, { secret: second.secret }),
    ]),
  );
  const took = Date.now() - died;
  parked.forEach((pair, index) => {
    expect(again[index]!.map((guest) => guest.table)).toEqual(pair.map((guest) => guest.table));
    expect(again[index]!.map((guest) => guest.view!.step)).toEqual(pair.map((guest) => guest.view!.step));
  });
  console.log(`${parked.length} matches were back after ${took} ms`);
  expect(heir.output()).toContain("rooms taken over");
  await Promise.all(
    again.flatMap((pair, index) => pair.map((guest, seat) => guest.play(dice(100 + index * 2 + seat)))),
  );
  await leaveAll(...again.flat());
});

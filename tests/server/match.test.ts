/** Whole matches over real sockets. */
import { answer, createMatch, SET_KEYS, viewState } from "@mindbug/shared";
import type { PlayedMatch } from "@mindbug/shared/analysis";
import { type CreateOptions, publicTable, TO_ROOM } from "@mindbug/shared/protocol";
import { dice } from "../helpers/dice.ts";
import { allUntil, type Guest, leaveAll, sitDown } from "./helpers/guest.ts";
import { tableOf, truthOf } from "./helpers/journal.ts";
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

type Sets = NonNullable<CreateOptions["sets"]>;
const MIXES: [string, Sets][] = [
  ...SET_KEYS.map((set): [string, Sets] => [set, [set]]),
  ["all sets mixed", [...SET_KEYS]],
];

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;

function inOrder(guest: Guest): void {
  const numbers = guest.events.map(({ step }) => step);
  expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
}

test.each(MIXES)(
  "two whole matches of %s: three clients agree with each other and with the engine after every decision",
  async (_name, sets) => {
    const { first, second, watcher } = await sitDown(served.url, { sets });
    expect([first.seat, second.seat]).toEqual([0, 1]);
    expect(watcher.welcome!.you).toEqual({ role: "spectator", hands: "hidden" });
    expect(watcher.welcome!.secret).toBeUndefined();
    for (const round of [1, 2]) {
      const everybody = [first, second, watcher];
      everybody.forEach((guest) => {
        guest.steps.clear();
        guest.events.length = 0;
      });
      await Promise.all([first.play(dice(round)), second.play(dice(round + 100))]);
      await watcher.until(() => watcher.view!.phase === "over");

      const end = publicTable(first.table);
      expect(end.outcome).not.toBeNull();
      expect(publicTable(second.table)).toEqual(end);
      expect(watcher.table).toEqual(end);
      const { matchId } = first.view!;
      const truths = truthOf(folder, matchId);
      expect(truths.length).toBe(first.view!.step + 1);
      for (const guest of everybody) {
        expect(guest.steps.size).toBeGreaterThan(truths.length - 3);
        for (const [step, seen] of guest.steps) {
          const shown = publicTable(tableOf(viewState(truths[step]!.state, "spectator")));
          expect(JSON.parse(seen)).toEqual(asJson(shown));
        }
        inOrder(guest);
      }
      // What each player holds at the end is what the engine dealt them.
      for (const guest of [first, second])
        expect(guest.table.players[guest.seat].hand).toEqual(
          viewState(truths.at(-1)!.state, guest.seat).players[guest.seat].hand,
        );

      const replay = (await (await fetch(`${served.url}/api/matches/${matchId}/replay`)).json()) as {
        status: string;
        record: PlayedMatch;
        steps: { view: { outcome: unknown; players: { hand: unknown }[] } }[];
      };
      expect(replay.status).toBe("finished");
      expect(replay.steps.length).toBe(truths.length);
      expect(replay.steps.at(-1)!.view.outcome).toEqual(end.outcome);
      expect(replay.steps[0]!.view.players[0]!.hand).not.toBeNull();
      // It can be played on from any of its moments: the record leads to the same end.
      const created = createMatch(replay.record.setup, replay.record.rules);
      if (!created.ok) throw new Error(created.reason);
      for (const move of replay.record.moves) answer(created.state, move);
      expect(created.state.outcome).toEqual(end.outcome);
      if (round === 2) break;
      first.send(TO_ROOM.rematch);
      second.send(TO_ROOM.rematch);
      await allUntil(everybody, (guest) => guest.view!.phase === "playing");
    }
    expect([first.refused, second.refused, watcher.refused]).toEqual([[], [], []]);
    await leaveAll(first, second, watcher);
  },
);

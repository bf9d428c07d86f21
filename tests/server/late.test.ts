/** Whoever joins late, or comes back, holds what those hold who never left. */
import { SET_KEYS } from "@mindbug/shared";
import { CLOSE, type CreateOptions, type RoomView } from "@mindbug/shared/protocol";
import { dice } from "../helpers/dice.ts";
import { allUntil, from, Guest, leaveAll, sitDown } from "./helpers/guest.ts";
import { newDataFolder, serve, type Served } from "./helpers/serve.ts";

jest.setTimeout(120_000);

let served: Served;
beforeAll(async () => {
  served = await serve(newDataFolder());
});
afterAll(async () => {
  await served.end("SIGKILL");
});

type Sets = NonNullable<CreateOptions["sets"]>;
const MIXES: [string, Sets][] = [
  ...SET_KEYS.map((set): [string, Sets] => [set, [set]]),
  ["all sets mixed", [...SET_KEYS]],
];

/** Everything but the number of spectators, which those who come change by coming. */
const held = (guest: Guest): RoomView => ({ ...guest.view!, spectators: 0 });

test.each(MIXES)(
  "%s: at random decisions a spectator joins and both players reconnect, with hidden and with open hands",
  async (_name, sets) => {
    for (const spectators of ["hidden", "open"] as const) {
      let { first, second, watcher } = await sitDown(served.url, { sets, spectators });
      // These two never leave.
      const [faithful, code] = [watcher, first.code];
      const secrets = [first.secret, second.secret] as const;
      const chance = dice(sets.length * 31 + spectators.length);
      let joins = 0;
      // Often at first, so that a short match has joins enough as well.
      for (let next = 0; first.view!.phase !== "over"; next += 1 + Math.floor(chance() * (joins < 5 ? 2 : 8))) {
        const enough = (guest: Guest) => () => guest.view!.step >= next;
        await Promise.all([first.play(chance, enough(first)), second.play(chance, enough(second))]);
        // Both stand still now, except for answers already on their way.
        const quiet = (): boolean =>
          first.view!.step === second.view!.step &&
          second.view!.step === faithful.view!.step &&
          (first.view!.phase === "over" || first.asked || second.asked);
        await allUntil([first, second, faithful], quiet);
        const [late, firstAgain, secondAgain] = await Promise.all([
          Guest.join(served.url, code, {}, from("10.0.1.1")),
          Guest.join(served.url, code, { secret: secrets[0] }, from("10.0.0.1")),
          Guest.join(served.url, code, { secret: secrets[1] }, from("10.0.0.2")),
        ]);
        await Promise.all([first.until(() => first.closed !== null), second.until(() => second.closed !== null)]);
        expect(held(late).table).toEqual(held(faithful).table);
        expect(firstAgain.table).toEqual(first.table);
        expect(secondAgain.table).toEqual(second.table);
        expect([firstAgain.seat, secondAgain.seat]).toEqual([0, 1]);
        for (const old of [first, second]) expect(old.closed).toBe(CLOSE.replaced);
        [first, second] = [firstAgain, secondAgain];
        await allUntil([first, second, faithful, late], (guest) =>
          guest.view!.seats.every(({ connected }) => connected),
        );
        expect(held(first).seats).toEqual(held(faithful).seats);
        await late.leave();
        joins += 1;
      }
      expect(joins).toBeGreaterThan(4);
      watcher = faithful;
      expect(watcher.closed).toBeNull();
      await leaveAll(first, second, watcher);
    }
  },
);

/** kill -9 at every kind of question: the players find the same question again, and it can be answered. */
import { SET_KEYS } from "@mindbug/shared";
import { TO_ROOM } from "@mindbug/shared/protocol";
import { Guest, leaveAll } from "./helpers/guest.ts";
import { place, scenesOf } from "./helpers/scenes.ts";
import { newDataFolder, serve } from "./helpers/serve.ts";

jest.setTimeout(180_000);

/** Questions that a random match reaches so seldom that no kill had met them. */
const RARE = ["dieOrder", "distribute", "may", "order", "reroll"];

test("each kind of question survives a kill -9 while it is asked, and is answered afterwards", async () => {
  const folder = newDataFolder();
  const scenes = [...SET_KEYS.map((set) => [set]), [...SET_KEYS]].flatMap((sets) => scenesOf(sets, 60));
  const asked = new Map(
    scenes.filter(({ state }) => state.outcome === null).map((scene) => [scene.state.prompt!.kind, scene]),
  );
  expect([...asked.keys()]).toEqual(expect.arrayContaining(RARE));
  const placed = await place(folder, [...asked.values()]);
  const before = await serve(folder);
  const open = (url: string): Promise<Guest[]> =>
    Promise.all(
      placed.map(({ code, secrets, state }) => Guest.join(url, code, { secret: secrets[state.prompt!.seat] })),
    );
  const shown = (await open(before.url)).map(({ table }) => table);
  await before.end("SIGKILL");
  const after = await serve(folder);
  const guests = await open(after.url);
  expect(guests.map(({ table }) => table)).toEqual(shown);
  await Promise.all(
    guests.map(async (guest) => {
      const { step } = guest.view!;
      guest.send(TO_ROOM.intent, { prompt: guest.table.prompt!.id, answer: 0 });
      await guest.until(() => guest.view!.step > step);
      expect(guest.refused).toEqual([]);
    }),
  );
  await leaveAll(...guests);
  await after.end("SIGKILL");
});

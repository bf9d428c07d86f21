/** kill -9 at every kind of question: the players find the same question again, and it can be answered. */
import { type Prompt, SET_KEYS } from "@mindbug/shared";
import { TO_ROOM } from "@mindbug/shared/protocol";
import { Guest, leaveAll } from "./helpers/guest.ts";
import { place, type Placed, scenesOf } from "./helpers/scenes.ts";
import { newDataFolder, serve, type Served } from "./helpers/serve.ts";

jest.setTimeout(180_000);

const kindOf = ({ kind, verb }: Prompt): string => (verb === null ? kind : `${kind} ${verb}`);

/** All there are, with what is asked for where a card asks; the first five were the last to meet a kill. */
const KINDS = [
  "dieOrder",
  "may loseLife",
  "may playReturnedCard",
  "choose putOctonite",
  "choose triggerPlayEffect",
  "attackAgain",
  "block",
  "buy",
  "choose buyForFree",
  "choose defeat",
  "choose discard",
  "choose drawFromPile",
  "choose playCard",
  "choose playGivenCard",
  "choose returnToHand",
  "choose revealFromHand",
  "choose takeControl",
  "distribute",
  "fast",
  "hunt",
  "mindbug",
  "order",
  "reroll",
  "turn",
] as const;

interface Interrupted {
  readonly placed: Placed;
  /** What whoever is asked saw before the kill. */
  readonly shown: Guest["table"];
}
const interrupted = new Map<string, Interrupted>();
let served: Served;

beforeAll(async () => {
  const folder = newDataFolder();
  const scenes = [...SET_KEYS.map((set) => [set]), [...SET_KEYS]].flatMap((sets) => scenesOf(sets, 60, kindOf));
  const asked = new Map(
    scenes.filter(({ state }) => state.outcome === null).map((scene) => [kindOf(scene.state.prompt!), scene]),
  );
  const placed = await place(folder, [...asked.values()]);
  const before = await serve(folder);
  const guests = await Promise.all(placed.map((room) => sitDown(before, room)));
  for (const [index, room] of placed.entries())
    interrupted.set(kindOf(room.state.prompt!), { placed: room, shown: guests[index]!.table });
  await before.end("SIGKILL");
  served = await serve(folder);
});
afterAll(() => served.end("SIGKILL"));

const sitDown = ({ url }: Served, { code, secrets, state }: Placed): Promise<Guest> =>
  Guest.join(url, code, { secret: secrets[state.prompt!.seat] });

test("every kind of question that there is has met the kill", () => {
  expect([...interrupted.keys()].sort()).toEqual([...KINDS].sort());
});

test.each(KINDS)("%s survives a kill -9 while it is asked, and is answered afterwards", async (kind) => {
  const { placed, shown } = interrupted.get(kind)!;
  const guest = await sitDown(served, placed);
  expect(kindOf(placed.state.prompt!)).toBe(kind);
  expect(guest.table.prompt).toMatchObject({ kind: placed.state.prompt!.kind, verb: placed.state.prompt!.verb });
  expect(guest.table).toEqual(shown);
  const { step } = guest.view!;
  guest.send(TO_ROOM.intent, { prompt: guest.table.prompt!.id, answer: 0 });
  await guest.until(() => guest.view!.step > step);
  expect(guest.refused).toEqual([]);
  await leaveAll(guest);
});

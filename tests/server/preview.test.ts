/** Previews of a combat: asked of the server, told to the player who is asked, and to nobody else. */
import { previewAnswers } from "@mindbug/shared";
import { type Previews, TO_CLIENT, TO_ROOM } from "@mindbug/shared/protocol";
import { Guest, leaveAll } from "./helpers/guest.ts";
import { place, scenesOf } from "./helpers/scenes.ts";
import { newDataFolder, serve, type Served } from "./helpers/serve.ts";

jest.setTimeout(120_000);

const folder = newDataFolder();
const scenes = scenesOf(["first-contact"], 12).filter(({ state }) => state.prompt?.kind === "block");
let served: Served;
let placed: Awaited<ReturnType<typeof place>>;
beforeAll(async () => {
  placed = await place(folder, scenes, { spectators: "open" });
  served = await serve(folder);
});
afterAll(async () => {
  await served.end("SIGKILL");
});

const told = (guest: Guest): Previews[] =>
  guest.heard.filter(({ type }) => type === TO_CLIENT.previews).map(({ message }) => message as Previews);

test("who is asked hears what the engine says of each answer; others, and other questions, are refused", async () => {
  const { code, secrets, state } = placed[0]!;
  const { id, seat } = state.prompt!;
  const asked = await Guest.join(served.url, code, { secret: secrets[seat] });
  const other = await Guest.join(served.url, code, { secret: secrets[seat === 0 ? 1 : 0] });
  const watcher = await Guest.join(served.url, code, { watch: true });
  for (const guest of [asked, other, watcher]) guest.send(TO_ROOM.preview, { prompt: id });
  await asked.until(() => told(asked).length === 1);
  const wanted = JSON.parse(JSON.stringify({ prompt: id, previews: previewAnswers(state) })) as Previews;
  expect(told(asked)).toEqual([wanted]);
  expect(wanted.previews.some((preview) => preview?.blocker != null)).toBe(true);
  asked.send(TO_ROOM.preview, { prompt: id + 1 });
  for (const guest of [asked, other, watcher]) await guest.until(() => guest.refused.length === 1);
  expect([asked, other, watcher].map((guest) => guest.refused[0]!.code)).toEqual([
    "stalePrompt",
    "notYourDecision",
    "notAPlayer",
  ]);
  expect([told(asked).length, told(other), told(watcher)]).toEqual([1, [], []]);
  await leaveAll(asked, other, watcher);
});

/** The server dies; the match does not. */
import { TO_ROOM } from "@mindbug/shared/protocol";
import { dice, Guest } from "./helpers/guest.ts";
import { newDataFolder, serve, type Served } from "./helpers/serve.ts";

jest.setTimeout(60_000);

test("kill -9 in the middle of a match: same code, secrets and prompt; then SIGTERM: the players are told, and it plays on", async () => {
  const folder = newDataFolder();
  let served: Served = await serve(folder);
  let first = await Guest.create(served.url, { ready: true, sets: ["first-contact", "king-of-tokyo"] });
  let second = await Guest.join(served.url, first.code, { ready: true });
  const { code, secret } = first;
  const { secret: otherSecret } = second;
  await Promise.all([first, second].map((guest) => guest.until(() => guest.view!.phase === "playing")));
  await Promise.all([first.play(dice(1), () => first.view!.step >= 9), second.play(dice(2), () => second.view!.step >= 9)]);
  const step = Math.max(first.view!.step, second.view!.step);
  await Promise.all([first, second].map((guest) => guest.until(() => guest.view!.step === step)));
  await served.end("SIGKILL");

  served = await serve(folder);
  const [firstBefore, secondBefore] = [first, second];
  first = await Guest.join(served.url, code, { secret });
  second = await Guest.join(served.url, code, { secret: otherSecret });
  expect([first.seat, second.seat]).toEqual([0, 1]);
  expect(first.view!.step).toBe(step);
  expect(first.table).toEqual(firstBefore.table);
  expect(second.table).toEqual(secondBefore.table);

  const ended = served.end("SIGTERM");
  await first.until(() => first.closed !== null);
  expect(first.heard.map(({ type }) => type)).toContain("shutdown");
  expect(await ended).toBe(0);
  served = await serve(folder);
  first = await Guest.join(served.url, code, { secret });
  second = await Guest.join(served.url, code, { secret: otherSecret });
  expect(first.table).toEqual(firstBefore.table);
  await Promise.all([first.play(dice(3)), second.play(dice(4))]);
  expect(first.table.outcome).not.toBeNull();
  expect(first.view!.seats.map(({ score }) => score).reduce((a, b) => a + b)).toBeLessThanOrEqual(1);
  first.send(TO_ROOM.rematch);
  second.send(TO_ROOM.rematch);
  await first.until(() => first.view!.phase === "playing");
  await served.end("SIGKILL");
});

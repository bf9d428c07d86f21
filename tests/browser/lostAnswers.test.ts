/** An answer to each kind of question, pressed on a line that loses it or its echo, is in the journal exactly once. */
import { SET_KEYS } from "@mindbug/shared";
import type { Browser, Page } from "playwright-core";
import { builtPage, launchBrowser, PATIENCE, Visitor } from "../helpers/browser.ts";
import { answerOnce, asked } from "../helpers/browserPlay.ts";
import { dice } from "../helpers/dice.ts";
import { LineProxy, type LineState } from "../helpers/lineProxy.ts";
import { journalOf } from "../server/helpers/journal.ts";
import { place, type Placed, scenesOf } from "../server/helpers/scenes.ts";
import { newDataFolder, serve, type Served } from "../server/helpers/serve.ts";

jest.setTimeout(PATIENCE * 8);

const LOST = "Connection lost, retrying…";
/** Tables side by side. */
const AT_ONCE = 5;
/** Questions of random matches: the seldom ones too. */
const KINDS = 12;

let server: Served;
let browser: Browser;
let line: LineProxy;
const folder = newDataFolder();
const placed: Record<"swallowing" | "deaf", Placed[]> = { swallowing: [], deaf: [] };

beforeAll(async () => {
  const scenes = [...SET_KEYS.map((set) => [set]), [...SET_KEYS]].flatMap((sets) => scenesOf(sets, 60));
  const open = scenes.filter(({ state }) => state.outcome === null && state.prompt!.answers.length > 1);
  const kinds = [...new Map(open.map((scene) => [scene.state.prompt!.kind, scene])).values()];
  const rooms = await place(folder, [...kinds, ...kinds]);
  placed.swallowing = rooms.slice(0, kinds.length);
  placed.deaf = rooms.slice(kinds.length);
  server = await serve(folder, { CLIENT_DIR: await builtPage() });
  line = await LineProxy.to(Number(new URL(server.url).port));
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await line?.close();
  await server?.end("SIGTERM");
});

const pending = (page: Page): Promise<boolean> =>
  page.evaluate(() => /^Your answer is (on its way|kept)/.test(document.querySelector(".t-detail")?.textContent ?? ""));

/** In the seat of whoever has to decide. */
async function sitDown({ code, secrets, state }: Placed): Promise<Visitor> {
  const visitor = await Visitor.arrive(browser, line.url, { name: "Anna" });
  await visitor.page.addInitScript(
    (seats) => localStorage.setItem("mindbug.seats", JSON.stringify(seats)),
    [[code, secrets[state.prompt!.seat]]],
  );
  await visitor.open(`#/${code}`);
  await visitor.page.locator("[data-artwork=ready]").waitFor();
  await asked(visitor.page);
  return visitor;
}

const batches = <T>(list: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(list.length / AT_ONCE) }, (_, at) => list.slice(at * AT_ONCE, (at + 1) * AT_ONCE));

async function loseAnswers(rooms: readonly Placed[], state: LineState): Promise<void> {
  const visitors = await Promise.all(rooms.map(sitDown));
  line.become(state);
  for (const [at, { page }] of visitors.entries()) await answerOnce(page, dice(at + 1), () => pending(page));
  for (const { page } of visitors) await page.getByText(LOST).waitFor({ timeout: PATIENCE });
  line.become("open");
  await Promise.all(
    visitors.map(async ({ page }, at) => {
      const { entries, code } = rooms[at]!;
      await page.getByText(LOST).waitFor({ state: "hidden" });
      await page.waitForFunction(
        (before) => Number(document.querySelector<HTMLElement>(".table-screen")?.dataset["step"]) > before,
        entries.length,
      );
      expect([code, await pending(page)]).toEqual([code, false]);
    }),
  );
  for (const visitor of visitors) await visitor.leave();
}

test.each(["swallowing", "deaf"] as const)("each kind of question, on a line that is %s", async (state) => {
  const rooms = placed[state];
  expect(rooms.length).toBeGreaterThanOrEqual(KINDS);
  for (const batch of batches(rooms)) await loseAnswers(batch, state);
  for (const { name, matchId, entries, state: scene } of rooms) {
    const written = journalOf(folder, matchId).entries.slice(entries.length);
    const answers = written.filter((entry) => entry.t === "decide" && entry.by === undefined);
    // The other player is not there, and what follows without a choice the room decides.
    expect([name, answers.length]).toEqual([name, 1]);
    expect(answers[0]).toMatchObject({ prompt: scene.prompt!.id, seat: scene.prompt!.seat });
  }
});

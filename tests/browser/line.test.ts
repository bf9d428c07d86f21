/** On a train: an answer pressed while the line is gone is kept, shown as being sent, and arrives exactly once. */
import { ROOM_NAME, type TableState, TO_ROOM } from "@mindbug/shared/protocol";
import { Client } from "colyseus.js";
import type { Page } from "playwright-core";
import { PATIENCE, Visitor } from "../helpers/browser.ts";
import { openHouse } from "../helpers/browserHouse.ts";
import { asked, playMatch } from "../helpers/browserPlay.ts";
import { dice } from "../helpers/dice.ts";
import { LineProxy, type LineState } from "../helpers/lineProxy.ts";

jest.setTimeout(PATIENCE * 5);

const house = openHouse();
let line: LineProxy;
beforeAll(async () => {
  line = await LineProxy.to(Number(new URL(house.server.url).port));
});
afterAll(() => line.close());

const LOST = "Connection lost, retrying…";

/** The question as it stands on the page. */
const question = (page: Page): Promise<{ kind: string; words: string; sending: number }> =>
  page.evaluate(() => ({
    kind: document.querySelector<HTMLElement>(".t-prompt")?.dataset["kind"] ?? "",
    words: document.querySelector(".t-sentence")?.textContent ?? "",
    sending: document.querySelectorAll('[data-sending="true"]').length,
  }));

const stepOf = async (page: Page): Promise<number> =>
  Number(await page.locator(".table-screen").getAttribute("data-step"));

/** Against a bot that takes its time: the next step is our own answer, and nothing else. */
async function atQuestion(seed: number): Promise<Visitor> {
  const visitor = await Visitor.arrive(house.browser, line.url, { name: "Anna" });
  await visitor.open("#/play-the-bot");
  await visitor.page.getByRole("button", { name: "Start the match" }).click();
  let decisions = 0;
  await playMatch(visitor.page, { way: "click", chance: dice(seed), until: () => ++decisions > 2 });
  await asked(visitor.page);
  return visitor;
}

/** Picks the first thing that can be picked, if something has to be, and presses an answer. */
async function pressAnswer(page: Page): Promise<void> {
  const answers = page.locator(".t-buttons button[data-answer]");
  if ((await answers.count()) === 0)
    await page.locator('.t-thing[data-mood="legal"], .t-tray-card[data-mood="legal"]').first().click({ force: true });
  await answers.first().click();
}

test.each<[LineState, number]>([
  ["cut", 1],
  ["stalled", 2],
  ["swallowing", 3],
])("an answer pressed on a line that is %s is kept, and counts once", async (state, seed) => {
  const visitor = await atQuestion(seed);
  const { page } = visitor;
  const step = await stepOf(page);
  const before = await question(page);
  line.become(state);
  await pressAnswer(page);
  await page.locator('[data-sending="true"]').first().waitFor();
  // The question stays while the banner tells of the line, within eight seconds.
  await page.getByText(LOST).waitFor({ timeout: 9_000 });
  const during = await question(page);
  expect(during.kind).toBe(before.kind);
  expect(during.words).not.toBe("");
  expect(during.sending).toBeGreaterThan(0);
  expect(await stepOf(page)).toBe(step);

  line.become("open");
  await page.getByText(LOST).waitFor({ state: "hidden", timeout: 6_000 });
  await page.waitForFunction(
    (old) => Number(document.querySelector<HTMLElement>(".table-screen")?.dataset["step"]) > old,
    step,
    { timeout: PATIENCE },
  );
  await asked(page);
  expect((await question(page)).sending).toBe(0);
  await playMatch(page, { way: "click", chance: dice(seed + 10) });
  expect(await page.locator("#over-title").textContent()).toMatch(/You win!|You lose|A draw/);
  await visitor.leave();
});

test("nobody's clock runs before their table is drawn, however slow the line", async () => {
  const host = await new Client(house.server.url).create<TableState>(ROOM_NAME, { name: "Host", clock: "30", bank: 0 });
  host.onMessage("*", () => undefined);
  const becomes = (met: (state: TableState) => boolean): Promise<void> =>
    new Promise((resolve) => {
      const look = (): void => void (met(host.state) && resolve());
      host.onStateChange(look);
      look();
    });
  // The pictures of a table take several seconds.
  line.carryAtMost(40_000);
  const guest = await Visitor.arrive(house.browser, line.url, { name: "Anna" });
  await guest.page.goto(`${line.url}/#/${host.roomId}`);
  await guest.page.locator("#ready").waitFor();
  host.send(TO_ROOM.ready, { ready: true });
  // The host lets everything pass until the guest is asked.
  host.onStateChange(({ prompt }) => {
    if (prompt.id !== 0 && prompt.seat === 0) host.send(TO_ROOM.intent, { prompt: prompt.id, answer: 0 });
  });
  await becomes(({ prompt }) => prompt.id !== 0 && prompt.seat === 1);
  const drawn = guest.page.locator(".table-area [data-artwork=ready]");
  expect([await drawn.count(), host.state.deadline]).toEqual([0, 0]);
  await drawn.waitFor();
  await becomes(({ deadline }) => deadline > 0);
  line.carryAtMost(null);
  await guest.leave();
  await host.leave();
});

test("a browser that says it is offline shows it at once, and comes back by itself", async () => {
  const visitor = await atQuestion(4);
  const { page } = visitor;
  await page.context().setOffline(true);
  await page.getByText(LOST).waitFor({ timeout: 2_000 });
  await page.context().setOffline(false);
  await page.getByText(LOST).waitFor({ state: "hidden", timeout: 4_000 });
  await asked(page);
  await visitor.leave();
});

test("a slow line is only slow: no banner, and the match goes on", async () => {
  line.delay = 400;
  const visitor = await atQuestion(5);
  const { page } = visitor;
  await new Promise((resolve) => setTimeout(resolve, 6_000));
  expect(await page.getByText(LOST).isVisible()).toBe(false);
  line.delay = 0;
  await visitor.leave();
});

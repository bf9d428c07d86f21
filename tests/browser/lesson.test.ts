/** The lesson in a real browser: it needs no server, says one thing at a time, and shows where. */
import type { Page } from "playwright-core";
import { PATIENCE, Visitor } from "../helpers/browser.ts";
import { openHouse } from "../helpers/browserHouse.ts";
import { focusByKeyboard, pressByKeyboard } from "../helpers/browserPlay.ts";

jest.setTimeout(PATIENCE * 4);

const house = openHouse();
const bubble = ".coach:not([hidden])";

/** Once cards and light have come to rest, the light falls on this. */
const untilLit = (page: Page, selector: string): Promise<unknown> =>
  page.waitForFunction((wanted) => {
    const box = document.querySelector(wanted)?.getBoundingClientRect();
    return [...document.querySelectorAll(".spotlight-ring")].some((ring) => {
      const lit = ring.getBoundingClientRect();
      const x = (box?.x ?? -1) + (box?.width ?? 0) / 2;
      const y = (box?.y ?? -1) + (box?.height ?? 0) / 2;
      return x > lit.left && x < lit.right && y > lit.top && y < lit.bottom;
    });
  }, selector);

const LEGAL = '.t-thing[data-mood="legal"], .t-thing[data-mood="picked"]';

/** Does what stands in the light, with a pointer; answers with what was said. */
async function goThrough(page: Page, onStep?: (words: string) => Promise<void>): Promise<string[]> {
  const said: string[] = [];
  for (;;) {
    await page.locator(`${bubble}, #over-title`).first().waitFor();
    if ((await page.locator("#over-title").count()) > 0) return said;
    const words = (await page.locator("#coach-words").textContent())!;
    if (said.at(-1) !== words) said.push(words);
    await onStep?.(words);
    const next = page.locator("#coach-next");
    if ((await next.count()) > 0) await next.click();
    else {
      const answer = page.locator(".t-buttons button[data-answer]:enabled").first();
      const thing = page.locator(LEGAL).first();
      await page.locator(`${LEGAL}, .t-buttons button[data-answer]`).first().waitFor();
      if ((await answer.count()) === 0) await thing.click();
      await answer.click();
    }
    await page.waitForFunction(
      (before) =>
        document.querySelector("#over-title") !== null ||
        (document.querySelector("#coach-words")?.textContent ?? before) !== before,
      words,
    );
  }
}

test.each([
  ["en", "You know the game", "Play the bot", "Play a friend"],
  ["fr", "Vous savez jouer", "Jouer contre le robot", "Jouer avec un ami"],
] as const)("in %s the lesson goes from its first word to its last without a network", async (language, ...ends) => {
  const visitor = await Visitor.arrive(house.browser, house.server.url, { language });
  const { page } = visitor;
  await visitor.open("#/first-match");
  await page.locator(bubble).waitFor();
  await page.locator("[data-artwork=ready]").waitFor();
  await page.context().setOffline(true);
  const said = await goThrough(page);
  expect(said).toHaveLength(20);
  expect(new Set(said).size).toBe(20);
  const [title, ...links] = ends;
  expect(await page.locator("#over-title").textContent()).toBe(title);
  for (const name of links) await page.getByRole("link", { name }).first().waitFor();
  await page.locator("#lesson-again").click();
  await page.locator(bubble).waitFor();
  expect(visitor.problems.filter((problem) => !problem.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([]);
  await visitor.leave();
});

test("the light falls on what is spoken of, never under the words, and something else is put off kindly", async () => {
  for (const viewport of [
    { width: 1280, height: 720 },
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ]) {
    const visitor = await Visitor.arrive(house.browser, house.server.url, { context: { viewport } });
    const { page } = visitor;
    await visitor.open("#/first-match");
    await page.locator(".spotlight-ring").first().waitFor();
    await untilLit(page, '.t-status[data-side="1"] .t-life');
    let wandered = false;
    await goThrough(page, async () => {
      const move = (await page.locator("#coach-next").count()) === 0;
      if (!move) return;
      const thing = (await page.locator(LEGAL).count()) > 0 ? '.t-thing[data-mood="legal"]' : ".t-buttons";
      await untilLit(page, thing);
      const covered = await page.evaluate((selector) => {
        const words = document.querySelector(".coach")!.getBoundingClientRect();
        const box = document.querySelector(selector)!.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        return x > words.left && x < words.right && y > words.top && y < words.bottom;
      }, thing);
      expect(covered).toBe(false);
      if (wandered) return;
      wandered = true;
      await page.locator('.t-thing[data-role="hand"]:not([data-mood="legal"])').last().click();
      await page.getByText("That comes later. First what stands in the light!").waitFor();
    });
    await visitor.leave();
  }
});

test("the lesson is gone through with the keyboard alone", async () => {
  const visitor = await Visitor.arrive(house.browser, house.server.url);
  const { page } = visitor;
  await visitor.open("#/first-match");
  for (let step = 0; step < 4; step++) {
    await page.locator(bubble).waitFor();
    const words = await page.locator("#coach-words").textContent();
    if ((await page.locator("#coach-next").count()) > 0) {
      expect(await page.evaluate(() => document.activeElement?.id)).toBe("coach-next");
      await page.keyboard.press("Enter");
    } else {
      await focusByKeyboard(page, '.t-thing[data-mood="legal"]');
      await page.keyboard.press("Enter");
      await pressByKeyboard(page, ".t-buttons button[data-answer]");
    }
    await page.waitForFunction(
      (before) => (document.querySelector("#coach-words")?.textContent ?? before) !== before,
      words,
    );
  }
  await visitor.leave();
});

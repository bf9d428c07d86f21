/** The table for those who hear it or use no pointer: what is drawn is also said, and Tab finds the answers. */
import type { Page } from "playwright-core";
import { PATIENCE, Visitor } from "../helpers/browser.ts";
import { openHouse } from "../helpers/browserHouse.ts";
import { asked, playMatch } from "../helpers/browserPlay.ts";
import { dice } from "../helpers/dice.ts";

jest.setTimeout(PATIENCE * 5);

const house = openHouse();

async function moment(name: string): Promise<Page> {
  const context = await house.browser.newContext({
    viewport: { width: 1280, height: 800 },
    // Pixi looks for phones by what they call themselves.
    userAgent: "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/120 Mobile Safari/537.36",
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await page.goto(`${house.server.url}/?fixture=${name}&lang=en&seats&speed=off`);
  await page.locator("[data-artwork=ready]").waitFor({ timeout: PATIENCE });
  return page;
}

test("the Mindbug question tells power, keywords and words of the card, and what lies on the table", async () => {
  const page = await moment("mindbug");
  const said = (await page.getByRole("region", { name: "Your decision" }).textContent())!;
  expect(said).toContain("Spider Owl: power 3, SNEAKY, POISONOUS.");
  expect(said).toMatch(/In play, You: .+\(\d+\)/);
  expect(said).toMatch(/In play, Turbo-Bot 3000: .+\(\d+\)/);
  await page.context().close();
});

test("from a picked card the next Tab leads to what it can do, and Enter does it", async () => {
  const page = await moment("turn");
  await page.locator('.t-thing[data-role="hand"][data-mood="legal"]').first().focus();
  await page.keyboard.press("Enter");
  await page.locator('.t-thing[data-mood="picked"]').waitFor();
  await page.keyboard.press("Tab");
  const focused = page.locator(".t-buttons button:focus");
  expect(await focused.getAttribute("data-answer")).toBe("play");
  await page.context().close();
});

test("Tab stops only at what can be chosen; the arrows lead to everything else", async () => {
  const page = await moment("turn");
  const stops = await page
    .locator('.t-thing[tabindex="0"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute("data-mood")));
  expect(stops.length).toBeGreaterThan(0);
  expect(new Set(stops)).toEqual(new Set(["legal"]));
  await page.locator('.t-thing[data-mood="legal"]').first().focus();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  expect(await page.locator(".t-thing:focus").getAttribute("data-mood")).toBe("plain");
  await page.context().close();
});

test("the painted picture brings no buttons of its own", async () => {
  const page = await moment("turn");
  expect(await page.locator("button:not(.t-host button)").count()).toBe(0);
  expect(await page.locator("canvas").first().getAttribute("aria-hidden")).toBe("true");
  await page.context().close();
});

/** How long elements of this kind were on the page, each; told by the page itself, however busy the machine is. */
function watchLifetimes(selector: string): void {
  const began = new Map<Element, number>();
  const lifetimes: number[] = [];
  Object.assign(globalThis, { lifetimes });
  new MutationObserver(() => {
    for (const element of document.querySelectorAll(selector))
      if (!began.has(element)) began.set(element, performance.now());
    for (const [element, from] of began)
      if (!element.isConnected) {
        lifetimes.push(performance.now() - from);
        began.delete(element);
      }
  }).observe(document, { childList: true, subtree: true });
}

test("a lost life is seen for a while: a number rises from the hearts", async () => {
  const context = await house.browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addInitScript("globalThis.__name = (value) => value");
  await context.addInitScript(watchLifetimes, ".t-float-life");
  const page = await context.newPage();
  await page.goto(`${house.server.url}/?fixture=game-over-waiting&lang=en&seats&speed=normal&play`);
  const lifetimes = (): Promise<number[]> =>
    page.evaluate(() => (globalThis as unknown as { lifetimes: number[] }).lifetimes);
  await page.waitForFunction(() => (globalThis as unknown as { lifetimes: number[] }).lifetimes.length > 0, undefined, {
    timeout: PATIENCE,
  });
  expect(await lifetimes()).toEqual([expect.any(Number)]);
  expect((await lifetimes())[0]).toBeGreaterThanOrEqual(300);
  await context.close();
});

test("picking and putting back is not read out again and again", async () => {
  const anna = await Visitor.arrive(house.browser, house.server.url, { name: "Anna" });
  const { page } = anna;
  await anna.open("#/play-the-bot");
  await page.getByRole("button", { name: "Start the match" }).click();
  await playMatch(page, {
    way: "click",
    chance: dice(7),
    until: async () => (await page.locator('.t-prompt[data-kind="turn"][data-turn="yours"]').count()) > 0,
  });
  await asked(page);
  const news = page.locator('.visually-hidden[role="log"] p');
  const cards = page.locator('.t-thing[data-role="hand"]');
  const told = await news.allTextContents();
  for (const at of [0, 1, 0, 0, 2]) {
    await cards.nth(at).focus();
    await page.keyboard.press("Enter");
  }
  await page.locator('.t-thing[data-mood="picked"]').waitFor();
  expect(await news.allTextContents()).toEqual(told);
  await anna.leave();
});

test("back closes menu, log, rules and piles of a phone, and asks before it leaves a match that goes on", async () => {
  const anna = await Visitor.arrive(house.browser, house.server.url, {
    name: "Anna",
    context: { viewport: { width: 390, height: 844 } },
  });
  const { page } = anna;
  await anna.open("#/play-the-bot");
  await page.getByRole("button", { name: "Start the match" }).click();
  await asked(page);
  const table = page.url();
  for (const [button, part] of [
    ["#menu", "dialog"],
    ["#feed-toggle", "#feed"],
    ["#reference-toggle", "#reference"],
    [".t-chip-pile", ".t-tray"],
  ] as const) {
    await page.locator(button).first().click();
    await page.locator(part).waitFor();
    await page.goBack();
    await page.locator(part).waitFor({ state: "hidden" });
  }
  await page.goBack();
  const question = page.getByRole("dialog", { name: "Leave this table?" });
  await question.waitFor();
  await page.getByRole("button", { name: "Play on" }).click();
  await question.waitFor({ state: "hidden" });
  expect(page.url()).toBe(table);
  expect((await asked(page)).yours).toBe(true);
  await page.goBack();
  await question.getByRole("link", { name: "Leave the table" }).click();
  await page.getByRole("link", { name: "Play a friend" }).waitFor();
  expect(anna.problems).toEqual([]);
  await anna.leave();
});

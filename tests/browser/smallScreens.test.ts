/** Playing with a thumb on little room: picks are put back, long hands slide, what is not needed now is folded away. */
import type { Page } from "playwright-core";
import { PATIENCE } from "../helpers/browser.ts";
import { openHouse } from "../helpers/browserHouse.ts";

jest.setTimeout(PATIENCE * 3);

const house = openHouse();

async function moment(name: string, width: number, height: number): Promise<Page> {
  const context = await house.browser.newContext({
    viewport: { width, height },
    hasTouch: true,
    isMobile: true,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await page.goto(`${house.server.url}/?fixture=${name}&lang=en&seats&speed=off`);
  await page.locator("[data-ready=true] [data-artwork=ready]").waitFor({ timeout: PATIENCE });
  return page;
}

const picked = '.t-thing[data-mood="picked"]';
const answered = (page: Page): Promise<string | null> => page.locator(".t-page").getAttribute("data-answer");

test("a tap beside everything puts back what was picked, and so does a second tap; neither plays it", async () => {
  const page = await moment("turn", 390, 844);
  const card = page.locator('.t-thing[data-role="hand"][data-mood="legal"]').first();
  const { x, y } = (await card.boundingBox())!;
  const face = (await page.locator('.t-status[data-side="1"] .t-face').boundingBox())!;
  for (const beside of [
    { x: x + 10, y: y + 20 },
    { x: face.x + face.width / 2, y: face.y + face.height / 2 },
  ]) {
    await page.touchscreen.tap(x + 10, y + 20);
    await page.locator(picked).waitFor();
    await page.touchscreen.tap(beside.x, beside.y);
    await page.locator(picked).waitFor({ state: "detached" });
  }
  // The question itself is not beside.
  await page.touchscreen.tap(x + 10, y + 20);
  await page.locator(picked).waitFor();
  await page.locator(".t-sentence").tap();
  expect(await page.locator(picked).count()).toBe(1);
  expect(await answered(page)).toBeNull();
  await page.context().close();
});

test("a small phone folds the Power cards into a button until they can be bought", async () => {
  const page = await moment("bought", 360, 640);
  expect(await page.locator('.t-thing[data-role="power"]').count()).toBe(0);
  const creatures = await page.locator('.t-thing[data-role="creature"]').all();
  expect(creatures).toHaveLength(8);
  for (const creature of creatures) expect((await creature.boundingBox())!.width).toBeGreaterThanOrEqual(44);
  await page.locator(".t-power-label").tap();
  expect(await page.locator(".t-tray-grid").first().locator(".t-tray-card").count()).toBe(3);
  await page.context().close();
  const buying = await moment("buy", 360, 640);
  expect(await buying.locator('.t-thing[data-role="power"]').count()).toBe(3);
  await buying.context().close();
});

test.each([
  [360, 640],
  [390, 844],
  [844, 390],
])("the words of a picked card stay in sight, whole (%i × %i)", async (width, height) => {
  const page = await moment("turn", width, height);
  for (const card of await page.locator('.t-thing[data-role="hand"][data-mood="legal"]').all()) {
    await card.focus();
    await page.keyboard.press("Enter");
    await page.locator(picked).waitFor();
    const seen = await page.evaluate(() => {
      const detail = document.querySelector<HTMLElement>(".t-detail")!;
      const words = detail.closest(".t-words")!;
      const box = detail.getBoundingClientRect();
      return {
        shown: detail.checkVisibility() && box.height > 0 === (detail.textContent !== ""),
        cut: detail.scrollHeight > detail.clientHeight + 1,
        inside: box.bottom <= innerHeight || words.scrollHeight > words.clientHeight,
      };
    });
    expect(seen).toEqual({ shown: true, cut: false, inside: true });
    await page.keyboard.press("Escape");
  }
  await page.context().close();
});

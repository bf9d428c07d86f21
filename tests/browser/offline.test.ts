/** Without a server: a match in the browser itself, the network cut as soon as the table is there. */
import { PATIENCE, Visitor } from "../helpers/browser.ts";
import { openHouse } from "../helpers/browserHouse.ts";
import { asked, playMatch } from "../helpers/browserPlay.ts";
import { dice } from "../helpers/dice.ts";

jest.setTimeout(PATIENCE * 5);

const house = openHouse();

test("a match on this device is played to its end with the network cut, and another one after it", async () => {
  const visitor = await Visitor.arrive(house.browser, house.server.url, { name: "Anna" });
  await visitor.open("#/play-the-bot");
  const { page } = visitor;
  await page.locator("#level-beginner").check();
  await page.locator("#local").click();
  await asked(page);
  await page.locator("[data-artwork=ready]").waitFor();
  const missing: string[] = [];
  // The tab's own icon is asked for by the browser whenever it likes.
  page.on("requestfailed", (request) => request.url().includes("favicon") || missing.push(request.url()));
  await page.context().setOffline(true);
  await playMatch(page, { way: "click", chance: dice(8) });
  expect(await page.locator("#over-title").textContent()).toMatch(/You win!|You lose|A draw/);
  await page.locator("#over-rematch").click();
  await asked(page);
  expect(await page.locator(".over").count()).toBe(0);
  expect(missing).toEqual([]);
  expect(visitor.problems.filter((problem) => !problem.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([]);
  await visitor.leave();
});

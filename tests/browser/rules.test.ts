/** The rulebook in the browser: addresses, search, links, print; from everywhere. */
import { PATIENCE, Visitor } from "../helpers/browser.ts";
import { openHouse } from "../helpers/browserHouse.ts";

jest.setTimeout(PATIENCE * 3);

const house = openHouse();

test("a rule has an address; the book is searched, read on and gone back in", async () => {
  const visitor = await Visitor.arrive(house.browser, house.server.url);
  const { page } = visitor;
  await visitor.open("#/rules/poisonous");
  await page.getByRole("heading", { level: 1, name: "POISONOUS" }).waitFor();
  await page.locator(".rule-links").getByRole("link", { name: "TOUGH" }).click();
  await page.getByRole("heading", { level: 1, name: "TOUGH" }).waitFor();
  expect(page.url()).toMatch(/#\/rules\/tough$/);
  await page.getByRole("link", { name: "Back" }).click();
  await page.getByRole("searchbox", { name: "Search the rules" }).fill("sneaky hunter");
  await page.locator(".rule-card[data-rule=sneaky]").click();
  await page.getByRole("heading", { level: 1, name: "SNEAKY" }).waitFor();
  await page.goBack();
  expect(await page.getByRole("searchbox").inputValue()).toBe("sneaky hunter");
  await page.getByRole("searchbox").fill("xylophone");
  await page.getByText("The book says nothing about that.").waitFor();
  expect(visitor.problems).toEqual([]);
  await visitor.leave();
});

test("printed, the book shows every rule in full and nothing to press", async () => {
  const visitor = await Visitor.arrive(house.browser, house.server.url, { language: "fr" });
  const { page } = visitor;
  await visitor.open("#/rules");
  await page.emulateMedia({ media: "print" });
  expect(await page.locator("input:visible, button:visible").count()).toBe(0);
  const cut = await page
    .locator(".rule-card .rule-body")
    .evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight + 1).length);
  expect(cut).toBe(0);
  expect(await page.locator(".rule-card:visible").count()).toBeGreaterThan(100);
  await visitor.leave();
});

test("home, lobby and the menu of a table lead to the rules", async () => {
  const visitor = await Visitor.arrive(house.browser, house.server.url);
  const { page } = visitor;
  await visitor.open("#/");
  await page.getByRole("link", { name: /How to play/ }).click();
  await page.waitForURL(/#\/rules$/);
  await visitor.open("#/play-a-friend");
  await page.getByRole("button", { name: "Make the table" }).click();
  const rules = page.getByRole("link", { name: "Rules" });
  await rules.waitFor();
  expect(await rules.getAttribute("target")).toBe("_blank");
  await visitor.leave();
});

test("an example is a real table: press, and it happens; once more, and it begins again", async () => {
  const visitor = await Visitor.arrive(house.browser, house.server.url, { speed: "fast" });
  const { page } = visitor;
  await visitor.open("#/rules/poisonous");
  const creatures = page.locator(".example .t-thing[data-role=creature]");
  const names = async (): Promise<string[]> =>
    creatures.evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")!.split(",")[0]!));
  await creatures.first().waitFor();
  expect((await names()).sort()).toEqual(["Axolotl Healer", "Bee Bear", "Gorillion"]);
  await page.getByRole("button", { name: "Play the example" }).click();
  await page.locator(".example[data-stage=told]").waitFor();
  await page.waitForFunction(() => document.querySelectorAll(".example .t-thing[data-role=creature]").length === 1);
  expect(await names()).toEqual(["Bee Bear"]);
  await page.getByRole("button", { name: "Once more" }).click();
  await page.locator(".example[data-stage=telling]").waitFor();
  await page.locator(".example[data-stage=told]").waitFor();
  await page.waitForFunction(() => document.querySelectorAll(".example .t-thing[data-role=creature]").length === 1);
  expect(await names()).toEqual(["Bee Bear"]);
  await page.locator(".rule-links a").first().click();
  await page.locator(".example .t-thing").first().waitFor();
  expect(visitor.problems).toEqual([]);
  await visitor.leave();
});

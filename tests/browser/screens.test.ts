/** The screens around the table: reachable, readable by everybody, in both languages and on a phone. */
import AxeBuilder from "@axe-core/playwright";
import { PATIENCE, Visitor } from "../helpers/browser.ts";
import { openHouse } from "../helpers/browserHouse.ts";
import { asked } from "../helpers/browserPlay.ts";

jest.setTimeout(PATIENCE * 5);

const house = openHouse();

/** Serious and critical findings, each with the elements concerned. */
async function seriousFindings(visitor: Visitor): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page: visitor.page }).analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(" | ")}`);
}

const FORMS = [
  {
    language: "en",
    width: 1440,
    height: 900,
    screens: ["#/", "#/play-a-friend", "#/watching", "#/all-cards/harpy-mother", "#/nowhere"],
  },
  { language: "fr", width: 390, height: 844, screens: ["#/", "#/play-the-bot", "#/rules", "#/rules/poisonous"] },
] as const;

test.each(FORMS)(
  "axe finds nothing serious, and nothing is wider than the window ($language, $width)",
  async ({ language, width, height, screens }) => {
    const visitor = await Visitor.arrive(house.browser, house.server.url, {
      language,
      context: { viewport: { width, height } },
    });
    for (const hash of screens) {
      await visitor.open(hash);
      await visitor.page.waitForLoadState("networkidle");
      expect({ hash, found: await seriousFindings(visitor) }).toEqual({ hash, found: [] });
      expect({
        hash,
        wider: await visitor.page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      }).toEqual({ hash, wider: 0 });
      expect(await visitor.page.locator("html").getAttribute("lang")).toBe(language);
    }
    expect(visitor.problems).toEqual([]);
    await visitor.leave();
  },
);

test("waiting room, table, menu, game over, replay: nothing serious; replay links lead to their moment", async () => {
  const anna = await Visitor.arrive(house.browser, house.server.url, { name: "Anna" });
  const { page } = anna;
  const check = async (where: string): Promise<void> =>
    expect({ where, found: await seriousFindings(anna) }).toEqual({ where, found: [] });
  await anna.open("#/play-a-friend");
  await page.getByRole("button", { name: "Make the table" }).click();
  await page.getByRole("button", { name: "QR code" }).click();
  await page.getByRole("img", { name: "QR code of the link to this table" }).waitFor();
  await check("waiting room");
  await page.getByText("Seat a bot instead").click();
  await page.getByRole("button", { name: "Beginner" }).click();
  await page.getByRole("button", { name: "I'm ready" }).click();
  await asked(page);
  expect(await page.title()).toContain("Your turn!");
  await check("table");
  await page.getByRole("button", { name: "Menu" }).click();
  await check("menu");
  await page.getByRole("button", { name: "Concede" }).click();
  await page.getByRole("button", { name: "Yes, I concede" }).click();
  await page.locator(".over:not([hidden])").waitFor();
  await check("game over");
  await page.getByRole("link", { name: "Replay" }).click();
  await page.locator(".replay-step").waitFor();
  await page.getByRole("button", { name: "Step on" }).click();
  await page.waitForURL(/#\/replay\/[^/]+\/1$/);
  await check("replay");
  await page.reload();
  await page.getByText(/^Step 1 of \d+$/).waitFor();
  expect(anna.problems).toEqual([]);
  await anna.leave();
});

test("cards are found by set, keyword, ability, power and text, and open large", async () => {
  const visitor = await Visitor.arrive(house.browser, house.server.url);
  await visitor.open("#/all-cards");
  const { page } = visitor;
  const count = async (): Promise<number> => page.locator(".card-grid .card").count();
  expect(await count()).toBe(144);
  await page.getByLabel("Set").selectOption("king-of-tokyo");
  expect(await count()).toBe(48);
  await page.getByLabel("Ability").selectOption("power");
  expect(await count()).toBe(16);
  await page.getByRole("button", { name: "Clear filters" }).click();
  await page.getByLabel("Keyword").selectOption("SNEAKY");
  await page.getByLabel("Power", { exact: true }).selectOption("3");
  const few = await count();
  expect(few).toBeGreaterThan(0);
  expect(few).toBeLessThan(20);
  await page.getByRole("button", { name: "Clear filters" }).click();
  await page.getByRole("searchbox").fill("neuromouche");
  expect(await count()).toBe(1);
  await page.locator(".card-button").click();
  await page.getByRole("dialog", { name: "Brain Fly" }).waitFor();
  expect(page.url()).toContain("brain-fly");
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  expect(visitor.problems).toEqual([]);
  await visitor.leave();
});

test("name, language, sound and speed are kept; the guided match explains its first question", async () => {
  const visitor = await Visitor.arrive(house.browser, house.server.url);
  const { page } = visitor;
  await visitor.open();
  await page.getByLabel("Your name").fill("Zoé");
  await page.locator("#speed-fast").check();
  await page.locator("#set-sound").uncheck();
  await page.locator("#language-fr").check();
  await page.getByRole("link", { name: /Jouer avec un ami/ }).waitFor();
  await page.reload();
  expect(await page.getByLabel("Votre nom").inputValue()).toBe("Zoé");
  expect(await page.locator("#speed-fast").isChecked()).toBe(true);
  expect(await page.locator("#set-sound").isChecked()).toBe(false);
  await page.getByRole("link", { name: /Première partie/ }).click();
  await asked(page);
  await page.getByText("Vous avez trois cœurs, votre adversaire aussi.").waitFor();
  await page.getByRole("button", { name: "Compris" }).click();
  await page.getByText("Voici vos cartes.").waitFor();
  expect(visitor.problems).toEqual([]);
  await visitor.leave();
});

test("the same on a phone in French: waiting room, menu, question before giving up, end", async () => {
  const visitor = await Visitor.arrive(house.browser, house.server.url, {
    name: "Zoé",
    language: "fr",
    context: { viewport: { width: 390, height: 844 } },
  });
  const { page } = visitor;
  const check = async (where: string): Promise<void> =>
    expect({ where, found: await seriousFindings(visitor) }).toEqual({ where, found: [] });
  await visitor.open("#/play-a-friend");
  await page.locator("#create").click();
  await page.locator("#room-code").waitFor();
  await check("waiting room");
  await page.locator(".invite-bot summary").click();
  await page.locator("[data-act=bot-beginner]").click();
  await page.locator("#ready").click();
  await asked(page);
  await page.locator("#feed-toggle").click();
  await check("log");
  await page.goBack();
  await page.locator("#menu").click();
  await check("menu");
  await page.getByRole("button", { name: "Abandonner" }).click();
  await check("question");
  await page.getByRole("button", { name: "Oui, j’abandonne" }).click();
  await page.locator(".over-reason").getByText("Vous avez abandonné.").waitFor();
  await check("end");
  expect(visitor.problems).toEqual([]);
  await visitor.leave();
});

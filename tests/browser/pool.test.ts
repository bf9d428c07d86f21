/** Parts of a set: a pool is made, sent as a link, found again, and played. */
import { POOL_LEAST } from "@mindbug/shared";
import { PATIENCE, Visitor } from "../helpers/browser.ts";
import { openHouse } from "../helpers/browserHouse.ts";
import { playMatch } from "../helpers/browserPlay.ts";
import { dice } from "../helpers/dice.ts";

jest.setTimeout(PATIENCE * 5);

const house = openHouse();

const count = ({ page }: Visitor): Promise<string> => page.locator(".pool-count").innerText();
const search = ({ page }: Visitor, text: string): Promise<void> => page.getByLabel("Search").fill(text);

/** First Contact without whatever makes somebody discard, and a Gorillion more than there is in the box. */
async function choose(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await page.getByLabel("Set", { exact: true }).selectOption("first-contact");
  await page.getByRole("button", { name: "All of these" }).click();
  await search(visitor, "discard");
  await page.getByRole("button", { name: "None of these" }).click();
  await search(visitor, "gorillion");
  await page.getByRole("button", { name: "One more: Gorillion" }).click();
  await page.getByRole("button", { name: "Clear filters" }).click();
}

test("made with search, all, none and copies; kept; shared by link in a second browser; played by both", async () => {
  const anna = await Visitor.arrive(house.browser, house.server.url, { name: "Anna" });
  await anna.open("#/play-a-friend");
  await anna.page.getByLabel("Your own pool").check();
  expect(await anna.page.getByRole("button", { name: "Make the table" }).isDisabled()).toBe(true);
  await anna.page.getByText("Choose at least 20 cards").waitFor();
  await anna.page.getByRole("link", { name: "Choose the cards" }).click();
  await anna.page.getByText(`${POOL_LEAST} cards more, please`).waitFor();
  expect(await anna.page.locator("#pool-friend").isDisabled()).toBe(true);
  await choose(anna);
  await anna.page.locator('[data-card="gorillion"][data-copies="2"]').waitFor();
  const made = await count(anna);
  expect(made).toMatch(/^\d\d cards/);

  // It is still there after the page was loaded again.
  await anna.page.reload();
  await anna.page.locator('[data-card="gorillion"][data-copies="2"]').waitFor();
  expect(await count(anna)).toBe(made);

  // The link, as somebody else opens it.
  await anna.page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await anna.page.locator("#pool-link").click();
  const link = await anna.page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/#\/pool\/F[0-9a-f]+$/);
  const ben = await Visitor.arrive(house.browser, house.server.url, { name: "Ben" });
  await ben.open(new URL(link).hash);
  await ben.page.getByRole("heading", { name: "A pool somebody made" }).waitFor();
  expect(await count(ben)).toBe(made);
  await ben.page.locator('[data-card="gorillion"][data-copies="2"]').waitFor();
  // He plays with it: the table is made with Ben's copy.
  await ben.page.locator("#pool-friend").click();
  await ben.page.getByRole("button", { name: "Make the table" }).click();
  const code = (await ben.page.locator("#room-code").textContent())!;
  await ben.page.getByText(/^Own pool: \d\d cards$/).waitFor();

  // Whoever is invited sees it before sitting down, and both see it before they are ready.
  const carla = await Visitor.arrive(house.browser, house.server.url);
  await carla.open(`#/${code}`);
  await carla.page.getByText(/^Own pool: \d\d cards$/).click();
  await carla.page.getByText("2 × Gorillion").waitFor();
  await carla.page.getByLabel("Your name").fill("Carla");
  await carla.page.getByRole("button", { name: "Take a seat" }).click();
  await carla.page.getByText(/^Own pool: \d\d cards$/).click();
  await carla.page.getByText("2 × Gorillion").waitFor();
  // Whoever follows a link is ready as soon as they sit.
  await ben.page.getByRole("button", { name: "I'm ready" }).click();
  await Promise.all([ben, carla].map(({ page }, n) => playMatch(page, { way: "click", chance: dice(n + 3) })));
  for (const visitor of [anna, ben, carla]) expect(visitor.problems).toEqual([]);
  for (const visitor of [anna, ben, carla]) await visitor.leave();
});

test("what somebody had is not lost by opening a link, and a damaged link says so", async () => {
  const anna = await Visitor.arrive(house.browser, house.server.url, { name: "Anna" });
  await anna.open("#/pool");
  await choose(anna);
  const own = await count(anna);
  await anna.open(`#/pool/K${"5".repeat(16)}`);
  await anna.page.getByText("32 cards").waitFor();
  await anna.page.getByRole("button", { name: "One more: ", exact: false }).first().click();
  await anna.open("#/pool");
  expect(await count(anna)).toBe(own);
  await anna.open(`#/pool/K${"5".repeat(16)}`);
  await anna.page.getByRole("button", { name: "Keep it" }).click();
  await anna.page.getByText("2 pools kept").click();
  await anna.page.locator(".kept-pools").getByRole("button", { name: "First Contact" }).click();
  expect(await count(anna)).toBe(own);
  await anna.open("#/pool/K5zz");
  await anna.page.getByRole("heading", { name: "No pool in this link" }).waitFor();
  expect(anna.problems).toEqual([]);
  await anna.leave();
});

test("with King of Tokyo's creatures come its Power cards, in a match of this device too", async () => {
  const anna = await Visitor.arrive(house.browser, house.server.url, { name: "Anna" });
  await anna.open(`#/pool/T${"5".repeat(16)}`);
  await anna.page.locator("#pool-bot").click();
  await anna.page.getByRole("link", { name: "Play on this device" }).click();
  await anna.page.locator(".t-prompt").waitFor();
  await anna.page.locator('[data-role="power"], [data-thing^="power"]').first().waitFor({ state: "attached" });
  expect(anna.problems).toEqual([]);
  await anna.leave();
});

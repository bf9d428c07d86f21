/** The first seconds of a visit: words before anything else has arrived, and nothing fetched twice. */
import { PATIENCE, Visitor } from "../helpers/browser.ts";
import { openHouse } from "../helpers/browserHouse.ts";
import { asked } from "../helpers/browserPlay.ts";

jest.setTimeout(PATIENCE * 2);

const house = openHouse();

const SCRIPTS = /\/assets\/.*\.js$/;
const WAITING = "Waking the mad scientists… · On réveille les savants fous…";
const TOO_OLD = "This game needs a browser from 2023 or later, with JavaScript.";

test("there are words on the screen before any script or style has arrived, and the page replaces them", async () => {
  const { page } = await Visitor.arrive(house.browser, house.server.url, { name: "Anna" });
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  let held = 0;
  await page.route(/\/assets\//, async (route) => {
    held += 1;
    await released;
    await route.continue();
  });
  await page.goto(`${house.server.url}/`, { waitUntil: "commit" });
  await page.getByText(WAITING).waitFor();
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  expect(held).toBeGreaterThan(0);
  expect(await page.getByText(TOO_OLD).isVisible()).toBe(false);
  release();
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await page.locator("#splash").count()).toBe(0);
  await page.context().close();
});

test.each<[string, () => void]>([
  ["knows no modules", () => void Reflect.deleteProperty(HTMLScriptElement.prototype, "noModule")],
  ["knows no mixed colours", () => void Object.defineProperty(CSS, "supports", { value: () => false })],
])("a browser that %s is told at once that it is too old", async (_what, age) => {
  const { page } = await Visitor.arrive(house.browser, house.server.url);
  await page.addInitScript(age);
  // What it cannot read it does not run.
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto(`${house.server.url}/`, { waitUntil: "commit" });
  await page.getByText(TOO_OLD).waitFor({ timeout: 5000 });
  expect(await page.getByText(WAITING).isVisible()).toBe(false);
  expect(await page.getByText("Il faut un navigateur de 2023 ou plus récent").isVisible()).toBe(true);
  await page.context().close();
});

test("without JavaScript the page says after a while what is missing", async () => {
  const { page } = await Visitor.arrive(house.browser, house.server.url, { context: { javaScriptEnabled: false } });
  await page.goto(`${house.server.url}/`);
  expect(await page.getByText(WAITING).isVisible()).toBe(true);
  await page.getByText(TOO_OLD).waitFor({ timeout: 20_000 });
  await page.context().close();
});

test("from the home page to a match, every file crosses the line once and under one name", async () => {
  // What keeps the page on this device fetches on its own account, and late.
  const visitor = await Visitor.arrive(house.browser, house.server.url, {
    name: "Anna",
    context: { serviceWorkers: "block" },
  });
  const { page } = visitor;
  await visitor.open();
  await page.waitForLoadState("networkidle");
  await page.locator("a.door-bot").click();
  await page.getByRole("button", { name: "Start the match" }).click();
  await asked(page);
  await page.locator("[data-artwork=ready]").waitFor();
  const fetched = await page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ name, transferSize }) => /\/(art|assets)\//.test(name) && transferSize > 0)
      .map(({ name }) => name),
  );
  // Without their hashes and queries. The tab's own icon is asked for by the browser whenever it likes.
  const names = fetched
    .map((url) => new URL(url).pathname.replace(/\.[0-9a-f]{8}\./, "."))
    .filter((name) => !name.includes("favicon"));
  expect(names).toEqual(expect.arrayContaining(["/art/common.avif", "/art/first-contact.avif"]));
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  await visitor.leave();
});

/** Two friends meet by a code, play by mouse, one reloads in the middle of a question, a third looks on. */
import { NAME_LENGTH } from "@mindbug/shared/protocol";
import { PATIENCE, Visitor } from "../helpers/browser.ts";
import { openHouse } from "../helpers/browserHouse.ts";
import { asked, focusByKeyboard, playMatch, pressByKeyboard } from "../helpers/browserPlay.ts";
import { dice } from "../helpers/dice.ts";

jest.setTimeout(PATIENCE * 5);

const house = openHouse();

async function makeTable(host: Visitor): Promise<string> {
  await host.open();
  await host.page.getByRole("link", { name: "Play a friend" }).click();
  await host.page.getByRole("button", { name: "Make the table" }).click();
  const code = await host.page.locator("#room-code").textContent();
  expect(code).toMatch(/^[A-Z2-9]{5}$/);
  return code!;
}

async function joinTable(guest: Visitor, code: string): Promise<void> {
  await guest.open();
  await guest.page.getByLabel("Join with a code").fill(code.toLowerCase());
  await guest.page.getByRole("button", { name: "Join" }).click();
  await guest.page.getByRole("button", { name: "I'm ready" }).waitFor();
}

test("create, join by code, play a match by click and drag, one watches, one reloads; rematch, replay", async () => {
  const anna = await Visitor.arrive(house.browser, house.server.url, { name: "Anna" });
  const ben = await Visitor.arrive(house.browser, house.server.url, { name: "Ben" });
  const carla = await Visitor.arrive(house.browser, house.server.url, { name: "Carla" });
  const code = await makeTable(anna);
  await joinTable(ben, code);
  await anna.page.getByText("Ben", { exact: true }).waitFor();
  await ben.page.getByRole("button", { name: "I'm ready" }).click();
  await anna.page.getByRole("button", { name: "I'm ready" }).click();
  await asked(
    await Promise.any(
      [anna, ben].map(async ({ page }) => {
        await page.locator('.t-prompt[data-turn="yours"]').waitFor();
        return page;
      }),
    ),
  );

  await carla.open(`#/${code}/watch`);
  await carla.page.locator(".t-prompt").waitFor();
  await anna.page.getByText("1 watching").waitFor();

  let reloads = 0;
  const reloadOnce = async (): Promise<boolean> => {
    if (reloads > 0) return false;
    reloads = 1;
    const before = await ben.page.locator(".t-prompt").getAttribute("data-kind");
    const things = await ben.page.locator('.t-thing[data-mood="legal"]').count();
    await ben.page.reload();
    const offer = await asked(ben.page);
    expect(offer.kind).toBe(before);
    expect(await ben.page.locator('.t-thing[data-mood="legal"]').count()).toBe(things);
    return false;
  };
  const played = await Promise.all([
    playMatch(anna.page, { way: "click", chance: dice(11) }),
    playMatch(ben.page, { way: "drag", chance: dice(12), until: reloadOnce }),
  ]);
  expect(reloads).toBe(1);
  expect(Math.min(...played)).toBeGreaterThan(0);

  const verdicts = await Promise.all([anna, ben].map(({ page }) => page.locator("#over-title").textContent()));
  expect([...verdicts].sort()).toEqual(["You lose", "You win!"]);
  const winner = verdicts[0] === "You win!" ? "Anna" : "Ben";
  expect(await carla.page.locator("#over-title").textContent()).toBe(`${winner} wins`);

  await anna.page.getByRole("button", { name: "Rematch" }).click();
  await ben.page.getByText("Anna wants a rematch!").waitFor();
  await ben.page.getByRole("button", { name: "Rematch" }).click();
  await anna.page.locator(".over").waitFor({ state: "hidden" });
  await ben.page.locator("#menu").click();
  await ben.page.getByRole("button", { name: "Concede" }).click();
  await ben.page.getByRole("button", { name: "Yes, I concede" }).click();
  await anna.page.getByText("Ben conceded.").waitFor();

  await carla.page.getByRole("link", { name: "Replay" }).click();
  await carla.page.locator("#replay-position").waitFor();
  await carla.page.getByRole("button", { name: "To the end" }).click();
  expect(await carla.page.locator(".replay-step").textContent()).toMatch(/Step (\d+) of \1/);
  for (const visitor of [anna, ben, carla]) {
    expect(visitor.problems).toEqual([]);
    await visitor.leave();
  }
});

test("names, chat and codes of markup, emoji, right-to-left text and 10,000 characters are text", async () => {
  const rude = '<img src=x onerror="document.title=1">';
  const anna = await Visitor.arrive(house.browser, house.server.url);
  const ben = await Visitor.arrive(house.browser, house.server.url);
  await anna.open();
  await anna.page.getByLabel("Your name").fill(rude);
  const code = await makeTable(anna);
  await ben.open(`#/${code}`);
  await ben.page.getByText(`${rude.slice(0, NAME_LENGTH)} waits there. Cards: First Contact`).waitFor();
  await ben.page.getByLabel("Your name").fill(`\u202e${"🧪".repeat(5000)}שלום`);
  await ben.page.getByRole("button", { name: "Take a seat" }).click();
  // Who follows a link is ready at once.
  await ben.page.getByRole("button", { name: "Wait, not yet" }).waitFor();
  await anna.page.getByRole("button", { name: "I'm ready" }).click();
  await anna.page.locator(".t-prompt").waitFor();
  await ben.page.locator(".t-prompt").waitFor();
  for (const text of [rude, "שלום 🧠 <b>bold</b> & \u202eevil", "x".repeat(10_000)]) {
    await anna.page.getByLabel("Message").fill(text);
    await anna.page.getByRole("button", { name: "Say", exact: true }).click();
  }
  await ben.page.getByText("x".repeat(200), { exact: true }).waitFor();
  await ben.page.getByText(rude, { exact: true }).first().waitFor();
  for (const { page, problems } of [anna, ben]) {
    expect(await page.locator("img[src=x], .feed b").count()).toBe(0);
    expect(await page.title()).toContain("Mindbug");
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider).toBeLessThanOrEqual(0);
    expect(problems).toEqual([]);
  }
  const stranger = await Visitor.arrive(house.browser, house.server.url);
  await stranger.open(`#/${encodeURIComponent(`<script>alert(1)</script>${"z".repeat(10_000)}`)}`);
  await stranger.page.getByRole("heading", { name: /No table <script>/ }).waitFor();
  expect(stranger.problems).toEqual([]);
});

test("a misheard code is tried again in place; back closes a phone's log; each side reads its own end", async () => {
  const anna = await Visitor.arrive(house.browser, house.server.url, { name: "Anna" });
  const ben = await Visitor.arrive(house.browser, house.server.url, {
    name: "Ben",
    context: { viewport: { width: 390, height: 844 } },
  });
  await ben.open("#/CARDS");
  await ben.page.getByRole("heading", { name: "Cards" }).waitFor();
  const code = await makeTable(anna);
  await ben.open("#/QQQQQ");
  await ben.page.getByRole("heading", { name: "No table QQQQQ" }).waitFor();
  await ben.page.getByLabel("Join with a code").fill(code);
  await ben.page.getByRole("button", { name: "Join" }).click();
  await ben.page.getByRole("button", { name: "I'm ready" }).click();
  await anna.page.getByRole("button", { name: "I'm ready" }).click();
  await ben.page.locator(".t-prompt").waitFor();
  await anna.page
    .getByText(/Who begins\?/)
    .first()
    .waitFor();
  await ben.page.getByRole("button", { name: "Log", exact: true }).click();
  await ben.page.locator("#feed").waitFor();
  await ben.page.goBack();
  await ben.page.locator("#feed").waitFor({ state: "hidden" });
  await ben.page.getByRole("button", { name: "Menu" }).click();
  await ben.page.getByRole("button", { name: "Concede" }).click();
  await ben.page.getByRole("button", { name: "Yes, I concede" }).click();
  await ben.page.getByText("You conceded.").waitFor();
  await anna.page.getByText("Ben conceded.").waitFor();
  await ben.page.getByRole("link", { name: "Replay" }).click();
  await ben.page.getByText(/^Step 0 of \d+$/).waitFor();
  await ben.page.getByRole("button", { name: "Log", exact: true }).click();
  await ben.page.locator("#feed").waitFor();
  await ben.page.locator("[data-control=last]").click();
  await ben.page.goBack();
  await ben.page.locator("#feed").waitFor({ state: "hidden" });
  // The place is kept, and the next step back leads to the table again.
  await ben.page.waitForURL(/#\/replay\/[^/]+\/\d+$/);
  expect(await ben.page.locator(".replay-step").textContent()).toMatch(/Step (\d+) of \1/);
  await ben.page.goBack();
  await ben.page.getByText("You conceded.").waitFor();
  // A single match has no score to tell.
  expect(await anna.page.locator(".over-score").count()).toBe(0);
  expect(anna.problems).toEqual([]);
  // The browser itself reports the code that leads nowhere.
  expect(ben.problems.filter((problem) => !/status of 404/.test(problem))).toEqual([]);
  await anna.leave();
  await ben.leave();
});

test.each([
  [844, 390],
  [390, 844],
  [667, 375],
])("who is invited to a phone of %i×%i sees where to sit down without scrolling", async (width, height) => {
  const anna = await Visitor.arrive(house.browser, house.server.url, {
    name: "Anna",
    context: { viewport: { width, height } },
  });
  const code = await makeTable(anna);
  const ben = await Visitor.arrive(house.browser, house.server.url, { context: { viewport: { width, height } } });
  await ben.open(`#/${code}`);
  const wholly = async (visitor: Visitor, name: string): Promise<void> => {
    const box = (await visitor.page.getByRole("button", { name }).boundingBox())!;
    expect({ name, inside: box.y >= 0 && box.y + box.height <= height }).toEqual({ name, inside: true });
  };
  await wholly(ben, "Take a seat");
  await wholly(anna, "I'm ready");
  for (const visitor of [anna, ben]) {
    expect(visitor.problems).toEqual([]);
    await visitor.leave();
  }
});

test("the same with the keyboard only: create, join by code, play a whole match, ask for another", async () => {
  const anna = await Visitor.arrive(house.browser, house.server.url, { name: "Anna" });
  const ben = await Visitor.arrive(house.browser, house.server.url, { name: "Ben" });
  await anna.open();
  await pressByKeyboard(anna.page, 'a[href="#/play-a-friend"]');
  await pressByKeyboard(anna.page, "#create");
  const code = await anna.page.locator("#room-code").textContent();
  await ben.open();
  await focusByKeyboard(ben.page, "#code");
  await ben.page.keyboard.type(code!.toLowerCase());
  await ben.page.keyboard.press("Enter");
  for (const { page } of [ben, anna]) await pressByKeyboard(page, "#ready");
  const played = await Promise.all(
    [anna, ben].map(({ page }, index) => playMatch(page, { way: "keyboard", chance: dice(31 + index) })),
  );
  expect(Math.min(...played)).toBeGreaterThan(0);
  const verdicts = await Promise.all([anna, ben].map(({ page }) => page.locator("#over-title").textContent()));
  expect([...verdicts].sort()).toEqual(["You lose", "You win!"]);
  for (const { page } of [anna, ben]) await pressByKeyboard(page, "#over-rematch");
  await anna.page.locator(".over").waitFor({ state: "hidden" });
  for (const visitor of [anna, ben]) {
    expect(visitor.problems).toEqual([]);
    await visitor.leave();
  }
});

/** The analysis board in a real browser: positions put together, links that open the same, matches played on. */
import type { Page } from "playwright-core";
import { viewState } from "../../shared/src/index.ts";
import { PATIENCE, Visitor } from "../helpers/browser.ts";
import { openHouse } from "../helpers/browserHouse.ts";
import { asked } from "../helpers/browserPlay.ts";
import { playedMatch, stateAfter } from "../helpers/playedMatch.ts";
import { place } from "../server/helpers/scenes.ts";

jest.setTimeout(PATIENCE * 3);

const match = playedMatch(["first-contact"], 3);
let matchId = "";
const house = openHouse({}, async (folder) => {
  const [placed] = await place(folder, [match]);
  matchId = placed!.matchId;
});

const arrive = (more: Parameters<typeof Visitor.arrive>[2] = {}): Promise<Visitor> =>
  Visitor.arrive(house.browser, house.server.url, { name: "Anna", speed: "off", ...more });

/** Everything that lies on the table, as it is read out. */
const onTable = (page: Page): Promise<(string | null)[]> =>
  page.locator(".t-thing").evaluateAll((things) => things.map((thing) => thing.getAttribute("aria-label")));
const moves = (page: Page): Promise<(string | null)[]> => page.locator(".move").allTextContents();
const inPlay = (page: Page): Promise<number> => page.locator('.t-thing[data-role="creature"]').count();

async function drag(page: Page, card: string, zone: string): Promise<void> {
  const from = (await page.locator(`.tray-card[data-card="${card}"]`).boundingBox())!;
  const table = (await page.locator(".table-area").boundingBox())!;
  await page.mouse.move(from.x + from.width / 2, from.y + 30);
  await page.mouse.down();
  await page.mouse.move(table.x + table.width / 2, table.y + table.height / 2, { steps: 3 });
  const to = (await page.locator(`.zone[data-zone="${zone}"]`).boundingBox())!;
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 3 });
  await page.locator(`.zone[data-zone="${zone}"][data-over="true"]`).waitFor();
  await page.mouse.up();
}

/** By keys alone. */
async function press(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().focus();
  await page.keyboard.press("Enter");
}

async function attack(page: Page, nth: number): Promise<void> {
  await asked(page);
  await press(page, `.t-thing[data-mood="legal"][data-role="creature"] >> nth=${nth}`);
  await page.locator('.t-buttons button[data-answer="attack"]').click();
}

test("a position is put together, played with branches, and its link opens the same in another browser", async () => {
  const anna = await arrive();
  const { page } = anna;
  await anna.open("#/analysis");
  await page.locator(".tray-card").first().waitFor();
  await drag(page, "gorillion", "0:board");
  await drag(page, "bee-bear", "0:board");
  await page.locator("#tray-text").fill("spider");
  await press(page, '.tray-card[data-card="spider-owl"]');
  await press(page, '.zone[data-zone="1:board"]');
  await page.locator("#tray-text").fill("");
  await press(page, '.tray-card[data-card="tiger-squirrel"]');
  await press(page, '.zone[data-zone="1:hand"]');
  // In the list it is found as well, and changed there.
  await press(page, '.zone-list .placed-card:has-text("Spider Owl")');
  await page.locator("#card-exhausted").click();
  await page.locator('.placed-card[data-exhausted="true"]').waitFor();
  await page.getByRole("group", { name: "Life" }).last().getByRole("button", { name: "Life: one less" }).click();
  expect(await page.locator("#count-life-0").textContent()).toBe("2");
  await page.locator("#set-up-begin").click();
  await page.locator(".step-foot").waitFor();
  expect(await inPlay(page)).toBe(3);

  await attack(page, 0);
  await page.locator(".move").nth(0).waitFor();
  // Spider Owl could block; whoever sits here answers for both.
  await asked(page);
  await page.locator('.t-buttons button[data-answer="pass"]').click();
  await page.locator(".move").nth(1).waitFor();
  await page.locator('[data-control="first"]').click();
  await attack(page, 1);
  await page.locator('.move-line[data-instead="true"]').waitFor();
  expect(await moves(page)).toHaveLength(3);

  await page.locator("#analysis-think").click();
  await page.locator(".best-move").first().waitFor();
  const first = await page.locator(".best-count").textContent();
  // It goes on thinking.
  await page.waitForFunction((before) => document.querySelector(".best-count")?.textContent !== before, first);
  await page.locator("#analysis-think").click();

  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.locator("#copy-link").click();
  await page.getByText("✓").waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const ben = await arrive();
  await ben.open(new URL(link).hash);
  await ben.page.locator(".move").first().waitFor();
  expect(await onTable(ben.page)).toEqual(await onTable(page));
  expect(await moves(ben.page)).toEqual(await moves(page));
  expect(await ben.page.locator('.move[aria-current="step"]').textContent()).toBe(
    await page.locator('.move[aria-current="step"]').textContent(),
  );
  expect([...anna.problems, ...ben.problems]).toEqual([]);
  await ben.leave();
  await anna.leave();
});

test("on a phone a card is picked with one tap and put with the next", async () => {
  const anna = await arrive({
    language: "fr",
    context: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  });
  const { page } = anna;
  await anna.open("#/analysis");
  await page.locator('.tray-card[data-card="gorillion"]').tap();
  await page.locator('.zone[data-zone="0:board"]').tap();
  await page.locator('.t-thing[data-role="creature"]').waitFor();
  // What lies there is picked up again and goes to the hand.
  await page.locator('.t-thing[data-role="creature"]').tap();
  await page.locator('.zone[data-zone="0:hand"]').tap();
  await page.locator('.t-thing[data-role="hand"]').waitFor();
  expect(await inPlay(page)).toBe(0);
  expect(anna.problems).toEqual([]);
  await anna.leave();
});

test("a link that says nothing, or of a position that cannot be, is refused in words", async () => {
  const anna = await arrive();
  const { page } = anna;
  for (const code of ["nonsense", "%00%ff", Buffer.from('{"v":1,"p":{"players":[]}}').toString("base64url")]) {
    await anna.open(`#/analysis/${code}`);
    await page.getByRole("heading", { name: "This link leads nowhere" }).waitFor();
  }
  expect(anna.problems).toEqual([]);
  await anna.leave();
});

test("a match is played on from its seventh move, with the hand of then and the other one hidden", async () => {
  const anna = await arrive();
  const { page } = anna;
  const step = 6;
  const truth = viewState(stateAfter(match, step), 1);
  await anna.open(`#/replay/${matchId}/${step}`);
  await page.locator(".replay-step").waitFor();
  await page.locator("#play-on").click();
  await page.locator('dialog a[data-seat="1"]').click();
  await page.locator('.t-thing[data-role="hand"]').first().waitFor();
  await asked(page);
  expect(await page.locator('.t-thing[data-role="farHand"]').count()).toBe(0);
  if (stateAfter(match, step).prompt!.seat === 1) {
    const held = await page.locator('.t-thing[data-role="hand"]').count();
    expect(held).toBe(truth.players[1].handCount);
  }
  const before = Number(await page.locator(".analysis").getAttribute("data-step"));
  const legal = page.locator('.t-thing[data-mood="legal"]');
  if ((await page.locator(".t-buttons button[data-answer]").count()) === 0) await legal.first().click();
  await page.locator(".t-buttons button[data-answer]").first().click();
  await page.waitForFunction(
    (was) => Number(document.querySelector<HTMLElement>(".analysis")?.dataset["step"]) > was,
    before,
  );
  // Analysing instead shows both hands, and what really came of it as a branch to look at.
  await anna.open(`#/replay/${matchId}/${step}`);
  await page.locator("#analyse-here").click();
  await page.locator('.t-thing[data-role="farHand"]').first().waitFor();
  // The list is told of right after the table.
  await page.locator(".move").first().waitFor();
  expect(await page.locator(".move").count()).toBe(match.moves.length);
  expect(anna.problems).toEqual([]);
  await anna.leave();
});

test("the review says what turned the match, shows how far it is, and leads to the moment", async () => {
  const anna = await arrive();
  const { page } = anna;
  await anna.open(`#/replay/${matchId}`);
  await page.locator("#review-toggle").click();
  await page.locator(".review-running progress").waitFor();
  await page.locator("#review-stop").click();
  await page.locator("#review-start").click();
  const moment = page.locator(".moment").first();
  await moment.waitFor({ timeout: PATIENCE * 2 });
  expect(await moment.locator(".moment-gain").textContent()).toMatch(/ would have /);
  expect(await moment.locator(".moment-chances").textContent()).toMatch(/^\d+% instead of \d+%$/);
  const step = Number(await moment.getAttribute("data-step"));
  await moment.click();
  expect(await page.locator("#replay-position").inputValue()).toBe(String(step));
  expect(anna.problems).toEqual([]);
  await anna.leave();
});

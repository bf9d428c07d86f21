/** A puzzle in a real browser: failed and refuted, solved, and remembered; also without a network. */
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { type Puzzle, puzzleState } from "../../shared/src/puzzles/index.ts";
import { PATIENCE, Visitor } from "../helpers/browser.ts";
import { openHouse } from "../helpers/browserHouse.ts";
import { asked } from "../helpers/browserPlay.ts";

jest.setTimeout(PATIENCE * 3);

const house = openHouse();
const puzzles = JSON.parse(readFileSync("client/public/puzzles.json", "utf8")) as readonly Puzzle[];
/** Won by an attack, and with a card in hand that could be played instead. */
const puzzle = puzzles.find(({ position, first, goal }) => {
  const { answers } = puzzleState(position).prompt!;
  return goal === "win" && answers[first]!.do === "attack" && answers.some((given) => given.do === "play");
})!;
const answers = puzzleState(puzzle.position).prompt!.answers;

const strip = ".puzzle-strip";
const standing = (page: Page): Promise<string | null> => page.locator(strip).getAttribute("data-standing");
const judged = (page: Page, wanted: string): Promise<void> =>
  page.locator(`${strip}[data-standing="${wanted}"]`).waitFor();

/** Picks the thing, then presses the button that answers with it. */
async function answerWith(page: Page, index: number): Promise<void> {
  await asked(page);
  const given = answers[index]!;
  if (given.do !== "attack" && given.do !== "play") throw new Error(given.do);
  const hand = page.locator('.t-thing[data-role="hand"]');
  const thing =
    given.do === "attack" ? page.locator(`[data-thing="creature:${given.creature}"]`) : hand.nth(given.hand);
  await thing.focus();
  await page.keyboard.press("Enter");
  await page.locator(`.t-buttons button[data-answer="${given.do}"]`).click();
}

test("a wrong move is refuted and shown, the right one solves the puzzle, and the list remembers it", async () => {
  const visitor = await Visitor.arrive(house.browser, house.server.url, { name: "Anna", speed: "off" });
  const { page } = visitor;
  await visitor.open("#/");
  await page.getByRole("link", { name: /Puzzles/ }).click();
  await page.locator("#puzzle-daily").waitFor();
  await page.locator(`.puzzle-tile[href="#/puzzles/${puzzle.id}"]`).click();
  await asked(page);
  expect(await page.locator(".puzzle-goal b").textContent()).toBe("Win this turn");

  await page.context().setOffline(true);
  await answerWith(
    page,
    answers.findIndex((given) => given.do === "play"),
  );
  await page.locator("#puzzle-again").waitFor();
  expect(["refuted", "missed"]).toContain(await standing(page));
  if ((await standing(page)) === "refuted") {
    await page.locator("#puzzle-show").click();
    await judged(page, "shown");
  }
  await page.locator("#puzzle-again").click();
  await page.locator("#puzzle-hint").waitFor();

  await answerWith(page, puzzle.first);
  for (;;) {
    const now = await standing(page);
    if (now === "solved") break;
    if (now !== "open") throw new Error(`The right move was judged as ${now}.`);
    if ((await page.locator(".t-prompt").getAttribute("data-turn")) !== "yours") {
      await page.waitForFunction(
        () =>
          document.querySelector<HTMLElement>(".t-prompt")?.dataset["turn"] === "yours" ||
          document.querySelector<HTMLElement>(".puzzle-strip")?.dataset["standing"] !== "open",
      );
      continue;
    }
    throw new Error("This puzzle asks more than once: choose another one for this test.");
  }
  await page.context().setOffline(false);
  await page.locator("header a").first().click();
  await page.locator(`.puzzle-tile[href="#/puzzles/${puzzle.id}"][data-state="solved"]`).waitFor();
  await page.reload();
  await page.locator(`.puzzle-tile[href="#/puzzles/${puzzle.id}"][data-state="solved"]`).waitFor();
  expect(visitor.problems.filter((problem) => !problem.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([]);
  await visitor.leave();
});

test("the puzzle of the day can be opened by its address, and a puzzle that does not exist says so", async () => {
  const visitor = await Visitor.arrive(house.browser, house.server.url, { name: "Anna", language: "fr" });
  const { page } = visitor;
  await visitor.open("#/puzzles/today");
  await asked(page);
  expect(await page.locator(".puzzle-goal b").textContent()).toMatch(/Gagnez ce tour-ci|Survivez/);
  await page.locator("#puzzle-hint").click();
  await page.locator('[data-mood="hint"], .t-buttons [data-hinted]').first().waitFor({ state: "attached" });
  await visitor.open("#/puzzles/nothing");
  await page.getByText("Ce problème n’existe pas.").waitFor();
  expect(visitor.problems).toEqual([]);
  await visitor.leave();
});

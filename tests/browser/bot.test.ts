/** A match of every set against the bot, at every level, in both languages, by mouse, finger and keyboard. */
import { PATIENCE, Visitor } from "../helpers/browser.ts";
import { openHouse } from "../helpers/browserHouse.ts";
import { asked, playMatch, type Way } from "../helpers/browserPlay.ts";
import { dice } from "../helpers/dice.ts";

jest.setTimeout(PATIENCE * 5);

const house = openHouse({ BOT_THREADS: "1" });

interface Evening {
  readonly set: string;
  readonly level: "beginner" | "player" | "master";
  readonly way: Way;
  readonly language: "en" | "fr";
  readonly phone?: true;
}

const EVENINGS: readonly Evening[] = [
  { set: "first-contact", level: "beginner", way: "keyboard", language: "en" },
  { set: "battlefruit-kingdom", level: "player", way: "click", language: "fr" },
  { set: "battlefruit-galaxy", level: "master", way: "drag", language: "en" },
  { set: "king-of-tokyo", level: "beginner", way: "touch", language: "en", phone: true },
];

test.each(EVENINGS)("$set against the $level by $way in $language", async ({ set, level, way, language, phone }) => {
  const context = phone
    ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }
    : {};
  const visitor = await Visitor.arrive(house.browser, house.server.url, { name: "Zoé", language, context });
  const { page } = await visitor.open("#/play-the-bot");
  await page.locator(`#level-${level}`).check();
  for (const each of EVENINGS) await page.locator(`#sets-${each.set}`).setChecked(each.set === set);
  await page.getByRole("button", { name: language === "fr" ? "Commencer la partie" : "Start the match" }).click();
  await asked(page);
  const done = await playMatch(page, { way, chance: dice(set.length * 7 + 3) });
  expect(done).toBeGreaterThan(3);
  expect(await page.locator("#over-title").textContent()).toMatch(
    language === "fr" ? /Victoire !|Défaite|Égalité/ : /You win!|You lose|A draw/,
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(visitor.problems).toEqual([]);
  await visitor.leave();
});

test("the bot gives advice, takes a move back, and two bots can be watched", async () => {
  const anna = await Visitor.arrive(house.browser, house.server.url, { name: "Anna" });
  await anna.open("#/play-the-bot");
  await anna.page.getByRole("button", { name: "Start the match" }).click();
  await asked(anna.page);
  await anna.page.getByRole("button", { name: "Hint" }).click();
  await anna.page.getByText(/Your chance: about \d+%/).waitFor();
  // It looks as if it could not be pressed, and says why when it is.
  await anna.page.getByRole("button", { name: "Take back" }).click({ force: true });
  await anna.page.getByText(/Nothing can be taken back now/).waitFor();
  await anna.open("#/play-the-bot");
  await anna.page.getByRole("button", { name: "Watch two bots play" }).click();
  await anna.page.locator(".over:not([hidden])").waitFor({ timeout: PATIENCE * 3 });
  expect(await anna.page.locator("#over-title").textContent()).toMatch(/wins|draw/);
  expect(anna.problems).toEqual([]);
  await anna.leave();
});

/** A whole match by roles and names alone: nothing is looked at that assistive technology does not read. */
import type { Page } from "playwright-core";
import { PATIENCE, Visitor } from "../helpers/browser.ts";
import { openHouse } from "../helpers/browserHouse.ts";
import { dice } from "../helpers/dice.ts";

jest.setTimeout(PATIENCE * 5);

const house = openHouse({ BOT_THREADS: "1" });

const MOST_STEPS = 800;

/** What somebody who plays by ear listens for. */
const WORDS = {
  en: {
    start: "Start the match",
    decision: "Your decision",
    choices: "Choices",
    may: /, may (be|attack|use|block)/,
    undoes: /^(Cancel|Start over|See the table|Back to the card)$/,
    end: /^(You win!|You lose|A draw)$/,
    news: "What happens",
    outcome: /defeats|lost 1 life/,
  },
  fr: {
    start: "Commencer la partie",
    decision: "À vous de décider",
    choices: "Choix",
    may: /, peut (être|attaquer|utiliser|bloquer)/,
    undoes: /^(Annuler|Recommencer|Voir la table|Revoir la carte)$/,
    end: /^(Victoire|Défaite|Égalité)/,
    news: "Ce qui se passe",
    outcome: /détruit|perdu/,
  },
} as const;

interface Heard {
  readonly group: string;
  readonly name: string;
}

/** The buttons that the page reads out and that can be pressed, each with the group it stands in. */
async function buttons(page: Page): Promise<Heard[]> {
  const heard: Heard[] = [];
  let group = { depth: Infinity, name: "" };
  for (const line of (await page.locator("body").ariaSnapshot()).split("\n")) {
    const found = /^(\s*)- '?(\w+)(?: ("(?:[^"\\]|\\.)*"))?(.*)$/.exec(line);
    if (found === null) continue;
    const [depth, role, name] = [
      found[1]!.length,
      found[2],
      found[3] === undefined ? "" : String(JSON.parse(found[3])),
    ];
    if (depth <= group.depth) group = { depth: Infinity, name: "" };
    if (role === "group") group = { depth, name };
    if (role === "button" && !/\[(disabled|pressed)\]/.test(found[4]!)) heard.push({ group: group.name, name });
  }
  return heard;
}

test.each(["en", "fr"] as const)("a match from its first question to its end (%s)", async (language) => {
  const words = WORDS[language];
  const chance = dice(language === "en" ? 5 : 6);
  const anna = await Visitor.arrive(house.browser, house.server.url, {
    name: "Anna",
    language,
    context: { viewport: { width: 390, height: 844 } },
  });
  const { page } = anna;
  await anna.open("#/play-the-bot");
  await page.getByRole("button", { name: words.start }).click();
  const end = page.getByRole("heading", { name: words.end });
  const decision = page.getByRole("region", { name: words.decision });
  const news = page.getByRole("log", { name: words.news });
  let heard = "";
  for (let steps = 0; !(await end.isVisible()); steps++) {
    expect(steps).toBeLessThan(MOST_STEPS);
    await end.or(decision).first().waitFor({ timeout: PATIENCE });
    const all = await buttons(page);
    const answers = all.filter(({ group, name }) => group === "Actions" && !words.undoes.test(name));
    const things = all.filter(({ group, name }) => group === words.choices || words.may.test(name));
    const list = answers.length > 0 && (things.length === 0 || chance() < 0.7) ? answers : things;
    const pressed = list[Math.floor(chance() * list.length)];
    // The room may have answered or asked something else while this was read.
    if (pressed !== undefined)
      await page
        .getByRole("button", { name: pressed.name, exact: true })
        .first()
        .press("Enter", { timeout: 1000 })
        .catch(() => undefined);
    heard += await news.textContent();
  }
  expect(heard).toMatch(words.outcome);
  expect(anna.problems).toEqual([]);
  await anna.leave();
});

/** The rulebook beside the table: it opens at what matters now, and the question stays in sight. */
import { PROMPT_ENTRY } from "@mindbug/shared/rulebook/subjects";
import { PATIENCE, Visitor } from "../helpers/browser.ts";
import { openHouse } from "../helpers/browserHouse.ts";
import { asked } from "../helpers/browserPlay.ts";

jest.setTimeout(PATIENCE * 5);

const house = openHouse();

type Kind = keyof typeof PROMPT_ENTRY;

/** A question of each kind, and the rule of the asking card that comes first; null where no card asks. */
const MOMENTS = {
  turn: ["turn", null],
  mindbug: ["mindbug", "sneaky"],
  block: ["block", "poisonous"],
  hunt: ["hunt", "hunter"],
  attackAgain: ["attack-again", "frenzy"],
  fast: ["fast", "fast"],
  choose: ["choose-creature", "attack-effect"],
  may: ["may", "play-effect"],
  order: ["order", null],
  distribute: ["distribute", "fast"],
  reroll: ["dice", "dice"],
  dieOrder: ["die-order", "dice"],
  buy: ["buy", null],
} as const satisfies Record<Kind, readonly [fixture: string, first: string | null]>;

const KINDS = Object.keys(MOMENTS) as Kind[];

test("`?` opens the rules of the asking card and of the question, in each kind of prompt, beside it", async () => {
  const context = await house.browser.newContext({ viewport: { width: 1280, height: 720 }, reducedMotion: "reduce" });
  const page = await context.newPage();
  for (const kind of KINDS) {
    const [fixture, first] = MOMENTS[kind];
    await page.goto(`${house.server.url}/?fixture=${fixture}&lang=en&seats&speed=off`);
    await page.locator(`.t-prompt[data-kind=${kind}]`).waitFor();
    await page.keyboard.press("?");
    const rules = page.locator("#reference [data-rule]");
    await rules.first().waitFor();
    const shown = await rules.evaluateAll((all) => all.map((one) => one.getAttribute("data-rule")));
    expect({ kind, shown }).toEqual({ kind, shown: expect.arrayContaining([PROMPT_ENTRY[kind]]) });
    if (first !== null) expect({ kind, first: shown[0] }).toEqual({ kind, first });
    const [question, reference] = await Promise.all(
      [".t-prompt", "#reference"].map((part) => page.locator(part).boundingBox()),
    );
    expect({ kind, beside: question!.x + question!.width <= reference!.x }).toEqual({ kind, beside: true });
    await page.keyboard.press("?");
    await page.locator("#reference").waitFor({ state: "detached" });
  }
  await context.close();
});

test("on a phone one tap opens it, a rule leads to the next, and back closes it, not the match", async () => {
  const zoe = await Visitor.arrive(house.browser, house.server.url, {
    name: "Zoé",
    language: "fr",
    context: { viewport: { width: 390, height: 844 }, hasTouch: true },
  });
  const { page } = zoe;
  await zoe.open("#/play-the-bot");
  await page.locator("#create").click();
  await asked(page);
  const table = page.url();
  await page.locator("#reference-toggle").tap();
  await page.locator("#reference [data-rule]").first().waitFor();
  await page.locator("#reference").getByRole("searchbox").fill("coriace");
  await page.locator("#reference").getByRole("button", { name: "CORIACE", exact: true }).tap();
  await page.locator("#reference .reference-only[data-rule=tough]").waitFor();
  await page.locator("#reference .rule-links a").first().tap();
  await page.locator("#reference .reference-only:not([data-rule=tough])").waitFor();
  await page.goBack();
  await page.locator("#reference").waitFor({ state: "detached" });
  expect(page.url()).toBe(table);
  expect(await page.getByRole("dialog").count()).toBe(0);
  expect(zoe.problems).toEqual([]);
  await zoe.leave();
});

test("a question mark in the chat is only a question mark", async () => {
  const anna = await Visitor.arrive(house.browser, house.server.url, { name: "Anna" });
  await anna.open("#/play-the-bot");
  await anna.page.locator("#create").click();
  await asked(anna.page);
  await anna.page.locator("#chat").fill("");
  await anna.page.locator("#chat").press("?");
  expect(await anna.page.locator("#chat").inputValue()).toBe("?");
  expect(await anna.page.locator("#reference").count()).toBe(0);
  await anna.leave();
});

test("a refusal says why, and its rule is one press away", async () => {
  const context = await house.browser.newContext({ viewport: { width: 1280, height: 720 }, reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto(`${house.server.url}/?fixture=buy&lang=fr&seats&speed=off`);
  await page.locator(".t-prompt[data-kind=buy]").waitFor();
  await page.locator('.t-thing[data-role="power"]:not([data-mood="legal"])').first().click();
  await page.getByText(/coûte 3 énergies/).waitFor();
  await page.getByRole("button", { name: "Pourquoi ?" }).click();
  await page.locator("#reference .reference-only[data-rule=energy]").waitFor();
  await context.close();
});

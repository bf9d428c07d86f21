/**
 * `npm run screenshots`: every screen and every form of prompt, desktop and phone, both languages, into screenshots/.
 * `npm run screenshots -- shop-window`: the few that an installer of the page shows, into client/public/.
 */
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import sharp from "sharp";
import { launchBrowser, Visitor } from "../tests/helpers/browser.ts";
import { asked, playMatch } from "../tests/helpers/browserPlay.ts";
import { dice } from "../tests/helpers/dice.ts";
import { stage } from "../tests/helpers/browserServer.ts";

const FOLDER = "screenshots";
const FORMS = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
  lying: { width: 844, height: 390 },
} as const;
const SCREENS = {
  home: "#/",
  friend: "#/play-a-friend",
  bot: "#/play-the-bot",
  watching: "#/watching",
  cards: "#/all-cards",
  card: "#/all-cards/harpy-mother",
  rules: "#/rules",
  rule: "#/rules/poisonous",
  unknown: "#/nowhere",
} as const;
const only = process.argv[2];

type FormName = keyof typeof FORMS;
type Language = "en" | "fr";

async function shoot(page: Page, language: Language, form: FormName, name: string, whole = false): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({
    path: join(FOLDER, `${name}-${form}-${language}.png`),
    fullPage: whole,
    animations: "disabled",
  });
}

/** Pictures below the fold are fetched when they come near. */
async function fetchAll(page: Page): Promise<void> {
  for (const picture of await page.locator("img[loading=lazy]").all()) {
    await picture.scrollIntoViewIfNeeded();
    await picture.evaluate((image: HTMLImageElement) => image.decode());
  }
  await page.evaluate(() => scrollTo(0, 0));
}

async function screens(visitor: Visitor, language: Language, form: FormName): Promise<void> {
  const { page } = visitor;
  for (const [name, hash] of Object.entries(SCREENS)) {
    await visitor.open(hash);
    await fetchAll(page);
    await shoot(page, language, form, name, name === "home" || name === "rules");
    if (name !== "friend" && name !== "bot") continue;
    // Their button stays at the lower edge of the window: the rest is seen by scrolling.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await shoot(page, language, form, `${name}-end`);
  }
}

/** One evening against the bot: waiting room, table, menu, log, end, replay, list of matches. */
async function evening(visitor: Visitor, language: Language, form: FormName): Promise<void> {
  const { page } = visitor;
  await visitor.open("#/play-a-friend");
  await page.locator("#create").click();
  await page.locator("#room-code").waitFor();
  await shoot(page, language, form, "waiting-room");
  await page.locator(".invite-bot summary").click();
  await page.locator("[data-act=bot-player]").click();
  await page.locator("#ready").click();
  let decisions = 0;
  await asked(page);
  await playMatch(page, { way: "click", chance: dice(4), until: () => ++decisions > 5 });
  await shoot(page, language, form, "table");
  await page.locator("#menu").click();
  await shoot(page, language, form, "menu");
  await page.keyboard.press("Escape");
  if (await page.locator("#feed").isHidden()) await page.locator("#feed-toggle").click();
  await shoot(page, language, form, "log");
  if (form !== "desktop") await page.locator("#feed .feed-head .button-icon").click();
  await playMatch(page, { way: "click", chance: dice(9) });
  await shoot(page, language, form, "game-over");
  await page.locator("#over-replay").click();
  await page.locator(".curve:not([hidden])").waitFor();
  await page.locator("#replay-position").fill("12");
  await shoot(page, language, form, "replay");
  await visitor.open("#/watching");
  await page.locator(".match").first().waitFor();
  await shoot(page, language, form, "matches");
  await visitor.open("#/first-match");
  await page.locator(".spotlight-ring").first().waitFor();
  await shoot(page, language, form, "lesson");
  await visitor.open("#/your-record");
  await shoot(page, language, form, "record");
}

async function prompts(page: Page, url: string, language: Language, form: FormName): Promise<void> {
  for (const file of readdirSync("client/fixtures").filter((name) => name.endsWith(".json"))) {
    const name = file.slice(0, -".json".length);
    await page.goto(`${url}/?fixture=${name}&lang=${language}&speed=off&seats`);
    await page.locator("[data-artwork=ready]").waitFor();
    await shoot(page, language, form, `prompt-${name}`);
  }
}

async function everything(browser: Browser, url: string): Promise<void> {
  for (const language of ["en", "fr"] as const) {
    for (const form of ["desktop", "phone", "lying"] as const) {
      const phone = form !== "desktop";
      const visitor = await Visitor.arrive(browser, url, {
        name: language === "fr" ? "Zoé" : "Ada",
        language,
        context: { viewport: FORMS[form], deviceScaleFactor: phone ? 2 : 1 },
      });
      if (only === undefined || only === "screens") await screens(visitor, language, form);
      if (only === undefined || only === "evening") await evening(visitor, language, form);
      if (only === undefined || only === "prompts") await prompts(visitor.page, url, language, form);
      for (const problem of visitor.problems) console.error(`${form} ${language}: ${problem}`);
      await visitor.leave();
      console.log(`${form} ${language} done`);
    }
  }
}

const SHOP_WINDOW = join("client", "public", "screenshots");

/** What an installer of the page is shown beforehand; named in the manifests (client/offlinePlugin.ts). */
async function shopWindow(browser: Browser, url: string): Promise<void> {
  mkdirSync(SHOP_WINDOW, { recursive: true });
  const forms = { wide: { width: 1280, height: 720 }, narrow: FORMS.phone };
  for (const [form, viewport] of Object.entries(forms)) {
    const context = { viewport, deviceScaleFactor: form === "narrow" ? 2 : 1 };
    const visitor = await Visitor.arrive(browser, url, { name: "Ada", context });
    const take = async (name: string): Promise<void> => {
      await visitor.page.waitForLoadState("networkidle");
      await visitor.page.evaluate(() => document.fonts.ready);
      const picture = await visitor.page.screenshot({ animations: "disabled" });
      await sharp(picture)
        .webp({ quality: 78 })
        .toFile(join(SHOP_WINDOW, `${name}-${form}.webp`));
    };
    await visitor.open();
    await take("home");
    await visitor.page.goto(`${url}/?fixture=turn&lang=en&speed=off&seats`);
    await visitor.page.locator("[data-artwork=ready]").waitFor();
    await take("table");
    await visitor.leave();
  }
}

if (only === undefined) rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const staged = await stage();
const browser = await launchBrowser();
try {
  if (only === "shop-window") await shopWindow(browser, staged.url);
  else await everything(browser, staged.url);
  console.log(`${readdirSync(FOLDER).length} pictures in ${FOLDER}/`);
} finally {
  await browser.close();
  await staged.stop();
}

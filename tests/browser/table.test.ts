/**
 * The table by itself, from recorded moments: what moves ends where it would have been put, and what is large can be
 * read.
 */
import type { Page } from "playwright-core";
import { PATIENCE } from "../helpers/browser.ts";
import { openHouse } from "../helpers/browserHouse.ts";

jest.setTimeout(PATIENCE * 5);

const house = openHouse();

/** One movement each: a theft, a fight, cards between hands, piles and boards, dice, a purchase, the end. */
const MOMENTS = [
  "theft",
  "combat",
  "poison",
  "tough",
  "steal",
  "discard",
  "control",
  "give",
  "return-to-hand",
  "pile-to-hand",
  "pile-to-play",
  "hand-to-play",
  "rerolled",
  "bought",
  "game-over",
] as const;

interface Picture {
  readonly cards: readonly string[];
  readonly things: readonly string[];
  readonly words: readonly string[];
  readonly effects: number;
}

interface SpriteSeen {
  readonly face: object;
  readonly mood: string;
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
  readonly scale: { readonly x: number };
  readonly alpha: number;
}

/** What the page of recorded moments gives to whoever develops it. */
interface Developer {
  readonly table?: {
    readonly store: { readonly moving: { readonly value: boolean } };
    readonly source: { send(view: unknown, events?: unknown): void };
    readonly painter: { readonly still: boolean; readonly sprites: readonly SpriteSeen[]; readonly passing: number };
    readonly pace: { speed: string; reducedMotion: boolean };
    readonly fixture: { readonly before: unknown; readonly view: unknown; readonly events: unknown };
  };
}

/** What is to be seen once nothing moves any more. */
async function pictureOf(page: Page, url: string): Promise<Picture> {
  await page.goto(url);
  await page.locator("[data-artwork=ready]").waitFor({ timeout: PATIENCE });
  const still = (): boolean => {
    const { table } = globalThis as unknown as Developer;
    const rising = document.querySelector(".t-float") !== null;
    return table !== undefined && !rising && !table.store.moving.value && table.painter.still;
  };
  await page.waitForFunction(still, undefined, { timeout: PATIENCE });
  return page.evaluate(() => {
    const { painter } = (globalThis as unknown as Developer).table!;
    const visible = [...document.querySelectorAll<HTMLElement>(".t-host *")].filter(
      (element) => element.children.length === 0 && element.offsetParent !== null,
    );
    return {
      cards: painter.sprites
        .map(({ face, mood, x, y, rotation, scale, alpha }) =>
          [
            // Whose mind was taken is known to whoever saw it happen.
            JSON.stringify({ ...face, mind: undefined }),
            mood,
            Math.round(x),
            Math.round(y),
            rotation.toFixed(1),
            scale.x.toFixed(1),
            alpha.toFixed(1),
          ].join(" "),
        )
        .sort(),
      things: [...document.querySelectorAll(".t-thing")].map((thing) => thing.getAttribute("aria-label") ?? "").sort(),
      words: visible.map((element) => element.textContent ?? "").filter((text) => text !== ""),
      effects: painter.passing,
    };
  });
}

/** Halves of pixels may be rounded up or down. */
function sameCards(shown: readonly string[], put: readonly string[]): boolean {
  const number = /(?<= )-?\d+(\.\d)?(?= |$)/g;
  return (
    shown.length === put.length &&
    shown.every((card, i) => {
      const other = put[i]!;
      const [mine, theirs] = [card.match(number) ?? [], other.match(number) ?? []];
      return (
        card.replace(number, "#") === other.replace(number, "#") &&
        mine.every((value, j) => Math.abs(Number(value) - Number(theirs[j])) <= 1)
      );
    })
  );
}

test.each([
  { width: 1000, height: 700 },
  { width: 390, height: 844 },
])("with or without animations the end picture is the same ($width)", async (viewport) => {
  const page = await house.browser.newPage({ viewport });
  for (const moment of MOMENTS) {
    const put = await pictureOf(page, `${house.server.url}/?fixture=${moment}&speed=off&seats`);
    const shown = await pictureOf(page, `${house.server.url}/?fixture=${moment}&speed=fast&seats&play`);
    expect({ moment, things: shown.things, words: shown.words, effects: shown.effects }).toEqual({
      moment,
      things: put.things,
      words: put.words,
      effects: 0,
    });
    if (!sameCards(shown.cards, put.cards))
      expect({ moment, cards: shown.cards }).toEqual({ moment, cards: put.cards });
    expect(shown.cards.length).toBeGreaterThan(0);
  }
  await page.close();
});

test("a hidden tab shows the end picture at once", async () => {
  const page = await house.browser.newPage();
  await page.goto(`${house.server.url}/?fixture=turn&speed=off&seats`);
  await page.locator("[data-ready=true] [data-artwork=ready]").waitFor({ timeout: PATIENCE });
  const moving = await page.evaluate(async () => {
    const { store, source, pace, fixture } = (globalThis as unknown as Developer).table!;
    pace.speed = "normal";
    source.send(fixture.before);
    source.send(fixture.view, fixture.events);
    const before = store.moving.value;
    Object.defineProperty(document, "hidden", { configurable: true, value: true });
    document.dispatchEvent(new Event("visibilitychange"));
    // Nothing but finished promises may be left to wait for: no frame is drawn in a hidden tab.
    for (let i = 0; i < 200; i++) await Promise.resolve();
    return { before, after: store.moving.value };
  });
  expect(moving).toEqual({ before: true, after: false });
  await page.close();
});

/** Each with what is picked first: the longest form of the question. */
const QUESTIONS = [
  ["reroll", 2],
  ["die-order", 1],
  ["order", 1],
  ["paw", 1],
  ["give-away", 1],
  ["distribute", 1],
  ["may", 0],
  ["attack-again", 0],
  ["choose-several", 1],
  ["turn", 1],
  ["mindbug", 0],
  ["block-open", 0],
] as const;
const SMALL = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
];

/** What cannot be pressed with a finger, is cut off, or lies over something else of the question. */
function crampedParts(): string[] {
  const shown = [
    ...document.querySelectorAll<HTMLElement>(
      ".t-prompt .t-tile, .t-prompt .t-button, .t-prompt .t-sentence, .t-prompt .t-asker",
    ),
  ].filter((part) => part.offsetWidth > 0);
  const pressable = [...document.querySelectorAll<HTMLElement>(".t-host button")].filter(
    (button) => button.offsetWidth > 0,
  );
  const called = (part: HTMLElement): string =>
    `${part.className} ${part.getAttribute("aria-label") ?? part.textContent ?? ""}`;
  const small = pressable
    .filter((button) => Math.min(button.offsetWidth, button.offsetHeight) < 44)
    .map((button) => `small: ${called(button)}`);
  const outside = shown
    .filter((part) => {
      const { left, top, right, bottom } = part.getBoundingClientRect();
      return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
    })
    .map((part) => `outside: ${called(part)}`);
  const covered = shown.flatMap((one, i) =>
    shown
      .slice(i + 1)
      .filter((other) => {
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        return (
          Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
        );
      })
      .map((other) => `over each other: ${called(one)}, ${called(other)}`),
  );
  const sentence = document.querySelector(".t-sentence")!;
  return [
    ...small,
    ...outside,
    ...covered,
    ...(sentence.scrollHeight > sentence.clientHeight + 2 ? [`cut: ${sentence.textContent}`] : []),
  ];
}

test.each(SMALL)("every form of question has room on a phone ($width × $height)", async (viewport) => {
  const context = await house.browser.newContext({ viewport, hasTouch: true, isMobile: true, reducedMotion: "reduce" });
  await context.addInitScript("globalThis.__name = (value) => value");
  const page = await context.newPage();
  for (const language of ["en", "fr"]) {
    for (const [name, picks] of QUESTIONS) {
      await page.goto(`${house.server.url}/?fixture=${name}&lang=${language}&speed=off&seats`);
      await page.locator("[data-artwork=ready]").waitFor({ timeout: PATIENCE });
      for (let i = 0; i < picks; i++)
        await page.locator('.t-tile[aria-pressed="false"], .t-thing[data-mood="legal"]').first().click({ force: true });
      expect({ language, name, problems: await page.evaluate(crampedParts) }).toEqual({ language, name, problems: [] });
    }
  }
  await context.close();
});

test("a paw on a die and a card given away are asked for in their own words", async () => {
  const page = await house.browser.newPage();
  for (const [name, words] of [
    ["paw", "Kong rolled a paw: discard a card"],
    ["give-away", "The Globe-Smasher: which card do you hand over?"],
  ] as const) {
    await page.goto(`${house.server.url}/?fixture=${name}&lang=en&speed=off&seats`);
    await page.locator(".t-sentence", { hasText: words }).waitFor({ timeout: PATIENCE });
  }
  await page.close();
});

test("a card with four keywords keeps its face on a small phone, and its reminders stand below", async () => {
  const page = await house.browser.newPage({ viewport: { width: 360, height: 640 }, hasTouch: true });
  await page.goto(`${house.server.url}/?fixture=turn&lang=fr&speed=off&seats`);
  await page.locator("[data-artwork=ready]").waitFor({ timeout: PATIENCE });
  await page.evaluate(() => {
    const { source, fixture } = (globalThis as unknown as Developer).table!;
    const view = structuredClone(fixture.view) as {
      players: { board: { card: string; keywords: string[] }[] }[];
      viewer: number;
    };
    Object.assign(view.players[view.viewer]!.board[0]!, {
      card: "duradillo",
      keywords: ["FAST", "HUNTER", "POISONOUS", "TOUGH"],
    });
    source.send(view);
  });
  const thing = page.locator('.t-thing[aria-label^="Tatourian"]').first();
  await thing.focus();
  await page.keyboard.press("ArrowLeft");
  await thing.focus();
  await page.locator(".t-zoom .t-reminders").waitFor({ timeout: PATIENCE });
  expect(await page.locator(".t-reminders li").count()).toBe(4);
  const { list, card } = await page.evaluate(() => ({
    list: document.querySelector(".t-reminders")!.getBoundingClientRect().toJSON() as DOMRect,
    card: document.querySelector(".t-zoom canvas")!.getBoundingClientRect().toJSON() as DOMRect,
  }));
  // Between the hearts and the question there is little room: they may cover the card's foot, never its face.
  expect(list.top).toBeGreaterThanOrEqual(card.top + card.height * 0.6);
  expect(list.bottom).toBeLessThanOrEqual(640);
  await page.close();
});

/** The moments of a match, frame by frame: what happened is on the screen, long enough, and nothing jumps. */
import type { Viewer } from "@mindbug/shared";
import type { Page } from "playwright-core";
import { PATIENCE } from "../helpers/browser.ts";
import { openHouse } from "../helpers/browserHouse.ts";
import { MomentPage, type MomentOptions, STEP_MS } from "../helpers/momentPlayer.ts";
import { type MomentName, type Recorded, recordedMoment } from "../helpers/moments.ts";

jest.setTimeout(PATIENCE * 3);

const house = openHouse();
const SEEN_MS = 300;

async function played(name: MomentName, viewer?: Viewer, options: MomentOptions = {}): Promise<MomentPage> {
  const recorded = recordedMoment(name, viewer);
  const moment = await MomentPage.open(house.browser, house.server.url, recorded, options);
  await moment.play(recorded);
  return moment;
}

describe("a lost life", () => {
  const shows = async (moment: MomentPage): Promise<void> => {
    for (const effect of ["heart-breaks", "float-life", "edge-flash"])
      expect(await moment.shownFor(effect)).toBeGreaterThanOrEqual(SEEN_MS);
    const { invisible, teleports } = await moment.measured();
    expect({ invisible, teleports }).toEqual({ invisible: [], teleports: [] });
    await moment.close();
  };

  test.each([0, 1, "spectator"] as const)("is seen by %s", async (viewer) => {
    await shows(await played("unblocked", viewer));
  });
  test("is seen without movement", async () => {
    await shows(await played("unblocked", 1, { reducedMotion: true }));
  });
  test("is seen on a phone", async () => {
    await shows(await played("unblocked", 1, { size: { width: 390, height: 844 } }));
  });
});

interface Point {
  readonly x: number;
  readonly y: number;
}

async function middleOf({ page }: MomentPage, label: string): Promise<Point> {
  const { x, y, width, height } = (await page.locator(`.t-thing[aria-label^="${label}"]`).boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

async function drag({ page }: MomentPage, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
}

/** Where the cards of this design are drawn. */
const drawnAt = ({ page }: MomentPage, card: string): Promise<Point[]> =>
  page.evaluate(
    (name) =>
      (
        globalThis as unknown as {
          table: { painter: { sprites: { face: { card: string | null }; x: number; y: number }[] } };
        }
      ).table.painter.sprites
        .filter(({ face }) => face.card === name)
        .map(({ x, y }) => ({ x, y })),
    card,
  );

const given = ({ page }: MomentPage): Promise<number> =>
  page.locator("[data-answer]").first().getAttribute("data-answer").then(Number);

const answersOf = ({ view }: Recorded["updates"][number]): readonly { readonly do: string }[] =>
  view.prompt?.answers ?? [];

test("a dropped card stays where it was let go until it is played from there", async () => {
  const recorded = recordedMoment("play");
  const lowest: number[] = [];
  const moment = await MomentPage.open(house.browser, house.server.url, recorded, {}, async () => {
    const [drawn] = await drawnAt(moment, "gorillion");
    if (drawn !== undefined) lowest.push(drawn.y);
  });
  const to = { x: 520, y: 400 };
  await drag(moment, await middleOf(moment, "Gorillion"), to);
  await moment.pass(60);
  await moment.page.mouse.up();
  await moment.pass(600);
  const [kept] = await drawnAt(moment, "gorillion");
  expect(Math.hypot(kept!.x - to.x, kept!.y - to.y)).toBeLessThan(2);
  lowest.length = 0;
  const { teleports } = await moment.play(recorded);
  expect(teleports).toEqual([]);
  // Up to its place among the creatures, and never back towards the hand.
  expect(Math.max(...lowest)).toBeLessThan(to.y + 60);
  await moment.close();
});

test("a card whose answer was refused goes back to the hand", async () => {
  const recorded = recordedMoment("play");
  const moment = await MomentPage.open(house.browser, house.server.url, recorded);
  const from = await middleOf(moment, "Gorillion");
  await drag(moment, from, { x: 520, y: 400 });
  await moment.page.mouse.up();
  await moment.page.evaluate(() => {
    const { source } = (globalThis as unknown as { table: { source: { pending: { value: object | null } } } }).table;
    source.pending.value = { ...source.pending.value, state: "refused", code: "internal" };
  });
  await moment.pass(600);
  const [back] = await drawnAt(moment, "gorillion");
  expect(Math.hypot(back!.x - from.x, back!.y - from.y)).toBeLessThan(30);
  await moment.close();
});

test("a hunter that is let go on its prey attacks and hunts it", async () => {
  const recorded = recordedMoment("hunt");
  const [attack, hunt] = recorded.updates;
  const moment = await MomentPage.open(house.browser, house.server.url, recorded);
  await drag(moment, await middleOf(moment, "Urchin Hurler"), await middleOf(moment, "Killer Bee"));
  expect(await moment.page.locator(".t-drop").textContent()).toBe("Hunt Killer Bee");
  await moment.page.mouse.up();
  expect(recorded.start.prompt!.answers![await given(moment)]!.do).toBe("attack");
  await moment.tell(attack!);
  expect(answersOf(attack!)[await given(moment)]!.do).toBe("hunt");
  await moment.tell(hunt!);
  await moment.close();
});

test("a hunter that is let go elsewhere is asked whom it hunts, and may be let go on its prey then", async () => {
  const recorded = recordedMoment("hunt");
  const [attack] = recorded.updates;
  const moment = await MomentPage.open(house.browser, house.server.url, recorded);
  const hunter = await middleOf(moment, "Urchin Hurler");
  await drag(moment, hunter, { x: hunter.x + 300, y: hunter.y - 200 });
  await moment.page.mouse.up();
  await moment.tell(attack!);
  expect(answersOf(attack!)[await given(moment)]?.do).not.toBe("hunt");
  await drag(moment, await middleOf(moment, "Urchin Hurler"), await middleOf(moment, "Killer Bee"));
  await moment.page.mouse.up();
  expect(answersOf(attack!)[await given(moment)]!.do).toBe("hunt");
  await moment.close();
});

test("a stolen creature keeps the mark of its new mind, also after the page was loaded anew", async () => {
  const recorded = recordedMoment("mindbug-thief");
  const marked = (page: Page): Promise<(string | undefined)[]> =>
    page.evaluate(() =>
      (
        globalThis as unknown as {
          table: { painter: { sprites: { face: { card: string | null; mind?: string } }[] } };
        }
      ).table.painter.sprites.flatMap(({ face }) => (face.card === "gorillion" ? [face.mind] : [])),
    );
  const moment = await MomentPage.open(house.browser, house.server.url, recorded);
  await moment.play(recorded);
  expect(await marked(moment.page)).toEqual(["near"]);
  const { view } = recorded.updates.at(-1)!;
  // In a context with the same storage: the clock of the first one stands still for all its pages.
  const again = await house.browser.newPage({ storageState: await moment.page.context().storageState() });
  const troubles: string[] = [];
  again.on("pageerror", ({ message }) => troubles.push(message));
  await again.addInitScript((last) => Object.assign(globalThis, { given: { view: last } }), view);
  await again.goto(`${house.server.url}/?fixture=given&speed=off`);
  await again.locator("[data-ready=true] [data-artwork=ready]").waitFor();
  expect(await marked(again)).toEqual(["near"]);
  expect(troubles).toEqual([]);
  await again.close();
  await moment.close();
});

describe("what a block would come to", () => {
  const fates = ({ page }: MomentPage): Promise<string[]> => page.locator(".t-fate").allTextContents();
  const opened = async (): Promise<MomentPage> =>
    MomentPage.open(house.browser, house.server.url, recordedMoment("block-preview"));

  test("stands on both creatures and in the question while one is pointed at, in the engine's words", async () => {
    const moment = await opened();
    expect(await fates(moment)).toEqual([]);
    await moment.pointAt("Gorillion");
    expect(await fates(moment)).toEqual(["Defeated, it is weaker", "Survives"]);
    const detail = moment.page.locator(".t-detail");
    expect(await detail.textContent()).toBe(
      "If Gorillion blocks: Explosive Toad defeated, it is weaker; Gorillion survives. Then Explosive Toad: Defeated.",
    );
    await moment.page.mouse.move(4, 4);
    await moment.pass(60);
    expect(await fates(moment)).toEqual([]);
    expect(await detail.textContent()).toBe("Power 5, FRENZY");
    await moment.close();
  });

  test("also in focus and when it is held down", async () => {
    const moment = await opened();
    const { page } = moment;
    await page.keyboard.press("Tab");
    await page.locator('[data-role="creature"][aria-label^="Luchataur"]').focus();
    await moment.pass(60);
    expect((await fates(moment)).length).toBe(2);
    await page.locator(".t-buttons button").last().focus();
    await moment.pass(60);
    expect(await fates(moment)).toEqual([]);
    const killerBee = page.locator('[data-role="creature"][aria-label^="Killer Bee"]');
    const at = { pointerType: "touch", button: 0, clientX: 1, clientY: 1, bubbles: true };
    await killerBee.dispatchEvent("pointerdown", at);
    await moment.pass(500);
    expect((await fates(moment)).length).toBe(2);
    await killerBee.dispatchEvent("pointerup", at);
    await moment.pass(60);
    expect(await fates(moment)).toEqual([]);
    await moment.close();
  });

  test("not to block has its price", async () => {
    const moment = await opened();
    expect(await moment.page.locator('[data-answer="pass"]').textContent()).toBe("Don't block: lose 1 life");
    await moment.close();
  });
});

test("an attack that nobody may block says why, long enough to be read", async () => {
  const recorded = recordedMoment("none-may-block");
  let said = 0;
  const moment = await MomentPage.open(house.browser, house.server.url, recorded, {}, async (page) => {
    const words = await page.locator(".t-sentence").textContent();
    if (words === "Only SNEAKY creatures can block Spider Owl.") said += STEP_MS;
  });
  await moment.play(recorded);
  expect(said).toBeGreaterThan(800);
  await moment.close();
});

describe("how a match begins", () => {
  const MOST_MS = 3000;
  const asks = ({ page }: MomentPage): Promise<boolean> =>
    page.locator('.t-prompt:is([data-turn="yours"], [data-turn="waiting"])').isVisible();

  test.each(["opening", "series-next"] as const)(
    "%s: names, hands, first player, within three seconds",
    async (name) => {
      const recorded = recordedMoment(name);
      let asked = 0;
      const things: string[][] = [];
      const moment = await MomentPage.open(house.browser, house.server.url, recorded, {}, async (page, { ms }) => {
        if (asked === 0 && (await asks(moment))) asked = ms;
        if (ms === 300)
          things.push(
            await page.evaluate(() =>
              [...document.querySelectorAll<HTMLElement>(".t-thing")].map(({ dataset }) => dataset["role"] ?? ""),
            ),
          );
      });
      const { invisible, teleports } = await moment.play(recorded);
      expect({ invisible, teleports }).toEqual({ invisible: [], teleports: [] });
      expect(asked).toBeLessThanOrEqual(MOST_MS);
      // Names meet over an empty table: of the match before there is nothing left.
      expect([...new Set(things[0])]).toEqual(["deck"]);
      await moment.close();
    },
  );

  test("one press skips it", async () => {
    const recorded = recordedMoment("opening");
    const moment = await MomentPage.open(house.browser, house.server.url, recorded);
    await moment.begin(recorded.updates[0]!);
    expect(await asks(moment)).toBe(false);
    await moment.page.mouse.click(600, 300);
    await moment.pass(40);
    expect(await asks(moment)).toBe(true);
    await moment.close();
  });
});

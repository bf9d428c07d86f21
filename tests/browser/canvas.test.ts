/** What the drawn table costs and survives: no frames at rest or unseen, a graphics card that forgets everything. */
import type { Page } from "playwright-core";
import { PATIENCE, Visitor } from "../helpers/browser.ts";
import { openHouse } from "../helpers/browserHouse.ts";
import { framesDuring } from "../helpers/frames.ts";

jest.setTimeout(PATIENCE * 3);

const house = openHouse();
const REST_MS = 5000;
const LOOKED_AT_MS = 3000;

async function lively(moment: string): Promise<Visitor> {
  const visitor = await Visitor.arrive(house.browser, house.server.url, {
    context: { reducedMotion: "no-preference" },
  });
  await visitor.page.goto(`${house.server.url}/?fixture=${moment}&seats`);
  await visitor.page.locator("[data-ready=true] [data-artwork=ready]").waitFor();
  return visitor;
}

const frames = (page: Page): Promise<number> => framesDuring(house.browser, () => page.waitForTimeout(LOOKED_AT_MS));

test.each(["turn", "turn-waiting", "mindbug", "block"])("a table at rest asks for no frame (%s)", async (moment) => {
  const visitor = await lively(moment);
  expect(await frames(visitor.page)).toBeGreaterThan(0);
  await visitor.page.waitForTimeout(REST_MS - LOOKED_AT_MS);
  expect(await frames(visitor.page)).toBe(0);
  await visitor.leave();
});

test("a hidden page draws nothing, and is drawn once it is seen again", async () => {
  const visitor = await lively("turn");
  const { page } = visitor;
  await page.waitForTimeout(REST_MS);
  const setHidden = (hidden: boolean): Promise<void> =>
    page.evaluate((value) => {
      Object.defineProperty(document, "hidden", { configurable: true, value });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  /** Frames that are asked for while the raised card and the size of the table become others. */
  const changes = (width: number): Promise<number> =>
    page.evaluate(async (wide) => {
      let asked = 0;
      const own = requestAnimationFrame;
      window.requestAnimationFrame = (callback) => {
        asked++;
        return own(callback);
      };
      const host = document.querySelector<HTMLElement>(".t-host")!;
      const resized = new Promise((resolve) => new ResizeObserver(resolve).observe(host));
      host.style.width = `${wide}px`;
      await resized;
      await new Promise((resolve) => setTimeout(resolve, 300));
      window.requestAnimationFrame = own;
      return asked;
    }, width);
  expect(await changes(1000)).toBeGreaterThan(0);
  await setHidden(true);
  expect(await changes(900)).toBe(0);
  expect(await framesDuring(house.browser, () => setHidden(false))).toBeGreaterThan(0);
  await visitor.leave();
});

/** Runs in the page: the share of pixels that are visibly others. What is painted anew rounds differently. */
async function unlike(pictures: readonly [string, string]): Promise<number> {
  const [one, other] = await Promise.all(
    pictures.map(async (picture) => {
      const image = new Image();
      image.src = `data:image/png;base64,${picture}`;
      await image.decode();
      const { width, height } = image;
      const pen = new OffscreenCanvas(width, height).getContext("2d")!;
      pen.drawImage(image, 0, 0);
      return pen.getImageData(0, 0, width, height).data;
    }),
  );
  let others = 0;
  for (let at = 0; at < one!.length; at += 4)
    if ([0, 1, 2].some((part) => Math.abs(one![at + part]! - other![at + part]!) > 12)) others += 1;
  return others / (one!.length / 4);
}

test("what the graphics card forgot is painted again", async () => {
  const visitor = await Visitor.arrive(house.browser, house.server.url);
  const { page } = visitor;
  await page.goto(`${house.server.url}/?fixture=turn&seats&speed=off`);
  await page.locator("[data-ready=true] [data-artwork=ready]").waitFor();
  const picture = async (): Promise<string> => (await page.screenshot()).toString("base64");
  const before = await picture();
  const memory = await page.evaluateHandle(() =>
    document
      .querySelector<HTMLCanvasElement>(".t-host > canvas")!
      .getContext("webgl2")!
      .getExtension("WEBGL_lose_context")!,
  );
  const told = (event: string, act: "loseContext" | "restoreContext"): Promise<void> =>
    memory.evaluate(
      (extension, [name, call]) =>
        new Promise<void>((resolve) => {
          document
            .querySelector(".t-host > canvas")!
            .addEventListener(name, () => setTimeout(resolve, 500), { once: true });
          extension[call]();
        }),
      [event, act] as const,
    );
  await told("webglcontextlost", "loseContext");
  expect(await page.evaluate(unlike, [before, await picture()] as const)).toBeGreaterThan(0.1);
  await told("webglcontextrestored", "restoreContext");
  expect(await page.evaluate(unlike, [before, await picture()] as const)).toBeLessThan(0.001);
  expect(visitor.problems).toEqual([]);
  await visitor.leave();
});

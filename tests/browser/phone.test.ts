/** The habits of a phone: the screen stays lit, the hand feels what happens, a link is shared, the table fills it. */
import type { Page } from "playwright-core";
import { PATIENCE, Visitor } from "../helpers/browser.ts";
import { openHouse } from "../helpers/browserHouse.ts";
import { asked, playMatch } from "../helpers/browserPlay.ts";
import { dice } from "../helpers/dice.ts";

jest.setTimeout(PATIENCE * 5);

const house = openHouse({ BOT_THREADS: "1" });

/** What the page asked of the phone, in order. */
interface Phone {
  readonly locks: { readonly released: boolean }[];
  readonly vibrations: string[];
  readonly shared: string[];
}

/** Runs in the page, before its own scripts. A browser on a desk has no list of people to share with. */
function watchPhone(sheet: "closed" | "broken"): void {
  // A blank page has none of this.
  if (location.protocol !== "http:") return;
  const phone: Phone = { locks: [], vibrations: [], shared: [] };
  Object.assign(globalThis, { phone });
  const request = navigator.wakeLock.request.bind(navigator.wakeLock);
  navigator.wakeLock.request = async (type) => {
    const lock = await request(type);
    phone.locks.push(lock);
    return lock;
  };
  navigator.vibrate = new Proxy(navigator.vibrate, {
    apply: (vibrate, _, [pattern]: [number[]]): boolean => {
      phone.vibrations.push(String(pattern));
      return vibrate.call(navigator, pattern);
    },
  });
  navigator.share = (data) => {
    phone.shared.push(data?.url ?? "");
    return Promise.reject(new DOMException("", sheet === "closed" ? "AbortError" : "NotAllowedError"));
  };
}

declare const phone: Phone;

async function onPhone(sheet: "closed" | "broken" = "closed"): Promise<Visitor> {
  const visitor = await Visitor.arrive(house.browser, house.server.url, {
    name: "Anna",
    context: { viewport: { width: 390, height: 844 }, hasTouch: true },
  });
  await visitor.page.addInitScript(watchPhone, sheet);
  return visitor;
}

async function startMatch({ page }: Visitor): Promise<void> {
  await page.getByRole("button", { name: "Start the match" }).click();
  await asked(page);
}

const openLocks = (page: Page): Promise<number> =>
  page.evaluate(() => phone.locks.filter(({ released }) => !released).length);
const hide = (page: Page, hidden: boolean): Promise<void> =>
  page.evaluate((now) => {
    Object.defineProperty(document, "hidden", { value: now, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);

test("the screen stays lit during a match, again after the page was hidden, and no longer than the match", async () => {
  const anna = await onPhone();
  const { page } = anna;
  await anna.open("#/play-the-bot");
  expect(await page.evaluate(() => phone.locks.length)).toBe(0);
  await startMatch(anna);
  await page.waitForFunction(() => phone.locks.length === 1);
  // The browser lets go of a hidden page's lock by itself.
  await page.evaluate(() => (phone.locks[0] as WakeLockSentinel).release());
  await hide(page, true);
  expect(await openLocks(page)).toBe(0);
  await hide(page, false);
  await page.waitForFunction(() => phone.locks.length === 2);
  expect(await openLocks(page)).toBe(1);
  await page.locator("#menu").click();
  await page.getByRole("button", { name: "Concede" }).click();
  await page.getByRole("button", { name: "Yes, I concede" }).click();
  await page.locator(".over").waitFor();
  await page.waitForFunction(() => phone.locks.every(({ released }) => released));
  expect(anna.problems).toEqual([]);
  await anna.leave();
});

test("the hand feels its turn and a lost life, unless the switch is off", async () => {
  const anna = await onPhone();
  const { page } = anna;
  await anna.open("#/play-the-bot");
  await startMatch(anna);
  const lost = (): Promise<boolean> => page.evaluate(() => phone.vibrations.includes("60,50,140"));
  await playMatch(page, { way: "touch", chance: dice(3), until: lost });
  expect(await lost()).toBe(true);
  expect(await page.evaluate(() => phone.vibrations)).toContain("30");
  await anna.leave();

  const ben = await onPhone();
  await ben.open();
  await ben.page.locator("label[for=set-vibration]").click();
  expect(await ben.page.locator("#set-vibration").isChecked()).toBe(false);
  await ben.open("#/play-the-bot");
  await startMatch(ben);
  let decisions = 0;
  await playMatch(ben.page, { way: "touch", chance: dice(3), until: () => ++decisions > 12 });
  expect(await ben.page.evaluate(() => phone.vibrations)).toEqual([]);
  await ben.leave();
});

test("the link goes to the phone's own sheet, or is copied; ready stands above the code to scan", async () => {
  for (const sheet of ["closed", "broken"] as const) {
    const anna = await onPhone(sheet);
    const { page } = anna;
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"], { origin: house.server.url });
    await anna.open("#/play-a-friend");
    await page.getByRole("button", { name: "Make the table" }).click();
    await page.getByRole("button", { name: "Share…" }).click();
    await page.waitForFunction(() => phone.shared.length === 1);
    const [link] = await page.evaluate(() => phone.shared);
    expect(link).toBe(`${house.server.url}/#/${anna.code}`);
    const copied = page.getByText("Copied!");
    if (sheet === "closed") {
      expect(await copied.count()).toBe(0);
      await page.getByRole("button", { name: "QR" }).click();
      const code = (await page.locator(".qr img").boundingBox())!;
      const ready = (await page.locator("#ready").boundingBox())!;
      expect(ready.y + ready.height).toBeLessThanOrEqual(code.y);
    } else {
      await copied.waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    }
    expect(anna.problems).toEqual([]);
    await anna.leave();
  }
});

test("the menu gives the table the whole screen, and takes it back", async () => {
  const anna = await onPhone();
  const { page } = anna;
  await anna.open("#/play-the-bot");
  await startMatch(anna);
  await page.locator("#menu").click();
  await page.getByRole("button", { name: "Full screen" }).click();
  const leave = page.getByRole("button", { name: "Leave full screen" });
  await leave.waitFor();
  expect(await page.evaluate(() => document.fullscreenElement === document.documentElement)).toBe(true);
  await leave.click();
  await page.getByRole("button", { name: "Full screen", exact: true }).waitFor();
  expect(await page.evaluate(() => document.fullscreenElement)).toBeNull();
  expect(anna.problems).toEqual([]);
  await anna.leave();
});

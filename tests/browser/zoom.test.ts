/** The large card explains without being in the way, over every recorded moment. */
import { readdirSync } from "node:fs";
import { PATIENCE } from "../helpers/browser.ts";
import { openHouse } from "../helpers/browserHouse.ts";

const SIZES = [
  [1280, 720],
  [1440, 900],
  [1920, 1080],
  [390, 844],
  [844, 390],
  [820, 1180],
] as const;
/** Of each kind of place, so many cards are looked at. */
const LOOKED_AT = 2;
const FIXTURES = readdirSync("client/fixtures")
  .filter((file) => file.endsWith(".json"))
  .map((file) => file.slice(0, -".json".length));

interface Covered {
  readonly card: string;
  readonly what: string;
}

jest.setTimeout(PATIENCE * 5);

const house = openHouse();

/** Runs in the page: looks at cards of every kind of place, and names what the large card then covers. */
async function coverings(most: number): Promise<Covered[]> {
  const { store } = (globalThis as unknown as { table: { store: Store } }).table;
  interface Placed {
    readonly role: string;
    readonly face: { readonly card: string | null };
    readonly spot: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
    readonly creature?: unknown;
  }
  interface Store {
    readonly placements: { peek(): readonly Placed[] };
    zoom(zoomed: unknown): void;
  }
  const frame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));
  const apart = (a: DOMRect, b: DOMRect): boolean =>
    a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
  const found: Covered[] = [];
  const seen = new Map<string, number>();
  for (const { role, face, spot, creature } of store.placements.peek()) {
    const times = seen.get(role) ?? 0;
    if (face.card === null || times >= most) continue;
    seen.set(role, times + 1);
    const of = { x: spot.x - spot.w / 2, y: spot.y - spot.h / 2, w: spot.w, h: spot.h };
    store.zoom({ card: face.card, of, ...(creature === undefined ? {} : { creature }) });
    do await frame();
    while (document.querySelector(".t-zoom canvas") === null);
    const shown = [...document.querySelectorAll(".t-zoom canvas, .t-reminders")].map((part) =>
      part.getBoundingClientRect(),
    );
    for (const selector of [".t-prompt", ".t-status .t-rows"])
      for (const kept of document.querySelectorAll(selector)) {
        const area = kept.getBoundingClientRect();
        if (area.width > 0 && shown.some((part) => !apart(part, area)))
          found.push({ card: `${role} ${face.card}`, what: selector });
      }
    if (shown.some(({ left, top, right, bottom }) => left < 0 || top < 0 || right > innerWidth || bottom > innerHeight))
      found.push({ card: `${role} ${face.card}`, what: "the edge of the window" });
    store.zoom(null);
    while (document.querySelector(".t-zoom") !== null) await frame();
  }
  return found;
}

test.each(SIZES)(
  "the large card never covers the question or the hearts, over all recorded moments (%i × %i)",
  async (width, height) => {
    const page = await house.browser.newPage({ viewport: { width, height } });
    page.setDefaultTimeout(PATIENCE);
    await page.addInitScript("globalThis.__name = (value) => value");
    const covered: Record<string, readonly Covered[]> = {};
    for (const name of FIXTURES) {
      await page.goto(`${house.server.url}/?fixture=${name}&lang=fr&speed=off&seats`);
      await page.locator(".t-page[data-ready]").waitFor();
      const found = await page.evaluate(coverings, LOOKED_AT);
      if (found.length > 0) covered[name] = found;
    }
    expect(covered).toEqual({});
    await page.close();
  },
);

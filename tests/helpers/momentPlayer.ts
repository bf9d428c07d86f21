/** Plays a recorded moment in a real browser, by a clock that stands still between two looks at the page. */
import type { Browser, Page } from "playwright-core";
import type { Measured } from "../../client/src/developer/probe.ts";
import { PATIENCE } from "./browser.ts";
import type { Recorded, Update } from "./moments.ts";

export const STEP_MS = 20;
const REST_MS = 4000;
/** No moment lasts longer. */
const MOST_MS = 20_000;
/** How long somebody looks at what happened before the next thing happens. */
const PAUSE_MS = 240;
/** Until what is pointed at has been looked at. */
const LOOK_MS = 600;

interface Developer {
  readonly table: {
    readonly store: { readonly moving: { readonly value: boolean } };
    readonly source: { send(view: unknown, events?: unknown): void };
    readonly painter: { readonly still: boolean; readonly passing: number };
  };
  readonly probe: {
    readonly measured: Measured;
    readonly during: string;
    step(ms: number): void;
    shownFor(name: string): number;
  };
}

/** What is to be looked at: once for every step of the clock. */
export type Look = (page: Page, at: { readonly ms: number; readonly during: string }) => Promise<void>;

export interface MomentOptions {
  readonly size?: { readonly width: number; readonly height: number };
  readonly reducedMotion?: boolean;
  readonly language?: "en" | "fr";
}

export class MomentPage {
  private ms = 0;

  private constructor(
    readonly page: Page,
    private readonly look: Look,
  ) {}

  static async open(
    browser: Browser,
    url: string,
    { start, previews = [] }: Recorded,
    options: MomentOptions = {},
    look: Look = async () => undefined,
  ): Promise<MomentPage> {
    const context = await browser.newContext({
      viewport: options.size ?? { width: 1280, height: 720 },
      reducedMotion: options.reducedMotion === true ? "reduce" : "no-preference",
    });
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    await page.clock.install();
    await page.addInitScript("globalThis.__name = (value) => value");
    await page.addInitScript((given) => Object.assign(globalThis, { given }), { view: start, previews });
    await page.goto(`${url}/?fixture=given&seats&speed=normal&probe&lang=${options.language ?? "en"}`);
    await page.locator("[data-ready=true]").waitFor();
    await page.locator("[data-artwork=ready]").waitFor();
    await page.evaluate(() => document.fonts.ready);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    await page.clock.runFor(REST_MS);
    return new MomentPage(page, look);
  }

  /** Tells one thing, and looks at the first moment of it. */
  async begin(update: Update): Promise<void> {
    await this.page.evaluate(({ view, events }) => {
      (globalThis as unknown as Developer).table.source.send(view, events);
    }, update);
    await this.step();
  }

  /** Tells one thing and plays it to its end. */
  async tell(update: Update): Promise<void> {
    await this.begin(update);
    for (let moves = true; moves;) moves = await this.step();
    await this.pass(PAUSE_MS);
  }

  async play({ updates, pointAt }: Recorded): Promise<Measured> {
    if (pointAt !== undefined) await this.pointAt(pointAt);
    for (const update of updates) await this.tell(update);
    return this.measured();
  }

  /** The pointer comes to lie on the creature whose name begins so. */
  async pointAt(name: string): Promise<void> {
    await this.page.locator(`[data-role="creature"][aria-label^="${name}"]`).hover();
    await this.pass(LOOK_MS);
  }

  async pass(ms: number): Promise<void> {
    for (const end = this.ms + ms; this.ms < end;) await this.step();
  }

  measured(): Promise<Measured> {
    return this.page.evaluate(() => (globalThis as unknown as Developer).probe.measured);
  }

  shownFor(name: string): Promise<number> {
    return this.page.evaluate((of) => (globalThis as unknown as Developer).probe.shownFor(of), name);
  }

  close(): Promise<void> {
    return this.page.context().close();
  }

  /** Tells whether anything still moves. */
  private async step(): Promise<boolean> {
    await this.page.clock.runFor(STEP_MS);
    const { during, moves } = await this.page.evaluate((ms) => {
      const { probe, table } = globalThis as unknown as Developer;
      probe.step(ms);
      const { store, painter } = table;
      const passing = painter.passing > 0 || document.querySelector("[data-effect]") !== null;
      return { during: probe.during, moves: store.moving.value || !painter.still || passing };
    }, STEP_MS);
    this.ms += STEP_MS;
    if (this.ms > MOST_MS) throw new Error("This moment does not end.");
    await this.look(this.page, { ms: this.ms, during });
    return moves;
  }
}

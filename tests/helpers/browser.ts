/** A real Chromium over the built page and a real server: people with a mouse, a finger or a keyboard. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, rmdirSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";

/** Tests and scripts are both started from the top folder. */
const ROOT = process.cwd();
const LOCK = join(tmpdir(), "mindbug-page-build.lock");
const LOCK_TOO_OLD = 300_000;
export const PATIENCE = 60_000;

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--use-gl=angle",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--disable-quic",
  "--disable-background-timer-throttling",
  "--disable-renderer-backgrounding",
  "--disable-backgrounding-occluded-windows",
];

function chromiumPath(): string {
  const names = ["chromium", "chromium-browser", "google-chrome"];
  const found = (process.env["PATH"] ?? "")
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file));
  if (found === undefined) throw new Error("No Chromium found: install Debian's package chromium.");
  return found;
}

export const launchBrowser = (...more: string[]): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath(), args: [...FLAGS, ...more] });

function takeLock(): boolean {
  try {
    mkdirSync(LOCK);
    return true;
  } catch {
    if (existsSync(LOCK) && Date.now() - statSync(LOCK).mtimeMs > LOCK_TOO_OLD) rmdirSync(LOCK);
    return false;
  }
}

/**
 * The folder of the page, built if it is stale. Several test files may ask at the same time: one builds, the others
 * wait.
 */
export async function builtPage(): Promise<string> {
  const given = process.env["CLIENT_DIR"];
  if (given !== undefined && given !== "") return given;
  while (!takeLock()) await new Promise((resolve) => setTimeout(resolve, 200));
  try {
    execFileSync(process.execPath, [join(ROOT, "scripts", "build.mjs"), "--no-install"], { cwd: ROOT, stdio: "pipe" });
  } finally {
    rmdirSync(LOCK);
  }
  return join(ROOT, "client", "dist");
}

export interface Habits {
  readonly name?: string;
  readonly language?: "en" | "fr";
  readonly speed?: "off" | "fast" | "normal";
  readonly context?: BrowserContextOptions;
}

/** Messages of the software renderer about its own speed, and of Playwright about itself; no page can avoid them. */
const NOT_OURS = /GL Driver Message|GPU stall due to ReadPixels|software WebGL|blocked by Playwright/i;

/** The page is kept on the device where that is what is tested: elsewhere it would be fetched in the background. */
const contextFor = ({ language, context }: Habits): BrowserContextOptions => ({
  viewport: { width: 1280, height: 800 },
  locale: language ?? "en",
  reducedMotion: "reduce",
  serviceWorkers: "block",
  ...context,
});

export class Visitor {
  /** Every error and warning the page put on its console. */
  readonly problems: string[] = [];

  private constructor(
    readonly page: Page,
    readonly url: string,
  ) {
    page.on("console", (message) => {
      if ((message.type() === "error" || message.type() === "warning") && !NOT_OURS.test(message.text()))
        this.problems.push(`${message.type()}: ${message.text()}`);
    });
    page.on("pageerror", (error) => this.problems.push(`uncaught: ${error.stack ?? error.message}`));
    page.setDefaultTimeout(PATIENCE);
  }

  static async arrive(browser: Browser, url: string, habits: Habits = {}): Promise<Visitor> {
    return Visitor.with(await browser.newContext(contextFor(habits)), url, habits);
  }

  /** In a browser of their own, which remembers them: cookies, storage, what is installed. */
  static async withProfile(folder: string, url: string, habits: Habits = {}): Promise<Visitor> {
    const options = { ...contextFor(habits), executablePath: chromiumPath(), args: FLAGS };
    const context = await chromium.launchPersistentContext(folder, { ...options, serviceWorkers: "allow" });
    return Visitor.with(context, url, habits);
  }

  private static async with(context: BrowserContext, url: string, habits: Habits): Promise<Visitor> {
    // The loader of our scripts wraps functions that are sent to the page in a helper of this name.
    await context.addInitScript("globalThis.__name = (value) => value");
    await context.addInitScript(
      (kept) => {
        // Blank pages have no storage.
        if (location.protocol !== "http:") return;
        if (localStorage.getItem("mindbug.settings") === null)
          localStorage.setItem("mindbug.settings", JSON.stringify(kept));
      },
      { name: habits.name ?? "", speed: habits.speed ?? "off" },
    );
    return new Visitor(await context.newPage(), url);
  }

  async open(hash = "#/"): Promise<this> {
    await this.page.goto("about:blank");
    await this.page.goto(`${this.url}/${hash}`);
    await this.page.locator("h1, .table-screen").first().waitFor();
    return this;
  }

  /** Another tab of the same person. */
  async secondTab(): Promise<Visitor> {
    return new Visitor(await this.page.context().newPage(), this.url);
  }

  async leave(): Promise<void> {
    await this.page.context().close();
  }

  get code(): string {
    return new URL(this.page.url()).hash.slice(2, 7);
  }
}

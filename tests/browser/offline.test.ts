/** Without a server: installed, started cold, played to the end, kept across reloads, updated when somebody says so. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createHash } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { builtPage, PATIENCE, Visitor } from "../helpers/browser.ts";
import { openHouse } from "../helpers/browserHouse.ts";
import { asked, playMatch } from "../helpers/browserPlay.ts";
import { dice } from "../helpers/dice.ts";
import { newDataFolder, serve } from "../server/helpers/serve.ts";

jest.setTimeout(PATIENCE * 6);

const house = openHouse();
const BASE = "/games/mindbug";
const temporary = (name: string): string => mkdtempSync(join(tmpdir(), `mindbug-${name}-`));

/** The first version has been fetched whole, and serves the page. */
const kept = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller === null)
      await new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve));
  });
const ofOurs = ({ problems }: Visitor): readonly string[] =>
  problems.filter((problem) => !/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED/.test(problem));

test("an installed page under a sub-path starts cold without its server, and all of this device works", async () => {
  const server = await serve(newDataFolder(), { CLIENT_DIR: await builtPage(), BASE_PATH: BASE });
  const profile = temporary("profile");
  const first = await Visitor.withProfile(profile, server.url + BASE, { name: "Anna" });
  await first.open();
  await kept(first.page);
  expect(ofOurs(first)).toEqual([]);
  await first.leave();
  await server.end("SIGTERM");

  const visitor = await Visitor.withProfile(profile, server.url + BASE, { name: "Anna" });
  const { page } = visitor;
  await visitor.open();
  await page.getByText("No connection to the server.").waitFor();
  await page.locator(`.small-door[href="#/offline/new"]`).click();
  await asked(page);
  await page.locator("[data-artwork=ready]").waitFor();
  await playMatch(page, { way: "click", chance: dice(8) });
  expect(await page.locator("#over-title").textContent()).toMatch(/You win!|You lose|A draw/);
  await page.locator("#over-replay").click();
  await page.locator("#replay-position").waitFor();
  await visitor.open("#/all-cards/harpy-mother");
  await page.getByRole("dialog").waitFor();
  await visitor.open("#/rules/poisonous");
  await page.getByRole("heading", { name: "POISONOUS" }).first().waitFor();
  await visitor.open("#/puzzles/today");
  await asked(page);
  await visitor.open("#/watching");
  await page.getByRole("heading", { name: "On this device" }).waitFor();
  await visitor.open("#/your-record");
  await page.locator(".figure", { hasText: "match" }).getByText("1", { exact: true }).waitFor();
  expect(ofOurs(visitor)).toEqual([]);
  await visitor.leave();
  rmSync(profile, { recursive: true });
});

test("everything that a browser asks of a page before it installs it is there, in either language", async () => {
  const visitor = await Visitor.withProfile(temporary("profile"), house.server.url, { language: "fr" });
  const { page } = visitor;
  await visitor.open();
  await kept(page);
  const url = await page.locator("link[rel=manifest]").evaluate((link: HTMLLinkElement) => link.href);
  expect(url).toMatch(/manifest\.fr\.webmanifest$/);
  const data = await (await page.request.get(url)).text();
  const manifest = JSON.parse(data) as Record<string, unknown> & { icons: Icon[]; screenshots: Icon[] };
  expect(manifest).toMatchObject({ lang: "fr", start_url: "./", scope: "./", display: "standalone" });
  for (const { src, sizes, type } of [...manifest.icons, ...manifest.screenshots]) {
    const picture = await page.request.get(new URL(src, url).href);
    expect(picture.headers()["content-type"]).toBe(type);
    const real = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect(real).toBe(sizes);
  }
  const purposes = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
  expect(purposes).toEqual(
    expect.arrayContaining(["192x192 any", "512x512 any", "192x192 maskable", "512x512 maskable"]),
  );
  for (const address of [url, new URL("sw.js", url).href])
    expect((await page.request.get(address)).headers()["cache-control"]).toBe("no-cache");
  await visitor.leave();
});

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose: string;
}

/** A folder whose files are served as they are, without compressed forms that would have to be written again. */
async function ownCopy(): Promise<string> {
  const folder = temporary("page");
  cpSync(await builtPage(), folder, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  return folder;
}

const hashOf = (file: string): string => createHash("sha256").update(readFileSync(file)).digest("hex");

/** As a new version is put in place: a page that says so, one part under a new name, the old one gone. */
function deployNewVersion(folder: string): void {
  const page = join(folder, "index.html");
  const part = readdirSync(join(folder, "assets")).find((name) => /^Watching\.\w+\.js$/.test(name))!;
  const list = join(folder, "sw.js");
  const before = hashOf(page);
  writeFileSync(page, readFileSync(page, "utf8").replace("<title>", '<meta name="version" content="2"><title>'));
  renameSync(join(folder, "assets", part), join(folder, "assets", "Watching.00000000.js"));
  const updated = readFileSync(list, "utf8").replace(before, hashOf(page)).replace(part, "Watching.00000000.js");
  writeFileSync(list, updated);
}

const versionOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector<HTMLMetaElement>("meta[name=version]")?.content ?? null);
const lookForUpdate = (page: Page): Promise<unknown> =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).update());

test("a new version asks first and waits for the match; other tabs go on with the one they began with", async () => {
  const folder = await ownCopy();
  const server = await serve(newDataFolder(), { CLIENT_DIR: folder });
  const visitor = await Visitor.withProfile(temporary("profile"), server.url, { name: "Anna" });
  const { page } = visitor;
  await visitor.open();
  await kept(page);
  const other = await visitor.secondTab();
  await other.open();
  await visitor.open("#/offline/new");
  await asked(page);

  deployNewVersion(folder);
  await lookForUpdate(page);
  const notice = page.locator(".update-notice");
  await notice.getByText("A new version is ready: reload after this match?").waitFor();
  await other.page.locator(".update-notice").getByText("A new version is ready.").waitFor();
  let decisions = 0;
  await playMatch(page, { way: "click", chance: dice(3), until: () => ++decisions > 6 });
  await page.locator("#update-yes").click();
  await notice.waitFor({ state: "detached" });

  // The other tab lets the new version in; the match goes on in the old one, also with parts that the server has no
  // longer.
  await other.page.locator("#update-yes").click();
  await other.page.waitForFunction(() => document.querySelector("meta[name=version]") !== null);
  expect(await versionOf(page)).toBeNull();
  await playMatch(page, { way: "click", chance: dice(4) });
  await page.locator("#over-title").waitFor();
  await page.evaluate(() => (location.hash = "#/watching"));
  await page.getByRole("heading", { name: "On this device" }).waitFor();
  await page.reload();
  await page.getByRole("heading", { name: "On this device" }).waitFor();
  expect(await versionOf(page)).toBe("2");
  expect(ofOurs(visitor)).toEqual([]);
  await visitor.leave();
  await server.end("SIGTERM");
});

test("a match on this device survives a reload; advice, taking back and giving up are as in a room", async () => {
  const visitor = await Visitor.arrive(house.browser, house.server.url, { name: "Anna" });
  await visitor.open("#/play-the-bot");
  const { page } = visitor;
  await page.locator("#level-beginner").check();
  await page.locator("#local").click();
  await asked(page);
  expect(await page.locator(".line").count()).toBeGreaterThan(1);
  let decisions = 0;
  await playMatch(page, { way: "click", chance: dice(5), until: () => ++decisions > 8 });
  await asked(page);
  const standing = (): Promise<string> =>
    page.evaluate(() =>
      [...document.querySelectorAll(".t-status, .t-sentence")].map((part) => part.textContent).join(),
    );
  const before = await standing();
  const lines = await page.locator(".line").count();
  await page.reload();
  await asked(page);
  expect(await standing()).toBe(before);
  expect(await page.locator(".line").count()).toBe(lines);
  await page.locator("#hint").click();
  await page.getByText(/Your chance: about \d+%/).waitFor();

  // Another tab is told where the match is played, and may take it over.
  const second = await visitor.secondTab();
  await second.open("#/offline");
  await second.page.getByRole("heading", { name: "Opened elsewhere" }).waitFor();
  await second.page.getByRole("button", { name: "Play here" }).click();
  await asked(second.page);
  await page.getByRole("heading", { name: "Opened elsewhere" }).waitFor();
  await second.page.close();
  await page.getByRole("button", { name: "Play here" }).click();
  await asked(page);

  await visitor.open("#/");
  await page.locator("#local-continue").click();
  await asked(page);
  await visitor.open("#/offline/new");
  await page.locator("#local-new").click();
  await asked(page);
  await page.locator("#menu").click();
  await page.getByRole("button", { name: "Concede" }).click();
  await page.getByRole("button", { name: "Yes, I concede" }).click();
  await page.getByText("You gave up.").first().waitFor();
  await visitor.open("#/your-record");
  expect(await page.locator(".tallies").first().locator("tbody td").allTextContents()).toEqual(["0", "2", "0", "0%"]);
  expect(visitor.problems).toEqual([]);
  await visitor.leave();
});

test("a record is taken along as a file, and a bad file changes nothing", async () => {
  const visitor = await Visitor.arrive(house.browser, house.server.url, { name: "Anna" });
  const { page } = visitor;
  await visitor.open("#/offline/new");
  await asked(page);
  await page.locator("#menu").click();
  await page.getByRole("button", { name: "Concede" }).click();
  await page.getByRole("button", { name: "Yes, I concede" }).click();
  await page.locator("#over-title").waitFor();
  await visitor.open("#/your-record");
  const [download] = await Promise.all([page.waitForEvent("download"), page.locator("#record-export").click()]);
  const file = await download.path();
  await page.locator("#record-erase").click();
  await page.locator("#record-erase-yes").click();
  await page.getByText("Nothing to boast about yet.").waitFor();
  const input = page.locator("input[type=file]");
  const bad = { name: "record.json", mimeType: "application/json", buffer: Buffer.from('{"format":"mindbug-record"') };
  await input.setInputFiles(bad);
  await page.getByText("This file is no record of this game.").waitFor();
  await page.getByText("Nothing to boast about yet.").waitFor();
  await input.setInputFiles(file);
  await page.getByText("Done: 1 match more than before.").waitFor();
  await page.locator(".tallies").first().waitFor();
  expect(visitor.problems).toEqual([]);
  await visitor.leave();
});

test("a replay of the server is kept on this device, and played without it", async () => {
  const server = await serve(newDataFolder(), { CLIENT_DIR: await builtPage() });
  const visitor = await Visitor.withProfile(temporary("profile"), server.url, { name: "Anna" });
  const { page } = visitor;
  await visitor.open("#/play-the-bot");
  await kept(page);
  await page.locator("#create").click();
  await asked(page);
  await page.locator("#menu").click();
  await page.getByRole("button", { name: "Concede" }).click();
  await page.getByRole("button", { name: "Yes, I concede" }).click();
  await page.locator("#over-replay").click();
  await page.locator("#replay-keep").click();
  await page.locator('#replay-keep[aria-pressed="true"]').waitFor();
  await server.end("SIGTERM");
  await visitor.open("#/watching");
  await page.locator(".kept-matches").getByRole("link", { name: "Replay" }).click();
  await page.locator("#replay-position").waitFor();
  expect(ofOurs(visitor).filter((problem) => !problem.includes("WebSocket"))).toEqual([]);
  await visitor.leave();
});

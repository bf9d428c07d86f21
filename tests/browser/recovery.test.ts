/** Lost connections, killed servers, second tabs, tables that are gone. */
import { createServer } from "node:net";
import type { Browser } from "playwright-core";
import { builtPage, launchBrowser, PATIENCE, Visitor } from "../helpers/browser.ts";
import { asked, playMatch } from "../helpers/browserPlay.ts";
import { dice } from "../helpers/dice.ts";
import { newDataFolder, serve, type Served } from "../server/helpers/serve.ts";

jest.setTimeout(PATIENCE * 5);

let browser: Browser;
let page: string;
beforeAll(async () => {
  page = await builtPage();
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
}

/** What the browser itself says about a server that is not there. */
const CONNECTION = new RegExp(
  "ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|WebSocket connection to|" +
    "503 \\(Service Unavailable\\)|Room connection was closed|colyseus\\.js - onError|Room, onError",
);

test("a server killed in mid-match is survived: banner, back into the same question, played to the end", async () => {
  const data = newDataFolder();
  const environment = { CLIENT_DIR: page, PORT: String(await freePort()) };
  let server: Served = await serve(data, environment);
  const anna = await Visitor.arrive(browser, server.url, { name: "Anna" });
  await anna.open("#/play-the-bot");
  await anna.page.getByRole("button", { name: "Start the match" }).click();
  let decisions = 0;
  await playMatch(anna.page, { way: "click", chance: dice(5), until: () => ++decisions > 4 });
  const before = await asked(anna.page);
  const sentence = await anna.page.locator(".t-sentence").textContent();

  await server.end("SIGKILL");
  await anna.page.getByText("Connection lost, retrying…").waitFor();
  server = await serve(data, environment);
  await anna.page.getByText("Connection lost, retrying…").waitFor({ state: "hidden" });
  const after = await asked(anna.page);
  expect(after.kind).toBe(before.kind);
  expect(after.step).toBe(before.step);
  expect(await anna.page.locator(".t-sentence").textContent()).toBe(sentence);
  await playMatch(anna.page, { way: "click", chance: dice(6) });
  expect(await anna.page.locator("#over-title").textContent()).toMatch(/You win!|You lose|A draw/);
  expect(anna.problems.filter((problem) => !CONNECTION.test(problem))).toEqual([]);
  await anna.leave();
  await server.end("SIGTERM");
});

test("a second tab takes the seat, the first says so and can take it back", async () => {
  const server = await serve(newDataFolder(), { CLIENT_DIR: page });
  const anna = await Visitor.arrive(browser, server.url, { name: "Anna" });
  await anna.open("#/play-the-bot");
  await anna.page.getByRole("button", { name: "Start the match" }).click();
  const { kind } = await asked(anna.page);
  const tab = await anna.secondTab();
  await tab.open(`#/${anna.code}`);
  expect((await asked(tab.page)).kind).toBe(kind);
  await anna.page.getByRole("heading", { name: "Opened elsewhere" }).waitFor();
  await anna.page.getByRole("button", { name: "Play here" }).click();
  expect((await asked(anna.page)).kind).toBe(kind);
  await tab.page.getByRole("heading", { name: "Opened elsewhere" }).waitFor();
  expect(anna.problems).toEqual([]);
  expect(tab.problems).toEqual([]);
  await anna.leave();
  await server.end("SIGTERM");
});

test("an unknown code and a private table end in a friendly word", async () => {
  const server = await serve(newDataFolder(), { CLIENT_DIR: page });
  const anna = await Visitor.arrive(browser, server.url, { name: "Anna" });
  await anna.open("#/QQQQQ");
  await anna.page.getByRole("heading", { name: "No table QQQQQ" }).waitFor();
  await anna.open("#/play-a-friend");
  await anna.page.locator("#spectators-off").check();
  await anna.page.getByRole("button", { name: "Make the table" }).click();
  await anna.page.locator("#room-code").waitFor();
  await anna.page.getByText("Seat a bot instead").click();
  await anna.page.getByRole("button", { name: "Beginner" }).click();
  await anna.page.getByRole("button", { name: "I'm ready" }).click();
  await asked(anna.page);
  const ben = await Visitor.arrive(browser, server.url, { name: "Ben" });
  await ben.open(`#/${anna.code}`);
  await ben.page.getByRole("heading", { name: "A private table" }).waitFor();
  // The browser itself reports answers that are refusals.
  for (const { problems } of [anna, ben])
    expect(
      problems.filter((problem) => !/status of 40[34]|WebSocket|Room connection|colyseus\.js - onError/.test(problem)),
    ).toEqual([]);
  await anna.leave();
  await ben.leave();
  await server.end("SIGTERM");
});

/**
 * People at one table: asking for a move back, going away, talking and not listening, a series, a clock, a
 * record of other rules.
 */
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { openDatabase } from "../../server/src/store/database.ts";
import { builtPage, launchBrowser, PATIENCE, Visitor } from "../helpers/browser.ts";
import { asked, playMatch } from "../helpers/browserPlay.ts";
import { dice } from "../helpers/dice.ts";
import { type Placed, place, scenesOf } from "../server/helpers/scenes.ts";
import { newDataFolder, serve, type Served } from "../server/helpers/serve.ts";

jest.setTimeout(PATIENCE * 5);

let browser: Browser;
let server: Served;
/** Three matches that wait in the middle of a block: one as it is, one against the clock, one of other rules. */
let block: Placed;
let timed: Placed;
let foreign: Placed;

beforeAll(async () => {
  const data = newDataFolder();
  const scene = scenesOf(["first-contact"], 8).find(
    ({ name, state }) => name.endsWith(": block") && state.prompt !== null,
  )!;
  [block, timed, foreign] = (await place(data, [scene, scene, scene])) as [Placed, Placed, Placed];
  const db = openDatabase(join(data, "mindbug.sqlite"));
  expect(db.run("UPDATE rooms SET options = json_set(options, '$.clock', '30') WHERE code = ?", timed.code)).toBe(1);
  expect(db.run("UPDATE matches SET rules = 999 WHERE id = ?", foreign.matchId)).toBe(1);
  db.close();
  server = await serve(data, { CLIENT_DIR: await builtPage(), CLAIM_SECONDS: "1" });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.end("SIGTERM");
});

const arrive = (name: string, viewport = { width: 1280, height: 800 }): Promise<Visitor> =>
  Visitor.arrive(browser, server.url, { name, context: { viewport } });

/** Two people at a table of their own; the first made it with the given wishes. */
async function meet(...wishes: string[]): Promise<[Visitor, Visitor]> {
  const [anna, ben] = [await arrive("Anna"), await arrive("Ben", { width: 390, height: 844 })];
  await anna.open("#/play-a-friend");
  for (const wish of wishes) await anna.page.locator(wish).check();
  await anna.page.locator("#create").click();
  await ben.open(`#/${await anna.page.locator("#room-code").textContent()}`);
  // Who follows the link is ready at once.
  await anna.page.locator('.chair[data-state="ready"]').waitFor();
  await anna.page.locator("#ready").click();
  for (const { page } of [ben, anna]) await page.locator(".t-prompt[data-kind]").waitFor();
  return [anna, ben];
}

/** Comes back into a seat that was taken earlier. */
async function sit(seat: 0 | 1, { code, secrets }: Placed): Promise<Visitor> {
  const visitor = await arrive(`P${seat}`);
  await visitor.open();
  await visitor.page.evaluate(
    (kept) => localStorage.setItem("mindbug.seats", kept),
    JSON.stringify([[code, secrets[seat]]]),
  );
  return visitor.open(`#/${code}`);
}

async function farewell(...visitors: readonly Visitor[]): Promise<void> {
  for (const visitor of visitors) {
    expect(visitor.problems).toEqual([]);
    await visitor.leave();
  }
}

async function concede({ page }: Visitor): Promise<void> {
  await page.locator("#menu").click();
  await page.getByRole("button", { name: "Concede" }).click();
  await page.getByRole("button", { name: "Yes, I concede" }).click();
  await page.getByText("You conceded.").waitFor();
}

const other = (seat: 0 | 1): 0 | 1 => (seat === 0 ? 1 : 0);

test("a move is asked back: once the other allows it, once not", async () => {
  const defending = block.state.prompt!.seat;
  const defender = await sit(defending, block);
  const attacker = await sit(other(defending), block);
  const letPass = async (): Promise<void> => {
    expect((await asked(defender.page)).kind).toBe("block");
    await defender.page.locator('.t-buttons button[data-answer="pass"]').click();
    await defender.page.locator('.t-prompt[data-kind="turn"]').waitFor();
    await defender.page.getByRole("button", { name: "Take back" }).click();
    await defender.page.getByText("Asked to take back.").waitFor();
    await attacker.page.getByText(`P${defending} would like to take the last move back.`).waitFor();
  };
  await letPass();
  await attacker.page.getByRole("button", { name: "Allow it" }).click();
  for (const { page } of [attacker, defender]) {
    await page.getByText("The last move was taken back.").waitFor();
    await page.locator(".banner-ask").waitFor({ state: "hidden" });
  }
  await letPass();
  await attacker.page.getByRole("button", { name: "No", exact: true }).click();
  await defender.page.getByText(`P${other(defending)} said no.`).waitFor();
  // It looks as if it could not be pressed, and says why when it is.
  await defender.page.getByRole("button", { name: "Take back" }).click({ force: true });
  await defender.page.getByText("The answer to that was already no.").waitFor();
  expect(await defender.page.locator(".t-prompt").getAttribute("data-kind")).toBe("turn");
  await farewell(attacker, defender);
});

test("who stays away is told of, and loses to a claim", async () => {
  const [anna, ben] = await meet();
  await farewell(anna);
  await ben.page.getByText("Anna is away.").waitFor();
  await ben.page.getByRole("button", { name: "Claim the match" }).waitFor();
  await ben.page.getByRole("button", { name: "Claim the match" }).click();
  await ben.page.getByRole("heading", { name: "You win!" }).waitFor();
  await ben.page.getByText("Anna left the table.").waitFor();
  await farewell(ben);
});

test("a bot takes over for who stays away, and plays to the end", async () => {
  const [anna, ben] = await meet();
  await farewell(ben);
  await anna.page.getByText("Ben is away.").waitFor();
  await anna.page.getByRole("button", { name: "Let a bot take over" }).click();
  await anna.page.getByText("Bot for Ben").first().waitFor();
  await anna.page.getByText("Ben is away.").waitFor({ state: "hidden" });
  expect(await playMatch(anna.page, { way: "click", chance: dice(3) })).toBeGreaterThan(0);
  expect(await anna.page.locator("#over-title").textContent()).toMatch(/You win!|You lose/);
  await farewell(anna);
});

test("words and emotes are heard by the other until muted, and again afterwards", async () => {
  const [anna, ben] = await meet();
  const heard = ben.page.locator("#feed .line-chat");
  await ben.page.locator("#feed-toggle").click();
  await anna.page.getByRole("button", { name: "Well played!" }).click();
  await heard.filter({ hasText: "Well played!" }).waitFor();
  await anna.page.getByLabel("Message").fill("Good luck");
  await anna.page.keyboard.press("Enter");
  await heard.filter({ hasText: "Good luck" }).waitFor();
  await anna.page.locator("#feed .line-chat").filter({ hasText: "Good luck" }).waitFor();
  await ben.page.getByRole("button", { name: "Mute Anna" }).click();
  await anna.page.getByLabel("Message").fill("Do you hear me?");
  await anna.page.keyboard.press("Enter");
  await anna.page.getByRole("button", { name: "Oops!" }).click();
  await anna.page.locator("#feed .line-chat").filter({ hasText: "Oops!" }).waitFor();
  await ben.page.getByRole("button", { name: "Hear Anna again" }).click();
  await anna.page.getByRole("button", { name: "Thanks!" }).click();
  // Messages keep their order: what came before this one and is not here was not let in.
  await heard.filter({ hasText: "Thanks!" }).waitFor();
  expect(await heard.allTextContents()).toEqual(["Anna Well played!", "Anna Good luck", "Anna Thanks!"]);
  await farewell(anna, ben);
});

test("best of three: the loser begins the next match, and two wins take the series", async () => {
  const [anna, ben] = await meet("#bestOf-3");
  const next = async (loser: Visitor, winner: Visitor, name: string): Promise<void> => {
    await loser.page.getByText("Best of three: you begin the next one.").waitFor();
    await winner.page.getByText(`Best of three: ${name} begins the next one.`).waitFor();
    for (const { page } of [loser, winner]) await page.getByRole("button", { name: "Next match" }).click();
    await winner.page.locator(".over").waitFor({ state: "hidden" });
    expect((await asked(loser.page)).kind).toBe("turn");
  };
  await concede(ben);
  await next(ben, anna, "Ben");
  await concede(anna);
  await next(anna, ben, "Anna");
  await concede(ben);
  await anna.page.getByText("You take the series!").waitFor();
  await ben.page.getByText("Anna takes the series!").waitFor();
  await anna.page.getByText("Anna 2 : 1 Ben").waitFor();
  await anna.page.getByRole("button", { name: "Rematch" }).waitFor();
  await farewell(anna, ben);
});

test("the clock warns before the time is up, those who should hurry with a word", async () => {
  const seat = timed.state.prompt!.seat;
  const late = await sit(seat, timed);
  const waiting = await sit(other(seat), timed);
  await asked(late.page);
  await late.page.locator(".clock").waitFor();
  await late.page.getByText("Hurry!").waitFor();
  expect(await late.page.locator(".clock").getAttribute("data-warn")).toBe("yes");
  expect(await waiting.page.getByText("Hurry!").count()).toBe(0);
  await farewell(late, waiting);
});

test("a match of other rules says so, and both may begin a new one", async () => {
  const [one, two] = [await sit(0, foreign), await sit(1, foreign)];
  for (const { page } of [one, two]) await page.getByRole("heading", { name: "Recorded under other rules" }).waitFor();
  await one.page.getByRole("button", { name: "New match" }).click();
  await one.page.getByText("Waiting for the other…").waitFor();
  await two.page.getByRole("button", { name: "New match" }).click();
  for (const { page } of [one, two]) await page.locator(".t-prompt[data-kind]").waitFor();
  await farewell(one, two);
});

/** Four people and one code: the winner stays, the others watch, nobody loses their place. */
import { PATIENCE, Visitor } from "../helpers/browser.ts";
import { openHouse } from "../helpers/browserHouse.ts";

jest.setTimeout(PATIENCE * 5);

const house = openHouse();

/** Gives up at the table at which they sit. */
async function concede({ page }: Visitor): Promise<void> {
  await page.locator("#menu").click();
  await page.getByRole("button", { name: "Concede" }).click();
  await page.getByRole("button", { name: "Yes, I concede" }).click();
  await page.locator(".over").waitFor();
}

test("winner stays, four people, one code: play, watch, reload, standings", async () => {
  const arrive = (name: string): Promise<Visitor> => Visitor.arrive(house.browser, house.server.url, { name });
  const [anna, ben, carla, dora] = [
    await arrive("Anna"),
    await arrive("Ben"),
    await arrive("Carla"),
    await arrive("Dora"),
  ];
  await anna.open();
  await anna.page.getByRole("link", { name: "An evening with friends" }).click();
  await anna.page.getByRole("button", { name: "Open the evening" }).click();
  const code = (await anna.page.locator("#room-code").textContent())!;
  for (const guest of [ben, carla, dora]) {
    await guest.open();
    await guest.page.getByLabel("Join with a code").fill(code);
    await guest.page.getByRole("button", { name: "Join" }).click();
    await guest.page.getByText("Anna chooses how you play, and begins.").waitFor();
    // The library says aloud that the first knock was at a table's door.
    guest.problems.length = 0;
  }
  await anna.page.getByText("4 people").waitFor();
  await anna.page.locator("#format-winnerStays").check();
  await anna.page.getByRole("button", { name: "Begin" }).click();

  // The first two play; the third one looks on meanwhile, and finds the way back.
  for (const player of [anna, ben]) await player.page.locator("#to-table").click();
  await anna.page.locator(".t-prompt").waitFor();
  await carla.page.getByRole("link", { name: "Watch" }).click();
  await carla.page.locator(".t-prompt").waitFor();
  await ben.page.locator(".t-prompt").waitFor();
  await concede(ben);
  await carla.page.locator("#over-evening").click();
  await carla.page.getByText("You play against Anna.").waitFor();
  expect(await anna.page.locator("#over-rematch").count()).toBe(0);
  await anna.page.locator("#over-evening").click();
  await ben.page.locator("#over-evening").click();
  await ben.page.getByText("Dora · Ben").waitFor();

  // A reload in the middle of it changes nothing.
  await carla.page.reload();
  await carla.page.locator("#to-table").click();
  await anna.page.locator("#to-table").click();
  await carla.page.locator(".t-prompt").waitFor();
  await anna.page.locator(".t-prompt").waitFor();
  await concede(anna);
  await carla.page.locator("#over-evening").click();
  await carla.page.getByText("You play against Dora.").waitFor();
  const first = dora.page.locator(".evening-standings tbody tr").first();
  await dora.page.locator(".evening-standings").waitFor();
  expect(await first.locator("th").textContent()).toContain("Carla");
  for (const visitor of [anna, ben, carla, dora]) {
    expect(visitor.problems).toEqual([]);
    await visitor.leave();
  }
});

test("the code of an evening typed as that of a table, and the other way round, leads to the right one", async () => {
  const anna = await Visitor.arrive(house.browser, house.server.url, { name: "Anna" });
  await anna.open("#/play-a-friend");
  await anna.page.getByRole("button", { name: "Make the table" }).click();
  const table = (await anna.page.locator("#room-code").textContent())!;
  const ben = await Visitor.arrive(house.browser, house.server.url, { name: "Ben" });
  await ben.open(`#/evening/${table}`);
  await ben.page.getByRole("button", { name: "I'm ready" }).waitFor();
  await ben.open("#/evening/ZZZZ2");
  await ben.page.getByRole("heading", { name: /ZZZZ2/ }).waitFor();
  await anna.leave();
  await ben.leave();
});

/** A table with a password and open hands: who gets in, what they are told, and who is sent away again. */
import { PATIENCE, Visitor } from "../helpers/browser.ts";
import { openHouse } from "../helpers/browserHouse.ts";

jest.setTimeout(PATIENCE * 3);

/** The client library says aloud when a door stays shut. */
const SHUT = /onError => \((401|410|4002)\)|closed unexpectedly \((4002|4014)\)/;

const house = openHouse();
const arrive = (name: string, language: "en" | "fr" = "en"): Promise<Visitor> =>
  Visitor.arrive(house.browser, house.server.url, { name, language });

test("a password is asked for by link, open hands are explained, a spectator is sent away", async () => {
  const anna = await arrive("Anna");
  await anna.open("#/play-a-friend");
  await anna.page.locator("#spectators-open").check();
  await anna.page.getByLabel("Password (if you want one)").fill("grue bleue");
  await anna.page.locator("#create").click();
  const code = (await anna.page.locator("#room-code").textContent())!;
  await anna.page.getByText("With password").waitFor();
  await anna.page.getByText("whoever watches sees both hands while you play").waitFor();

  // Somebody who has a name knocks at once and hears no; a second try is a second try.
  const ben = await arrive("Ben", "fr");
  await ben.open(`#/${code}`);
  await ben.page.getByRole("heading", { name: `La table ${code} a un mot de passe` }).waitFor();
  const enter = async (password: string): Promise<void> => {
    await ben.page.getByLabel("Mot de passe").fill(password);
    await ben.page.getByRole("button", { name: "Entrer" }).click();
  };
  await enter("grue verte");
  await ben.page.getByRole("alert").getByText("Ce n’est pas le mot de passe").waitFor();
  await enter("grue bleue");
  await ben.page.getByText("le public voit les deux mains").waitFor();
  // With open hands nobody is ready who has not said so in the lobby.
  await ben.page.getByRole("button", { name: "Je suis prêt" }).waitFor();

  // Somebody without a name is asked for both at once.
  const eve = await arrive("");
  await eve.open(`#/${code}/watch`);
  await eve.page.getByLabel("Password").fill("grue bleue");
  await eve.page.getByRole("button", { name: "Come in" }).click();
  await eve.page.getByText("You are watching.").waitFor();

  await ben.page.locator("#ready").click();
  await anna.page.getByText("1 watching").waitFor();
  expect(await ben.page.locator(".watchers").count()).toBe(0);
  await anna.page.locator(".watchers summary").click();
  await anna.page.locator("[data-act=send-away]").click();
  await eve.page.getByRole("heading", { name: "No place for you here" }).waitFor();
  await anna.page.getByText("Nobody watching").waitFor();
  await eve.page.reload();
  await eve.page.getByRole("heading", { name: "No place for you here" }).waitFor();

  await anna.page.locator("#ready").click();
  for (const { page } of [anna, ben]) await page.locator(".t-prompt[data-kind]").waitFor();
  for (const visitor of [anna, ben, eve]) {
    expect(visitor.problems.filter((line) => !SHUT.test(line))).toEqual([]);
    await visitor.leave();
  }
});

test("whoever has no name yet is asked for name and password together", async () => {
  const anna = await arrive("Anna");
  await anna.open("#/play-a-friend");
  await anna.page.getByLabel("Password (if you want one)").fill("grue bleue");
  await anna.page.locator("#create").click();
  const code = (await anna.page.locator("#room-code").textContent())!;
  const ben = await arrive("");
  await ben.open(`#/${code}`);
  await ben.page.getByLabel("Your name").fill("Ben");
  await ben.page.getByLabel("Password").fill("grue bleue");
  await ben.page.getByRole("button", { name: "Take a seat" }).click();
  await anna.page.locator(".chair").getByText("Ben", { exact: true }).waitFor();
  for (const visitor of [anna, ben]) {
    expect(visitor.problems).toEqual([]);
    await visitor.leave();
  }
});

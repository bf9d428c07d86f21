/** One server with the built page and one browser for all the tests of a file. */
import type { Browser } from "playwright-core";
import { newDataFolder, serve, type Served } from "../server/helpers/serve.ts";
import { builtPage, launchBrowser } from "./browser.ts";

export interface House {
  browser: Browser;
  server: Served;
}

/** `furnish` puts something into the data folder before the server finds it. */
export function openHouse(
  environment: Readonly<Record<string, string>> = {},
  furnish: (folder: string) => Promise<void> = async () => {},
): House {
  const house: Partial<House> = {};
  beforeAll(async () => {
    const folder = newDataFolder();
    await furnish(folder);
    house.server = await serve(folder, { CLIENT_DIR: await builtPage(), ...environment });
    house.browser = await launchBrowser();
  });
  afterAll(async () => {
    await house.browser?.close();
    await house.server?.end("SIGTERM");
  });
  return house as House;
}

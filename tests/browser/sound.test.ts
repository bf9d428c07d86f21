/** What the page sounds like, made in a real browser without a loudspeaker: each sound is there, on its side. */
import { join } from "node:path";
import { build } from "esbuild";
import type { Browser } from "playwright-core";
import { launchBrowser, PATIENCE } from "../helpers/browser.ts";

jest.setTimeout(PATIENCE * 2);

interface Heard {
  readonly peak: number;
  readonly left: number;
  readonly right: number;
  /** How many frequencies carry a hundredth of the loudest one: a bare tone has one. */
  readonly rich: number;
}

const BIG = ["mindbug", "combat", "defeat", "hurt", "lastHeart", "strike", "land", "win", "lose", "dice", "attack"];

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** The sounds as one script for an empty page. */
async function bundled(): Promise<string> {
  const folder = join(process.cwd(), "client", "src", "sound");
  const { outputFiles } = await build({
    stdin: {
      contents: `export { Kit } from "./kit.ts"; export { RECIPES } from "./recipes.ts";`,
      resolveDir: folder,
      loader: "ts",
    },
    bundle: true,
    write: false,
    format: "iife",
    globalName: "made",
  });
  return outputFiles[0]!.text;
}

async function hear(pan: number, weight = 0.5): Promise<Readonly<Record<string, Heard>>> {
  const page = await browser.newPage();
  await page.addScriptTag({ content: "globalThis.__name = (value) => value" });
  await page.addScriptTag({ content: await bundled() });
  const heard = await page.evaluate(
    async ([side, heavy]) => {
      type Recipe = (kit: unknown, place: { at: number; pan: number; weight: number }) => void;
      const { Kit, RECIPES } = (
        globalThis as unknown as {
          made: {
            Kit: new (context: BaseAudioContext, goal: AudioNode, chance: () => number) => unknown;
            RECIPES: Record<string, Recipe>;
          };
        }
      ).made;
      const rate = 22_050;
      const loud = (samples: Float32Array): number => samples.reduce((sum, value) => sum + value * value, 0);
      /** A few hundred frequencies, each by itself: enough to tell a chord from a beep. */
      const spectrum = (samples: Float32Array): number => {
        const powers: number[] = [];
        const size = Math.min(samples.length, 8192);
        for (let pitch = 40; pitch < 8000; pitch *= 1.03) {
          let [re, im] = [0, 0];
          for (let i = 0; i < size; i++) {
            const angle = (2 * Math.PI * pitch * i) / rate;
            re += samples[i]! * Math.cos(angle);
            im += samples[i]! * Math.sin(angle);
          }
          powers.push(re * re + im * im);
        }
        const most = Math.max(...powers);
        return powers.filter((power) => power > most / 100).length;
      };
      // The same noise each time: what is heard must not depend on luck.
      let seed = 1;
      const chance = (): number => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
      const results: Record<string, Heard> = {};
      for (const [name, recipe] of Object.entries(RECIPES)) {
        const context = new OfflineAudioContext(2, rate * 2, rate);
        recipe(new Kit(context, context.destination, chance), { at: 0.01, pan: side!, weight: heavy! });
        const sound = await context.startRendering();
        const [l, r] = [sound.getChannelData(0), sound.getChannelData(1)];
        results[name] = {
          peak: Math.max(...[l, r].map((samples) => samples.reduce((top, value) => Math.max(top, Math.abs(value)), 0))),
          left: loud(l),
          right: loud(r),
          rich: spectrum(l),
        };
      }
      return results;
    },
    [pan, weight] as const,
  );
  await page.close();
  return heard;
}

test("every sound is heard and none is cut off; the big ones are more than a tone", async () => {
  const heard = await hear(0);
  expect(Object.entries(heard).filter(([, { peak }]) => peak < 0.02 || peak > 1)).toEqual([]);
  expect(BIG.filter((name) => heard[name]!.rich < 9)).toEqual([]);
});

test("it comes from the side where it happens", async () => {
  for (const [pan, near, far] of [
    [-0.6, "left", "right"],
    [0.6, "right", "left"],
  ] as const) {
    const { defeat, tough, land } = await hear(pan);
    for (const one of [defeat!, tough!, land!]) expect(one[near]).toBeGreaterThan(one[far] * 1.5);
  }
});

test("a heavy creature comes down louder than a light one", async () => {
  const [light, heavy] = [await hear(0, 0.1), await hear(0, 1)];
  expect(heavy["land"]!.left).toBeGreaterThan(light["land"]!.left * 2);
});

/**
 * `npm run moments`: plays each moment of a match in Chromium, writes a strip of its frames into moments/, and one JSON
 * line of what was measured. `-- --only NAME,NAME` plays those whose name begins so, `--size 390x844` on another
 * screen.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Browser } from "playwright-core";
import { launchBrowser } from "../tests/helpers/browser.ts";
import { stage } from "../tests/helpers/browserServer.ts";
import { MomentPage, STEP_MS } from "../tests/helpers/momentPlayer.ts";
import { type MomentName, MOMENTS, recordedMoment } from "../tests/helpers/moments.ts";

const FOLDER = "moments";
const FRAME_MS = 60;
const COLUMNS = 6;
const FRAME_AREA = 100_000;

const { values } = parseArgs({
  options: {
    only: { type: "string", default: "" },
    size: { type: "string", default: "1280x720" },
    lang: { type: "string", default: "en" },
    reduced: { type: "boolean", default: false },
  },
});
const [width, height] = values.size.split("x").map(Number) as [number, number];
const wanted = values.only.split(",");
const names = (Object.keys(MOMENTS) as MomentName[]).filter((name) => wanted.some((start) => name.startsWith(start)));
if (!(width > 0 && height > 0) || names.length === 0)
  throw new Error(`Names: ${Object.keys(MOMENTS).join(", ")}. A size is written 1280x720.`);

interface Frame {
  readonly picture: string;
  readonly caption: string;
}

/** All frames in rows, each with its time and what was being told. */
async function writeStrip(browser: Browser, path: string, frames: readonly Frame[]): Promise<void> {
  const wide = Math.round(Math.sqrt((FRAME_AREA * width) / height));
  const page = await browser.newPage({ viewport: { width: (wide + 4) * COLUMNS, height: 300 } });
  const cells = frames.map(
    ({ picture, caption }) =>
      `<figure><img src="data:image/jpeg;base64,${picture}"><figcaption>${caption}</figcaption></figure>`,
  );
  await page.setContent(
    `<style>body{margin:0;background:#000;display:grid;grid-template-columns:repeat(${COLUMNS},1fr);gap:4px;` +
      `font:13px sans-serif;color:#fff}figure{margin:0}img{width:100%;display:block}</style>${cells.join("")}`,
  );
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  await page.screenshot({ path, fullPage: true });
  await page.close();
}

async function play(browser: Browser, url: string, name: MomentName): Promise<string> {
  const frames: Frame[] = [];
  const recorded = recordedMoment(name);
  const options = {
    size: { width, height },
    reducedMotion: values.reduced,
    language: values.lang === "fr" ? ("fr" as const) : ("en" as const),
  };
  const moment = await MomentPage.open(browser, url, recorded, options, async (page, { ms, during }) => {
    if (ms % FRAME_MS !== 0) return;
    const picture = await page.screenshot({ type: "jpeg", quality: 75 });
    frames.push({ picture: picture.toString("base64"), caption: `${ms} ms · ${during}` });
  });
  const measured = await moment.play(recorded);
  await moment.close();
  await writeStrip(browser, join(FOLDER, `${name}.png`), frames);
  return JSON.stringify({
    moment: name,
    ms: frames.length * FRAME_MS,
    effects: measured.effects,
    invisibleEffects: measured.invisible.length,
    teleports: measured.teleports.length,
    unexplainedMs: measured.unexplainedMs,
    ...(measured.invisible.length > 0 ? { invisible: measured.invisible } : {}),
    ...(measured.teleports.length > 0 ? { jumped: measured.teleports } : {}),
    ...(measured.unexplainedMs > STEP_MS * 3 ? { during: measured.unexplainedDuring } : {}),
  });
}

mkdirSync(FOLDER, { recursive: true });
const staged = await stage();
const browser = await launchBrowser();
try {
  const lines: string[] = [];
  for (const [at, name] of names.entries()) {
    const line = await play(browser, staged.url, name);
    lines.push(line);
    console.error(`${at + 1} of ${names.length} · ${FOLDER}/${name}.png`);
    console.log(line);
  }
  writeFileSync(join(FOLDER, "measured.jsonl"), `${lines.join("\n")}\n`);
} finally {
  await browser.close();
  await staged.stop();
}

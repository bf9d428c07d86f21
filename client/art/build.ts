/**
 * Builds every picture of the game into client/public/art and the frame table into client/src/art.
 *
 *   npx tsx client/art/build.ts                      build, or skip when nothing changed
 *   npx tsx client/art/build.ts --force              build anyway
 *   npx tsx client/art/build.ts --check              fail if what is committed is not what these sources draw
 *   npx tsx client/art/build.ts --contact <folder> [--only name,name]   write contact sheets only
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { appIcons } from "./common/appIcons.ts";
import { cardFrames } from "./common/cardFrames.ts";
import { favicon, faviconTurn } from "./common/favicon.ts";
import { logo } from "./common/logo.ts";
import { marks } from "./common/marks.ts";
import { particles } from "./common/particles.ts";
import { setMarks } from "./common/sets.ts";
import { tableKeys, tableSvg, TABLE_PIXELS } from "./common/tables.ts";
import { checkBudgets, checkCoverage, checkDistinct } from "./lib/check.ts";
import { contactSheet } from "./lib/contact.ts";
import { framesModule } from "./lib/frames.ts";
import {
  markSvg,
  opaqueAvif,
  packAtlas,
  PORTRAIT_BLEED,
  PORTRAIT_CELL,
  rasterise,
  smallPng,
  toPng,
  type Atlas,
  type Picture,
} from "./lib/raster.ts";
import { portraitSvg, setLights, type Portrait, type PortraitBook, type SetKey } from "./lib/scene.ts";
import { battlefruitGalaxy } from "./portraits/battlefruit-galaxy/index.ts";
import { battlefruitKingdom } from "./portraits/battlefruit-kingdom/index.ts";
import { firstContact } from "./portraits/first-contact/index.ts";
import { kingOfTokyo } from "./portraits/king-of-tokyo/index.ts";
import { powerCards } from "./portraits/power-cards.ts";
import { creaturesOf, powerCardKeys, setKeys } from "./portraits/roster.ts";

const here = dirname(fileURLToPath(import.meta.url));
const outDir = join(here, "..", "public", "art");
const framesFile = join(here, "..", "src", "art", "frames.generated.ts");
/** What the pictures were built from, and which files came of it. */
const stampFile = join(here, "build.json");
const require = createRequire(import.meta.url);

/** Ink lines hide what this loses: at card size nobody can tell it from twice the bytes. */
const PORTRAIT_QUALITY = 42;
const COMMON_QUALITY = 54;
const TABLE_QUALITY = 60;

const books: Record<SetKey, PortraitBook> = {
  "first-contact": firstContact,
  "battlefruit-kingdom": battlefruitKingdom,
  "battlefruit-galaxy": battlefruitGalaxy,
  "king-of-tokyo": kingOfTokyo,
};

const vectors: Record<string, string> = { favicon, "favicon-turn": faviconTurn, logo };
/** The page names them before any script runs. */
const KEEP_NAME: ReadonlySet<string> = new Set(["favicon", "favicon-turn"]);

function fail(complaints: readonly string[]): void {
  if (complaints.length === 0) return;
  for (const complaint of complaints) console.error(`art: ${complaint}`);
  process.exit(1);
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) =>
      entry.isDirectory()
        ? sourceFiles(join(folder, entry.name))
        : entry.name.endsWith(".ts")
          ? [join(folder, entry.name)]
          : [],
    )
    .sort();
}

/** Our own sources, the cards to draw, and the versions of everything that decides a pixel. */
function inputHash(): string {
  const hash = createHash("sha256");
  for (const file of sourceFiles(here))
    hash.update(file.slice(here.length).replaceAll("\\", "/")).update(readFileSync(file));
  hash.update(JSON.stringify([setKeys.map(creaturesOf), powerCardKeys]));
  for (const pack of ["@iconify-json/fluent-emoji-flat", "@resvg/resvg-js", "sharp", "maxrects-packer"]) {
    const manifest = findManifest(pack);
    hash
      .update(pack)
      .update(
        manifest === undefined ? "" : (JSON.parse(readFileSync(manifest, "utf8")) as { version: string }).version,
      );
  }
  return hash.digest("hex").slice(0, 12);
}

/** Some packages hide their package.json from `require.resolve`, so look where Node would look. */
function findManifest(pack: string): string | undefined {
  return (require.resolve.paths(pack) ?? [])
    .map((folder) => join(folder, pack, "package.json"))
    .find((file) => existsSync(file));
}

/** Portraits of a set in card order; Power cards travel with King of Tokyo. */
function portraitsOf(key: SetKey): [string, Portrait][] {
  const from = (book: PortraitBook, names: readonly string[]): [string, Portrait][] =>
    names.map((name) => [name, book[name] as Portrait]);
  return [...from(books[key], creaturesOf(key)), ...(key === "king-of-tokyo" ? from(powerCards, powerCardKeys) : [])];
}

type Choice = (name: string) => boolean;
const everything: Choice = () => true;

function renderSet(key: SetKey, figures: Map<string, string>, wanted: Choice = everything): Picture[] {
  const started = Date.now();
  const pictures = portraitsOf(key)
    .filter(([name]) => wanted(name))
    .map(([name, portrait]) => {
      const svg = portraitSvg(name, portrait, setLights[key], PORTRAIT_CELL);
      figures.set(name, svg.slice(svg.indexOf('<g filter="url(#figure)">')));
      return rasterise(name, svg);
    });
  console.log(`art: ${key}: ${pictures.length} portraits in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return pictures;
}

function renderCommon(wanted: Choice = everything): Picture[] {
  return Object.entries({ ...marks, ...setMarks, ...cardFrames, ...particles })
    .filter(([name]) => wanted(name))
    .map(([name, mark]) => rasterise(name, markSvg(mark)));
}

const renderTables = (): Picture[] => tableKeys.map((key) => rasterise(`table-${key}`, tableSvg(key)));

async function writeContactSheets(folder: string, only: readonly string[] | undefined): Promise<void> {
  const wanted: Choice = (name) => only === undefined || only.includes(name);
  mkdirSync(folder, { recursive: true });
  const save = async (
    name: string,
    pictures: readonly Picture[],
    sizes: readonly (readonly [number, number])[],
  ): Promise<void> => {
    if (pictures.length === 0) return;
    const items = await Promise.all(
      pictures.map(async (picture) => ({ name: picture.name, png: await toPng(picture) })),
    );
    for (const [cell, columns] of sizes)
      writeFileSync(join(folder, `${name}-${cell}.png`), contactSheet(items, cell, Math.min(columns, items.length)));
  };
  for (const key of setKeys)
    await save(key, renderSet(key, new Map(), wanted), [
      [252, 6],
      [160, 8],
      [80, 16],
    ]);
  await save("common", renderCommon(wanted), [
    [160, 8],
    [40, 16],
    [20, 24],
  ]);
  if (only === undefined) await save("tables", renderTables(), [[TABLE_PIXELS, 2]]);
  if (only === undefined)
    await save(
      "vectors",
      Object.entries(vectors).map(([name, svg]) => rasterise(name, svg)),
      [
        [400, 3],
        [32, 3],
      ],
    );
  console.log(`art: contact sheets in ${folder}`);
}

interface Stamp {
  readonly hash: string;
  readonly files: readonly string[];
}

function isFresh(hash: string): boolean {
  if (!existsSync(stampFile) || !existsSync(framesFile)) return false;
  const stamp = JSON.parse(readFileSync(stampFile, "utf8")) as Stamp;
  return stamp.hash === hash && stamp.files.every((file) => existsSync(join(outDir, file)));
}

async function packAll(): Promise<Record<string, Atlas>> {
  const figures = new Map<string, string>();
  const atlases: Record<string, Atlas> = {
    common: await packAtlas(renderCommon(), { inset: 0, padding: 2, quality: COMMON_QUALITY, opaque: false }),
  };
  for (const key of setKeys)
    atlases[key] = await packAtlas(renderSet(key, figures), {
      inset: PORTRAIT_BLEED,
      padding: 0,
      quality: PORTRAIT_QUALITY,
      opaque: true,
    });
  fail(checkDistinct(figures));
  return atlases;
}

async function build(): Promise<void> {
  const hash = inputHash();
  if (process.argv.includes("--check"))
    return fail(isFresh(hash) ? [] : ["the pictures are stale: run npx tsx client/art/build.ts and commit them"]);
  if (isFresh(hash) && !process.argv.includes("--force")) {
    console.log("art: up to date");
    return;
  }
  const started = Date.now();
  const sizes: Record<string, number> = {};
  const files: Record<string, string> = {};
  const write = (name: string, ending: string, content: Buffer | string): void => {
    const mark = createHash("sha256").update(content).digest("hex").slice(0, 8);
    const file = KEEP_NAME.has(name) ? `${name}.${ending}` : `${name}.${mark}.${ending}`;
    writeFileSync(join(outDir, file), content);
    files[name] = file;
    sizes[name] = Buffer.byteLength(content);
  };
  const atlases = await packAll();
  const tables = renderTables();
  // What an earlier version built under another name must not be shipped.
  rmSync(outDir, { recursive: true, force: true });
  mkdirSync(outDir, { recursive: true });
  for (const [name, atlas] of Object.entries(atlases)) write(name, "avif", atlas.image);
  for (const table of tables) write(table.name, "avif", await opaqueAvif(table, TABLE_QUALITY));
  for (const [name, svg] of Object.entries(vectors)) write(name, "svg", svg);
  for (const [name, mark] of Object.entries(appIcons))
    write(name, "png", await smallPng(rasterise(name, markSvg(mark))));
  const frames = framesModule(atlases, files);
  // An unchanged table keeps its date, so that the page is not built again for nothing.
  if (!existsSync(framesFile) || readFileSync(framesFile, "utf8") !== frames) writeFileSync(framesFile, frames);
  for (const [name, bytes] of Object.entries(sizes))
    console.log(`art: ${name.padEnd(34)} ${(bytes / 1024).toFixed(1).padStart(7)} KB`);
  fail(checkBudgets(sizes));
  const stamp: Stamp = { hash, files: Object.values(files) };
  writeFileSync(stampFile, `${JSON.stringify(stamp, null, 2)}\n`);
  console.log(`art: done in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

const option = (name: string): string | undefined => {
  const at = process.argv.indexOf(name);
  return at < 0 ? undefined : (process.argv[at + 1] ?? "");
};

fail(checkCoverage(books, powerCards));
const contactFolder = option("--contact");
if (contactFolder !== undefined) await writeContactSheets(contactFolder, option("--only")?.split(","));
else await build();

/**
 * Builds every picture of the game into client/public/art and the frame table into client/src/art.
 *
 *   npx tsx client/art/build.ts                      build, or skip when nothing changed
 *   npx tsx client/art/build.ts --force              build anyway
 *   npx tsx client/art/build.ts --contact <folder>   write contact sheets only
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { favicon, faviconTurn, logo } from './common/favicon.ts';
import { marks } from './common/marks.ts';
import { setKeys, setMarks, tableSvg } from './common/sets.ts';
import { checkBudgets, checkCoverage, checkDistinct } from './lib/check.ts';
import { contactSheet } from './lib/contact.ts';
import { markSvg, packAtlas, PORTRAIT_BLEED, PORTRAIT_CELL, rasterise, spritesheetJson, toPng, toWebp, type Atlas, type Picture } from './lib/raster.ts';
import { portraitSvg, setLights, type PortraitBook, type SetKey } from './lib/scene.ts';
import { battlefruitGalaxy } from './portraits/battlefruit-galaxy.ts';
import { battlefruitKingdom } from './portraits/battlefruit-kingdom.ts';
import { firstContact } from './portraits/first-contact.ts';
import { kingOfTokyo } from './portraits/king-of-tokyo.ts';
import { powerCards } from './portraits/power-cards.ts';
import { roster, powerRoster } from './portraits/roster.ts';

const here = dirname(fileURLToPath(import.meta.url));
const outDir = join(here, '..', 'public', 'art');
const framesFile = join(here, '..', 'src', 'art', 'frames.generated.ts');
const require = createRequire(import.meta.url);

const PORTRAIT_QUALITY = 64;
const COMMON_QUALITY = 72;
const TABLE_PIXELS = 320;

const books: Record<SetKey, PortraitBook> = {
  'first-contact': firstContact,
  'battlefruit-kingdom': battlefruitKingdom,
  'battlefruit-galaxy': battlefruitGalaxy,
  'king-of-tokyo': kingOfTokyo,
};

function fail(complaints: readonly string[]): void {
  if (complaints.length === 0) return;
  for (const complaint of complaints) console.error(`art: ${complaint}`);
  process.exit(1);
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? sourceFiles(join(folder, entry.name)) : entry.name.endsWith('.ts') ? [join(folder, entry.name)] : []))
    .sort();
}

/** Our own sources and the versions of everything that decides a pixel. */
function inputHash(): string {
  const hash = createHash('sha256');
  for (const file of sourceFiles(here)) hash.update(file.slice(here.length)).update(readFileSync(file));
  for (const pack of ['@iconify-json/fluent-emoji-flat', '@iconify-json/noto', '@iconify-json/game-icons', '@resvg/resvg-js', 'sharp', 'maxrects-packer']) {
    const manifest = findManifest(pack);
    hash.update(pack).update(manifest === undefined ? '' : (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version);
  }
  return hash.digest('hex').slice(0, 16);
}

/** Some packages hide their package.json from `require.resolve`, so look where Node would look. */
function findManifest(pack: string): string | undefined {
  return (require.resolve.paths(pack) ?? []).map((folder) => join(folder, pack, 'package.json')).find((file) => existsSync(file));
}

/** Portraits of a set in card order; Power cards travel with King of Tokyo. */
function portraitsOf(key: SetKey): [string, PortraitBook[string]][] {
  const own = roster[key].map((slug): [string, PortraitBook[string]] => [slug, books[key][slug] as PortraitBook[string]]);
  if (key !== 'king-of-tokyo') return own;
  return [...own, ...powerRoster.map((slug): [string, PortraitBook[string]] => [slug, powerCards[slug] as PortraitBook[string]])];
}

function renderSet(key: SetKey, figures: Map<string, string>): Picture[] {
  const started = Date.now();
  const pictures = portraitsOf(key).map(([slug, portrait]) => {
    const svg = portraitSvg(slug, portrait, setLights[key], PORTRAIT_CELL);
    figures.set(slug, svg.slice(svg.indexOf('<g filter="url(#figure)">')));
    return rasterise(slug, svg);
  });
  console.log(`art: ${key}: ${pictures.length} portraits in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return pictures;
}

function renderCommon(): Picture[] {
  return Object.entries({ ...marks, ...setMarks }).map(([name, mark]) => rasterise(name, markSvg(mark)));
}

function framesModule(atlases: Record<string, Atlas>): string {
  const lines = ['/* Written by client/art/build.ts: do not edit. */', '', 'export interface AtlasFrames {', '  width: number;', '  height: number;', '  /** [x, y, width, height] by name. */', '  frames: Readonly<Record<string, readonly [number, number, number, number]>>;', '}', '', 'export const atlasFrames: Readonly<Record<string, AtlasFrames>> = {'];
  for (const [name, atlas] of Object.entries(atlases)) {
    lines.push(`  '${name}': {`, `    width: ${atlas.width},`, `    height: ${atlas.height},`, '    frames: {');
    for (const [slug, { x, y, w, h }] of Object.entries(atlas.frames)) lines.push(`      '${slug}': [${x}, ${y}, ${w}, ${h}],`);
    lines.push('    },', '  },');
  }
  lines.push('};', '');
  return lines.join('\n');
}

async function writeContactSheets(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const save = async (name: string, pictures: readonly Picture[]): Promise<void> => {
    const items = await Promise.all(pictures.map(async (picture) => ({ name: picture.name, png: await toPng(picture), width: picture.width, height: picture.height })));
    writeFileSync(join(folder, `${name}-160.png`), contactSheet(items, 160, 8));
    writeFileSync(join(folder, `${name}-80.png`), contactSheet(items, 80, 16));
  };
  for (const key of setKeys) await save(key, renderSet(key, new Map()));
  await save('common', renderCommon());
  await save('tables', [...setKeys, 'mixed' as const].map((key) => rasterise(`table-${key}`, tableSvg(key, TABLE_PIXELS))));
  console.log(`art: contact sheets in ${folder}`);
}

async function build(): Promise<void> {
  const stamp = join(outDir, 'build.json');
  const hash = inputHash();
  const outputs = [...setKeys, 'common'].flatMap((name) => [join(outDir, `${name}.webp`), join(outDir, `${name}.json`)]);
  const fresh = existsSync(stamp) && existsSync(framesFile) && outputs.every((file) => existsSync(file)) && (JSON.parse(readFileSync(stamp, 'utf8')) as { hash: string }).hash === hash;
  if (fresh && !process.argv.includes('--force')) {
    console.log('art: up to date');
    return;
  }
  const started = Date.now();
  const figures = new Map<string, string>();
  const atlases: Record<string, Atlas> = {};
  for (const key of setKeys) atlases[key] = await packAtlas(renderSet(key, figures), { inset: PORTRAIT_BLEED, padding: 0, quality: PORTRAIT_QUALITY, opaque: true });
  atlases['common'] = await packAtlas(renderCommon(), { inset: 0, padding: 2, quality: COMMON_QUALITY, opaque: false });
  fail(checkDistinct(figures));

  mkdirSync(outDir, { recursive: true });
  const sizes: Record<string, number> = {};
  const write = (name: string, content: Buffer | string): void => {
    writeFileSync(join(outDir, name), content);
    sizes[name] = Buffer.byteLength(content);
  };
  for (const [name, atlas] of Object.entries(atlases)) {
    write(`${name}.webp`, atlas.webp);
    write(`${name}.json`, spritesheetJson(atlas, `${name}.webp`));
  }
  for (const key of [...setKeys, 'mixed' as const]) write(`table-${key}.webp`, await toWebp(rasterise(`table-${key}`, tableSvg(key, TABLE_PIXELS)), 60));
  write('favicon.svg', favicon);
  write('favicon-turn.svg', faviconTurn);
  write('logo.svg', logo);
  writeFileSync(framesFile, framesModule(atlases));
  for (const [name, bytes] of Object.entries(sizes)) console.log(`art: ${name.padEnd(34)} ${(bytes / 1024).toFixed(1).padStart(7)} KB`);
  fail(checkBudgets(sizes));
  writeFileSync(stamp, JSON.stringify({ hash }));
  console.log(`art: done in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

fail(checkCoverage(books, powerCards));
const contactAt = process.argv.indexOf('--contact');
if (contactAt >= 0) await writeContactSheets(process.argv[contactAt + 1] ?? 'contact');
else await build();

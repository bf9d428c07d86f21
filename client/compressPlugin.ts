/** Writes a brotli and a gzip form beside every file of the built page that gets smaller by both. */
import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { extname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

/** Pictures and fonts are compressed already. */
const COMPRESSIBLE = new Set([".html", ".js", ".css", ".json", ".svg", ".webmanifest", ".wasm", ".txt", ".xml"]);

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  const [small, older] = await Promise.all([
    brotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    zip(content, { level: 9 }),
  ]);
  // Both or none: what is too small for brotli is too small to be worth another form.
  if (small.length >= content.length || older.length >= content.length) return;
  await writeFile(`${file}.br`, small);
  await writeFile(`${file}.gz`, older);
}

export const compressPlugin = (): Plugin => {
  let folder = "";
  return {
    name: "compress",
    apply: "build",
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    async closeBundle() {
      const files = readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)))
        .map(({ parentPath, name }) => join(parentPath, name));
      await Promise.all(files.map(compressFile));
    },
  };
};

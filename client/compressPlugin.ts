/** Writes a brotli and a gzip form beside every file of the built page that gets smaller by it. */
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
  const forms = {
    ".br": brotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    ".gz": zip(content, { level: 9 }),
  };
  for (const [ending, form] of Object.entries(forms)) {
    const compressed = await form;
    if (compressed.length < content.length) await writeFile(file + ending, compressed);
  }
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

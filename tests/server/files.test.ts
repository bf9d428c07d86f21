/** Every file of the build, asked for as a browser would: compressed, kept while it holds, typed, at one address. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { get, type IncomingHttpHeaders } from "node:http";
import { extname, join, relative } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { builtPage } from "../helpers/browser.ts";
import { newDataFolder, serve, type Served } from "./helpers/serve.ts";

jest.setTimeout(120_000);

const CHROMIUM = "gzip, deflate, br, zstd";

/** What the build ships, and how each kind is named to a browser. */
const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".avif": "image/avif",
  ".woff": "font/woff",
  ".woff2": "font/woff2",
  ".png": "image/png",
  ".webp": "image/webp",
  ".webmanifest": "application/manifest+json; charset=utf-8",
};
const PACKED = new Set([".avif", ".woff", ".woff2", ".png", ".webp"]);

/** Asked for by a name that must not change: by hand, by the browser, or before any script runs. */
const NAMED = new Set([
  "/index.html",
  "/check-browser.js",
  "/puzzles.json",
  "/art/favicon.svg",
  "/art/favicon-turn.svg",
  "/sw.js",
  "/manifest.en.webmanifest",
  "/manifest.fr.webmanifest",
  ...["home", "table"].flatMap((name) => [`/screenshots/${name}-wide.webp`, `/screenshots/${name}-narrow.webp`]),
]);

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

let server: Served;
let folder: string;
let files: readonly string[];

beforeAll(async () => {
  folder = await builtPage();
  server = await serve(newDataFolder(), { CLIENT_DIR: folder });
  files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith(".") && !/\.(br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => `/${relative(folder, join(parentPath, name))}`);
});
afterAll(() => server?.end("SIGTERM"));

/** Not fetch, which unpacks what it gets and says nothing of it. */
const ask = (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    get(server.url + path, { headers }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    }).on("error", reject);
  });

const contentOf = (path: string): Buffer => readFileSync(join(folder, path));
/** What fails is named by the path. */
const forEachFile = async (check: (path: string) => Promise<unknown>): Promise<void> => {
  const wrong: string[] = [];
  for (const path of files)
    await check(path).catch((error: unknown) => wrong.push(`${path}: ${(error as Error).message}`));
  expect(wrong.slice(0, 5)).toEqual([]);
};

test("the build is there", () => {
  expect(files.length).toBeGreaterThan(50);
  for (const path of NAMED) expect(files).toContain(path);
});

test("a browser gets brotli, an older one gzip, a plain program neither; all unpack to the same", () =>
  forEachFile(async (path) => {
    const content = contentOf(path);
    const smaller = Math.max(brotliCompressSync(content).length, gzipSync(content, { level: 9 }).length);
    const shrinks = !PACKED.has(extname(path)) && smaller < content.length;
    const modern = await ask(path, { "Accept-Encoding": CHROMIUM });
    expect([modern.status, modern.headers["content-encoding"]]).toEqual([200, shrinks ? "br" : undefined]);
    expect(modern.headers["content-length"]).toBe(String(modern.body.length));
    expect(modern.headers.vary).toBe(shrinks ? "Accept-Encoding" : undefined);
    expect((shrinks ? brotliDecompressSync(modern.body) : modern.body).equals(content)).toBe(true);
    const plain = await ask(path);
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(plain.headers.vary).toBe(modern.headers.vary);
    expect(plain.body.equals(content)).toBe(true);
    const older = await ask(path, { "Accept-Encoding": "gzip, deflate, br;q=0" });
    if (older.headers["content-encoding"] === undefined) expect(older.body.equals(content)).toBe(true);
    else expect(gunzipSync(older.body).equals(content)).toBe(true);
    if (content.length > 500 && shrinks) expect(older.headers["content-encoding"]).toBe("gzip");
  }));

test("each is named as what it is, compressed or not", () =>
  forEachFile(async (path) => {
    for (const encoding of [CHROMIUM, "gzip", "identity"]) {
      const { headers } = await ask(path, { "Accept-Encoding": encoding });
      expect(headers["content-type"]).toBe(TYPES[extname(path)]);
    }
  }));

test("a name with a hash is kept for good; any other is asked for again and answered in a few bytes", () =>
  forEachFile(async (path) => {
    const { headers } = await ask(path, { "Accept-Encoding": CHROMIUM });
    if (!NAMED.has(path)) return expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(headers["cache-control"]).toBe("no-cache");
    const again = await ask(path, { "Accept-Encoding": CHROMIUM, "If-None-Match": headers.etag ?? "" });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  }));

test("the folder's own address is the page, and never kept", async () => {
  const page = await ask("/", { "Accept-Encoding": CHROMIUM });
  expect(page.headers).toMatchObject({ "content-encoding": "br", "cache-control": "no-cache" });
  expect(brotliDecompressSync(page.body).equals(contentOf("/index.html"))).toBe(true);
});

test("a picture, font or style has one address", async () => {
  const seen = new Map<string, string>();
  const twins: string[] = [];
  for (const path of files.filter((file) => extname(file) !== ".js")) {
    const hash = createHash("sha256").update(contentOf(path)).digest("hex");
    const twin = seen.get(hash);
    if (twin !== undefined) twins.push(`${path} is ${twin}`);
    seen.set(hash, path);
  }
  expect(twins).toEqual([]);
  for (const path of ["/index.html.br", "/index.html.gz", "/art/.built", "/.built"])
    expect([path, (await ask(path)).status]).toEqual([path, 404]);
});

/** What makes the page an app: its manifests, and the service worker with the list of everything that was built. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { build } from "esbuild";
import type { Plugin } from "vite";
import type { Language } from "../shared/src/text/index.ts";
import { artFiles } from "./src/art/frames.generated.ts";
import { ENGLISH_OFFLINE } from "./src/i18n/en/offline.ts";
import { ENGLISH_PUZZLES } from "./src/i18n/en/puzzles.ts";
import { ENGLISH_SCREENS } from "./src/i18n/en/screens.ts";
import { FRENCH_OFFLINE } from "./src/i18n/fr/offline.ts";
import { FRENCH_PUZZLES } from "./src/i18n/fr/puzzles.ts";
import { FRENCH_SCREENS } from "./src/i18n/fr/screens.ts";
import { manifestName } from "./src/offline/manifestName.ts";
import { COLOURS } from "./src/styles/tokens.ts";

const WORKER = join(import.meta.dirname, "serviceWorker", "serviceWorker.ts");
const SHOP_WINDOW = "screenshots/";
/** Compressed forms, fonts for browsers that are too old for us, and what only systems fetch that install a page. */
const NOT_KEPT = /\.(br|gz|map|woff)$|^art\/icon-|^screenshots\//;
const SCREENSHOTS = [
  { name: "table-wide", sizes: "1280x720", form_factor: "wide", label: "screenshotTable" },
  { name: "home-wide", sizes: "1280x720", form_factor: "wide", label: "screenshotHome" },
  { name: "table-narrow", sizes: "780x1688", form_factor: "narrow", label: "screenshotTable" },
  { name: "home-narrow", sizes: "780x1688", form_factor: "narrow", label: "screenshotHome" },
] as const;

const icon = (name: keyof typeof artFiles, size: number, purpose: "any" | "maskable") => ({
  src: `art/${artFiles[name]}`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

const WORDS = {
  en: { ...ENGLISH_SCREENS, ...ENGLISH_PUZZLES, ...ENGLISH_OFFLINE },
  fr: { ...FRENCH_SCREENS, ...FRENCH_PUZZLES, ...FRENCH_OFFLINE },
} satisfies Readonly<Record<Language, unknown>>;

/** Every address is relative to the manifest's own, so that it holds under any sub-path. */
const manifest = (language: string, words: (typeof WORDS)[Language]) => ({
  name: words.appFullName,
  short_name: words.appName,
  description: words.appDescription,
  lang: language,
  start_url: "./",
  scope: "./",
  display: "standalone",
  display_override: ["standalone", "minimal-ui"],
  orientation: "any",
  background_color: COLOURS.table,
  theme_color: COLOURS.table,
  categories: ["games", "entertainment"],
  icons: [
    icon("icon-192", 192, "any"),
    icon("icon-512", 512, "any"),
    icon("icon-maskable-192", 192, "maskable"),
    icon("icon-maskable-512", 512, "maskable"),
  ],
  screenshots: SCREENSHOTS.map(({ name, sizes, form_factor, label }) => ({
    src: `${SHOP_WINDOW}${name}.webp`,
    sizes,
    type: "image/webp",
    form_factor,
    label: words[label],
  })),
  shortcuts: [
    { name: words.localTitle, url: "./#/offline" },
    { name: words.puzzlesTitle, url: "./#/puzzles" },
  ],
});

/** By their addresses, with what their contents come to. */
function contentsOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, "/"))
    .filter((address) => !NOT_KEPT.test(address))
    .sort();
  return Object.fromEntries(
    files.map((address) => [
      address,
      createHash("sha256")
        .update(readFileSync(join(folder, address)))
        .digest("hex"),
    ]),
  );
}

export const offlinePlugin = (): Plugin => {
  let folder = "";
  return {
    name: "offline",
    apply: "build",
    configResolved({ root, build: { outDir } }) {
      folder = resolve(root, outDir);
    },
    transformIndexHtml: {
      order: "post",
      handler: () => [
        { tag: "link", attrs: { rel: "manifest", href: `./${manifestName("en")}` }, injectTo: "head" },
        { tag: "link", attrs: { rel: "apple-touch-icon", href: `./art/${artFiles["icon-180"]}` }, injectTo: "head" },
      ],
    },
    // Before the compressed forms are written.
    async writeBundle() {
      for (const [language, words] of Object.entries(WORDS))
        writeFileSync(join(folder, manifestName(language)), JSON.stringify(manifest(language, words)));
      await build({
        entryPoints: [WORKER],
        outfile: join(folder, "sw.js"),
        bundle: true,
        format: "iife",
        minify: true,
        target: "es2022",
        define: { FILES: JSON.stringify(contentsOf(folder)) },
        logLevel: "warning",
      });
    },
  };
};

import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { compressPlugin } from "./compressPlugin.ts";
import { offlinePlugin } from "./offlinePlugin.ts";
import { splashPlugin } from "./splashPlugin.ts";
import { tokensPlugin } from "./tokensPlugin.ts";

/** Of these packages browsers are offered a bundle, of which nothing that we do not use can be left out. */
const asModules = (name: string) => ({
  find: new RegExp(`^${name}$`),
  replacement: fileURLToPath(import.meta.resolve(name)),
});

const NAMES = {
  // Told apart from any word by the server, which lets browsers keep such files for good.
  hashCharacters: "hex",
  entryFileNames: "assets/[name].[hash:8].js",
  chunkFileNames: "assets/[name].[hash:8].js",
  assetFileNames: "assets/[name].[hash:8][extname]",
} as const;

/**
 * Relative base: the built page works under any sub-path.
 * Decorators as in tsconfig.base.json, or Vite builds an empty schema.
 */
export default defineConfig({
  base: "./",
  plugins: [tokensPlugin(), splashPlugin(), offlinePlugin(), compressPlugin()],
  resolve: { alias: [asModules("colyseus.js"), asModules("@colyseus/schema")] },
  oxc: {
    jsx: { runtime: "automatic", importSource: "preact" },
    decorator: { legacy: true },
    assumptions: { setPublicClassFields: true },
    typescript: { removeClassFieldsWithoutInitializer: true },
  },
  worker: { format: "es", rolldownOptions: { output: NAMES } },
  build: { outDir: "dist", target: "es2022", chunkSizeWarningLimit: 1200, rolldownOptions: { output: NAMES } },
});

import { defineConfig } from "vite";
import { compressPlugin } from "./compressPlugin.ts";
import { tokensPlugin } from "./tokensPlugin.ts";

/**
 * Relative base: the built page works under any sub-path.
 * Decorators as in tsconfig.base.json, or Vite builds an empty schema.
 */
const NAMES = {
  // Told apart from any word by the server, which lets browsers keep such files for good.
  hashCharacters: "hex",
  entryFileNames: "assets/[name].[hash:8].js",
  chunkFileNames: "assets/[name].[hash:8].js",
  assetFileNames: "assets/[name].[hash:8][extname]",
} as const;

export default defineConfig({
  base: "./",
  plugins: [tokensPlugin(), compressPlugin()],
  oxc: {
    jsx: { runtime: "automatic", importSource: "preact" },
    decorator: { legacy: true },
    assumptions: { setPublicClassFields: true },
    typescript: { removeClassFieldsWithoutInitializer: true },
  },
  worker: { format: "es", rolldownOptions: { output: NAMES } },
  build: { outDir: "dist", target: "es2022", chunkSizeWarningLimit: 1200, rolldownOptions: { output: NAMES } },
});

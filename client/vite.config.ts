import { defineConfig } from "vite";
import { tokensPlugin } from "./tokensPlugin.ts";

/**
 * Relative base: the built page works under any sub-path.
 * Decorators as in tsconfig.base.json, or Vite builds an empty schema.
 */
export default defineConfig({
  base: "./",
  plugins: [tokensPlugin()],
  oxc: {
    jsx: { runtime: "automatic", importSource: "preact" },
    decorator: { legacy: true },
    assumptions: { setPublicClassFields: true },
    typescript: { removeClassFieldsWithoutInitializer: true },
  },
  worker: { format: "es" },
  build: { outDir: "dist", target: "es2022", chunkSizeWarningLimit: 1200 },
});

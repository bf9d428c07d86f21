/** Writes the design tokens into the head of the page, where the first picture already finds them. */
import type { Plugin } from "vite";
import { SETS } from "../shared/src/cards/index.ts";
import { tokenStyles } from "./src/styles/tokens.ts";

export const tokensPlugin = (): Plugin => ({
  name: "design-tokens",
  transformIndexHtml: () => [{ tag: "style", children: tokenStyles(SETS), injectTo: "head" }],
});

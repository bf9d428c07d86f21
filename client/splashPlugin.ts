/** Lets the words of the splash be read before the style of everything else has arrived. */
import type { Plugin } from "vite";

const STYLESHEET = /^\s*<link rel="stylesheet"[^>]*>\n?/gm;
const AFTER_SPLASH = '<div id="app">';

export const splashPlugin = (): Plugin => ({
  name: "splash-first",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler(html) {
      const links = html.match(STYLESHEET);
      if (links === null || !html.includes(AFTER_SPLASH)) throw new Error("No stylesheet, or no place for it.");
      return html.replace(STYLESHEET, "").replace(AFTER_SPLASH, `${links.join("").trim()}\n    ${AFTER_SPLASH}`);
    },
  },
});

/** Starts Pixi in an element and puts a table scene into it. */
import { Application } from "pixi.js";
import "./dom/table.css";
import { say } from "../i18n/index.ts";
import { LOUD, QUIET } from "./palette.ts";
import { TableScene } from "./scene.ts";
import type { SceneOptions } from "./sceneOptions.ts";

export async function createTable(host: HTMLElement, options: SceneOptions): Promise<TableScene> {
  const element = document.createElement("div");
  element.className = "t-host";
  element.setAttribute("role", "region");
  element.setAttribute("aria-label", say("table"));
  if (options.colourBlind === true) element.dataset["marks"] = "strong";
  host.append(element);
  await Promise.all([document.fonts.load(`20px "${LOUD}"`), document.fonts.load(`700 20px "${QUIET}"`)]);
  const app = new Application();
  await app.init({
    width: Math.max(1, element.clientWidth),
    height: Math.max(1, element.clientHeight),
    preference: "webgl",
    antialias: false,
    autoDensity: true,
    autoStart: false,
    sharedTicker: false,
    resolution: Math.min(window.devicePixelRatio || 1, 3),
    background: 0x171021,
    eventFeatures: { move: false, globalMove: false, click: false, wheel: false },
  });
  // The buttons over the cards are what assistive technology reads; the picture itself is decoration.
  app.canvas.setAttribute("aria-hidden", "true");
  element.prepend(app.canvas);
  return new TableScene(app, element, options);
}

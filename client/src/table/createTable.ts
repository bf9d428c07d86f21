/** Starts Pixi in an element and puts a table scene into it. */
import { Application } from "pixi.js";
import { LOUD, QUIET } from "./palette.ts";
import { TableScene, type SceneOptions } from "./scene.ts";

export async function createTable(host: HTMLElement, options: SceneOptions): Promise<TableScene> {
  const element = document.createElement("div");
  element.className = "table-host";
  host.append(element);
  await Promise.all([document.fonts.load(`20px "${LOUD}"`), document.fonts.load(`600 20px "${QUIET}"`), document.fonts.load(`800 20px "${QUIET}"`)]);
  const app = new Application();
  await app.init({
    resizeTo: element, preference: "webgl", antialias: true, autoDensity: true, resolution: Math.min(window.devicePixelRatio || 1, 3), background: 0x171021,
    accessibilityOptions: { enabledByDefault: true, activateOnTab: false, deactivateOnMouseMove: false },
  });
  element.append(app.canvas);
  return new TableScene(app, element, options);
}

/** Starts Pixi in an element and draws a table into it. */
// The server forbids eval; Pixi then needs its shader code spelled out.
import "pixi.js/unsafe-eval";
import { Ticker, WebGLRenderer } from "pixi.js";
import type { Pace } from "../../animation/pace.ts";
import type { TableStore } from "../../store/tableStore.ts";
import { COLOUR, LOUD, QUIET } from "../palette.ts";
import { TablePainter } from "./tablePainter.ts";

/** The one renderer that is used, by name: Pixi's own choice among three would bring the other two along. */
async function startPixi(host: HTMLElement): Promise<WebGLRenderer> {
  await Promise.all([document.fonts.load(`20px "${LOUD}"`), document.fonts.load(`700 20px "${QUIET}"`)]);
  // Pixi's own housekeeping would ask for every frame there is; it runs with the frames that are drawn.
  Ticker.system.autoStart = false;
  Ticker.system.stop();
  const renderer = new WebGLRenderer<HTMLCanvasElement>();
  await renderer.init({
    width: Math.max(1, host.clientWidth),
    height: Math.max(1, host.clientHeight),
    antialias: false,
    autoDensity: true,
    resolution: Math.min(window.devicePixelRatio || 1, 3),
    background: COLOUR.table,
    // The buttons over the cards are what is pressed and read: Pixi's own events and accessibility, with the button it
    // puts on phones, are not wanted.
    skipExtensionImports: true,
  });
  // The buttons over the cards are what assistive technology reads; the picture itself is decoration.
  renderer.canvas.setAttribute("aria-hidden", "true");
  return renderer;
}

/** Paints until the returned function is called. Until Pixi has started, the store shows every update at once. */
export const paintTable =
  (pace: () => Pace, onReady?: (painter: TablePainter) => void) =>
  (host: HTMLElement, store: TableStore): (() => void) => {
    let painter: TablePainter | null = null;
    let stopped = false;
    void startPixi(host).then((renderer) => {
      if (stopped) return renderer.destroy({ removeView: true });
      host.prepend(renderer.canvas);
      painter = new TablePainter(renderer, host, store, pace);
      onReady?.(painter);
    });
    return () => {
      stopped = true;
      painter?.destroy();
    };
  };

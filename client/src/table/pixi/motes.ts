/** Dust in the lamplight: it stirs for the seconds after something happened, and then the air is still. */
import { Container, Sprite } from "pixi.js";
import { linear, type Tweens } from "../../animation/tween.ts";
import type { TableLayout } from "../layout/tableLayout.ts";
import { css } from "../paint/pen.ts";
import { COLOUR } from "../palette.ts";
import type { TextureShelf } from "./textures.ts";

const COUNT = 18;
const STIRRED_MS = 3000;
const SIZE = 24;
const KEY = "mote";
const BRIGHT = 0.5;
/** Spread evenly, and never twice in one line. */
const GOLDEN = 0.618034;

export class Motes extends Container {
  private readonly dust: readonly Sprite[];
  /** How often the air was stirred: each time the dust lies elsewhere. */
  private times = 0;

  constructor(
    shelf: TextureShelf,
    private readonly tweens: Tweens,
  ) {
    super();
    const texture = shelf.take(KEY, SIZE, SIZE, paintMote);
    this.dust = Array.from({ length: COUNT }, () => new Sprite(texture));
    for (const mote of this.dust) mote.anchor.set(0.5);
    this.blendMode = "add";
    this.visible = false;
    this.once("destroyed", () => shelf.give(KEY));
    this.addChild(...this.dust);
  }

  stir({ boards, unit }: TableLayout): void {
    if (!this.tweens.isFree(this)) return;
    this.times++;
    const { x, y, w } = boards[0];
    const h = boards[1].y + boards[1].h - y;
    const scale = Math.max(0.5, unit);
    const from = this.dust.map((mote, i) => {
      const part = (i * GOLDEN + this.times * 0.37) % 1;
      mote.scale.set(scale * (0.25 + 0.5 * ((i * 7) % 5) * 0.2));
      return { x: x + part * w, y: y + (((i + 0.5) / COUNT + part) % 1) * h, beat: (i * GOLDEN) % 1 };
    });
    this.visible = true;
    void this.tweens
      .run(this, STIRRED_MS, linear, (t) => {
        if (this.destroyed) return;
        this.dust.forEach((mote, i) => {
          const { x: left, y: top, beat } = from[i]!;
          mote.position.set(left + Math.sin((t + beat) * 5) * 16 * scale, top - t * (26 + 30 * beat) * scale);
          mote.alpha = BRIGHT * Math.sin(t * Math.PI) * (0.35 + 0.65 * Math.sin((t * 2 + beat) * Math.PI) ** 2);
        });
      })
      .then(() => {
        if (!this.destroyed) this.visible = false;
      });
  }
}

function paintMote(pen: CanvasRenderingContext2D): void {
  const half = SIZE / 2;
  const glow = pen.createRadialGradient(half, half, 0, half, half, half);
  glow.addColorStop(0, css(COLOUR.text, 0.95));
  glow.addColorStop(0.3, css(COLOUR.energy, 0.4));
  glow.addColorStop(1, css(COLOUR.energy, 0.01));
  pen.fillStyle = glow;
  pen.fillRect(0, 0, SIZE, SIZE);
}

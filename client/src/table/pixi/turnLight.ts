/** Whose turn it is, told by the whole table: lamplight over their half, which wanders across when the turn passes. */
import { Sprite, Texture } from "pixi.js";
import { paced, type Pace } from "../../animation/pace.ts";
import { easeInOut, type Tweens } from "../../animation/tween.ts";
import type { TableLayout } from "../layout/tableLayout.ts";
import { isActive, nearSeat, type TableModel } from "../model/model.ts";
import { css } from "../paint/pen.ts";
import { COLOUR } from "../palette.ts";
import type { TextureShelf } from "./textures.ts";

const CROSSING_MS = 420;
const SIZE = 128;
const BRIGHT = 0.24;
const KEY = "turn light";

export class TurnLight extends Sprite {
  private drawn = "";
  private side: 0 | 1 | null = null;

  constructor(
    private readonly shelf: TextureShelf,
    private readonly tweens: Tweens,
  ) {
    super(Texture.EMPTY);
    this.anchor.set(0.5);
    this.blendMode = "add";
  }

  show(table: TableModel, layout: TableLayout, pace: Pace): void {
    const side = !isActive(table, table.active) ? null : nearSeat(table) === table.active ? 1 : 0;
    const { screen, boards } = layout;
    const now = `${screen.w}x${screen.h} ${side}`;
    if (now === this.drawn) return;
    if (this.drawn === "") this.texture = this.shelf.take(KEY, SIZE, SIZE, paintLight);
    this.drawn = now;
    this.visible = side !== null;
    if (side === null) return;
    const { x, y, w, h } = boards[side];
    const moves = this.side !== null && this.side !== side;
    this.side = side;
    this.setSize(w * 1.25, h * 1.9);
    const from = moves ? this.y : y + h / 2;
    void this.tweens.run(this, moves ? paced(pace, CROSSING_MS) : 0, easeInOut, (t) => {
      if (this.destroyed) return;
      this.position.set(x + w / 2, from + (y + h / 2 - from) * t);
      this.alpha = BRIGHT * (1 + Math.sin(t * Math.PI) * 1.2);
    });
  }
}

function paintLight(pen: CanvasRenderingContext2D): void {
  const half = SIZE / 2;
  const light = pen.createRadialGradient(half, half, 0, half, half, half);
  light.addColorStop(0, css(COLOUR.energy, 0.9));
  light.addColorStop(0.45, css(COLOUR.octonite, 0.42));
  light.addColorStop(1, css(COLOUR.octonite, 0.01));
  pen.fillStyle = light;
  pen.fillRect(0, 0, SIZE, SIZE);
}

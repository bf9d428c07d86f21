/** The table behind the cards as one sprite, painted anew only for another size, layout, set or artwork. */
import { Sprite } from "pixi.js";
import type { TableLayout } from "../layout/tableLayout.ts";
import type { TableModel } from "../model/model.ts";
import { paintBackdrop } from "../paint/backdrop.ts";
import type { TextureShelf } from "./textures.ts";

export class Background extends Sprite {
  private key: string | null = null;

  constructor(private readonly shelf: TextureShelf) {
    super();
  }

  show(layout: TableLayout, { sets }: TableModel, edition: string): void {
    const { screen, boards } = layout;
    const mats = boards.map(({ y, h }) => `${y}+${h}`).join();
    const key = `background ${screen.w}x${screen.h} ${mats} ${sets.join()} ${edition}`;
    if (this.key === key) return;
    const old = this.key;
    this.key = key;
    this.texture = this.shelf.take(key, screen.w, screen.h, (pen) => paintBackdrop(pen, layout, sets));
    if (old !== null) this.shelf.give(old);
  }
}

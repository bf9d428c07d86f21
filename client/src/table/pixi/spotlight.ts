/** The Mindbug moment: the table goes dark behind the played card, and the Mindbugs lean in. */
import { type Container, Graphics, Sprite } from "pixi.js";
import { paced, type Pace } from "../../animation/pace.ts";
import { overshoot, type Tweens } from "../../animation/tween.ts";
import type { Spot } from "../layout/geometry.ts";
import { momentLayout } from "../layout/mindbugMoment.ts";
import type { TableLayout } from "../layout/tableLayout.ts";
import type { TableModel } from "../model/model.ts";
import { type Attention, asksMindbug } from "../layout/placements.ts";
import { takeIcon, type TextureShelf } from "./textures.ts";
import { COLOUR } from "../palette.ts";

export class Spotlight {
  private readonly veil = new Graphics();
  private tokens: Sprite[] = [];
  private drawn = "";

  constructor(
    private readonly layer: Container,
    private readonly shelf: TextureShelf,
    private readonly tweens: Tweens,
  ) {
    this.veil.zIndex = 85;
    this.layer.addChild(this.veil);
  }

  /** Dark while a Mindbug is asked for, unless the table is looked at. */
  show(table: TableModel, layout: TableLayout, { peeking }: Attention, pace: Pace, edition: string): void {
    if (!asksMindbug(table) || peeking) return this.clear();
    const { screen } = layout;
    const ready = table.players[table.prompt!.seat].mindbugs;
    const now = `${screen.w}x${screen.h} ${ready} ${edition}`;
    if (now === this.drawn) return;
    this.clear();
    this.drawn = now;
    this.veil.rect(0, 0, screen.w, screen.h).fill({ color: COLOUR.veil, alpha: 0.56 });
    void this.tweens.run(
      this.veil,
      paced(pace, 240),
      (t) => t,
      (t) => (this.veil.alpha = t),
    );
    momentLayout(layout).tokens.forEach((spot, i) =>
      this.lean(spot, i < ready ? "token-mindbug" : "token-mindbug-spent", i === 0 ? -1 : 1, pace),
    );
  }

  clear(): void {
    this.drawn = "";
    this.veil.clear();
    for (const token of this.tokens) {
      this.tweens.stop(token);
      token.destroy();
    }
    this.tokens = [];
  }

  private lean(spot: Spot, name: string, side: -1 | 1, pace: Pace): void {
    const taken = takeIcon(this.shelf, name, spot.w);
    const token = new Sprite(taken.texture);
    token.anchor.set(0.5);
    token.zIndex = 88;
    token.scale.set(spot.w / taken.texture.width);
    token.once("destroyed", () => this.shelf.give(taken.key));
    this.tokens.push(token);
    this.layer.addChild(token);
    void this.tweens.run(token, paced(pace, 520), overshoot, (t) => {
      token.position.set(spot.x + side * (1 - t) * spot.w * 2.2, spot.y);
      token.rotation = spot.turn * t;
    });
  }
}

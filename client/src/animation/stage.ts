/** The few things an animation needs of the table; it knows neither the store nor what else is drawn. */
import type { Container } from "pixi.js";
import type { Spot } from "../table/layout/geometry.ts";
import type { TableLayout } from "../table/layout/tableLayout.ts";
import type { Float } from "../table/model/float.ts";
import type { GameEvent, Seat, TableModel } from "../table/model/model.ts";
import type { CardSprite } from "../table/pixi/cardSprite.ts";
import type { TextureShelf } from "../table/pixi/textures.ts";
import type { Cause } from "./cause.ts";
import type { Pace } from "./pace.ts";
import type { Tweens } from "./tween.ts";

export type AnchorName = "hand" | "deck" | "discard" | "life" | "bugs" | "energy" | "face" | "market" | "centre";

export interface Stage {
  /** The table as it is shown before the event. */
  readonly table: TableModel;
  readonly layout: TableLayout;
  /** What the same answer brings after this event. */
  readonly ahead: readonly GameEvent[];
  readonly pace: Pace;
  readonly tweens: Tweens;
  /** Above the cards; whatever is put here takes itself away. */
  readonly effects: Container;
  readonly shelf: TextureShelf;
  readonly resolution: number;
  /** Changes whenever everything painted has to be painted anew. */
  readonly edition: string;
  /** The ability at work. */
  readonly cause: Cause | null;
  sprite(id: string): CardSprite | undefined;
  /** The first of these cards goes on under another name: from the hand to the table it is the same card. */
  rename(ids: readonly string[], to: string): boolean;
  /** Where a pile, a hand or a counter is, for whatever flies there. */
  anchor(seat: Seat, name: AnchorName): Spot;
  /** 0 is the far side, 1 the near one. */
  sideOf(seat: Seat): 0 | 1;
  /** Cards that the next movement brings come from here. */
  comeFrom(spot: Spot): void;
  /** On to the picture after the event; done when everything has arrived. */
  move(ms: number): Promise<void>;
  /** The whole table trembles by this many pixels. */
  shake(pixels: number): void;
  /** A few words where the question stood. */
  announce(text: string): void;
  /** A number that rises from a counter; a lost life breaks a heart. */
  float(float: Omit<Float, "id">): void;
}

export const creatureOf = (stage: Stage, creature: number): CardSprite | undefined =>
  stage.sprite(`creature:${creature}`);

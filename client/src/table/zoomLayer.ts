/** The large card beside the one looked at. */
import { Container } from "pixi.js";
import { nameOf, say } from "../i18n/index.ts";
import { CardSprite } from "./cardSprite.ts";
import { type Rect, type Spot, zoomSpot } from "./layout.ts";
import type { CreatureModel } from "./model.ts";

export interface Looked {
  readonly card: string;
  readonly creature?: CreatureModel;
}

/** "4 = 3 printed +1 Shield Bugs", only where something changed the power. */
export function powerNote(creature: CreatureModel): string | undefined {
  if (creature.powerSources.length < 2) return undefined;
  const parts = creature.powerSources.map((source) => {
    if (source.from === "printed") return String(source.amount);
    const amount = source.amount < 0 ? String(source.amount) : `+${source.amount}`;
    return source.from === "thisTurn" ? `${amount} ${say("thisTurn")}` : `${amount} ${nameOf(source.card)}`;
  });
  return `${say("zoomPower")} ${creature.power} = ${parts.join(" ")}`;
}

export class ZoomLayer extends Container {
  constructor() {
    super();
    this.eventMode = "none";
  }

  look(screen: Rect, of: Spot, looked: Looked): void {
    this.clear();
    const spot = zoomSpot(screen, of);
    const { creature } = looked;
    const note = creature === undefined ? undefined : powerNote(creature);
    const sprite = new CardSprite({
      card: looked.card, detail: "zoom", w: spot.w, h: spot.h,
      ...(creature === undefined ? {} : { power: creature.power, keywords: creature.keywords, octonite: creature.octonite }), ...(note === undefined ? {} : { note }),
    });
    sprite.position.set(spot.x, spot.y);
    this.addChild(sprite);
  }

  clear(): void {
    for (const child of this.removeChildren()) child.destroy({ children: true });
  }
}

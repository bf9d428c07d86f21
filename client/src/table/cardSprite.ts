/** A card at one of three levels of detail: board (power, portrait, keywords, state), hand (plus name), zoom (everything). */
import { Container, Graphics, Sprite } from "pixi.js";
import { type Card, cardByKey, type Keyword } from "@mindbug/shared/cards";
import { keywordName } from "@mindbug/shared/text";
import { language, nameOf } from "../i18n/index.ts";
import { drawRulesPanel } from "./cardText.ts";
import { COLOUR, SET_HUE } from "./palette.ts";
import { portraitTexture } from "./portraits.ts";
import { bolt, crystal, fitWidth, keywordIcon, loudText, powerGem, quietText } from "./shapes.ts";

export type Detail = "board" | "hand" | "zoom";
export type CardMood = "plain" | "legal" | "picked" | "dim";

export interface CardFace {
  readonly card: string;
  readonly detail: Detail;
  readonly w: number;
  readonly h: number;
  readonly power?: number;
  readonly keywords?: readonly Keyword[];
  readonly octonite?: number;
  readonly exhausted?: boolean;
  /** Counters the player is about to put here. */
  readonly adding?: number;
  /** A line below the rules, on zoom: where the power comes from. */
  readonly note?: string;
}

const sameFace = (a: CardFace, b: CardFace): boolean => JSON.stringify(a) === JSON.stringify(b);

export class CardSprite extends Container {
  private readonly glow = new Graphics();
  private readonly body = new Container();
  private readonly veil = new Graphics();
  private mood: CardMood = "plain";
  private shade = 1;

  constructor(public face: CardFace) {
    super();
    this.addChild(this.glow, this.body, this.veil);
    this.paint();
  }

  /** Redraws only what changed. */
  show(face: CardFace, mood: CardMood): void {
    const moodChanged = mood !== this.mood;
    this.mood = mood;
    if (!sameFace(face, this.face)) {
      this.face = face;
      this.paint();
    } else if (moodChanged) this.paintMood();
  }

  /** Called each frame: only legal and picked things move. */
  pulse(beat: number): void {
    this.glow.alpha = this.mood === "legal" ? 0.55 + 0.45 * beat : 1;
  }

  private paint(): void {
    for (const child of this.body.removeChildren()) child.destroy({ children: true });
    const card = cardByKey(this.face.card);
    if (card === undefined) this.body.addChild(cardBack(this.face.w, this.face.h, SET_HUE["first-contact"].frame));
    else paintCard(this.body, card, this.face);
    this.paintMood();
  }

  private paintMood(): void {
    const { w, h, exhausted } = this.face;
    const r = w * 0.09;
    this.glow.clear();
    this.veil.clear();
    const colour = this.mood === "picked" ? COLOUR.text : COLOUR.act;
    if (this.mood === "legal" || this.mood === "picked") {
      const reach = Math.max(3, w * 0.035);
      for (const [grow, alpha] of [[2.6, 0.14], [1.7, 0.25], [0.9, 1]] as const) {
        const d = reach * grow;
        this.glow.roundRect(-w / 2 - d, -h / 2 - d, w + d * 2, h + d * 2, r + d).fill({ color: colour, alpha });
      }
      if (this.mood === "picked") this.glow.roundRect(-w / 2 - 2, -h / 2 - 2, w + 4, h + 4, r).fill(COLOUR.act);
    }
    this.shade = this.mood === "dim" ? 0.5 : exhausted === true ? 0.28 : 0;
    if (this.shade > 0) this.veil.roundRect(-w / 2, -h / 2, w, h, r).fill({ color: COLOUR.table, alpha: this.shade });
  }
}

export function cardBack(w: number, h: number, hue: number): Container {
  const box = new Container();
  const r = w * 0.09;
  const g = new Graphics().roundRect(-w / 2, -h / 2, w, h, r).fill(COLOUR.ink).roundRect(-w / 2 + w * 0.04, -h / 2 + w * 0.04, w * 0.92, h - w * 0.08, r * 0.8).fill(0x2d1e42)
    .stroke({ color: hue, width: w * 0.035 });
  for (const size of [0.36, 0.27, 0.18]) g.ellipse(0, 0, w * size, w * size).stroke({ color: hue, width: w * 0.02, alpha: 0.5 });
  g.ellipse(0, w * 0.02, w * 0.13, w * 0.12).fill(COLOUR.act);
  for (const side of [-1, 1]) g.circle(side * w * 0.05, 0, w * 0.04).fill(COLOUR.ink);
  box.addChild(g);
  return box;
}

function paintCard(into: Container, card: Card, face: CardFace): void {
  const { w, h, detail } = face;
  const hue = SET_HUE[card.set];
  const edge = w * 0.045;
  const r = w * 0.09;
  into.addChild(new Graphics().roundRect(-w / 2 + w * 0.015, -h / 2 + h * 0.02, w, h, r).fill({ color: 0x000000, alpha: 0.4 })
    .roundRect(-w / 2, -h / 2, w, h, r).fill(COLOUR.ink).roundRect(-w / 2 + 1.5, -h / 2 + 1.5, w - 3, h - 3, r * 0.95).fill(hue.frame)
    .roundRect(-w / 2 + 1.5, -h / 2 + 1.5, w - 3, h * 0.5, r * 0.95).fill({ color: hue.light, alpha: 0.22 }));
  const artTop = -h / 2 + edge;
  const artH = detail === "zoom" ? h * 0.43 : h - edge * 2;
  addPortrait(into, card.key, -w / 2 + edge, artTop, w - edge * 2, artH, r * 0.7);
  if (detail === "zoom") drawRulesPanel(into, card, face, artTop + artH, edge);
  else addFoot(into, card, face, edge);
  if (detail === "zoom") addNameBand(into, card, w, artTop + artH - h * 0.075, h * 0.075);
  addGem(into, card, face);
  addCounters(into, face);
}

function addPortrait(into: Container, key: string, x: number, y: number, w: number, h: number, r: number): void {
  const picture = new Sprite(portraitTexture(key));
  const scale = Math.max(w / picture.texture.width, h / picture.texture.height);
  picture.scale.set(scale);
  picture.anchor.set(0.5);
  picture.position.set(x + w / 2, y + h / 2);
  const mask = new Graphics().roundRect(x, y, w, h, r).fill(0xffffff);
  picture.mask = mask;
  into.addChild(mask, picture);
}

function addNameBand(into: Container, card: Card, w: number, y: number, h: number): void {
  into.addChild(new Graphics().rect(-w / 2 + w * 0.045, y, w * 0.91, h).fill({ color: COLOUR.ink, alpha: 0.86 }));
  const name = fitWidth(loudText(nameOf(card.key), h * 0.66), w * 0.86);
  name.anchor.set(0.5);
  name.position.set(0, y + h / 2);
  into.addChild(name);
}

/** The lower edge of small cards: the name where it fits, then the keywords. */
function addFoot(into: Container, card: Card, face: CardFace, edge: number): void {
  const { w, h, detail } = face;
  const keywords = face.keywords ?? (card.kind === "creature" ? card.keywords : []);
  const named = detail === "hand" || w >= 84;
  const nameH = named ? Math.max(17, h * 0.125) : 0;
  const icon = Math.max(7, w * 0.085);
  const keyH = keywords.length > 0 ? icon * 2.3 : 0;
  const foot = h / 2 - edge;
  if (named) {
    into.addChild(new Graphics().roundRect(-w / 2 + edge, foot - nameH, w - edge * 2, nameH, w * 0.05).fill({ color: COLOUR.ink, alpha: 0.88 }));
    const name = nameLines(nameOf(card.key), w - edge * 2 - 6, nameH);
    name.position.set(0, foot - nameH / 2);
    into.addChild(name);
  }
  const words = w >= 120 && keywords.length === 1;
  keywords.forEach((keyword, i) => {
    const pill = keywordPill(keyword, icon, words);
    pill.position.set(words ? 0 : (i - (keywords.length - 1) / 2) * icon * 2.5, foot - nameH - keyH / 2 - 2);
    into.addChild(pill);
  });
}

/** Small cards wrap a long name rather than shrink it below what can be read. */
function nameLines(name: string, width: number, height: number): Container {
  const size = Math.max(12, Math.min(height * 0.74, width / 6.2));
  const text = loudText(name, size);
  text.anchor.set(0.5);
  if (text.width > width) text.scale.set(Math.max(width / text.width, 0.62));
  return text;
}

export function keywordPill(keyword: Keyword, r: number, withWord: boolean): Container {
  const pill = new Container();
  const icon = keywordIcon(keyword, r * 0.72);
  if (!withWord) {
    pill.addChild(new Graphics().circle(0, 0, r * 1.12).fill({ color: COLOUR.ink, alpha: 0.9 }).stroke({ color: COLOUR.text, width: 1.2, alpha: 0.65 }), icon);
    return pill;
  }
  const word = quietText(keywordName(keyword, language()), Math.max(12, r * 1.25), COLOUR.text, 0, "800");
  const width = word.width + r * 3.4;
  pill.addChild(new Graphics().roundRect(-width / 2, -r * 1.12, width, r * 2.24, r * 1.12).fill({ color: COLOUR.ink, alpha: 0.9 }).stroke({ color: COLOUR.text, width: 1.2, alpha: 0.65 }));
  icon.x = -width / 2 + r * 1.25;
  word.anchor.set(0, 0.5);
  word.x = -width / 2 + r * 2.4;
  pill.addChild(icon, word);
  return pill;
}

function addGem(into: Container, card: Card, face: CardFace): void {
  const { w, h } = face;
  const r = face.detail === "zoom" ? w * 0.12 : w * 0.185;
  const box = new Container();
  if (card.kind === "power") {
    const price = loudText(String(card.cost), r * 1.2, COLOUR.text, r * 0.24);
    price.anchor.set(0.5);
    box.addChild(new Graphics().circle(0, 0, r).fill(COLOUR.ink).stroke({ color: COLOUR.energy, width: r * 0.14 }), bolt(r * 0.8), price);
  } else box.addChild(powerGem(r, face.power ?? card.power, card.power, SET_HUE[card.set].deep));
  box.position.set(-w / 2 + r * 0.92, -h / 2 + r * 0.95);
  into.addChild(box);
}

function addCounters(into: Container, face: CardFace): void {
  const { w, h, octonite = 0, adding = 0 } = face;
  const r = w * 0.1;
  if (octonite + adding === 0) return;
  const box = new Container();
  const label = loudText(adding > 0 ? `${octonite}+${adding}` : String(octonite), r * 1.5, COLOUR.text, r * 0.35);
  label.anchor.set(1, 0.5);
  label.x = -r * 0.9;
  box.addChild(crystal(r), label);
  box.position.set(w / 2 - r * 1.2, -h / 2 + r * 1.5);
  into.addChild(box);
}

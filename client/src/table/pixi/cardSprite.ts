/** One card on the table: a painted face, with power and octonite on top that stay upright when the card is turned. */
import { Container, Sprite, Texture } from "pixi.js";
import { cardByKey } from "@mindbug/shared/cards";
import { type CardFace, gemBase, gemRadius } from "../paint/card.ts";
import type { CardMood } from "../model/moods.ts";
import { COLOUR, SET_HUE } from "../palette.ts";
import {
  faceKey,
  steppedSize,
  type Taken,
  takeCost,
  takeFace,
  takeGem,
  takeGlow,
  takeMind,
  takeOctonite,
  type TextureShelf,
} from "./textures.ts";

const GLOWS: Readonly<
  Record<CardMood, { readonly colour: number; readonly look: "soft" | "double" | "dashed" } | null>
> = {
  plain: null,
  dim: null,
  legal: { colour: COLOUR.act, look: "soft" },
  picked: { colour: COLOUR.act, look: "double" },
  hint: { colour: COLOUR.energy, look: "dashed" },
  attacker: { colour: COLOUR.attack, look: "soft" },
  prey: { colour: COLOUR.attack, look: "dashed" },
};

/** The mark of a stolen mind, in parts of the card's width. */
const MIND = 0.34;

export class CardSprite extends Container {
  private readonly glow = new Sprite(Texture.EMPTY);
  private readonly picture = new Sprite(Texture.EMPTY);
  private readonly gem = new Sprite(Texture.EMPTY);
  private readonly counter = new Sprite(Texture.EMPTY);
  private readonly mind = new Sprite(Texture.EMPTY);
  private taken: Taken[] = [];
  private painted = "";
  private size = { w: 1, h: 1, edition: "" };
  private wanted: { readonly w: number; readonly h: number; readonly edition: string } | null = null;
  face: CardFace;
  mood: CardMood = "plain";
  w = 0;
  h = 0;
  /** It has fallen to pieces, and only waits to be taken off the table. */
  broken = false;

  constructor(
    private readonly shelf: TextureShelf,
    face: CardFace,
  ) {
    super();
    this.face = face;
    for (const part of [this.glow, this.picture, this.gem, this.counter, this.mind]) part.anchor.set(0.5);
    this.addChild(this.glow, this.picture, this.gem, this.counter, this.mind);
  }

  /**
   * Takes new textures only where the face, the size or the mood is another. `edition` changes with language and
   * artwork.
   */
  show(face: CardFace, mood: CardMood, w: number, h: number, resting: boolean, edition: string): void {
    this.face = face;
    this.mood = mood;
    this.w = w;
    this.h = h;
    this.picture.tint = mood === "dim" ? COLOUR.dimmed : resting && mood === "plain" ? COLOUR.resting : COLOUR.light;
    this.gem.tint = mood === "dim" ? COLOUR.dimmedNumber : COLOUR.light;
    const wide = steppedSize(w);
    const high = Math.round((wide * h) / w);
    const look = `${edition} ${mood} ${faceKey(face)} ${face.power} ${face.octonite}+${face.adding} ${face.mind}`;
    const size = { w: wide, h: high, edition };
    // A card of another shape cannot be stretched from the old picture.
    const reshaped = Math.abs(high / wide - this.size.h / this.size.w) > 0.02;
    const changed = look !== this.painted || reshaped;
    // Only the size is another: the old picture is stretched until there is time for a sharper one.
    if (!changed && (wide !== this.size.w || high !== this.size.h)) this.wanted = size;
    if (changed) {
      this.size = size;
      this.wanted = null;
      this.paint(wide, high, edition);
    }
    this.painted = look;
    this.fit();
  }

  /** The painted card by itself, and how it is stretched. */
  get print(): { readonly texture: Texture; readonly scale: number } {
    return { texture: this.picture.texture, scale: this.picture.scale.x };
  }

  /** Paints in the size it is shown in; false if it already is. */
  sharpen(): boolean {
    if (this.wanted === null) return false;
    this.size = this.wanted;
    this.wanted = null;
    this.paint(this.size.w, this.size.h, this.size.edition);
    this.fit();
    return true;
  }

  private fit(): void {
    const scale = this.w / this.size.w;
    for (const part of [this.glow, this.picture, this.gem, this.counter, this.mind]) part.scale.set(scale);
    this.placeMarks(this.size.w, this.size.h, scale);
  }

  /** Marks stand upright whatever the card does. */
  uprightMarks(): void {
    this.gem.rotation = -this.rotation;
    this.counter.rotation = -this.rotation;
    this.mind.rotation = -this.rotation;
  }

  /** The number swells by this factor: it has just become another. */
  swellGem(factor: number): void {
    this.gem.scale.set(this.picture.scale.x * factor);
  }

  /** Only legal and hinted things breathe. True if something moved. */
  pulse(beat: number): boolean {
    if (this.mood !== "legal" && this.mood !== "hint" && this.mood !== "attacker") return false;
    this.glow.alpha = 0.5 + 0.5 * beat;
    return true;
  }

  override destroy(): void {
    for (const { key } of this.taken) this.shelf.give(key);
    this.taken = [];
    super.destroy({ children: true });
  }

  private paint(w: number, h: number, edition: string): void {
    const old = this.taken;
    this.taken = [];
    const use = (sprite: Sprite, taken: Taken | null): void => {
      sprite.texture = taken?.texture ?? Texture.EMPTY;
      sprite.visible = taken !== null;
      if (taken !== null) this.taken.push(taken);
    };
    const { shelf, face } = this;
    const card = face.card === null ? undefined : cardByKey(face.card);
    const glow = GLOWS[this.mood];
    use(this.picture, takeFace(shelf, edition, face, w, h));
    use(this.glow, glow === null ? null : takeGlow(shelf, edition, w, h, glow.colour, glow.look));
    this.glow.alpha = 1;
    const r = Math.round(gemRadius(gemBase(w, h), face.detail));
    const { octonite = 0, adding = 0 } = face;
    if (card === undefined) use(this.gem, null);
    else
      use(
        this.gem,
        card.kind === "power"
          ? takeCost(shelf, edition, r, card.cost)
          : takeGem(shelf, edition, r, face.power ?? card.power, card.power, SET_HUE[card.set]),
      );
    use(
      this.counter,
      octonite + adding > 0
        ? takeOctonite(shelf, edition, Math.max(9, Math.round(gemBase(w, h) * 0.1)), octonite, adding)
        : null,
    );
    use(this.mind, face.mind === undefined ? null : takeMind(shelf, edition, Math.round(w * MIND), face.mind));
    for (const { key } of old) shelf.give(key);
  }

  private placeMarks(w: number, h: number, scale: number): void {
    const base = gemBase(w, h);
    const r = gemRadius(base, this.face.detail);
    this.gem.position.set((-w / 2 + r * 0.92) * scale, (-h / 2 + r) * scale);
    const small = Math.max(9, Math.round(base * 0.1));
    this.mind.position.set((w / 2 - w * MIND * 0.3) * scale, 0);
    this.counter.position.set((-w / 2 + small * 3.1) * scale, (-h / 2 + r * 2.1 + small) * scale);
  }
}

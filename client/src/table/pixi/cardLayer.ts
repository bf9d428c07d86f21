/** The cards that are on the table now: each moves to its new place instead of jumping there. */
import { Container } from "pixi.js";
import { paced, type Pace } from "../../animation/pace.ts";
import { easeOut, linear, type Tweens } from "../../animation/tween.ts";
import { CardSprite } from "./cardSprite.ts";
import type { Spot } from "../layout/geometry.ts";
import type { Placement } from "../layout/placements.ts";
import type { TextureShelf } from "./textures.ts";

const SWELL_MS = 420;

interface Live {
  readonly sprite: CardSprite;
  placement: Placement;
}

export class CardLayer {
  readonly layer = new Container({ sortableChildren: true });
  private readonly live = new Map<string, Live>();
  /** It lies where the pointer has it, whatever its place. */
  private heldId: string | null = null;

  constructor(
    private readonly tweens: Tweens,
    private readonly shelf: TextureShelf,
    private readonly pace: () => Pace,
  ) {}

  sprite(id: string): CardSprite | undefined {
    return this.live.get(id)?.sprite;
  }

  get sprites(): readonly CardSprite[] {
    return this.layer.children.filter((child) => child instanceof CardSprite);
  }

  placement(id: string): Placement | undefined {
    return this.live.get(id)?.placement;
  }

  /** The first of these cards that is there goes on under another name; `rather` is the one of them that is meant. */
  renameFirst(ids: readonly string[], to: string, rather: string | null): boolean {
    const first = ids.find((id) => this.live.has(id));
    if (first === undefined) return false;
    if (rather !== null && ids.includes(rather)) this.swap(first, rather);
    return this.rename(first, to);
  }

  private swap(one: string, other: string): void {
    const [a, b] = [this.live.get(one), this.live.get(other)];
    if (a === undefined || b === undefined) return;
    this.live.set(one, b).set(other, a);
  }

  /** The card goes on under another name: from the hand to the table it is the same card. */
  private rename(from: string, to: string): boolean {
    const card = this.live.get(from);
    if (card === undefined || this.live.has(to)) return false;
    this.live.delete(from);
    this.live.set(to, card);
    return true;
  }

  /**
   * `spawn` is where new cards come from, one after the other; without it they grow where they lie. Returns when the
   * last one has arrived.
   */
  sync(placements: readonly Placement[], ms: number, edition: string, spawn: Spot | null): number {
    const wanted = new Set(placements.map((placement) => placement.id));
    for (const [id, { sprite }] of this.live) {
      if (wanted.has(id)) continue;
      this.live.delete(id);
      this.fade(sprite, ms);
    }
    let late = 0;
    for (const placement of placements) {
      const isNew = !this.live.has(placement.id);
      this.place(placement, ms, edition, spawn, late);
      if (isNew && spawn !== null && ms > 0) late += ms * 0.3;
    }
    return ms + Math.max(0, late - ms * 0.3);
  }

  /** What leaves the table does not vanish in the middle of a movement. */
  private fade(sprite: CardSprite, ms: number): void {
    void this.tweens.run(sprite, ms * 0.5, easeOut, (t) => {
      if (sprite.destroyed) return;
      sprite.alpha = Math.min(sprite.alpha, 1 - t);
      if (t >= 1) sprite.destroy();
    });
  }

  /** Under the pointer, above everything. */
  hold(id: string, x: number, y: number): void {
    const card = this.live.get(id);
    if (card === undefined) return;
    this.tweens.stop(card.sprite);
    card.sprite.zIndex = 200;
    card.sprite.position.set(x, y);
    card.sprite.rotation = 0;
    card.sprite.uprightMarks();
    this.heldId = id;
  }

  /** Back to where it belongs. */
  release(id: string, ms: number): void {
    this.heldId = null;
    const card = this.live.get(id);
    if (card !== undefined) this.move(card.sprite, card.placement, ms, card.sprite.scale.x);
  }

  /** One picture a frame, so that a board that changes its size does not stop the movement. */
  sharpen(): boolean {
    for (const { sprite } of this.live.values()) if (sprite.sharpen()) return true;
    return false;
  }

  pulse(beat: number): boolean {
    let moved = false;
    for (const { sprite } of this.live.values()) moved = sprite.pulse(beat) || moved;
    return moved;
  }

  destroy(): void {
    for (const { sprite } of this.live.values()) sprite.destroy();
    this.live.clear();
    this.layer.destroy({ children: true });
  }

  private place(placement: Placement, ms: number, edition: string, spawn: Spot | null, late: number): void {
    const { spot, face, mood, creature } = placement;
    const known = this.live.get(placement.id);
    const sprite = known?.sprite ?? new CardSprite(this.shelf, face);
    const before = sprite.w * sprite.scale.x;
    const changed = known !== undefined && sprite.face.power !== undefined && sprite.face.power !== face.power;
    sprite.show(face, mood, spot.w, spot.h, creature?.exhausted === true, edition);
    if (known !== undefined) {
      if (changed) this.swell(sprite);
      // What is already on its way there need not jump.
      const underway = ms === 0 && sameSpot(known.placement, placement) && !this.tweens.isFree(sprite);
      known.placement = placement;
      if (placement.id !== this.heldId && !sprite.broken && !underway)
        this.move(sprite, placement, ms, before / spot.w);
      return;
    }
    this.live.set(placement.id, { sprite, placement });
    this.layer.addChild(sprite);
    const from = spawn ?? spot;
    sprite.position.set(from.x, from.y);
    sprite.rotation = spot.turn;
    sprite.uprightMarks();
    this.move(sprite, placement, ms, spawn === null ? (ms > 0 ? 0.75 : 1) : spawn.w / spot.w, ms > 0 ? late : 0);
  }

  /** A power that has become another is looked at. */
  private swell(sprite: CardSprite): void {
    const ms = paced(this.pace(), SWELL_MS);
    void this.tweens.run(sprite.face, ms, linear, (t) => {
      if (!sprite.destroyed) sprite.swellGem(1 + 0.9 * Math.sin(Math.min(1, t * 1.2) * Math.PI) * (t < 0.83 ? 1 : 0));
    });
  }

  private move(sprite: CardSprite, { spot, z }: Placement, ms: number, fromScale: number, late = 0): void {
    const from = { x: sprite.x, y: sprite.y, turn: sprite.rotation };
    const far = Math.hypot(from.x - spot.x, from.y - spot.y);
    const turn = shortest(spot.turn - from.turn);
    const still = far < 0.5 && Math.abs(turn) < 0.005 && Math.abs(fromScale - 1) < 0.005;
    if (still && sprite.zIndex === z && this.tweens.isFree(sprite)) return;
    const arc = far > 60 ? Math.min(70, far * 0.12) : 0;
    sprite.zIndex = far > 90 && ms > 0 ? Math.max(z, 65) : z;
    void this.tweens.run(sprite, still ? 0 : ms + late, linear, (age) => {
      if (sprite.destroyed) return;
      const t = age >= 1 ? 1 : easeOut(Math.max(0, (age * (ms + late) - late) / ms));
      // A little past the goal and back, on the way in only.
      const past = t < 1 ? Math.sin(t * Math.PI) * 0.03 : 0;
      sprite.position.set(
        from.x + (spot.x - from.x) * (t + past),
        from.y + (spot.y - from.y) * (t + past) - Math.sin(t * Math.PI) * arc,
      );
      sprite.rotation = t >= 1 ? spot.turn : from.turn + turn * t;
      sprite.scale.set(fromScale + (1 - fromScale) * t);
      sprite.uprightMarks();
      if (t >= 1) sprite.zIndex = z;
    });
  }
}

function sameSpot({ spot: a, z }: Placement, { spot: b, z: other }: Placement): boolean {
  return a.x === b.x && a.y === b.y && a.w === b.w && a.h === b.h && a.turn === b.turn && z === other;
}

const shortest = (angle: number): number => {
  const whole = Math.PI * 2;
  const rest = ((angle % whole) + whole) % whole;
  return rest > Math.PI ? rest - whole : rest;
};

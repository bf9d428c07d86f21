/** What does not move: the table itself, the players' status, the piles, the far hand. Redrawn when the model changes. */
import { Container, Graphics } from "pixi.js";
import { say } from "../i18n/index.ts";
import { cardBack, CardSprite } from "./cardSprite.ts";
import { handSpots, type Rect, type TableLayout } from "./layout.ts";
import { nearSeat, otherSeat, type PlayerModel, type Seat, type TableModel } from "./model.ts";
import { COLOUR, SET_HUE } from "./palette.ts";
import { whoIs } from "./promptWords.ts";
import { bolt, fitWidth, heart, loudText, mindbugToken, quietText } from "./shapes.ts";

const hueOf = (table: TableModel): number => SET_HUE[table.sets.length === 1 ? table.sets[0]! : "first-contact"].frame;

export function drawBackdrop(table: TableModel, layout: TableLayout): Container {
  const box = new Container();
  const { screen, boards, centreLine } = layout;
  const hue = hueOf(table);
  const g = new Graphics().rect(0, 0, screen.w, screen.h).fill(COLOUR.table);
  for (const [size, alpha] of [[0.62, 0.05], [0.46, 0.06], [0.3, 0.07]] as const) g.ellipse(screen.w / 2, centreLine, screen.w * size, screen.h * size * 0.8).fill({ color: hue, alpha });
  boards.forEach((area, side) => {
    g.roundRect(area.x - 4, area.y, area.w + 8, area.h, 18).fill({ color: side === 0 ? 0x2a1530 : 0x1b2030, alpha: 0.55 }).stroke({ color: side === 0 ? COLOUR.attack : COLOUR.defence, width: 1.5, alpha: 0.22 });
  });
  for (let i = 0; i < 26; i++) {
    const x = ((i * 977) % 1000) / 1000;
    const y = ((i * 613) % 1000) / 1000;
    g.circle(x * screen.w, y * screen.h, 1 + (i % 3)).fill({ color: hue, alpha: 0.22 });
  }
  box.addChild(g);
  return box;
}

export function drawPromptPanel(area: Rect, yours: boolean): Graphics {
  const inset = 4;
  return new Graphics().roundRect(area.x, area.y + inset, area.w, area.h - inset * 2, 18).fill({ color: COLOUR.raised, alpha: 0.94 })
    .stroke({ color: yours ? COLOUR.act : COLOUR.edge, width: yours ? 2.5 : 1.5, alpha: yours ? 0.9 : 1 });
}

interface Row {
  readonly box: Container;
  readonly width: number;
}

/** A row of like tokens, or one with a number when there are many. */
function tokenRow(count: number, shown: number, step: number, make: (i: number) => Container, most: number): Row {
  const box = new Container();
  if (shown > most) {
    const token = make(0);
    token.x = step / 2;
    const number = loudText(`×${count}`, step * 0.8);
    number.anchor.set(0, 0.5);
    number.x = step * 1.15;
    box.addChild(token, number);
    return { box, width: step * 1.2 + number.width };
  }
  for (let i = 0; i < shown; i++) box.addChild(make(i)).x = step * (i + 0.5);
  return { box, width: step * shown };
}

export function drawStatus(table: TableModel, layout: TableLayout, side: 0 | 1): Container {
  const seat = side === 1 ? nearSeat(table) : otherSeat(nearSeat(table));
  const player = table.players[seat];
  const area = layout.statuses[side];
  const box = new Container();
  const tall = layout.form === "tall";
  const low = layout.form === "low";
  const step = tall ? Math.min(30, area.h * 0.4) : low ? 26 : Math.min(area.w / 4.4, area.h * 0.19, 90);
  const life = tokenRow(player.life, Math.max(player.life, 1), step, (i) => heart(step * 0.42, i < player.life), tall ? 3 : 5);
  const bugs = tokenRow(player.mindbugs, Math.max(player.mindbugsAtStart, player.mindbugs), step * 1.2, (i) => mindbugToken(step * 0.52, i < player.mindbugs), 3);
  const rows = [life, bugs, ...(table.power === null ? [] : [energyRow(player, step)])];
  const name = nameTag(table, seat, tall ? 15 : low ? 14 : Math.max(16, step * 0.52));
  if (tall) {
    name.position.set(area.x, area.y + area.h * 0.26);
    let x = area.x;
    for (const row of rows) {
      row.box.position.set(x, area.y + area.h * 0.7);
      x += row.width + 8;
      box.addChild(row.box);
    }
  } else {
    const pitch = step * (low ? 1.15 : 1.3);
    const top = side === 0 ? area.y + step * 0.5 : area.y + area.h - pitch * rows.length - step * 0.3;
    name.position.set(area.x, top);
    rows.forEach((row, i) => {
      row.box.position.set(area.x, top + pitch * (i + 1));
      box.addChild(row.box);
    });
  }
  box.addChild(name);
  return box;
}

function energyRow(player: PlayerModel, step: number): Row {
  const box = new Container();
  const icon = bolt(step * 0.45);
  icon.x = step * 0.5;
  const number = loudText(String(player.energy), step * 0.8, COLOUR.energy);
  number.anchor.set(0, 0.5);
  number.x = step * 1.05;
  box.addChild(icon, number);
  return { box, width: step * 1.1 + number.width };
}

/** The name, with a marker and words when it is this player's turn. */
function nameTag(table: TableModel, seat: Seat, size: number): Container {
  const box = new Container();
  const active = table.active === seat && table.outcome === null;
  const name = loudText(whoIs(table, seat), size, active ? COLOUR.text : COLOUR.quiet);
  name.anchor.set(0, 0.5);
  if (active) {
    box.addChild(new Graphics().poly([0, -size * 0.45, size * 0.7, 0, 0, size * 0.45]).fill(COLOUR.energy));
    name.x = size;
  }
  box.addChild(name);
  if (!active) return box;
  const turn = quietText(say(seat === nearSeat(table) && table.viewer === seat ? "yourTurn" : "turnOf", { who: "", n: table.turn }).replace(/^[,\s]+/, ""), Math.max(12, size * 0.66), COLOUR.energy, 0, "800");
  turn.anchor.set(0, 0.5);
  turn.x = name.x + name.width + size * 0.4;
  box.addChild(turn);
  return box;
}

export interface PileSpots {
  readonly deck: { readonly x: number; readonly y: number };
  readonly discard: { readonly x: number; readonly y: number };
}

export function pileSpots(area: Rect): PileSpots & { readonly h: number } {
  const h = Math.min(area.h * 0.8, (area.w * 0.44) / 0.72);
  const y = area.y + area.h * 0.44;
  return { deck: { x: area.x + area.w * 0.25, y }, discard: { x: area.x + area.w * 0.75, y }, h };
}

export function drawPiles(table: TableModel, layout: TableLayout, side: 0 | 1, onOpen: (seat: Seat) => void): Container {
  const seat = side === 1 ? nearSeat(table) : otherSeat(nearSeat(table));
  const player = table.players[seat];
  const { deck, discard, h } = pileSpots(layout.piles[side]);
  const w = h * 0.72;
  const box = new Container();
  for (let layer = Math.min(2, player.deckCount - 1); layer >= 0; layer--) {
    const back = cardBack(w, h, hueOf(table));
    back.position.set(deck.x + layer * 2, deck.y - layer * 2);
    box.addChild(back);
  }
  if (player.deckCount === 0) box.addChild(emptyPile(deck, w, h));
  const pile = new Container();
  const top = player.discard.at(-1);
  if (top === undefined) pile.addChild(emptyPile({ x: 0, y: 0 }, w, h));
  else pile.addChild(new CardSprite({ card: top, detail: "board", w, h }));
  pile.position.set(discard.x, discard.y);
  pile.eventMode = "static";
  pile.cursor = "pointer";
  pile.accessible = true;
  pile.accessibleHint = `${say("discardOf", { who: whoIs(table, seat) })}, ${say("cards", { n: player.discard.length })}`;
  pile.on("pointertap", () => onOpen(seat));
  box.addChild(pile, countTag(deck, h, say("deck"), player.deckCount, w), countTag(discard, h, say("discard"), player.discard.length, w));
  return box;
}

const emptyPile = (at: { x: number; y: number }, w: number, h: number): Graphics =>
  new Graphics().roundRect(at.x - w / 2, at.y - h / 2, w, h, w * 0.09).fill({ color: COLOUR.ink, alpha: 0.4 }).stroke({ color: COLOUR.edge, width: 2 });

function countTag(at: { x: number; y: number }, h: number, label: string, count: number, w: number): Container {
  const tag = new Container();
  const number = loudText(String(count), Math.max(15, h * 0.17), COLOUR.text, 4);
  number.anchor.set(0.5);
  tag.position.set(at.x, at.y + h * 0.3);
  tag.addChild(new Graphics().circle(0, 0, Math.max(12, h * 0.13)).fill({ color: COLOUR.ink, alpha: 0.88 }).stroke({ color: COLOUR.quiet, width: 1.5 }), number);
  if (h > 84) {
    const word = fitWidth(quietText(label, Math.max(12, h * 0.1), COLOUR.quiet, 0, "800"), w * 1.25);
    word.anchor.set(0.5, 0);
    word.y = h * 0.22;
    tag.addChild(word);
  }
  return tag;
}

export function drawFarHand(table: TableModel, layout: TableLayout): Container {
  const player = table.players[otherSeat(nearSeat(table))];
  const area = layout.hands[0];
  const box = new Container();
  const tall = layout.form === "tall";
  const h = tall ? area.h * 0.66 : area.h * 1.5;
  handSpots(area, player.handCount, -1, h).forEach((spot, i) => {
    const known = player.hand?.[i];
    const card = known === undefined ? cardBack(spot.w, spot.h, hueOf(table)) : new CardSprite({ card: known, detail: "board", w: spot.w, h: spot.h });
    card.position.set(spot.x, tall ? area.y + area.h * 0.42 : spot.y);
    card.rotation = spot.turn + (known === undefined ? Math.PI : 0);
    box.addChild(card);
  });
  return box;
}

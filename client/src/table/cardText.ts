/** The written part of a zoomed card: keywords with reminders, abilities, where the power comes from. */
import { Container, Graphics } from "pixi.js";
import type { Card } from "@mindbug/shared/cards";
import { iconsText, keywordName, keywordReminder, rulesText, setName } from "@mindbug/shared/text";
import { language, say } from "../i18n/index.ts";
import type { CardFace } from "./cardSprite.ts";
import { COLOUR, SET_HUE } from "./palette.ts";
import { keywordIcon, quietText } from "./shapes.ts";

export function drawRulesPanel(into: Container, card: Card, face: CardFace, top: number, edge: number): void {
  const { w, h } = face;
  const foot = Math.max(18, h * 0.05);
  const bottom = h / 2 - edge - foot;
  into.addChild(new Graphics().rect(-w / 2 + edge, top, w - edge * 2, bottom - top + foot).fill(0x1a1126));
  const lines = writeRules(card, face, w - edge * 2 - w * 0.08);
  lines.position.set(-w / 2 + edge + w * 0.04, top + h * 0.018);
  const room = bottom - top - h * 0.03;
  if (lines.height > room) lines.scale.set(room / lines.height);
  into.addChild(lines);
  const size = Math.max(11, foot * 0.5);
  const mark = quietText(setName(card.set, language()), size, SET_HUE[card.set].light, 0, "800");
  mark.anchor.set(0, 0.5);
  mark.position.set(-w / 2 + edge + w * 0.04, bottom + foot * 0.45);
  into.addChild(mark);
  if (card.kind !== "creature") return;
  const copies = quietText(say("copies", { n: card.copies }), size, COLOUR.quiet, 0, "800");
  copies.anchor.set(1, 0.5);
  copies.position.set(w / 2 - edge - w * 0.04, bottom + foot * 0.45);
  into.addChild(copies);
}

function writeRules(card: Card, face: CardFace, width: number): Container {
  const box = new Container();
  const size = Math.max(12.5, face.w * 0.05);
  let y = 0;
  const put = (text: string, colour: number, scale = 1, weight: "600" | "800" = "600", indent = 0): void => {
    const line = quietText(text, size * scale, colour, width - indent, weight);
    line.position.set(indent, y);
    box.addChild(line);
    y += line.height + size * 0.32;
  };
  const keywords = face.keywords ?? (card.kind === "creature" ? card.keywords : []);
  for (const keyword of keywords) {
    const icon = keywordIcon(keyword, size * 0.55);
    icon.position.set(size * 0.6, y + size * 0.66);
    box.addChild(icon);
    put(`${keywordName(keyword, language())}. ${keywordReminder(keyword, language())}`, COLOUR.quiet, 0.9, "600", size * 1.6);
  }
  for (const text of iconsText(card, language())) put(text, COLOUR.octonite);
  for (const block of rulesText(card, language())) put(block.label === "" ? block.text : `${block.label} — ${block.text}`, COLOUR.text, 1, "800");
  if (face.note !== undefined) put(face.note, COLOUR.act, 0.9, "800");
  return box;
}

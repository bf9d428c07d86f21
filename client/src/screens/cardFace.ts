/** A card as page elements, for everything outside the table. Same anatomy: power, name, portrait, keywords, text, set. */
import { type Card, cardByKey, type Keyword } from "@mindbug/shared/cards";
import {
  cardName,
  iconsText,
  keywordName,
  keywordReminder,
  rulesText,
  setName,
  triggerReminder,
} from "@mindbug/shared/text";
import { h } from "../app/dom.ts";
import { language, say } from "../i18n/index.ts";
import { atlasPicture, commonPicture } from "./parts.ts";

export type FaceDetail = "hand" | "full";

const gem = (card: Card): HTMLElement =>
  h("span", { class: `gem gem-${card.kind}` }, card.kind === "creature" ? String(card.power) : String(card.cost));

function keywordPill(keyword: Keyword): HTMLElement {
  return h(
    "span",
    { class: "pill" },
    commonPicture(`keyword-${keyword.toLowerCase()}`, "pill-icon"),
    keywordName(keyword, language()),
  );
}

function textPanel(card: Card): HTMLElement {
  const lang = language();
  return h(
    "span",
    { class: "card-text" },
    ...iconsText(card, lang).map((line) => h("span", { class: "card-line" }, line)),
    ...rulesText(card, lang).map(({ label, text }) =>
      h(
        "span",
        { class: "card-line" },
        label !== "" && h("b", {}, `${label}: `.replace(/: $/, lang === "fr" ? "\u00a0: " : ": ")),
        text,
      ),
    ),
  );
}

/** Only spans inside, so that it may stand in a button or a link. */
export function cardFace(key: string, detail: FaceDetail): HTMLElement {
  const card = cardByKey(key);
  if (card === undefined) return h("span", { class: "card" });
  const keywords = card.kind === "creature" ? card.keywords : [];
  return h(
    "span",
    { class: `card card-${detail}`, data: { set: card.set, kind: card.kind } },
    h("span", { class: "card-portrait" }, atlasPicture(card.set, card.key)),
    gem(card),
    h("span", { class: "card-name" }, cardName(card, language())),
    keywords.length > 0 && h("span", { class: "card-keywords" }, ...keywords.map(keywordPill)),
    detail === "full" && textPanel(card),
    detail === "full" &&
      h(
        "span",
        { class: "card-foot" },
        commonPicture(`emblem-${card.set}`, "emblem-small"),
        h("span", {}, setName(card.set, language())),
        card.kind === "creature" && h("span", {}, say("copies", { n: card.copies })),
      ),
  );
}

/** What the words on the card mean. */
export function reminders(key: string): HTMLElement {
  const card = cardByKey(key);
  const lang = language();
  const list = h("dl", { class: "reminders" });
  if (card === undefined || card.kind !== "creature") return list;
  for (const keyword of card.keywords)
    list.append(
      h("dt", {}, commonPicture(`keyword-${keyword.toLowerCase()}`, "pill-icon"), keywordName(keyword, lang)),
      h("dd", {}, keywordReminder(keyword, lang)),
    );
  for (const { trigger, label, octoniteCost } of rulesText(card, lang))
    if (trigger !== undefined)
      list.append(
        h("dt", {}, commonPicture(`trigger-${trigger}`, "pill-icon"), label),
        h("dd", {}, triggerReminder(trigger, lang, octoniteCost)),
      );
  return list;
}

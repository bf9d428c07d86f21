/** The rules in our own words, with pictures of our own cards. */
import { cardByKey, KEYWORDS, TRIGGERS } from "@mindbug/shared/cards";
import {
  conceptName,
  conceptReminder,
  CONCEPTS,
  keywordName,
  keywordReminder,
  triggerName,
  triggerReminder,
} from "@mindbug/shared/text";
import { type Child, h, link } from "../app/dom.ts";
import { HREF } from "../app/router.ts";
import type { Screen } from "../app/screen.ts";
import { language, say, type TextKey } from "../i18n/index.ts";
import { cardFace } from "./cardFace.ts";
import { commonPicture, page } from "./parts.ts";
import tablePicture from "./pictures/table.webp";

const CONCEPT_PICTURES: Readonly<Record<string, string>> = {
  octonite: "octonite",
  distributedOctonite: "octonite",
  dice: "die-3",
  energy: "energy",
  powerCard: "back-power",
  unusedPile: "pile-unused",
};

function chapter(title: TextKey, text: TextKey, ...pictures: readonly Child[]): HTMLElement {
  return h(
    "section",
    { class: "chapter" },
    h("div", { class: "chapter-words" }, h("h2", {}, say(title)), h("p", {}, say(text))),
    pictures.length > 0 && h("div", { class: "chapter-picture" }, ...pictures),
  );
}

const pictured = (picture: HTMLElement, name: string, text: string): HTMLElement =>
  h("div", {}, h("dt", {}, picture, name), h("dd", {}, text));
const captioned = (key: string, caption: TextKey, className = ""): HTMLElement =>
  h("figure", { class: `caption ${className}` }, cardFace(key, "hand"), h("figcaption", {}, say(caption)));
const powerOf = (key: string): number => {
  const card = cardByKey(key);
  return card?.kind === "creature" ? card.power : 0;
};
const row = (name: string, times: number): HTMLElement =>
  h("span", { class: "token-row" }, ...Array.from({ length: times }, () => commonPicture(name, "token")));

export function rulesScreen(): Screen {
  const lang = language();
  const fan = (...keys: readonly string[]): HTMLElement =>
    h("span", { class: "fan" }, ...keys.map((key) => cardFace(key, "hand")));
  const element = page(
    say("howTo"),
    { class: "rules" },
    h("p", { class: "lead" }, say("rulesIntro")),
    chapter("rulesGoal", "rulesGoalText", row("heart-full", 3)),
    chapter(
      "rulesSetup",
      "rulesSetupText",
      fan("plated-scorpion", "spider-owl", "gorillion", "axolotl-healer", "chameleon-sniper"),
      row("token-mindbug", 2),
    ),
    chapter(
      "rulesTurn",
      "rulesTurnText",
      h(
        "span",
        { class: "token-row" },
        commonPicture("trigger-play", "token"),
        commonPicture("trigger-attack", "token"),
      ),
    ),
    chapter(
      "rulesMindbug",
      "rulesMindbugText",
      captioned("kangasaurus-rex", "rulesPlayExample"),
      commonPicture("token-mindbug", "token token-big"),
      captioned("kangasaurus-rex", "rulesStolenExample", "glowing"),
    ),
    chapter(
      "rulesAttack",
      "rulesAttackText",
      captioned("gorillion", "rulesStronger"),
      h(
        "span",
        { class: "versus", attrs: { "aria-hidden": "true" } },
        `${powerOf("gorillion")} > ${powerOf("luchataur")}`,
      ),
      captioned("luchataur", "rulesWeaker", "fallen"),
    ),
    chapter(
      "rulesTable",
      "rulesTableText",
      h("img", {
        class: "table-shot",
        attrs: { src: tablePicture, alt: "", width: 900, height: 534, loading: "lazy" },
      }),
    ),
    h(
      "section",
      { class: "chapter" },
      h(
        "div",
        { class: "chapter-words" },
        h("h2", {}, say("rulesKeywords")),
        h(
          "dl",
          { class: "glossary" },
          ...KEYWORDS.map((keyword) =>
            pictured(
              commonPicture(`keyword-${keyword.toLowerCase()}`, "glossary-icon"),
              keywordName(keyword, lang),
              keywordReminder(keyword, lang),
            ),
          ),
        ),
      ),
    ),
    h(
      "section",
      { class: "chapter" },
      h(
        "div",
        { class: "chapter-words" },
        h("h2", {}, say("rulesAbilities")),
        h(
          "dl",
          { class: "glossary" },
          ...TRIGGERS.map((trigger) =>
            pictured(
              commonPicture(`trigger-${trigger}`, "glossary-icon"),
              triggerName(trigger, lang),
              triggerReminder(trigger, lang),
            ),
          ),
        ),
      ),
    ),
    h(
      "section",
      { class: "chapter" },
      h(
        "div",
        { class: "chapter-words" },
        h("h2", {}, say("rulesExtras")),
        h("p", {}, say("rulesExtrasText")),
        h(
          "dl",
          { class: "glossary" },
          ...CONCEPTS.filter((concept) => concept in CONCEPT_PICTURES).map((concept) =>
            pictured(
              commonPicture(CONCEPT_PICTURES[concept] ?? "", "glossary-icon"),
              conceptName(concept, lang),
              conceptReminder(concept, lang),
            ),
          ),
        ),
      ),
    ),
    h(
      "section",
      { class: "chapter chapter-last" },
      h(
        "div",
        { class: "chapter-words" },
        h("h2", {}, say("rulesTry")),
        h("p", {}, say("rulesTryText")),
        h(
          "div",
          { class: "actions" },
          link(say("startLesson"), HREF.lesson, { class: "button button-act button-big" }),
          link(say("cardsTitle"), HREF.cards, { class: "button" }),
        ),
      ),
    ),
  );
  return { element, title: say("howTo") };
}

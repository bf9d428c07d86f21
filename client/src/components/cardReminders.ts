/** What the words and icons on a card mean, and where their rules are. */
import { type Card, type CreatureCard, type Keyword } from "@mindbug/shared/cards";
import { CONCEPT_ENTRY, KEYWORD_ENTRY, type RulebookKey, TRIGGER_ENTRY } from "@mindbug/shared/rulebook/subjects";
import {
  type Concept,
  conceptName,
  conceptReminder,
  keywordName,
  keywordReminder,
  rulesText,
  triggerReminder,
} from "@mindbug/shared/text";
import type { MarkName } from "../art/index.ts";
import { language } from "../i18n/index.ts";

interface Reminder {
  readonly name: string;
  readonly text: string;
  readonly rule: RulebookKey;
  readonly icon?: MarkName;
}

const CONCEPT_ICONS: Readonly<Partial<Record<Concept, MarkName>>> = {
  octonite: "octonite",
  distributedOctonite: "octonite",
  dice: "die-paw",
  energy: "energy",
};

const keywordIcon = (keyword: Keyword): MarkName => `keyword-${keyword.toLowerCase() as Lowercase<Keyword>}`;

function conceptsOf(card: CreatureCard): readonly Concept[] {
  const pays = card.triggered.some(({ octoniteCost }) => octoniteCost > 0);
  return [
    ...(card.keywords.includes("TOUGH") ? (["exhausted"] as const) : []),
    ...(card.mayDistribute
      ? (["distributedOctonite"] as const)
      : card.octonite > 0 || pays
        ? (["octonite"] as const)
        : []),
    ...(card.dice > 0 ? (["dice", "energy"] as const) : []),
  ];
}

function concept(of: Concept): Reminder {
  const icon = CONCEPT_ICONS[of];
  const reminder = {
    name: conceptName(of, language()),
    text: conceptReminder(of, language()),
    rule: CONCEPT_ENTRY[of],
  };
  return icon === undefined ? reminder : { ...reminder, icon };
}

/** Keywords, triggers, and what the icons stand for. */
export function remindersOf(card: Card): readonly Reminder[] {
  const lang = language();
  if (card.kind === "power") return [concept("powerCard"), concept("energy")];
  return [
    ...card.keywords.map((keyword) => ({
      name: keywordName(keyword, lang),
      text: keywordReminder(keyword, lang),
      rule: KEYWORD_ENTRY[keyword],
      icon: keywordIcon(keyword),
    })),
    ...rulesText(card, lang).flatMap(({ trigger, label, octoniteCost }) =>
      trigger === undefined
        ? []
        : {
            name: label,
            text: triggerReminder(trigger, lang, octoniteCost),
            rule: TRIGGER_ENTRY[trigger],
            icon: `trigger-${trigger}` as const,
          },
    ),
    ...conceptsOf(card).map(concept),
  ];
}

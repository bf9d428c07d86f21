/** The rules in our own words, with pictures of our own cards. */
import { cardByKey, KEYWORDS, TRIGGERS } from "@mindbug/shared/cards";
import {
  type Concept,
  conceptName,
  conceptReminder,
  CONCEPTS,
  keywordName,
  keywordReminder,
  triggerName,
  triggerReminder,
} from "@mindbug/shared/text";
import type { ComponentChildren } from "preact";
import { HREF } from "../../app/router.ts";
import { CardFace } from "../../components/CardFace.tsx";
import { Page } from "../../components/Page.tsx";
import { CommonPicture } from "../../components/Picture.tsx";
import { language, say, type TextKey } from "../../i18n/index.ts";
import tablePicture from "./table.webp";
import "./rules.css";

/** Other concepts are explained where they happen. */
const CONCEPT_PICTURES: Readonly<Partial<Record<Concept, string>>> = {
  octonite: "octonite",
  distributedOctonite: "octonite",
  dice: "die-3",
  energy: "energy",
  powerCard: "back-power",
  unusedPile: "pile-unused",
};

interface ChapterProps {
  readonly title: TextKey;
  readonly text?: TextKey;
  readonly class?: string;
  /** Beside the words. */
  readonly pictures?: ComponentChildren;
  /** Under the words. */
  readonly children?: ComponentChildren;
}

const Chapter = ({ title, text, class: look = "", pictures, children }: ChapterProps) => (
  <section class={`chapter ${look}`.trim()}>
    <div class="chapter-words">
      <h2>{say(title)}</h2>
      {text !== undefined && <p>{say(text)}</p>}
      {children}
    </div>
    {pictures !== undefined && <div class="chapter-picture">{pictures}</div>}
  </section>
);

interface TermProps {
  readonly picture: string;
  readonly name: string;
  readonly text: string;
}

const Term = ({ picture, name, text }: TermProps) => (
  <div>
    <dt>
      <CommonPicture frame={picture} class="glossary-icon" />
      {name}
    </dt>
    <dd>{text}</dd>
  </div>
);

interface CaptionedProps {
  readonly card: string;
  readonly caption: TextKey;
  readonly class?: string;
}

const Captioned = ({ card, caption, class: look = "" }: CaptionedProps) => (
  <figure class={`caption ${look}`}>
    <CardFace card={card} detail="hand" />
    <figcaption>{say(caption)}</figcaption>
  </figure>
);

const Tokens = ({ of: frames }: { readonly of: readonly string[] }) => (
  <span class="token-row">
    {frames.map((frame, index) => (
      <CommonPicture key={index} frame={frame} class="token" />
    ))}
  </span>
);

const Fan = ({ cards }: { readonly cards: readonly string[] }) => (
  <span class="fan">
    {cards.map((card) => (
      <CardFace key={card} card={card} detail="hand" />
    ))}
  </span>
);

const powerOf = (key: string): number => {
  const card = cardByKey(key);
  return card?.kind === "creature" ? card.power : 0;
};

const Course = () => (
  <>
    <p class="lead">{say("rulesIntro")}</p>
    <Chapter
      title="rulesGoal"
      text="rulesGoalText"
      pictures={<Tokens of={["heart-full", "heart-full", "heart-full"]} />}
    />
    <Chapter
      title="rulesSetup"
      text="rulesSetupText"
      pictures={
        <>
          <Fan cards={["plated-scorpion", "spider-owl", "gorillion", "axolotl-healer", "chameleon-sniper"]} />
          <Tokens of={["token-mindbug", "token-mindbug"]} />
        </>
      }
    />
    <Chapter title="rulesTurn" text="rulesTurnText" pictures={<Tokens of={["trigger-play", "trigger-attack"]} />} />
    <Chapter
      title="rulesMindbug"
      text="rulesMindbugText"
      pictures={
        <>
          <Captioned card="kangasaurus-rex" caption="rulesPlayExample" />
          <CommonPicture frame="token-mindbug" class="token token-big" />
          <Captioned card="kangasaurus-rex" caption="rulesStolenExample" class="glowing" />
        </>
      }
    />
    <Chapter
      title="rulesAttack"
      text="rulesAttackText"
      pictures={
        <>
          <Captioned card="gorillion" caption="rulesStronger" />
          <span class="versus" aria-hidden="true">
            {powerOf("gorillion")} &gt; {powerOf("luchataur")}
          </span>
          <Captioned card="luchataur" caption="rulesWeaker" class="fallen" />
        </>
      }
    />
    <Chapter
      title="rulesTable"
      text="rulesTableText"
      pictures={<img class="table-shot" src={tablePicture} alt="" width={900} height={534} loading="lazy" />}
    />
  </>
);

function Glossaries() {
  const lang = language();
  return (
    <>
      <Chapter title="rulesKeywords">
        <dl class="glossary">
          {KEYWORDS.map((keyword) => (
            <Term
              key={keyword}
              picture={`keyword-${keyword.toLowerCase()}`}
              name={keywordName(keyword, lang)}
              text={keywordReminder(keyword, lang)}
            />
          ))}
        </dl>
      </Chapter>
      <Chapter title="rulesAbilities">
        <dl class="glossary">
          {TRIGGERS.map((trigger) => (
            <Term
              key={trigger}
              picture={`trigger-${trigger}`}
              name={triggerName(trigger, lang)}
              text={triggerReminder(trigger, lang)}
            />
          ))}
        </dl>
      </Chapter>
      <Chapter title="rulesExtras" text="rulesExtrasText">
        <dl class="glossary">
          {CONCEPTS.map((concept) => {
            const picture = CONCEPT_PICTURES[concept];
            return picture === undefined ? null : (
              <Term
                key={concept}
                picture={picture}
                name={conceptName(concept, lang)}
                text={conceptReminder(concept, lang)}
              />
            );
          })}
        </dl>
      </Chapter>
    </>
  );
}

export const Rules = () => (
  <Page title={say("howTo")} class="rules">
    <Course />
    <Glossaries />
    <Chapter title="rulesTry" text="rulesTryText" class="chapter-last">
      <div class="actions">
        <a class="button button-act button-big" href={HREF.lesson}>
          {say("startLesson")}
        </a>
        <a class="button" href={HREF.cards}>
          {say("cardsTitle")}
        </a>
      </div>
    </Chapter>
  </Page>
);

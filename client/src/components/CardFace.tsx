/**
 * A card as page elements, for everything outside the table. Same anatomy: power, name, portrait, keywords, text, set.
 */
import { type Card, cardByKey, type Keyword } from "@mindbug/shared/cards";
import { cardName, iconsText, keywordName, rulesText, setName } from "@mindbug/shared/text";
import { language, say } from "../i18n/index.ts";
import { Emblem } from "./Emblem.tsx";
import { CommonPicture, Picture } from "./Picture.tsx";
import "./cardFace.css";

type FaceDetail = "hand" | "full";

interface CardFaceProps {
  readonly card: string;
  readonly detail: FaceDetail;
}

const KeywordIcon = ({
  keyword,
  class: look = "pill-icon",
}: {
  readonly keyword: Keyword;
  readonly class?: string;
}) => <CommonPicture frame={`keyword-${keyword.toLowerCase()}`} class={look} />;

const Pill = ({ keyword }: { readonly keyword: Keyword }) => (
  <span class="pill">
    <KeywordIcon keyword={keyword} />
    {keywordName(keyword, language())}
  </span>
);

const CardText = ({ card }: { readonly card: Card }) => (
  <span class="card-text">
    {iconsText(card, language()).map((line) => (
      <span key={line} class="card-line">
        {line}
      </span>
    ))}
    {rulesText(card, language()).map(({ label, text }) => (
      <span key={label + text} class="card-line">
        {label !== "" && <b>{say("labelled", { label })} </b>}
        {text}
      </span>
    ))}
  </span>
);

const CardFoot = ({ card }: { readonly card: Card }) => (
  <span class="card-foot">
    <Emblem set={card.set} class="emblem-small" />
    <span>{setName(card.set, language())}</span>
    {card.kind === "creature" && <span>{say("copies", { n: card.copies })}</span>}
  </span>
);

/** Only spans inside, so that it may stand in a button or a link. */
export function CardFace({ card: key, detail }: CardFaceProps) {
  const card = cardByKey(key);
  if (card === undefined) return <span class="card" />;
  const keywords = card.kind === "creature" ? card.keywords : [];
  return (
    <span class={`card card-${detail}`} data-set={card.set} data-kind={card.kind}>
      <span class="card-portrait">
        <Picture atlas={card.set} frame={card.key} />
      </span>
      <span class={`gem gem-${card.kind}`}>{card.kind === "creature" ? card.power : card.cost}</span>
      <span class="card-name">{cardName(card, language())}</span>
      {keywords.length > 0 && (
        <span class="card-keywords">
          {keywords.map((keyword) => (
            <Pill key={keyword} keyword={keyword} />
          ))}
        </span>
      )}
      {detail === "full" && <CardText card={card} />}
      {detail === "full" && <CardFoot card={card} />}
    </span>
  );
}

/** All cards, to be searched and read. */
import { type Card, cardByKey, CARDS } from "@mindbug/shared/cards";
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { go, replacePlace } from "../../app/navigation.ts";
import { cardHref, HREF } from "../../app/router.ts";
import { CardFace } from "../../components/CardFace.tsx";
import { Page } from "../../components/Page.tsx";
import { language, say } from "../../i18n/index.ts";
import { CardZoom } from "./CardZoom.tsx";
import { Filters } from "./Filters.tsx";
import { cardsLike, EVERY_CARD } from "./filter.ts";
import "./cards.css";

interface GridProps {
  readonly cards: readonly Card[];
  readonly onOpen: (key: string) => void;
}

const Grid = ({ cards, onOpen }: GridProps) => (
  <ul class="card-grid">
    {cards.length === 0 && <li class="nothing">{say("noCards")}</li>}
    {cards.map(({ key }) => (
      <li key={key}>
        <button class="card-button" type="button" data-key={key} onClick={() => onOpen(key)}>
          <CardFace card={key} detail="hand" />
        </button>
      </li>
    ))}
  </ul>
);

/** `card` is shown large, as the address says. */
export function Cards({ card }: { readonly card: string | null }) {
  const [filter, setFilter] = useState(EVERY_CARD);
  const lang = language();
  const cards = useMemo(() => cardsLike(filter, lang), [filter, lang]);
  const zoomed = card !== null && cardByKey(card) !== undefined ? card : null;

  /** Opened from the list, which is then one step back. */
  const opened = useRef(false);
  const open = (key: string): void => {
    opened.current = true;
    go(cardHref(key));
  };
  const close = (): void => {
    if (opened.current) history.back();
    else replacePlace(HREF.cards);
    opened.current = false;
  };

  const last = useRef<string | null>(null);
  useLayoutEffect(() => {
    // The card that was read last, which need not be the one that was opened.
    if (zoomed === null && last.current !== null)
      document.querySelector<HTMLElement>(`[data-key="${last.current}"]`)?.focus();
    last.current = zoomed;
  }, [zoomed]);

  return (
    <Page title={say("cardsTitle")} class="cards-page">
      <Filters powerCards filter={filter} change={(changed) => setFilter((before) => ({ ...before, ...changed }))} />
      <p class="quiet" role="status">
        {say("cardsFound", { n: cards.length, of: CARDS.length })}
      </p>
      <Grid cards={cards} onOpen={open} />
      {zoomed !== null && (
        <CardZoom inAddress card={zoomed} among={cards} onShow={(key) => replacePlace(cardHref(key))} onClose={close} />
      )}
    </Page>
  );
}

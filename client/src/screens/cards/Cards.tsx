/** All cards, to be searched and read. */
import { type Card, cardByKey, CARDS, KEYWORDS, SET_KEYS, TRIGGERS } from "@mindbug/shared/cards";
import { keywordName, setName, triggerName } from "@mindbug/shared/text";
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { go, replacePlace } from "../../app/navigation.ts";
import { cardHref, HREF } from "../../app/router.ts";
import { CardFace } from "../../components/CardFace.tsx";
import { Page } from "../../components/Page.tsx";
import { language, say, type TextKey } from "../../i18n/index.ts";
import { CardZoom } from "./CardZoom.tsx";
import { type CardFilter, cardsLike, EVERY_CARD, POWERS } from "./filter.ts";
import "./cards.css";

type Option = readonly [value: string, words: string];

interface FiltersProps {
  readonly filter: CardFilter;
  readonly change: (change: Partial<CardFilter>) => void;
}

const SEARCH_LENGTH = 80;

interface SelectProps extends FiltersProps {
  readonly of: Exclude<keyof CardFilter, "text">;
  readonly label: TextKey;
  readonly options: readonly Option[];
}

const Select = ({ of: name, label, options, filter, change }: SelectProps) => (
  <div class="field">
    <label for={`filter-${name}`}>{say(label)}</label>
    <select
      class="text-input"
      id={`filter-${name}`}
      value={filter[name]}
      onChange={(event) => change({ [name]: event.currentTarget.value })}
    >
      <option value="">{say("filterAll")}</option>
      {options.map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </select>
  </div>
);

function Filters({ filter, change }: FiltersProps) {
  const lang = language();
  const both = { filter, change };
  return (
    <form
      class="filters"
      role="search"
      onSubmit={(event) => event.preventDefault()}
      onReset={(event) => {
        event.preventDefault();
        change(EVERY_CARD);
      }}
    >
      <div class="field">
        <label for="filter-text">{say("filterText")}</label>
        <input
          class="text-input"
          id="filter-text"
          type="search"
          maxLength={SEARCH_LENGTH}
          placeholder={say("filterTextPlaceholder")}
          autocomplete="off"
          value={filter.text}
          onInput={(event) => change({ text: event.currentTarget.value.slice(0, SEARCH_LENGTH) })}
        />
      </div>
      <Select {...both} of="set" label="filterSet" options={SET_KEYS.map((set): Option => [set, setName(set, lang)])} />
      <Select
        {...both}
        of="keyword"
        label="filterKeyword"
        options={KEYWORDS.map((keyword): Option => [keyword, keywordName(keyword, lang)])}
      />
      <Select
        {...both}
        of="trigger"
        label="filterTrigger"
        options={[
          ...TRIGGERS.map((trigger): Option => [trigger, triggerName(trigger, lang)]),
          ["power", say("powerCard")],
        ]}
      />
      <Select
        {...both}
        of="power"
        label="filterPower"
        options={POWERS.map((power): Option => [String(power), String(power)])}
      />
      <button class="button button-quiet" type="reset">
        {say("clearFilters")}
      </button>
    </form>
  );
}

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
      <Filters filter={filter} change={(changed) => setFilter((before) => ({ ...before, ...changed }))} />
      <p class="quiet" role="status">
        {say("cardsFound", { n: cards.length, of: CARDS.length })}
      </p>
      <Grid cards={cards} onOpen={open} />
      {zoomed !== null && (
        <CardZoom card={zoomed} among={cards} onShow={(key) => replacePlace(cardHref(key))} onClose={close} />
      )}
    </Page>
  );
}

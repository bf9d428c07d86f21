/** What somebody looks for among the cards. */
import { KEYWORDS, SET_KEYS, TRIGGERS } from "@mindbug/shared/cards";
import { keywordName, setName, triggerName } from "@mindbug/shared/text";
import { language, say, type TextKey } from "../../i18n/index.ts";
import { type CardFilter, EVERY_CARD, POWERS } from "./filter.ts";

type Option = readonly [value: string, words: string];

interface FieldProps {
  readonly filter: CardFilter;
  readonly change: (change: Partial<CardFilter>) => void;
}

const SEARCH_LENGTH = 80;

interface SelectProps extends FieldProps {
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

interface FiltersProps extends FieldProps {
  /** Can Power cards be looked for? */
  readonly powerCards: boolean;
}

export function Filters({ filter, change, powerCards }: FiltersProps) {
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
          ...(powerCards ? [["power", say("powerCard")] as const] : []),
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

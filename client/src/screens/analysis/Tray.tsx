/** All cards in a row, to be dragged onto the table, or picked and then put. */
import { type Card, CARDS, SET_KEYS } from "@mindbug/shared/cards";
import { setName } from "@mindbug/shared/text";
import { useMemo } from "preact/hooks";
import { Picture } from "../../components/Picture.tsx";
import { sayAnalysis } from "../../i18n/analysis.ts";
import { language, nameOf } from "../../i18n/index.ts";
import { plainText, wordsOf } from "../../i18n/plainText.ts";
import type { SetUp } from "./setUp.ts";

const SEARCH_LENGTH = 40;

function cardsLike(text: string, set: string): readonly Card[] {
  const words = wordsOf(text);
  const named = (card: Card): string => plainText(Object.values(card.names).join(" "));
  return CARDS.filter((card) => (set === "" || card.set === set) && words.every((word) => named(card).includes(word)));
}

export function Tray({ setUp }: { readonly setUp: SetUp }) {
  const [text, set] = [setUp.text.value, setUp.chosenSet.value];
  const lang = language();
  const cards = useMemo(() => cardsLike(text, set), [text, set]);
  const carried = setUp.carrying.carried.value;
  return (
    <section class="tray" aria-label={sayAnalysis("tray")}>
      <div class="tray-find">
        <input
          class="text-input"
          id="tray-text"
          type="search"
          maxLength={SEARCH_LENGTH}
          autocomplete="off"
          placeholder={sayAnalysis("find")}
          aria-label={sayAnalysis("find")}
          value={text}
          onInput={(event) => setUp.find(event.currentTarget.value)}
        />
        <select
          class="text-input"
          id="tray-set"
          aria-label={sayAnalysis("allSets")}
          value={set}
          onChange={(event) => setUp.choose(event.currentTarget.value)}
        >
          <option value="">{sayAnalysis("allSets")}</option>
          {SET_KEYS.map((key) => (
            <option key={key} value={key}>
              {setName(key, lang)}
            </option>
          ))}
        </select>
        <p class="tray-words" role="status">
          {carried === null
            ? cards.length === 0
              ? sayAnalysis("none")
              : sayAnalysis("setUpLine")
            : sayAnalysis("setUpPicked", { card: nameOf(carried.card) })}
        </p>
      </div>
      <ul
        class="tray-cards"
        onWheel={(event) => {
          if (Math.abs(event.deltaY) > Math.abs(event.deltaX)) event.currentTarget.scrollLeft += event.deltaY;
        }}
      >
        {cards.map((card) => (
          <li key={card.key}>
            <Tile setUp={setUp} card={card} picked={carried?.from === null && carried.card === card.key} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface TileProps {
  readonly setUp: SetUp;
  readonly card: Card;
  readonly picked: boolean;
}

function Tile({ setUp, card, picked }: TileProps) {
  const carried = { card: card.key, from: null };
  return (
    <button
      type="button"
      class="tray-card"
      data-card={card.key}
      data-set={card.set}
      aria-pressed={picked}
      onPointerDown={(event) => setUp.carrying.press(carried, event)}
      onClick={() => setUp.carrying.click(carried)}
    >
      <span class="tray-portrait">
        <Picture atlas={card.set} frame={card.key} />
        <span class="tray-gem" data-kind={card.kind}>
          {card.kind === "creature" ? card.power : card.cost}
        </span>
      </span>
      <span class="tray-name">{nameOf(card.key)}</span>
    </button>
  );
}

/** The card under the pointer. */
export function Ghost({ setUp }: { readonly setUp: SetUp }) {
  const carried = setUp.carrying.carried.value;
  const at = setUp.carrying.at.value;
  const set = CARDS.find(({ key }) => key === carried?.card)?.set;
  if (carried === null || at === null || set === undefined) return null;
  return (
    <div class="tray-ghost" aria-hidden="true" style={{ transform: `translate(${at.x}px, ${at.y}px)` }}>
      <Picture atlas={set} frame={carried.card} />
    </div>
  );
}

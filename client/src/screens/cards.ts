/** All cards, to be searched and read. */
import { type Card, CARDS, KEYWORDS, SET_KEYS, TRIGGERS } from "@mindbug/shared/cards";
import { cardName, keywordName, rulesLine, setName, triggerName } from "@mindbug/shared/text";
import { button, fill, h, icon } from "../app/dom.ts";
import { cardHref, HREF } from "../app/router.ts";
import type { Screen } from "../app/screen.ts";
import { language, say, type TextKey } from "../i18n/index.ts";
import { cardFace, reminders } from "./cardFace.ts";
import { field, ICON, page } from "./parts.ts";

interface Filter {
  set: string;
  keyword: string;
  trigger: string;
  power: string;
  text: string;
}

const plainText = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

function matches(card: Card, filter: Filter): boolean {
  if (filter.set !== "" && card.set !== filter.set) return false;
  const creature = card.kind === "creature" ? card : null;
  if (filter.keyword !== "" && creature?.keywords.some((keyword) => keyword === filter.keyword) !== true) return false;
  if (filter.trigger === "power" && creature !== null) return false;
  if (
    filter.trigger !== "" &&
    filter.trigger !== "power" &&
    creature?.triggered.some(({ on }) => on === filter.trigger) !== true
  )
    return false;
  if (filter.power !== "" && String(creature?.power ?? "") !== filter.power) return false;
  const words = plainText(filter.text)
    .split(/\s+/)
    .filter((word) => word !== "");
  const text = plainText(`${card.names.en} ${card.names.fr} ${rulesLine(card, language())}`);
  return words.every((word) => text.includes(word));
}

class CardBrowser {
  readonly element: HTMLElement;
  private readonly filter: Filter = { set: "", keyword: "", trigger: "", power: "", text: "" };
  private readonly grid = h("ul", { class: "card-grid" });
  private readonly count = h("p", { class: "quiet", attrs: { role: "status" } });
  private readonly form: HTMLFormElement;
  private shown: readonly Card[] = CARDS;
  private dialog: HTMLDialogElement | null = null;

  constructor() {
    const lang = language();
    const powers = [...new Set(CARDS.flatMap((card) => (card.kind === "creature" ? [card.power] : [])))].sort(
      (a, b) => a - b,
    );
    const text = h("input", {
      class: "text-input",
      attrs: {
        id: "filter-text",
        type: "search",
        maxlength: 80,
        placeholder: say("filterTextPlaceholder"),
        autocomplete: "off",
      },
    });
    text.addEventListener("input", () => {
      this.filter.text = text.value.slice(0, 80);
      this.draw();
    });
    this.form = h(
      "form",
      {
        class: "filters",
        attrs: { role: "search" },
        on: { submit: (event) => event.preventDefault(), reset: () => this.cleared() },
      },
      field(say("filterText"), text),
      this.select(
        "set",
        "filterSet",
        SET_KEYS.map((set) => [set, setName(set, lang)]),
      ),
      this.select(
        "keyword",
        "filterKeyword",
        KEYWORDS.map((keyword) => [keyword, keywordName(keyword, lang)]),
      ),
      this.select("trigger", "filterTrigger", [
        ...TRIGGERS.map((trigger): [string, string] => [trigger, triggerName(trigger, lang)]),
        ["power", say("powerCard")],
      ]),
      this.select(
        "power",
        "filterPower",
        powers.map((power) => [String(power), String(power)]),
      ),
      h("button", { class: "button button-quiet", attrs: { type: "reset" } }, say("clearFilters")),
    );
    this.element = page(say("cardsTitle"), { class: "cards-page" }, this.form, this.count, this.grid);
    this.draw();
  }

  zoom(key: string): void {
    const at = this.shown.findIndex((card) => card.key === key);
    const card = this.shown[at] ?? CARDS.find((each) => each.key === key);
    if (card === undefined) return;
    const step = (by: number): void => this.zoom(this.shown[(at + by + this.shown.length) % this.shown.length]!.key);
    history.replaceState(null, "", cardHref(key));
    const first = this.dialog === null;
    this.dialog ??= this.openZoom();
    this.dialog.setAttribute("aria-label", cardName(card, language()));
    fill(
      this.dialog,
      h(
        "div",
        { class: "zoom-inside" },
        button(icon(ICON.previous), () => step(-1), {
          class: "button-icon",
          attrs: { "aria-label": say("previousCard"), id: "zoom-previous" },
        }),
        h("div", { class: "zoom-card" }, cardFace(key, "full"), reminders(key)),
        button(icon(ICON.next), () => step(1), {
          class: "button-icon",
          attrs: { "aria-label": say("nextCard"), id: "zoom-next" },
        }),
        button(say("closeCard"), () => this.dialog?.close(), { class: "zoom-close" }),
      ),
    );
    if (first) this.dialog.showModal();
    this.dialog.querySelector<HTMLElement>("#zoom-next")?.focus();
  }

  destroy(): void {
    this.dialog?.remove();
  }

  private openZoom(): HTMLDialogElement {
    const dialog = h("dialog", { class: "dialog zoom" });
    dialog.addEventListener("close", () => {
      const key = location.hash.split("/").at(-1);
      dialog.remove();
      this.dialog = null;
      history.replaceState(null, "", HREF.cards);
      this.grid.querySelector<HTMLElement>(`[data-key="${key}"]`)?.focus();
    });
    dialog.addEventListener("click", (event) => {
      if (event.target === dialog) dialog.close();
    });
    dialog.addEventListener("keydown", (event) => {
      if (event.key === "ArrowLeft") dialog.querySelector<HTMLElement>("#zoom-previous")?.click();
      if (event.key === "ArrowRight") dialog.querySelector<HTMLElement>("#zoom-next")?.click();
    });
    document.body.append(dialog);
    return dialog;
  }

  private select(
    name: Exclude<keyof Filter, "text">,
    label: TextKey,
    options: readonly (readonly [string, string])[],
  ): HTMLElement {
    const select = h(
      "select",
      { class: "text-input", attrs: { id: `filter-${name}` } },
      h("option", { attrs: { value: "" } }, say("filterAll")),
      ...options.map(([value, words]) => h("option", { attrs: { value } }, words)),
    );
    select.addEventListener("change", () => {
      this.filter[name] = select.value;
      this.draw();
    });
    return field(say(label), select);
  }

  private cleared(): void {
    Object.assign(this.filter, { set: "", keyword: "", trigger: "", power: "", text: "" });
    this.draw();
  }

  private draw(): void {
    this.shown = CARDS.filter((card) => matches(card, this.filter));
    this.count.textContent = say("cardsFound", { n: this.shown.length, of: CARDS.length });
    fill(
      this.grid,
      ...(this.shown.length === 0
        ? [h("li", { class: "nothing" }, say("noCards"))]
        : this.shown.map((card) =>
            h(
              "li",
              {},
              h(
                "button",
                {
                  class: "card-button",
                  attrs: { type: "button" },
                  data: { key: card.key },
                  on: { click: () => this.zoom(card.key) },
                },
                cardFace(card.key, "hand"),
              ),
            ),
          )),
    );
  }
}

export function cardsScreen(card: string | null): Screen {
  const browser = new CardBrowser();
  return {
    element: browser.element,
    title: say("cardsTitle"),
    shown: () => {
      if (card !== null) browser.zoom(card);
    },
    destroy: () => browser.destroy(),
  };
}

/** The card behind a name in a text: shown while the name is pointed at or has the focus. */
import { h } from "../app/dom.ts";
import { cardFace, reminders } from "./cardFace.tsx";

const GAP = 10;

export class CardPeek {
  private readonly box = h("div", { class: "peek", attrs: { role: "tooltip", hidden: true } });

  constructor(private readonly within: HTMLElement) {
    document.body.append(this.box);
    for (const name of ["pointerover", "focusin"]) within.addEventListener(name, this.look);
    for (const name of ["pointerout", "focusout"]) within.addEventListener(name, this.away);
  }

  destroy(): void {
    for (const name of ["pointerover", "focusin"]) this.within.removeEventListener(name, this.look);
    for (const name of ["pointerout", "focusout"]) this.within.removeEventListener(name, this.away);
    this.box.remove();
  }

  private readonly away = (): void => {
    this.box.hidden = true;
  };

  private readonly look = (event: Event): void => {
    const word = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>("[data-card]") : null;
    const key = word?.dataset["card"];
    if (word === null || key === undefined) return;
    this.box.replaceChildren(cardFace(key, "full"), reminders(key));
    this.box.hidden = false;
    this.place(word.getBoundingClientRect());
  };

  /** Beside the word, inside the window. */
  private place(word: DOMRect): void {
    const { width, height } = this.box.getBoundingClientRect();
    const left =
      word.left - width - GAP >= 0 ? word.left - width - GAP : Math.min(innerWidth - width - GAP, word.right + GAP);
    const top = Math.max(GAP, Math.min(innerHeight - height - GAP, word.top - height / 2));
    this.box.style.left = `${Math.max(GAP, left)}px`;
    this.box.style.top = `${top}px`;
  }
}

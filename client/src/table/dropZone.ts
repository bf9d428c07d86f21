/** Where a card under the pointer may be let go, and what that would do; bright as soon as letting go counts. */
import type { AnswerModel } from "./model/model.ts";
import type { Rect } from "./layout/geometry.ts";

export class DropZone {
  private readonly element = document.createElement("div");
  private readonly words = document.createElement("span");

  constructor(host: HTMLElement) {
    this.element.className = "t-drop";
    this.element.setAttribute("aria-hidden", "true");
    this.element.hidden = true;
    this.element.append(this.words);
    host.append(this.element);
  }

  show(area: Rect, answer: AnswerModel["do"], label: string, counts: boolean): void {
    const { style, dataset } = this.element;
    style.left = `${area.x}px`;
    style.top = `${area.y}px`;
    style.width = `${area.w}px`;
    style.height = `${area.h}px`;
    dataset["answer"] = answer;
    dataset["counts"] = String(counts);
    this.words.textContent = label;
    this.element.hidden = false;
  }

  hide(): void {
    this.element.hidden = true;
  }

  destroy(): void {
    this.element.remove();
  }
}

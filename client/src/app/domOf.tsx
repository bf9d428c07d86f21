/** A component as an element, for screens that are not components yet. */
import { render, type VNode } from "preact";

export function domOf(node: VNode): HTMLElement {
  const box = document.createElement("div");
  render(node, box);
  const element = box.firstElementChild;
  if (!(element instanceof HTMLElement)) throw new Error("Nothing was drawn.");
  return element;
}

/** Elements in one call. Text always goes through text nodes: nothing a player typed can become markup. */
export type Child = Node | string | null | false;
type Attribute = string | number | boolean | null | undefined;

export interface Props {
  readonly class?: string;
  readonly on?: Readonly<Record<string, (event: Event) => void>>;
  readonly data?: Readonly<Record<string, string | number>>;
  readonly style?: string;
  readonly attrs?: Readonly<Record<string, Attribute>>;
}

export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  props: Props = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  if (props.class !== undefined) element.className = props.class;
  if (props.style !== undefined) element.style.cssText = props.style;
  for (const [name, value] of Object.entries(props.attrs ?? {})) setAttribute(element, name, value);
  for (const [name, value] of Object.entries(props.data ?? {})) element.dataset[name] = String(value);
  for (const [name, listener] of Object.entries(props.on ?? {})) element.addEventListener(name, listener);
  put(element, ...children);
  return element;
}

export function setAttribute(element: Element, name: string, value: Attribute): void {
  if (value === undefined || value === null || value === false) element.removeAttribute(name);
  else element.setAttribute(name, value === true ? "" : String(value));
}

export function put(element: Element, ...children: readonly Child[]): void {
  for (const child of children) if (child !== null && child !== false) element.append(child);
}

export function fill(element: Element, ...children: readonly Child[]): void {
  element.replaceChildren();
  put(element, ...children);
}

export interface ButtonLook {
  readonly class?: string;
  readonly attrs?: Props["attrs"];
  readonly data?: Props["data"];
}

export function button(label: Child, onPress: () => void, look: ButtonLook = {}): HTMLButtonElement {
  return h(
    "button",
    {
      class: `button ${look.class ?? ""}`.trim(),
      attrs: { type: "button", ...look.attrs },
      data: look.data ?? {},
      on: { click: onPress },
    },
    label,
  );
}

export function link(label: Child, href: string, look: ButtonLook = {}): HTMLAnchorElement {
  return h("a", { class: look.class ?? "", attrs: { href, ...look.attrs }, data: look.data ?? {} }, label);
}

/** A person's own words: shown as they are, in the direction they are written, without disturbing what stands around them. */
export const theirs = (text: string, className = ""): HTMLElement =>
  h("bdi", { class: className, attrs: { dir: "auto" } }, text);

const SVG = "http://www.w3.org/2000/svg";

/** A drawn icon of one path on a 24 unit square; decoration only, so that its button must carry the words. */
export function icon(path: string): SVGSVGElement {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  const line = document.createElementNS(SVG, "path");
  line.setAttribute("d", path);
  svg.append(line);
  return svg;
}

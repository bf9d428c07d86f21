/** Parts of the common atlas as elements of the page; their size follows the CSS variable --icon. */
import { atlasFrames } from "../art/frames.generated.ts";

const address = (): string => `url("${import.meta.env.BASE_URL}art/common.webp")`;

export function iconElement(name: string): HTMLElement {
  const element = document.createElement("i");
  element.className = "t-icon";
  element.setAttribute("aria-hidden", "true");
  const atlas = atlasFrames["common"];
  const frame = atlas?.frames[name];
  if (atlas === undefined || frame === undefined) return element;
  const [x, y, w, h] = frame;
  const times = (factor: number): string => `calc(var(--icon) * ${factor.toFixed(4)})`;
  const { style } = element;
  style.backgroundImage = address();
  style.backgroundSize = `${times(atlas.width / w)} ${times(atlas.height / w)}`;
  style.backgroundPosition = `${times(-x / w)} ${times(-y / w)}`;
  style.width = "var(--icon)";
  style.height = times(h / w);
  return element;
}

/** Parts of the common atlas as elements of the page; their size follows the CSS variable --icon. */
import { atlasUrl, frameOf } from "../art/index.ts";
import { atlasFrames } from "../art/frames.generated.ts";

export function iconElement(name: string): HTMLElement {
  const element = document.createElement("i");
  element.className = "t-icon";
  element.setAttribute("aria-hidden", "true");
  const frame = frameOf(name);
  if (frame === undefined) return element;
  const atlas = atlasFrames[frame.atlas];
  const times = (factor: number): string => `calc(var(--icon) * ${factor.toFixed(4)})`;
  const { style } = element;
  style.backgroundImage = `url("${atlasUrl(frame.atlas)}")`;
  style.backgroundSize = `${times(atlas.width / frame.width)} ${times(atlas.height / frame.width)}`;
  style.backgroundPosition = `${times(-frame.x / frame.width)} ${times(-frame.y / frame.width)}`;
  style.width = "var(--icon)";
  style.height = times(frame.height / frame.width);
  return element;
}

/** A part of the common atlas as an element of the page; its size follows the CSS variable --icon. */
import { atlasFrames } from "../../art/frames.generated.ts";
import { atlasUrl, frameOf } from "../../art/index.ts";

const times = (factor: number): string => `calc(var(--icon) * ${factor.toFixed(4)})`;

export function TableIcon({ name }: { readonly name: string }) {
  const frame = frameOf(name);
  if (frame === undefined) return <i class="t-icon" aria-hidden="true" />;
  const atlas = atlasFrames[frame.atlas];
  return (
    <i
      class="t-icon"
      aria-hidden="true"
      style={{
        backgroundImage: `url("${atlasUrl(frame.atlas)}")`,
        backgroundSize: `${times(atlas.width / frame.width)} ${times(atlas.height / frame.width)}`,
        backgroundPosition: `${times(-frame.x / frame.width)} ${times(-frame.y / frame.width)}`,
        width: "var(--icon)",
        height: times(frame.height / frame.width),
      }}
    />
  );
}

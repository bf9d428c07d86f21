/** A picture out of an atlas as a background: no more files than the table loads anyway. */
import { atlasUrl } from "../art/index.ts";
import { atlasFrames } from "../art/frames.generated.ts";
import "./picture.css";

type AtlasName = keyof typeof atlasFrames;

interface PictureProps {
  readonly atlas: AtlasName;
  readonly frame: string;
  readonly class?: string;
}

const percent = (at: number, whole: number, part: number): string =>
  `${whole === part ? 0 : (at / (whole - part)) * 100}%`;

function backgroundOf(atlas: AtlasName, frame: string) {
  const sheet = atlasFrames[atlas];
  const place = sheet.frames[frame];
  if (place === undefined) return {};
  const [x, y, width, height] = place;
  return {
    backgroundImage: `url("${atlasUrl(atlas)}")`,
    backgroundSize: `${(sheet.width / width) * 100}% ${(sheet.height / height) * 100}%`,
    backgroundPosition: `${percent(x, sheet.width, width)} ${percent(y, sheet.height, height)}`,
    aspectRatio: `${width} / ${height}`,
  };
}

export const Picture = ({ atlas, frame, class: look = "" }: PictureProps) => (
  <span
    class={`picture ${look}`}
    aria-hidden="true"
    data-set={atlas === "common" ? undefined : atlas}
    style={backgroundOf(atlas, frame)}
  />
);

export const CommonPicture = (props: Omit<PictureProps, "atlas">) => <Picture atlas="common" {...props} />;

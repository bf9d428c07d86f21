/** The mark of a set. */
import type { SetKey } from "@mindbug/shared/cards";
import { CommonPicture } from "./Picture.tsx";

export const Emblem = ({ set, class: look = "emblem" }: { readonly set: SetKey; readonly class?: string }) => (
  <CommonPicture frame={`emblem-${set}`} class={look} />
);

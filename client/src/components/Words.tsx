/** Words of people inside words of ours. */
import type { ComponentChildren } from "preact";
import type { TextKey } from "../i18n/index.ts";
import { sentencePieces } from "../i18n/sentence.ts";

/**
 * A person's own words: shown as they are, in the direction they are written, without disturbing what stands around
 * them.
 */
export const Theirs = ({ text, class: look = "" }: { readonly text: string; readonly class?: string }) => (
  <bdi class={look} dir="auto">
    {text}
  </bdi>
);

/** A sentence of ours with names that people chose: none of them can reorder it. */
export function Sentence({ of, fill }: { readonly of: TextKey; readonly fill: Readonly<Record<string, string>> }) {
  const names: Record<string, ComponentChildren> = {};
  for (const [name, text] of Object.entries(fill)) names[name] = <Theirs text={text} />;
  return <span>{sentencePieces<ComponentChildren>(of, names)}</span>;
}

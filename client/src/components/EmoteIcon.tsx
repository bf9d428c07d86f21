/** Emotes as small drawings: one bug, eight moods. */
import type { Emote } from "@mindbug/shared/protocol";
import type { ComponentChildren } from "preact";
import "./emoteIcon.css";

const EYES = (
  <>
    <circle class="emote-white" cx={18} cy={24} r={5.5} />
    <circle class="emote-white" cx={30} cy={24} r={5.5} />
  </>
);
const looking = (dx: number, dy: number) => (
  <>
    {EYES}
    <circle class="emote-ink" cx={18 + dx} cy={24 + dy} r={2.4} />
    <circle class="emote-ink" cx={30 + dx} cy={24 + dy} r={2.4} />
  </>
);
const CLOSED = <path class="emote-line" d="M13.5 25q4.5-5 9 0M25.5 25q4.5-5 9 0" />;
const SMILE = <path class="emote-line" d="M18 33q6 5 12 0" />;

/** What each has beside the face. */
const MOODS: Readonly<Record<Emote, ComponentChildren>> = {
  hello: (
    <>
      {looking(0, 0)}
      {SMILE}
      <path class="emote-hand" d="M38 33q-3-7 1-12 1-7 3-1 2-8 3 0 3-5 2 3 1 7-3 11-3 2-6-1z" />
    </>
  ),
  wellPlayed: (
    <>
      {looking(0, 0)}
      {SMILE}
      <path class="emote-gold" d="m24 1 2 4.6 5 .5-3.8 3.3 1.1 4.9L24 11.8l-4.3 2.5 1.1-4.9L17 6.1l5-.5z" />
    </>
  ),
  thinking: (
    <>
      {looking(2, -2.4)}
      <path class="emote-line" d="M20 34h8" />
      <circle class="emote-white" cx={39} cy={14} r={2} />
      <circle class="emote-white" cx={43} cy={7} r={3.4} />
    </>
  ),
  oops: (
    <>
      {looking(0, 2)}
      <path class="emote-line" d="M18 36q3-5 6-2t6-1" />
      <path class="emote-drop" d="M40 14q5 7 0 9-5-2 0-9z" />
    </>
  ),
  wow: (
    <>
      <circle class="emote-white" cx={17.5} cy={23} r={7} />
      <circle class="emote-white" cx={30.5} cy={23} r={7} />
      <circle class="emote-ink" cx={17.5} cy={23} r={2} />
      <circle class="emote-ink" cx={30.5} cy={23} r={2} />
      <ellipse class="emote-ink" cx={24} cy={35} rx={3.4} ry={4.2} />
    </>
  ),
  thanks: (
    <>
      {CLOSED}
      {SMILE}
      <path class="emote-heart" d="M38 20c-9-6-4-12 0-8 4-4 9 2 0 8z" />
    </>
  ),
  mindbug: (
    <>
      {EYES}
      <path class="emote-swirl" d="M18 24m0 0a1.5 1.5 0 0 1 2 1.5 3 3 0 0 1-4.5 1 4 4 0 0 1 2-6.5" />
      <path class="emote-swirl" d="M30 24m0 0a1.5 1.5 0 0 1 2 1.5 3 3 0 0 1-4.5 1 4 4 0 0 1 2-6.5" />
      <path class="emote-line" d="m17 34 3.5-2 3.5 3 3.5-3 3.5 2" />
    </>
  ),
  goodGame: (
    <>
      {CLOSED}
      <path class="emote-ink" d="M17 31h14q-1 8-7 8t-7-8z" />
      <path class="emote-gold" d="M14 9l4 3 6-7 6 7 4-3-1.5 7h-17z" />
    </>
  ),
};

export const EmoteIcon = ({ emote }: { readonly emote: Emote }) => (
  <svg class="emote-icon" viewBox="0 0 48 48" aria-hidden="true" data-emote={emote}>
    <path class="emote-feeler" d="M16 13Q13 5 8 6M32 13q3-8 8-7" />
    <circle class="emote-feeler-end" cx={8} cy={6} r={2.6} />
    <circle class="emote-feeler-end" cx={40} cy={6} r={2.6} />
    <path class="emote-face" d="M24 10c11 0 16 8 16 16S34 43 24 43 8 34 8 26s5-16 16-16z" />
    {MOODS[emote]}
  </svg>
);

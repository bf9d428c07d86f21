/** What each answer to the present question would come to, for what is pointed at. The engine says so: it is asked. */
import { computed, effect, type ReadonlySignal, signal } from "@preact/signals-core";
import type { MatchSource } from "../sources/source.ts";
import type { Choices, ThingKey } from "../table/model/choices.ts";
import type { CombatPreview, PromptKind } from "../table/model/model.ts";

const ABOUT_COMBAT: readonly PromptKind[] = ["block", "hunt"];

/** A preview and the creature that would fight. */
export interface Foreseen {
  readonly thing: ThingKey;
  readonly preview: CombatPreview;
}

export class CombatPreviews {
  private readonly pointed = signal<ThingKey | null>(null);
  /** By the number of the answer; empty until they have come. */
  readonly all: ReadonlySignal<readonly (CombatPreview | null)[]>;
  /** Of what is pointed at, else of what is picked. */
  readonly shown: ReadonlySignal<Foreseen | null>;
  readonly stop: () => void;

  constructor(source: Pick<MatchSource, "askPreviews" | "previews">, choices: ReadonlySignal<Choices>) {
    const asked = computed(() => {
      const { prompt } = choices.value;
      return prompt !== null && prompt.answers !== null && ABOUT_COMBAT.includes(prompt.kind) ? prompt.id : null;
    });
    this.all = computed(() => {
      const foreseen = source.previews.value;
      return foreseen !== null && foreseen.prompt === asked.value ? foreseen.previews : [];
    });
    this.shown = computed(() => {
      const thing = this.pointed.value ?? choices.value.picks[0] ?? null;
      const offer = thing === null ? undefined : choices.value.directly(thing)[0];
      const preview = offer === undefined ? null : (this.all.value[offer.index] ?? null);
      return thing === null || preview === null ? null : { thing, preview };
    });
    // Asked for as soon as the question stands, so that nobody who points at a creature waits.
    this.stop = effect(() => {
      const id = asked.value;
      if (id !== null) source.askPreviews(id);
    });
  }

  point(thing: ThingKey | null): void {
    this.pointed.value = thing;
  }
}

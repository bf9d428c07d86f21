/** What the pointer holds, and what it has let go of until it is known what became of it. */
import { computed, type ReadonlySignal, signal } from "@preact/signals-core";
import type { MatchSource } from "../sources/source.ts";
import { creatureThing, type ThingKey } from "../table/model/choices.ts";
import type { TableModel } from "../table/model/model.ts";

/** A card under the pointer, in the table's coordinates. */
export interface Drag {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  /** A creature that attacks stays where it is, and points; null for what is carried. */
  readonly aim: Aim | null;
}

interface Aim {
  /** What it may be let go on. */
  readonly prey: readonly ThingKey[];
  /** The one of them under the pointer. */
  readonly at: ThingKey | null;
}

interface Laid extends Drag {
  readonly prompt: number;
}

/** An attacker that was let go on the creature it is to hunt. */
interface Hunt {
  readonly attacker: ThingKey;
  readonly prey: ThingKey;
}

const NOTHING: readonly ThingKey[] = [];

export class Pointer {
  private readonly held = signal<Drag | null>(null);
  private readonly put = signal<Laid | null>(null);
  private hunt: Hunt | null = null;

  readonly dragging: ReadonlySignal<Drag | null> = this.held;
  /** Another list only for another attacker, not for every step of the pointer. */
  readonly prey: ReadonlySignal<readonly ThingKey[]> = computed(() => this.held.value?.aim?.prey ?? NOTHING);
  /** The card lies where it was let go while its answer is on its way, and until what came of it moves it. */
  readonly laid: ReadonlySignal<Drag | null>;

  constructor({ pending }: Pick<MatchSource, "pending">, moving: ReadonlySignal<boolean>) {
    this.laid = computed(() => {
      const [laid, sent] = [this.put.value, pending.value];
      const waits = sent !== null && sent.prompt === laid?.prompt && sent.state !== "refused";
      return waits || moving.value ? laid : null;
    });
  }

  drag(drag: Drag | null): void {
    this.held.value = drag;
  }
  lay(drag: Omit<Drag, "aim">, prompt: number): void {
    this.put.value = { ...drag, aim: null, prompt };
  }
  letGo(): void {
    this.held.value = null;
    this.put.value = null;
  }
  /** Everything has arrived where it belongs, or something else is asked. */
  pickUp(asked: number | null): void {
    if (asked === null || asked !== this.put.peek()?.prompt) this.put.value = null;
  }
  aim(hunt: Hunt | null): void {
    this.hunt = hunt;
  }

  /** The answer that was given beforehand to the question whom the attacker hunts. */
  answerTo({ prompt, attack }: TableModel): number | null {
    const { hunt } = this;
    if (hunt === null || prompt?.answers == null) return null;
    if (attack === null || creatureThing(attack.creature) !== hunt.attacker) this.hunt = null;
    else if (prompt.kind === "hunt") {
      this.hunt = null;
      const index = prompt.answers.findIndex(
        (answer) => answer.do === "hunt" && creatureThing(answer.creature) === hunt.prey,
      );
      return index < 0 ? null : index;
    }
    return null;
  }
}

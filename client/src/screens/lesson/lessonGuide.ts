/** Which step of the lesson it is, and when the next one comes. */
import { batch, computed, effect, type ReadonlySignal, signal, untracked } from "@preact/signals-core";
import { LocalSource, type Referee } from "../../sources/localSource.ts";
import { TableStore } from "../../store/tableStore.ts";
import { LESSON, LESSON_STEPS, type LessonStep } from "./script.ts";

export type TalkingStep = Exclude<LessonStep, { is: "reply" }>;

export class LessonGuide {
  private readonly at = signal(0);
  /** Something else than what stands in the light was tried. */
  private readonly hasty = signal(false);
  /** The last reply that has been asked for: each is asked for once. */
  private replied = -1;
  private readonly stops: readonly (() => void)[];
  readonly source: LocalSource;
  readonly store: TableStore;
  readonly wanders: ReadonlySignal<boolean> = this.hasty;

  /** Said now; null while something moves, and when all has been said. */
  readonly step: ReadonlySignal<TalkingStep | null> = computed(() => {
    const step = LESSON_STEPS[this.at.value];
    const ready = !this.store.moving.value && this.source.latest.value?.step === this.movesBefore(this.at.value);
    return step === undefined || step.is === "reply" || !ready ? null : step;
  });
  readonly over: ReadonlySignal<boolean> = computed(
    () => this.store.table.value?.outcome != null && !this.store.moving.value,
  );
  readonly progress: ReadonlySignal<{ readonly n: number; readonly of: number }> = computed(() => {
    const talking = (steps: readonly LessonStep[]): number => steps.filter(({ is }) => is !== "reply").length;
    return { n: talking(LESSON_STEPS.slice(0, this.at.value + 1)), of: talking(LESSON_STEPS) };
  });

  constructor(
    private readonly referee: Referee,
    name: string,
    private readonly pause: () => Promise<void>,
  ) {
    this.source = new LocalSource(referee, { is: "lesson", story: LESSON, name });
    this.store = new TableStore(this.source);
    this.stops = [effect(() => this.followMoves()), effect(() => this.makeReply()), effect(() => this.hearRefusals())];
  }

  /** What was said has been read. */
  next(): void {
    if (this.step.peek()?.is === "thought") this.goTo(this.at.peek() + 1);
  }

  destroy(): void {
    for (const stop of this.stops) stop();
    this.store.destroy();
  }

  private goTo(at: number): void {
    batch(() => {
      this.hasty.value = false;
      this.at.value = at;
    });
  }

  /** How many moves have been made when this step begins. */
  private movesBefore(at: number): number {
    return LESSON_STEPS.slice(0, at).filter(({ is }) => is !== "thought").length;
  }

  /** A move, of either side, leads on as soon as it has been made. */
  private followMoves(): void {
    const made = this.source.latest.value?.step ?? 0;
    const at = this.at.value;
    const step = LESSON_STEPS[at];
    if (step !== undefined && step.is !== "thought" && made > this.movesBefore(at)) untracked(() => this.goTo(at + 1));
  }

  private makeReply(): void {
    const at = this.at.value;
    if (LESSON_STEPS[at]?.is !== "reply" || this.store.moving.value) return;
    if (this.source.latest.value?.step !== this.movesBefore(at) || this.replied === at) return;
    this.replied = at;
    void this.pause().then(() => {
      if (this.at.peek() === at) this.referee.postMessage({ is: "goOn" });
    });
  }

  private hearRefusals(): void {
    if (this.store.refusal.value === null) return;
    untracked(() => {
      this.hasty.value = true;
      this.store.forgetRefusal();
    });
  }
}

/** A value that belongs to the question being asked: the next question begins with the initial one again. */
import { computed, type ReadonlySignal, signal } from "@preact/signals-core";

export class OfQuestion<T> {
  private readonly kept = signal<{ readonly question: string; readonly value: T } | null>(null);

  constructor(
    private readonly question: ReadonlySignal<string>,
    private readonly initial: T,
  ) {}

  readonly now: ReadonlySignal<T> = computed(() =>
    this.kept.value !== null && this.kept.value.question === this.question.value ? this.kept.value.value : this.initial,
  );

  set(value: T): void {
    this.kept.value = { question: this.question.peek(), value };
  }
}

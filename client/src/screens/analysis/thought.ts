/** Whether the bot thinks about what is on the board, and from whose eyes. */
import { batch, type ReadonlySignal, signal } from "@preact/signals-core";
import type { AnalysisSource } from "../../sources/analysisSource.ts";
import type { Knowledge } from "../../worker/analysisMessages.ts";

export class Thought {
  private readonly thinks = signal(false);
  private readonly sees = signal<Knowledge>("open");
  readonly on: ReadonlySignal<boolean> = this.thinks;
  readonly knows: ReadonlySignal<Knowledge> = this.sees;

  constructor(private readonly source: AnalysisSource) {}

  turn(on: boolean): void {
    this.change(on, this.sees.peek());
  }
  see(knows: Knowledge): void {
    this.change(this.thinks.peek(), knows);
  }
  private change(on: boolean, knows: Knowledge): void {
    batch(() => {
      this.thinks.value = on;
      this.sees.value = knows;
    });
    this.source.send({ is: "think", on, knows });
  }
}

/** A replay that is being watched: which step it shows, whether it goes on by itself, and what its log tells. */
import { computed, type ReadonlySignal, signal } from "@preact/signals-core";
import type { Speed } from "../../animation/pace.ts";
import { toldBy } from "../../log/history.ts";
import { createLogStore, type LogStore } from "../../log/logStore.ts";
import type { ReplayFile } from "../../net/api.ts";
import { sounds } from "../../sound/sounds.ts";
import { ReplaySource } from "../../sources/replaySource.ts";
import { settings } from "../../store/settings.ts";
import { TableStore } from "../../store/tableStore.ts";

const PAUSE_MS: Readonly<Record<Speed, number>> = { off: 450, fast: 500, normal: 1100 };

export class ReplayPlayer {
  private readonly source: ReplaySource;
  private readonly position = signal(0);
  private readonly running = signal(false);
  private readonly pace = signal<Speed>(settings().speed);
  private timer: ReturnType<typeof setTimeout> | undefined;
  readonly store: TableStore;
  readonly log: LogStore = createLogStore();
  readonly last: number;
  readonly at: ReadonlySignal<number> = this.position;
  readonly playing: ReadonlySignal<boolean> = this.running;
  readonly speed: ReadonlySignal<Speed> = this.pace;
  readonly atEnd: ReadonlySignal<boolean> = computed(() => this.position.value >= this.last);

  constructor(
    private readonly file: ReplayFile,
    names: readonly [string, string],
  ) {
    this.last = file.steps.length - 1;
    this.source = new ReplaySource(file);
    this.store = new TableStore(this.source);
    this.store.setSeats([{ name: names[0] }, { name: names[1] }]);
    this.store.onEvent(({ event, before, seen }) => {
      if (seen) sounds.event(event, before);
      this.log.happened(event, before);
    });
  }

  destroy(): void {
    this.pause();
    this.store.destroy();
  }

  setSpeed(speed: Speed): void {
    this.pace.value = speed;
  }

  /** To any moment at once. The log is told anew up to there. */
  jump(wanted: number): void {
    this.pause();
    this.turnTo(wanted);
  }

  step(): void {
    this.pause();
    this.goOn();
  }

  play(): void {
    if (this.atEnd.peek()) this.turnTo(0);
    this.running.value = true;
    this.goOn();
  }

  pause(): void {
    this.running.value = false;
    clearTimeout(this.timer);
  }

  private turnTo(wanted: number): void {
    const at = Math.max(0, Math.min(this.last, wanted));
    this.store.finish();
    this.position.value = at;
    this.source.turnTo(at, "asItStands");
    const told = toldBy(this.file.steps.slice(0, at + 1));
    this.log.restart(told);
    this.store.recall(told.map(([event]) => event));
  }

  /** One step on, and while it plays the next one after that. */
  private goOn(): void {
    if (this.atEnd.peek()) return this.pause();
    this.position.value += 1;
    this.source.turnTo(this.position.peek(), "played");
    if (!this.running.peek()) return;
    void this.store.whenStill().then(() => {
      clearTimeout(this.timer);
      if (this.running.peek()) this.timer = setTimeout(() => this.goOn(), PAUSE_MS[this.pace.peek()]);
    });
  }
}

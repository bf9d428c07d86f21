/**
 * Notices silence: asks now and then, and says so when nothing is heard in time. A dead line is known within eight
 * seconds.
 */
const EVERY_MS = 5000;
const PATIENCE_MS = 2500;

export class Heartbeat {
  private asking: number | undefined;
  private waiting: number | undefined;

  constructor(
    private readonly send: () => void,
    private readonly onSilence: () => void,
  ) {}

  /** Anything that comes shows that the line lives. */
  heard(): void {
    this.stop();
    this.asking = window.setTimeout(() => this.ask(), EVERY_MS);
  }

  /** At once, as after a sleep. */
  ask(): void {
    this.stop();
    this.waiting = window.setTimeout(this.onSilence, PATIENCE_MS);
    this.send();
  }

  stop(): void {
    clearTimeout(this.asking);
    clearTimeout(this.waiting);
  }
}

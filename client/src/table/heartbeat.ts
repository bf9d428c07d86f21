/** The table's time: calls for every frame, tells when a breath is due, and how bright it is. */
const PULSE_EVERY_MS = 50;
const LONGEST_FRAME_MS = 100;
const BREATH = 420;

export interface Beat {
  readonly ms: number;
  /** A breath, or the first frame of a new picture. */
  readonly due: boolean;
  readonly fresh: boolean;
  /** 0 to 1. */
  readonly light: number;
}

export class Heartbeat {
  private frameId = 0;
  private last = 0;
  private time = 0;
  private beatAt = 0;

  constructor(private readonly onBeat: (beat: Beat) => void) {
    this.frameId = requestAnimationFrame(this.onFrame);
  }

  /** Something else is to be seen: the next frame is drawn. */
  refresh(): void {
    this.beatAt = 0;
  }

  stop(): void {
    cancelAnimationFrame(this.frameId);
  }

  private readonly onFrame = (now: number): void => {
    this.frameId = requestAnimationFrame(this.onFrame);
    const ms = Math.min(LONGEST_FRAME_MS, now - (this.last || now));
    this.last = now;
    this.time += ms;
    const due = now - this.beatAt >= PULSE_EVERY_MS;
    const fresh = this.beatAt === 0;
    this.onBeat({ ms, due, fresh, light: 0.5 + 0.5 * Math.sin(this.time / BREATH) });
    if (due) this.beatAt = now;
  };
}

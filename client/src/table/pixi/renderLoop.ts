/** Frames only while something moves: a table at rest, or one that nobody sees, asks the browser for none. */
const LONGEST_STEP_MS = 100;
const USUAL_FRAME_MS = 16;

export class RenderLoop {
  private frame = 0;
  private last: number | null = null;

  /** `onFrame` draws, and tells whether another frame is needed. Where frames are slow, movement takes small steps. */
  constructor(private readonly onFrame: (step: number, elapsed: number) => boolean) {}

  /** Nobody sees a hidden page; whoever shows it again asks for a frame. */
  request(): void {
    if (this.frame === 0 && !document.hidden) this.frame = requestAnimationFrame(this.run);
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
  }

  private readonly run = (now: number): void => {
    this.frame = 0;
    const elapsed = this.last === null ? USUAL_FRAME_MS : now - this.last;
    const more = this.onFrame(Math.min(LONGEST_STEP_MS, elapsed), elapsed);
    this.last = more ? now : null;
    if (more) this.request();
  };
}

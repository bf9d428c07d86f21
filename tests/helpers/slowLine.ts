/** One direction of a line that carries so many bytes a second, shared fairly by all its connections. */
import type { Socket } from "node:net";

/** What a network sends at once. */
const PIECE = 1460;

/** `last`: the end of what was sent with it. */
type Deliver = (piece: Buffer, last: boolean) => void;

interface Waiting {
  readonly piece: Buffer;
  readonly last: boolean;
  readonly deliver: Deliver;
}

export class SlowLine {
  private readonly queues = new Map<Socket, Waiting[]>();
  private freeAt = 0;
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly bytesPerSecond: number) {}

  send(to: Socket, data: Buffer, deliver: Deliver): void {
    const queue = this.queues.get(to) ?? [];
    for (let at = 0; at < data.length; at += PIECE)
      queue.push({ piece: data.subarray(at, at + PIECE), last: at + PIECE >= data.length, deliver });
    if (queue.length > 0) this.queues.set(to, queue);
    this.serve();
  }

  forget(to: Socket): void {
    this.queues.delete(to);
  }

  /** One piece of each connection in turn; a timer that comes late is made up for. */
  private serve(): void {
    if (this.timer !== null) return;
    const now = performance.now();
    this.freeAt = Math.max(this.freeAt, now - 50);
    while (this.freeAt <= now) {
      const next = this.queues.entries().next();
      if (next.done === true) return;
      const [to, queue] = next.value;
      const { piece, last, deliver } = queue.shift()!;
      // To the back of the row.
      this.queues.delete(to);
      if (queue.length > 0) this.queues.set(to, queue);
      this.freeAt += (piece.length / this.bytesPerSecond) * 1000;
      deliver(piece, last);
    }
    if (this.queues.size === 0) return;
    this.timer = setTimeout(() => {
      this.timer = null;
      this.serve();
    }, this.freeAt - now);
  }
}

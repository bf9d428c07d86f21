/** A line between browser and server that a test can spoil: cut, stalled, swallowing or slow. */
import { connect, createServer, type Server, type Socket } from "node:net";
import { SlowLine } from "./slowLine.ts";

/**
 * open: everything passes. cut: connections end, new ones are refused. stalled: nothing passes until the line is
 * open again, then all of it does. swallowing: what is sent is lost for good, and nobody is told. deaf: the server
 * hears the browser, and its answers are lost.
 */
export type LineState = "open" | "cut" | "stalled" | "swallowing" | "deaf";

interface Pair {
  readonly ends: readonly [Socket, Socket];
  readonly held: { readonly to: Socket; readonly data: Buffer }[];
  /** Something of it was lost, or one end is gone: it cannot go on when the line is good again. */
  torn: boolean;
  /** Pieces on their way. */
  travelling: number;
  /** One end has closed; the other one hears of it behind what is on its way. */
  closing: boolean;
}

export class LineProxy {
  private readonly pairs = new Set<Pair>();
  private readonly server: Server;
  private state: LineState = "open";
  /** Milliseconds that everything takes on its way. */
  delay = 0;
  /** Bytes that came from the server since this was last set. */
  received = 0;
  private slow: { readonly up: SlowLine; readonly down: SlowLine } | null = null;

  private constructor(private readonly target: number) {
    this.server = createServer((client) => this.accept(client));
  }

  /** To a server on this port of this machine. */
  static async to(target: number): Promise<LineProxy> {
    const proxy = new LineProxy(target);
    await new Promise<void>((resolve) => proxy.server.listen(0, "127.0.0.1", resolve));
    return proxy;
  }

  get url(): string {
    const address = this.server.address();
    if (address === null || typeof address === "string") throw new Error("The line is closed.");
    return `http://127.0.0.1:${address.port}`;
  }

  /** Null: as fast as this machine is. */
  carryAtMost(bytesPerSecond: number | null): void {
    this.slow =
      bytesPerSecond === null ? null : { up: new SlowLine(bytesPerSecond), down: new SlowLine(bytesPerSecond) };
  }

  become(state: LineState): void {
    this.state = state;
    for (const pair of [...this.pairs]) {
      if (state === "cut" || (state === "open" && pair.torn)) this.end(pair);
      else if (state === "open") for (const { to, data } of pair.held.splice(0)) this.pass(pair, to, data);
    }
  }

  async close(): Promise<void> {
    for (const pair of [...this.pairs]) this.end(pair);
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** A slow line takes a while to shake hands. */
  private accept(client: Socket): void {
    client.on("error", () => client.destroy());
    if (this.delay === 0) this.join(client);
    else setTimeout(() => this.join(client), 2 * this.delay);
  }

  private join(client: Socket): void {
    if (this.state === "cut") return void client.destroy();
    const server = connect(this.target, "127.0.0.1");
    const pair: Pair = { ends: [client, server], held: [], torn: false, travelling: 0, closing: false };
    this.pairs.add(pair);
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      from.setNoDelay(true);
      from.on("data", (data) => this.carry(pair, to, data));
      from.on("error", () => this.end(pair));
      from.on("close", () => this.hangUp(pair));
    }
  }

  private carry(pair: Pair, to: Socket, data: Buffer): void {
    if (this.state === "stalled") pair.held.push({ to, data });
    else if (this.state === "swallowing" || (this.state === "deaf" && to === pair.ends[0])) pair.torn = true;
    else this.pass(pair, to, data);
  }

  private pass(pair: Pair, to: Socket, data: Buffer): void {
    const down = to === pair.ends[0];
    if (down) this.received += data.length;
    const line = down ? this.slow?.down : this.slow?.up;
    if (line === undefined) this.travel(pair, to, data);
    else {
      pair.travelling += 1;
      line.send(to, data, (piece, last) => {
        this.travel(pair, to, piece);
        if (last) this.arrived(pair);
      });
    }
  }

  private travel(pair: Pair, to: Socket, data: Buffer): void {
    if (this.delay === 0) return void to.write(data);
    pair.travelling += 1;
    setTimeout(() => {
      if (!to.destroyed) to.write(data);
      this.arrived(pair);
    }, this.delay);
  }

  private arrived(pair: Pair): void {
    pair.travelling -= 1;
    if (pair.closing) this.hangUp(pair);
  }

  private hangUp(pair: Pair): void {
    pair.closing = true;
    if (pair.travelling === 0) this.end(pair);
  }

  private end(pair: Pair): void {
    // On a silent line not even an end is heard, until it speaks again.
    if (this.state !== "open" && this.state !== "cut") {
      pair.torn = true;
      return;
    }
    this.pairs.delete(pair);
    for (const end of pair.ends) {
      this.slow?.up.forget(end);
      this.slow?.down.forget(end);
      end.destroySoon();
    }
  }
}

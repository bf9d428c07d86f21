/** A line between browser and server that a test can spoil: cut, stalled, swallowing or slow. */
import { connect, createServer, type Server, type Socket } from "node:net";

/**
 * open: everything passes. cut: connections end, new ones are refused. stalled: nothing passes until the line is
 * open again, then all of it does. swallowing: what is sent is lost for good, and nobody is told.
 */
export type LineState = "open" | "cut" | "stalled" | "swallowing";

interface Pair {
  readonly ends: readonly [Socket, Socket];
  readonly held: { readonly to: Socket; readonly data: Buffer }[];
  /** Something of it was lost, or one end is gone: it cannot go on when the line is good again. */
  torn: boolean;
}

export class LineProxy {
  private readonly pairs = new Set<Pair>();
  private readonly server: Server;
  private state: LineState = "open";
  /** Milliseconds that everything takes on its way. */
  delay = 0;

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

  become(state: LineState): void {
    this.state = state;
    for (const pair of [...this.pairs]) {
      if (state === "cut" || (state === "open" && pair.torn)) this.end(pair);
      else if (state === "open") for (const { to, data } of pair.held.splice(0)) this.pass(to, data);
    }
  }

  async close(): Promise<void> {
    for (const pair of [...this.pairs]) this.end(pair);
    await new Promise((resolve) => this.server.close(resolve));
  }

  private accept(client: Socket): void {
    if (this.state === "cut") return void client.destroy();
    const server = connect(this.target, "127.0.0.1");
    const pair: Pair = { ends: [client, server], held: [], torn: false };
    this.pairs.add(pair);
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      from.setNoDelay(true);
      from.on("data", (data) => this.carry(pair, to, data));
      from.on("error", () => this.end(pair));
      from.on("close", () => this.end(pair));
    }
  }

  private carry(pair: Pair, to: Socket, data: Buffer): void {
    if (this.state === "stalled") pair.held.push({ to, data });
    else if (this.state === "swallowing") pair.torn = true;
    else this.pass(to, data);
  }

  private pass(to: Socket, data: Buffer): void {
    if (this.delay === 0) to.write(data);
    else setTimeout(() => to.destroyed || to.write(data), this.delay);
  }

  private end(pair: Pair): void {
    // On a silent line not even an end is heard, until it speaks again.
    if (this.state === "stalled" || this.state === "swallowing") {
      pair.torn = true;
      return;
    }
    this.pairs.delete(pair);
    for (const end of pair.ends) end.destroy();
  }
}

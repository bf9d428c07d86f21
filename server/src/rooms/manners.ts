/** How each connection behaves: bursts are allowed, floods are refused, persistence ends it. */
import type { Client } from "colyseus";
import { CLOSE, type Refused, type RefusedCode, TO_CLIENT } from "@mindbug/shared/protocol";
import { Bucket } from "../limits.ts";
import { log } from "../log.ts";
import { metrics } from "../metrics.ts";

interface Conduct {
  readonly messages: Bucket;
  readonly talk: Bucket;
  readonly patience: Bucket;
}

const PATIENCE = 100;
const COST: Partial<Record<RefusedCode, number>> = { malformed: 5, unknownMessage: 5 };

export class Manners {
  private readonly conduct = new WeakMap<Client, Conduct>();
  /** Told to go; what they still had under way is neither answered nor counted. */
  private readonly gone = new WeakSet<Client>();

  constructor(
    private readonly perSecond: number,
    private readonly room: () => string,
  ) {}

  private of(client: Client): Conduct {
    let found = this.conduct.get(client);
    if (found === undefined)
      this.conduct.set(
        client,
        (found = {
          messages: new Bucket(this.perSecond * 3, this.perSecond),
          talk: new Bucket(5, 0.5),
          patience: new Bucket(PATIENCE, 1),
        }),
      );
    return found;
  }

  isGone(client: Client): boolean {
    return this.gone.has(client);
  }

  mayWrite(client: Client): boolean {
    return this.of(client).messages.take();
  }

  mayTalk(client: Client): boolean {
    return this.of(client).talk.take();
  }

  refuse(client: Client, to: string, code: RefusedCode, reason: string): void {
    if (this.gone.has(client)) return;
    metrics.refused.inc({ reason: code });
    if (!this.of(client).patience.take(COST[code] ?? 1)) {
      this.gone.add(client);
      log("warn", "connection closed for abuse", { room: this.room(), last: code });
      client.leave(CLOSE.abuse, "too many refused messages");
      return;
    }
    const message: Refused = { to, code, reason };
    client.send(TO_CLIENT.refused, message);
  }
}

/** How each connection behaves: bursts are allowed, floods are refused, persistence ends it. */
import type { Client } from "colyseus";
import { CLOSE, type EveningRefusal, type RefusedCode, TO_CLIENT } from "@mindbug/shared/protocol";
import { Bucket } from "../limits.ts";
import { log } from "../log.ts";
import { metrics } from "../metrics.ts";

interface Buckets {
  readonly messages: Bucket;
  readonly talk: Bucket;
  readonly refusals: Bucket;
}

const REFUSALS_ALLOWED = 100;
/**
 * What a refusal takes from a connection's patience: no honest page sends the dear ones, and our own faults are free.
 */
const COST: Readonly<Record<RefusedCode | EveningRefusal, number>> = {
  malformed: 5,
  unknownMessage: 5,
  tooFrequent: 1,
  notAPlayer: 1,
  notTheHost: 1,
  notNow: 1,
  matchOver: 1,
  notYourDecision: 1,
  stalePrompt: 1,
  unknownAnswer: 1,
  unknownSeat: 1,
  unknownWatcher: 1,
  notInTheEvening: 1,
  unknownPerson: 1,
  unknownTable: 1,
  alreadyPlaying: 1,
  nothingToTakeBack: 1,
  opponentPresent: 1,
  notSaved: 0,
  internal: 0,
};

/** As the room's onAuth found it out. */
const addressOfClient = (client: Client): string => (client.auth as { address?: string } | undefined)?.address ?? "";

export class ConnectionLimits {
  private readonly households = new Map<string, Bucket>();
  private readonly buckets = new WeakMap<Client, Buckets>();
  /** Told to go; what they still had under way is neither answered nor counted. */
  private readonly closing = new WeakSet<Client>();

  constructor(
    private readonly perSecond: number,
    private readonly room: () => string,
  ) {}

  private of(client: Client): Buckets {
    let found = this.buckets.get(client);
    if (found === undefined)
      this.buckets.set(
        client,
        (found = {
          messages: new Bucket(this.perSecond * 3, this.perSecond),
          talk: new Bucket(5, 0.5),
          refusals: new Bucket(REFUSALS_ALLOWED, 1),
        }),
      );
    return found;
  }

  isClosing(client: Client): boolean {
    return this.closing.has(client);
  }

  mayMessage(client: Client): boolean {
    return this.of(client).messages.take();
  }

  /** Of several windows at one address each may speak less. */
  mayChat(client: Client): boolean {
    const address = addressOfClient(client);
    let household = this.households.get(address);
    if (household === undefined) this.households.set(address, (household = new Bucket(10, 1)));
    return this.of(client).talk.take() && household.take();
  }

  refuse(client: Client, to: string, code: RefusedCode | EveningRefusal, reason: string): void {
    if (this.closing.has(client)) return;
    // A fault of ours has been counted where it was logged: it happens to the clock and to bots as well.
    if (code !== "internal") metrics.refused.inc({ reason: code });
    if (!this.of(client).refusals.take(COST[code])) {
      this.closing.add(client);
      log("warn", "connection closed for abuse", { room: this.room(), last: code, address: addressOfClient(client) });
      client.leave(CLOSE.abuse, "too many refused messages");
      return;
    }
    client.send(TO_CLIENT.refused, { to, code, reason });
  }
}

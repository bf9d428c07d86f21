/** Who sits where. A seat belongs to whoever knows its secret; the newest connection that does speaks for it. */
import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { Client } from "@colyseus/core";
import type { Seat } from "@mindbug/shared";
import type { BotLevel } from "@mindbug/shared/protocol";
import type { SeatRecord } from "../store/Store.ts";

const hash = (secret: string): string => createHash("sha256").update(secret).digest("hex");

export interface Sitting {
  name: string;
  secretHash: string;
  bot: BotLevel | null;
  client: Client | null;
  /** When the last connection was lost. */
  awaySince: number;
  ready: boolean;
  rematch: boolean;
  autoForced: boolean;
}

const sit = (record: SeatRecord): Sitting =>
  ({ name: record.name, secretHash: record.secretHash, bot: record.bot, client: null, awaySince: Date.now(), ready: record.bot !== null, rematch: record.bot !== null, autoForced: true });

export class Seats {
  private readonly taken: [Sitting | null, Sitting | null] = [null, null];

  of(seat: Seat): Sitting | null {
    return this.taken[seat];
  }

  restore(records: readonly [SeatRecord | null, SeatRecord | null]): void {
    records.forEach((record, seat) => {
      if (record !== null) this.taken[seat as Seat] = { ...sit(record), ready: true };
    });
  }

  records(): [SeatRecord | null, SeatRecord | null] {
    const [first, second] = this.taken.map((s) => (s === null ? null : { name: s.name, secretHash: s.secretHash, bot: s.bot }));
    return [first!, second!];
  }

  /** Takes the first free seat; the secret is known here only this once. */
  take(name: string): { seat: Seat; secret: string } | null {
    const seat = this.taken.indexOf(null);
    if (seat < 0) return null;
    const secret = randomBytes(32).toString("base64url");
    this.taken[seat as Seat] = sit({ name, secretHash: hash(secret), bot: null });
    return { seat: seat as Seat, secret };
  }

  /** Takes the last free seat: whoever made the room keeps the first. */
  addBot(level: BotLevel): void {
    const seat = this.taken.lastIndexOf(null);
    if (seat >= 0) this.taken[seat as Seat] = sit({ name: "", secretHash: "", bot: level });
  }

  /** Gives a seat back that was taken but could not be saved. */
  free(seat: Seat): void {
    this.taken[seat] = null;
  }

  withSecret(secret: string): Seat | null {
    const given = Buffer.from(hash(secret));
    const seat = this.taken.findIndex((s) => s !== null && s.secretHash !== "" && timingSafeEqual(given, Buffer.from(s.secretHash)));
    return seat < 0 ? null : (seat as Seat);
  }

  heldBy(client: Client): Seat | null {
    const seat = this.taken.findIndex((s) => s !== null && s.client === client);
    return seat < 0 ? null : (seat as Seat);
  }

  full(): boolean {
    return this.taken.every((s) => s !== null);
  }

  all(what: "ready" | "rematch"): boolean {
    return this.taken.every((s) => s !== null && s[what]);
  }
}

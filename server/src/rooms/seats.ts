/** Who sits where. A seat belongs to whoever knows its secret; the newest connection that does speaks for it. */
import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { Client } from "colyseus";
import type { Seat } from "@mindbug/shared";
import type { BotLevel } from "@mindbug/shared/protocol";
import type { SeatRecord } from "../store/store.ts";
import { steadyNow } from "../time.ts";

export const hashSecret = (secret: string): string => createHash("sha256").update(secret).digest("hex");

export interface SeatedPlayer {
  name: string;
  /** Empty for a seat that was never a person's. */
  secretHash: string;
  /** Who plays while this is not null, even if the seat is a person's: they were away for too long. */
  bot: BotLevel | null;
  client: Client | null;
  /** Where the player last connected from; empty while that is not known. */
  address: string;
  /** Whether the secret is known to have arrived. */
  confirmed: boolean;
  /** When the last connection was lost. */
  awaySince: number;
  ready: boolean;
  rematch: boolean;
  autoForced: boolean;
  /** The connection that has said its table is drawn. */
  seeing: Client | null;
  /** Opened the room. */
  readonly host: boolean;
}

const sit = (record: SeatRecord): SeatedPlayer => ({
  name: record.name,
  secretHash: record.secretHash,
  bot: record.bot,
  client: null,
  address: "",
  confirmed: false,
  awaySince: steadyNow(),
  ready: record.bot !== null || record.ready === true,
  rematch: record.bot !== null,
  autoForced: true,
  seeing: null,
  host: record.host === true,
});

/** What two names have in common that a reader would take for the same. */
export const lookalike = (name: string): string =>
  name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s\p{P}]/gu, "");

export class Seats {
  private readonly taken: [SeatedPlayer | null, SeatedPlayer | null] = [null, null];

  of(seat: Seat): SeatedPlayer | null {
    return this.taken[seat];
  }

  restore(records: readonly [SeatRecord | null, SeatRecord | null]): void {
    records.forEach((record, seat) => {
      if (record !== null) this.taken[seat as Seat] = { ...sit(record), confirmed: true };
    });
  }

  records(): [SeatRecord | null, SeatRecord | null] {
    const [first, second] = this.taken.map((s) =>
      s === null
        ? null
        : {
            name: s.name,
            secretHash: s.secretHash,
            bot: s.bot,
            ...(s.ready ? { ready: true } : {}),
            ...(s.host ? { host: true } : {}),
          },
    );
    return [first!, second!];
  }

  /** The name, unless somebody plays under it already: nobody speaks in a player's name. */
  ownName(name: string): string {
    return this.taken.some((s) => s !== null && s.name !== "" && lookalike(s.name) === lookalike(name)) ? "" : name;
  }

  /** Is everybody there who would play, bots apart? */
  allPresent(): boolean {
    return this.taken.every((s) => s !== null && (s.bot !== null || s.client !== null));
  }

  /** Takes the first free seat; the secret is known here only this once. */
  take(name: string, host = false): { seat: Seat; secret: string } | null {
    const seat = this.taken.indexOf(null);
    if (seat < 0) return null;
    const secret = randomBytes(32).toString("base64url");
    this.taken[seat as Seat] = sit({ name, secretHash: hashSecret(secret), bot: null, host });
    return { seat: seat as Seat, secret };
  }

  /** Takes the last free seat: whoever made the room keeps the first. */
  addBot(level: BotLevel): Seat | null {
    const seat = this.taken.lastIndexOf(null);
    if (seat < 0) return null;
    this.taken[seat as Seat] = sit({ name: "", secretHash: "", bot: level });
    return seat as Seat;
  }

  free(seat: Seat): void {
    this.taken[seat] = null;
  }

  /** Before the first match, whoever went away for long makes room for others. */
  freeAbandoned(milliseconds: number): void {
    this.taken.forEach((s, seat) => {
      if (s !== null && s.bot === null && s.client === null && steadyNow() - s.awaySince >= milliseconds)
        this.taken[seat as Seat] = null;
    });
  }

  withSecret(secret: string): Seat | null {
    const given = Buffer.from(hashSecret(secret));
    const seat = this.taken.findIndex(
      (s) => s !== null && s.secretHash !== "" && timingSafeEqual(given, Buffer.from(s.secretHash)),
    );
    return seat < 0 ? null : (seat as Seat);
  }

  heldBy(client: Client): Seat | null {
    const seat = this.taken.findIndex((s) => s !== null && s.client === client);
    return seat < 0 ? null : (seat as Seat);
  }

  full(): boolean {
    return this.taken.every((s) => s !== null);
  }

  /** Of the seats that are taken, in their order. */
  sitting(): SeatedPlayer[] {
    return this.taken.filter((s) => s !== null);
  }

  all(what: "ready" | "rematch"): boolean {
    return this.taken.every((s) => s !== null && s[what]);
  }

  /** Is a person there to play? */
  anyonePresent(): boolean {
    return this.taken.some((s) => s !== null && s.client !== null);
  }

  onlyBots(): boolean {
    return this.taken.every((s) => s !== null && s.secretHash === "");
  }

  /** After a restart nobody knows where a player lives who has not come back yet: it could be here. */
  mayConnectFrom(address: string): boolean {
    return this.taken.some((s) => s !== null && s.secretHash !== "" && (s.address === address || s.address === ""));
  }
}

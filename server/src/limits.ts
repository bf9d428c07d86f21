import { siteOf } from "./address.ts";

/** In bucketfuls. */
const DEEPEST_DEBT = 5;

/** A bucket of tokens: bursts up to `size`, then `perSecond`. */
export class Bucket {
  private level: number;
  private at: number;

  constructor(
    private readonly size: number,
    private readonly perSecond: number,
    now = Date.now(),
  ) {
    this.level = size;
    this.at = now;
  }

  private fill(now: number): void {
    this.level = Math.min(this.size, this.level + (Math.max(0, now - this.at) / 1000) * this.perSecond);
    this.at = now;
  }

  take(tokens = 1, now = Date.now()): boolean {
    this.fill(now);
    if (this.level < tokens) return false;
    this.level -= tokens;
    return true;
  }

  has(tokens: number, now = Date.now()): boolean {
    this.fill(now);
    return this.level >= tokens;
  }

  /** Also what is not there: a debt keeps the bucket shut until it is paid, though not for ever. */
  charge(tokens: number, now = Date.now()): void {
    this.fill(now);
    this.level = Math.max(-DEEPEST_DEBT * this.size, this.level - tokens);
  }

  isFull(now = Date.now()): boolean {
    this.fill(now);
    return this.level >= this.size;
  }
}

const MOST_ADDRESSES = 10_000;

/** How many things of each address there are right now. */
export class AddressCount {
  private readonly counts = new Map<string, number>();

  of(address: string): number {
    return this.counts.get(address) ?? 0;
  }

  add(address: string, by: 1 | -1): void {
    const count = this.of(address) + by;
    if (count > 0) this.counts.set(address, count);
    else this.counts.delete(address);
  }
}

/** Whoever has a /48 of IPv6 has 65,536 networks: all of them together may do as much as so many households. */
const HOUSEHOLDS_IN_A_SITE = 4;
const TELL_EVERY = 60_000;

interface Account {
  readonly bucket: Bucket;
  /** When a refusal was last reported. */
  told: number;
}

/** A bucket for each address, forgotten once it is full again; and a larger one for each IPv6 site. */
export class AddressLimit {
  private readonly accounts = new Map<string, Account>();

  constructor(private readonly perMinute: number) {}

  private of(address: string, size = this.perMinute): Account {
    if (this.accounts.size > MOST_ADDRESSES) this.forget();
    let account = this.accounts.get(address);
    if (account === undefined)
      this.accounts.set(address, (account = { bucket: new Bucket(size, size / 60), told: -Infinity }));
    return account;
  }

  private both(address: string): Bucket[] {
    const site = siteOf(address);
    const own = this.of(address).bucket;
    return site === null ? [own] : [own, this.of(site, this.perMinute * HOUSEHOLDS_IN_A_SITE).bucket];
  }

  take(address: string): boolean {
    if (this.isEmpty(address)) return false;
    this.charge(address, 1);
    return true;
  }

  charge(address: string, tokens: number): void {
    for (const bucket of this.both(address)) bucket.charge(tokens);
  }

  isEmpty(address: string): boolean {
    return !this.both(address).every((bucket) => bucket.has(1));
  }

  /** Whether a refusal is worth a line: one a minute for each address, or a flood would fill the log. */
  tells(address: string, now = Date.now()): boolean {
    const account = this.of(address);
    if (now - account.told < TELL_EVERY) return false;
    account.told = now;
    return true;
  }

  private forget(): void {
    for (const [address, { bucket }] of this.accounts) if (bucket.isFull()) this.accounts.delete(address);
    // So many addresses at once are an attack: memory comes before fairness.
    for (const address of this.accounts.keys()) {
      if (this.accounts.size <= MOST_ADDRESSES / 2) return;
      this.accounts.delete(address);
    }
  }
}

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

  /** Takes what is there, up to so many. */
  charge(tokens: number, now = Date.now()): void {
    this.fill(now);
    this.level = Math.max(0, this.level - tokens);
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

/** A bucket for each address, forgotten once it is full again. */
export class AddressLimit {
  private readonly buckets = new Map<string, Bucket>();

  constructor(private readonly perMinute: number) {}

  private of(address: string): Bucket {
    if (this.buckets.size > MOST_ADDRESSES) this.forget();
    let bucket = this.buckets.get(address);
    if (bucket === undefined) this.buckets.set(address, (bucket = new Bucket(this.perMinute, this.perMinute / 60)));
    return bucket;
  }

  take(address: string): boolean {
    return this.of(address).take();
  }

  charge(address: string, tokens: number): void {
    this.of(address).charge(tokens);
  }

  private forget(): void {
    for (const [address, bucket] of this.buckets) if (bucket.isFull()) this.buckets.delete(address);
    // So many addresses at once are an attack: memory comes before fairness.
    for (const address of this.buckets.keys()) {
      if (this.buckets.size <= MOST_ADDRESSES / 2) return;
      this.buckets.delete(address);
    }
  }
}

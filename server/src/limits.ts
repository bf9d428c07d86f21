/** A bucket of tokens: bursts up to `size`, then `perSecond`. */
export class Bucket {
  private level: number;
  private at: number;

  constructor(private readonly size: number, private readonly perSecond: number, now = Date.now()) {
    this.level = size;
    this.at = now;
  }

  take(tokens = 1, now = Date.now()): boolean {
    this.level = Math.min(this.size, this.level + ((now - this.at) / 1000) * this.perSecond);
    this.at = now;
    if (this.level < tokens) return false;
    this.level -= tokens;
    return true;
  }

  isFull(now = Date.now()): boolean {
    return this.level + ((now - this.at) / 1000) * this.perSecond >= this.size;
  }
}

/** A bucket for each address, forgotten once it is full again. */
export class AddressLimit {
  private readonly buckets = new Map<string, Bucket>();

  constructor(private readonly perMinute: number) {}

  take(address: string): boolean {
    if (this.buckets.size > 10_000) this.forget();
    let bucket = this.buckets.get(address);
    if (bucket === undefined) this.buckets.set(address, bucket = new Bucket(this.perMinute, this.perMinute / 60));
    return bucket.take();
  }

  private forget(): void {
    for (const [address, bucket] of this.buckets) if (bucket.isFull()) this.buckets.delete(address);
  }
}

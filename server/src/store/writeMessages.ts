/**
 * Writes on their way to the thread of the store: each query's text travels once and is a number from then on, and all
 * of it is one string, because strings are copied between threads several times as fast as objects.
 */
import type { Value } from "./database.ts";
import type { Statement, Write } from "./sqlStore.ts";

type PackedStatement = readonly [sql: number, ...values: Value[]];
/** `held` is the number of its query, null for null; left out where the write has none. */
interface PackedWrite {
  readonly s: readonly PackedStatement[];
  readonly h?: number | null;
}
interface Packed {
  /** Texts that were not told before; their numbers go on from those that were. */
  readonly texts: readonly string[];
  readonly writes: readonly PackedWrite[];
}

export class WritePacker {
  private readonly numbers = new Map<string, number>();

  pack(writes: readonly Write[]): string {
    const texts: string[] = [];
    const number = (sql: string): number => {
      let found = this.numbers.get(sql);
      if (found === undefined) {
        this.numbers.set(sql, (found = this.numbers.size));
        texts.push(sql);
      }
      return found;
    };
    const packed: Packed = {
      writes: writes.map(({ statements, held }) => ({
        s: statements.map(({ sql, values }): PackedStatement => [number(sql), ...values]),
        ...(held === undefined ? {} : { h: held === null ? null : number(held) }),
      })),
      texts,
    };
    return JSON.stringify(packed);
  }
}

export class WriteUnpacker {
  private readonly texts: string[] = [];

  unpack(text: string): Write[] {
    const { texts, writes } = JSON.parse(text) as Packed;
    this.texts.push(...texts);
    return writes.map(({ s, h }) => ({
      statements: s.map(([sql, ...values]): Statement => ({ sql: this.texts[sql]!, values })),
      ...(h === undefined ? {} : { held: h === null ? null : this.texts[h]! }),
    }));
  }
}

/** SQLite's write-ahead log (https://www.sqlite.org/fileformat2.html#walformat), as far as counting what is in it. */
import { closeSync, existsSync, fstatSync, openSync, readSync } from "node:fs";

const HEADER = 32;
const FRAME_HEADER = 24;
const SALT = { inHeader: 16, inFrame: 8, length: 8 } as const;

/**
 * Whole frames that belong to the log's present run. SQLite says nothing when it stops reading at a damaged one and
 * forgets those behind it: comparing with the number that it took over tells.
 */
export function walFrames(file: string): number {
  if (!existsSync(file)) return 0;
  const handle = openSync(file, "r");
  try {
    const { size } = fstatSync(handle);
    const header = Buffer.alloc(HEADER);
    if (readSync(handle, header, 0, HEADER, 0) < HEADER) return 0;
    const frameSize = FRAME_HEADER + header.readUInt32BE(8);
    const salt = header.subarray(SALT.inHeader, SALT.inHeader + SALT.length);
    const frame = Buffer.alloc(FRAME_HEADER);
    let count = 0;
    let committed = 0;
    for (let at = HEADER; at + frameSize <= size; at += frameSize) {
      readSync(handle, frame, 0, FRAME_HEADER, at);
      if (!salt.equals(frame.subarray(SALT.inFrame, SALT.inFrame + SALT.length))) break;
      count += 1;
      // Only a frame that ends a transaction says how large the database then is; what was never ended counts for
      // nothing.
      if (frame.readUInt32BE(4) !== 0) committed = count;
    }
    return committed;
  } finally {
    closeSync(handle);
  }
}

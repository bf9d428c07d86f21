/**
 * Which frames are handed to the decoders. Those believe the lengths that a frame names: a hundred bytes can
 * promise lists within lists of millions of entries, and the memory for them would end the process before the
 * first entry is missed. What browsers say to a room is flat, so only that is let through.
 */
import { type Client, ClientState, Protocol } from "colyseus";
import { decode } from "@colyseus/schema";

/** MessagePack's numbers and constants by their first byte: how long each is. */
const SIZES: ReadonlyMap<number, number> = new Map([
  [0xc0, 1],
  [0xc2, 1],
  [0xc3, 1],
  [0xca, 5],
  [0xcb, 9],
  [0xcc, 2],
  [0xcd, 3],
  [0xce, 5],
  [0xcf, 9],
  [0xd0, 2],
  [0xd1, 3],
  [0xd2, 5],
  [0xd3, 9],
]);
const MAP_16 = 0xde;
/**
 * How the client's encoder writes an object: this, a number for the shape, the list of its words, then their values.
 */
const RECORD = [0xd4, 0x72] as const;
/** Inside a record these would be further records. */
const isRecordNumber = (byte: number | undefined): boolean => byte !== undefined && byte >= 0x40 && byte <= 0x7f;

/** Where what begins at a position ends; null if it is something else. Reading a length that is cut off throws. */
type Skip = (bytes: Buffer, at: number) => number | null;

const afterText: Skip = (bytes, at) => {
  const first = bytes[at] ?? 0;
  if (first >= 0xa0 && first <= 0xbf) return at + 1 + (first & 0x1f);
  if (first === 0xd9) return at + 2 + bytes.readUInt8(at + 1);
  return first === 0xda ? at + 3 + bytes.readUInt16BE(at + 1) : null;
};

const afterValue: Skip = (bytes, at) => {
  const first = bytes[at];
  if (first === undefined) return null;
  const size = first < 0x80 || first >= 0xe0 ? 1 : SIZES.get(first);
  return size === undefined ? afterText(bytes, at) : at + size;
};
const afterField: Skip = (bytes, at) => (isRecordNumber(bytes[at]) ? null : afterValue(bytes, at));

const afterEntry: Skip = (bytes, at) => {
  const key = afterText(bytes, at);
  return key === null ? null : afterValue(bytes, key);
};

function afterMany(count: number, skip: Skip, bytes: Buffer, from: number | null): number | null {
  let at = from;
  for (let left = count; left > 0 && at !== null; left--) at = skip(bytes, at);
  return at;
}

const afterRecord: Skip = (bytes, at) => {
  const words = bytes[at + 3] ?? 0;
  if (bytes[at + 1] !== RECORD[1] || !isRecordNumber(bytes[at + 2]) || words < 0x90 || words > 0x9f) return null;
  return afterMany(words & 0x0f, afterField, bytes, afterMany(words & 0x0f, afterText, bytes, at + 4));
};

/** Nothing, one value, or one map from words to values. */
function isFlat(bytes: Buffer, at: number): boolean {
  const first = bytes[at];
  if (first === undefined) return true;
  const end =
    first === RECORD[0]
      ? afterRecord(bytes, at)
      : first === MAP_16
        ? afterMany(bytes.readUInt16BE(at + 1), afterEntry, bytes, at + 3)
        : first >= 0x80 && first <= 0x8f
          ? afterMany(first & 0x0f, afterEntry, bytes, at + 1)
          : afterValue(bytes, at);
  return end === bytes.length;
}

/** The handshake is finished once; a message is its name and something flat. May throw. */
export function isAcceptableFrame(client: Pick<Client, "state">, frame: Buffer): boolean {
  const [kind] = frame;
  if (kind === Protocol.LEAVE_ROOM || kind === Protocol.ROOM_DATA_BYTES) return true;
  if (kind === Protocol.JOIN_ROOM) return client.state === ClientState.JOINING;
  if (kind !== Protocol.ROOM_DATA) return false;
  const name = { offset: 1 };
  if (decode.stringCheck(frame, name)) decode.string(frame, name);
  else decode.number(frame, name);
  return isFlat(frame, name.offset);
}

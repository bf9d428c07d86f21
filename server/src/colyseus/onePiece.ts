/**
 * What a decision says to a connection, its events and its patch, leaves in one piece: each piece is a call into the
 * system, the dearest part of a decision. `ws` would write each frame's head and body by themselves; here they are one
 * run of bytes, and those who are told the same (spectators) share it.
 */
import type { Client } from "colyseus";

type Send = Client["raw"];
type Frame = Parameters<Send>[0];

interface Writable {
  write(bytes: Uint8Array): unknown;
}
const isWritable = (value: unknown): value is Writable =>
  typeof value === "object" && value !== null && "write" in value && typeof value.write === "function";

/** What `ws` writes to; null unless frames can be sent. */
function openSocket(client: Client): Writable | null {
  const ref: object = client.ref ?? {};
  const socket: unknown = Reflect.get(ref, "_socket");
  return Reflect.get(ref, "readyState") === Reflect.get(ref, "OPEN") && isWritable(socket) ? socket : null;
}

interface Held {
  readonly send: Send;
  readonly frames: Frame[];
}

/** While something is said: what each connection has been told so far. */
let telling: Map<Client, Held> | null = null;
/** How frames are sent to a connection otherwise. */
const senders = new WeakMap<Client, Send>();

/** From then on what is sent to the client while something is told waits for its end. */
function senderOf(client: Client): Send {
  const known = senders.get(client);
  if (known !== undefined) return known;
  const send: Send = client.raw.bind(client);
  client.raw = (frame, options, done) => {
    const held = done === undefined ? telling?.get(client) : undefined;
    if (held === undefined) send(frame, options, done);
    else held.frames.push(frame);
  };
  senders.set(client, send);
  return send;
}

const FINAL_BINARY = 0x82;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;
const headSize = (length: number): number => (length < TWO_BYTES ? 2 : length < 0x1_0000 ? 4 : 10);

/** As a server sends them: not masked, nothing compressed. */
function joined(frames: readonly Frame[]): Buffer {
  const bytes = Buffer.allocUnsafe(frames.reduce((sum, { length }) => sum + headSize(length) + length, 0));
  let at = 0;
  for (const frame of frames) {
    const { length } = frame;
    const size = headSize(length);
    bytes[at] = FINAL_BINARY;
    bytes[at + 1] = size === 2 ? length : size === 4 ? TWO_BYTES : EIGHT_BYTES;
    if (size === 4) bytes.writeUInt16BE(length, at + 2);
    else if (size === 10) bytes.writeBigUInt64BE(BigInt(length), at + 2);
    bytes.set(frame, at + size);
    at += size + length;
  }
  return bytes;
}

interface Piece {
  readonly frames: readonly Frame[];
  readonly bytes: Buffer;
}

const sameFrames = (one: readonly Frame[], other: readonly Frame[]): boolean =>
  one.length === other.length && one.every((frame, index) => frame === other[index]);

function pieceOf(frames: readonly Frame[], pieces: Piece[]): Buffer {
  const known = pieces.find((piece) => sameFrames(piece.frames, frames));
  if (known !== undefined) return known.bytes;
  const bytes = joined(frames);
  pieces.push({ frames, bytes });
  return bytes;
}

function sendAll(held: ReadonlyMap<Client, Held>): void {
  const pieces: Piece[] = [];
  for (const [client, { send, frames }] of held) {
    if (frames.length === 0) continue;
    const socket = openSocket(client);
    if (socket !== null) socket.write(pieceOf(frames, pieces));
    else for (const frame of frames) send(frame);
  }
}

export function inOnePiece(clients: Iterable<Client>, work: () => void): void {
  const held = new Map<Client, Held>();
  for (const client of clients) held.set(client, { send: senderOf(client), frames: [] });
  telling = held;
  try {
    work();
  } finally {
    telling = null;
    sendAll(held);
  }
}

/**
 * As little as a player needs: a socket, the state, an answer. `colyseus.js` costs a load generator more than our
 * server needs for the same decision, and a generator that is busy measures itself.
 */
import { type Decoder, Reflection, type Schema } from "@colyseus/schema";
import { WebSocket } from "ws";

/** Colyseus' first bytes. */
const CODE = { join: 10, error: 11, leave: 12, message: 13, state: 14, patch: 15 } as const;
const AGAIN_AFTER = 2000;

/** What is needed of the state; its classes come from the server, so any version of it can be measured. */
interface Looked {
  readonly phase: string;
  readonly step: number;
  readonly matchId: string;
  readonly prompt: { readonly id: number; readonly seat: number; readonly kind: string };
  readonly players: { get(seat: string): { readonly choice?: { readonly answers: { readonly size: number } } } };
}

/** How many answers this seat may choose from now; 0 if it is not asked. Where there is no choice the room answers. */
function choices({ phase, prompt, players }: Looked, seat: number): number {
  if (phase !== "playing" || prompt.id === 0 || prompt.seat !== seat) return 0;
  const count = players.get(String(seat)).choice?.answers.size ?? 0;
  return count === 1 && prompt.kind !== "turn" ? 0 : count;
}

const named = (name: string): number[] => [CODE.message, 0xa0 | name.length, ...Buffer.from(name)];
const uint32 = (value: number): number[] => [
  0xce,
  value >>> 24,
  (value >>> 16) & 255,
  (value >>> 8) & 255,
  value & 255,
];
const field = (name: string, value: number): number[] => [0xa0 | name.length, ...Buffer.from(name), ...uint32(value)];
const REMATCH = Buffer.from(named("rematch"));
const intent = (prompt: number, answer: number): Buffer =>
  Buffer.from([...named("intent"), 0x82, ...field("prompt", prompt), ...field("answer", answer)]);

export interface LeanOptions {
  readonly url: string;
  /** Milliseconds before an answer; 0 answers at once. */
  readonly think: () => number;
  /** After each intent: the milliseconds until the opponent saw it. */
  readonly onLatency: (milliseconds: number) => void;
}

interface Seat {
  readonly room: { readonly roomId: string; readonly processId: string };
  readonly sessionId: string;
}

async function reserve(url: string, path: string, options: object): Promise<Seat> {
  const response = await fetch(`${url}/matchmake/${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(options),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Seat;
}

/** One of the three sockets of a room. A spectator decodes nothing. */
class Line {
  frames = 0;
  bytes = 0;
  step = 0;
  sent = 0;
  matchId = "";
  onStep: () => void = () => {};
  /** Told of every frame, for whoever records them. */
  onFrame: (bytes: number) => void = () => {};
  private decoder: Decoder<Schema> | null = null;
  private answeredPrompt = 0;
  private timer: NodeJS.Timeout | null = null;
  /** The match after which another one was asked for. */
  private askedFor = "";

  private constructor(
    private readonly socket: WebSocket,
    private readonly seat: number | null,
    private readonly think: () => number,
    /** When its last intent left. */
    public sentAt = 0,
  ) {}

  static open({ url, think }: LeanOptions, { room, sessionId }: Seat, seat: number | null): Promise<Line> {
    const address = `${url.replace("http", "ws")}/${room.processId}/${room.roomId}?sessionId=${sessionId}`;
    const socket = new WebSocket(address, { perMessageDeflate: false, skipUTF8Validation: true });
    const line = new Line(socket, seat, think);
    return new Promise((resolve, reject) => {
      socket.on("error", reject);
      socket.on("close", (code) => {
        socket.removeAllListeners();
        if (code > 1001) console.error(`A socket was closed with ${code}.`);
      });
      socket.on("message", (data: Buffer) => {
        line.receive(data);
        if (data[0] === CODE.state) resolve(line);
      });
    });
  }

  private receive(data: Buffer): void {
    this.frames += 1;
    this.bytes += data.length;
    this.onFrame(data.length);
    switch (data[0]) {
      case CODE.join:
        return this.join(data);
      case CODE.state:
      case CODE.patch:
        if (this.decoder === null) return;
        this.decoder.decode(data, { offset: 1 });
        return this.look(this.decoder.state as Schema & Looked);
      default:
        return;
    }
  }

  private join(data: Buffer): void {
    if (this.seat !== null) {
      const it = { offset: 1 };
      it.offset += 1 + data[it.offset]!;
      it.offset += 1 + data[it.offset]!;
      this.decoder = Reflection.decode(data, it);
    }
    this.socket.send(Buffer.from([CODE.join]));
  }

  private look(state: Looked): void {
    if (state.step !== this.step || state.matchId !== this.matchId) {
      this.step = state.step;
      this.matchId = state.matchId;
      this.onStep();
    }
    if (state.phase === "over") return this.rematch(state.matchId);
    const count = choices(state, this.seat!);
    const { id } = state.prompt;
    if (count === 0 || id === this.answeredPrompt) return;
    this.answeredPrompt = id;
    const answer = (): void => {
      this.sentAt = performance.now();
      this.sent += 1;
      this.socket.send(intent(id, Math.floor(Math.random() * count)));
    };
    const wait = this.think();
    if (wait === 0) answer();
    else this.timer = setTimeout(answer, wait);
  }

  /** Once for each match; and again, should it have been lost. */
  private rematch(matchId: string): void {
    if (this.askedFor === matchId) return;
    this.askedFor = matchId;
    this.answeredPrompt = 0;
    const ask = (): void => {
      if (this.askedFor !== this.matchId) return;
      this.socket.send(REMATCH);
      this.timer = setTimeout(ask, AGAIN_AFTER);
    };
    ask();
  }

  close(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.socket.removeAllListeners();
    this.socket.terminate();
  }
}

export interface LeanRoom {
  readonly lines: readonly [Line, Line, Line];
  /** Journal entries seen so far. */
  decisions: number;
}

/** Two players who begin at once, and a spectator. */
export async function openRoom(options: LeanOptions): Promise<LeanRoom> {
  const { url } = options;
  const created = await reserve(url, "create/match", { ready: true });
  const code = created.room.roomId;
  const first = await Line.open(options, created, 0);
  const watcher = await Line.open(options, await reserve(url, `joinById/${code}`, { watch: true }), null);
  const second = await Line.open(options, await reserve(url, `joinById/${code}`, { ready: true }), 1);
  const room: LeanRoom = { lines: [first, second, watcher], decisions: 0 };
  let step = 0;
  let matchId = "";
  first.onStep = () => {
    if (first.matchId === matchId) room.decisions += first.step - step;
    [step, matchId] = [first.step, first.matchId];
    arrived(second);
  };
  second.onStep = () => arrived(first);
  const arrived = (other: Line): void => {
    if (other.sentAt > 0) options.onLatency(performance.now() - other.sentAt);
    other.sentAt = 0;
  };
  return room;
}

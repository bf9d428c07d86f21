/**
 * What every room of ours has in common: a record that outlives the process, frames that are weighed before they are
 * read, a way to be taken over by another process, and an end.
 */
import type { IncomingHttpHeaders } from "node:http";
import { type AuthContext, type Client, ClientState, ServerError } from "colyseus";
import { CLOSE } from "@mindbug/shared/protocol";
import { addressOf } from "../address.ts";
import { isAcceptableFrame } from "../colyseus/frameGuard.ts";
import { GuardedRoom } from "../colyseus/guardedRoom.ts";
import { remoteAddress, terminate } from "../colyseus/socket.ts";
import { errorText, log } from "../log.ts";
import { metrics } from "../metrics.ts";
import type { RoomRecord } from "../store/store.ts";
import { ConnectionLimits } from "./connectionLimits.ts";
import { context } from "./context.ts";

/** For a connection to ask for the state after it was let in. */
const HANDSHAKE = 5_000;

export abstract class StoredRoom<State extends object> extends GuardedRoom<State> {
  override autoDispose = false;
  override maxClients = 1_000_000;
  protected readonly limits = new ConnectionLimits(context().settings.MESSAGES_PER_SECOND, () => this.roomId);
  /** Set when another process runs this room: its record is no longer ours to close. */
  protected lost = false;
  private closing: NodeJS.Timeout | null = null;
  private counted = false;

  /** After what is being done now, and one after the other. */
  protected abstract enqueue(task: () => Promise<void>): Promise<void>;
  /** Nothing runs in this room by itself any more. */
  protected abstract stopClocks(): void;

  protected restoredRecord(given: unknown): RoomRecord | null {
    const token = (given as { restore?: unknown } | null)?.restore;
    return typeof token === "string" ? (context().restoring.get(token) ?? null) : null;
  }

  protected count(): void {
    metrics.rooms.inc();
    this.counted = true;
  }

  protected addressFrom(client: Client, { headers }: AuthContext): string {
    return addressOf(headers as IncomingHttpHeaders, remoteAddress(client), context().settings.TRUST_PROXY);
  }

  protected addressOf(client: Client): string {
    return (client.auth as { address: string }).address;
  }

  protected terminateUnlessJoined(client: Client): void {
    setTimeout(() => {
      if (client.state === ClientState.JOINING) terminate(client);
    }, HANDSHAKE).unref();
  }

  /** The room leaves memory after this time, unless it is told another one before. */
  protected closeAfter(milliseconds: number | null): void {
    if (this.closing !== null) clearTimeout(this.closing);
    this.closing = null;
    if (milliseconds === null) return;
    this.closing = setTimeout(() => void this.disconnect(CLOSE.ended), milliseconds);
    this.closing.unref();
  }

  /** Another process runs this room: everybody is sent there, and nothing of it is said or written here again. */
  abandon(): void {
    if (this.lost) return;
    this.lost = true;
    log("warn", "another process runs this room", { room: this.roomId });
    this.muteListing();
    this.stopClocks();
    this.dismissAll();
  }

  private dismissAll(): void {
    this.dropReservations();
    void this.disconnect(CLOSE.restart);
  }

  protected override isOpen(): boolean {
    return !this.lost && !context().stopping;
  }

  override onBeforeShutdown(): void {
    // What is being decided is journaled first; then everybody is told to come back.
    void this.enqueue(async () => this.dismissAll());
  }

  override async onDispose(): Promise<void> {
    this.closeAfter(null);
    this.stopClocks();
    if (this.counted) metrics.rooms.dec();
    if (context().stopping || this.lost) return;
    await this.enqueue(async () => {});
    await context().store.closeRoom(this.roomId);
  }

  override onUncaughtException(error: Error, method: string): void {
    // Somebody was refused a place, which is no fault.
    const { cause } = error;
    if (cause instanceof ServerError && cause.code < 500) return metrics.refused.inc({ reason: `join ${cause.code}` });
    metrics.refused.inc({ reason: "internal" });
    log("error", "room failed", { room: this.roomId, method, error: errorText(error.cause ?? error) });
  }

  protected override onFrame(client: Client, frame: Buffer, handle: () => void): void {
    try {
      if (this.limits.isClosing(client)) return;
      if (!this.limits.mayMessage(client)) return this.limits.refuse(client, "", "tooFrequent", "Too many messages.");
      if (!isAcceptableFrame(client, frame)) return this.limits.refuse(client, "", "malformed", "That is no message.");
      handle();
    } catch {
      this.limits.refuse(client, "", "malformed", "That could not be decoded.");
    }
  }
}

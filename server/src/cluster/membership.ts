/**
 * Being one of many. Every second each process renews its lease in the database. A lease that ran out
 * frees the process's rooms: the others take them over and replay their journals. Whoever was away for
 * longer than its lease (a pause, a database that was down) first finds out which rooms are still its own.
 */
import { setTimeout as pause } from "node:timers/promises";
import { matchMaker, type Room } from "colyseus";
import { announcedProcesses, announceProcess, forgetNodes, forgetProcess } from "../colyseus/redisKeys.ts";
import { errorText, log } from "../log.ts";
import { NOW, type PostgresBackend } from "../store/postgres.ts";
import type { RoomRecord, Store } from "../store/store.ts";
import type { Redis } from "./redis.ts";

const ROUND = 1000;
/** How long a process may be silent before its rooms are given to others. */
const LEASE = 5000;
const JANITOR_EVERY = 5;
const CHECKED_EACH_ROUND = 100;

/** What the cluster must be able to do to a room; the room of another class would be a mistake. */
export type ClusterRoom = Room & { abandon(): void };

export interface MembershipOptions {
  readonly database: PostgresBackend;
  readonly redis: Redis;
  readonly store: Store;
  /** Where the other processes reach this one, as host:port. */
  readonly address: string;
  readonly restore: (record: RoomRecord) => Promise<void>;
  /** Told who is alive, each time that is looked up. */
  readonly onPeers: (isAlive: (process: string) => boolean) => void;
}

export class Membership {
  private readonly id = matchMaker.processId;
  private readonly rooms = new Map<string, ClusterRoom>();
  private addresses: ReadonlyMap<string, string> = new Map();
  private renewedAt = 0;
  /** Before this nothing is taken over: processes that are alive may not have renewed yet. */
  private takeFrom = 0;
  private round = 0;
  private checked = 0;
  private leaving = false;
  private running: Promise<void> = Promise.resolve();
  private timer: NodeJS.Timeout | null = null;
  private troubled = false;
  private busyWithRedis = false;

  constructor(private readonly options: MembershipOptions) {}

  /** Keeps the list of this process's rooms: told by Colyseus when one begins and ends. */
  watch(handler: { on(event: "create" | "dispose", listener: (room: Room) => void): unknown }): void {
    handler.on("create", (room) => this.rooms.set(room.roomId, room as ClusterRoom));
    handler.on("dispose", (room) => {
      if (this.rooms.get(room.roomId) === room) this.rooms.delete(room.roomId);
    });
  }

  async join(): Promise<void> {
    const rows = await this.options.database.read(
      `SELECT 1 FROM processes WHERE expires_at BETWEEN ${NOW} - 60000 AND ${NOW} LIMIT 1`,
    );
    // Somebody's lease ran out a moment ago; if that was the database's doing they will all renew it now.
    if (rows.length > 0) this.takeFrom = performance.now() + LEASE;
    await this.renew();
    this.timer = setTimeout(() => this.next(), 0);
  }

  /** Gives everything back, so that the others need not wait for the lease to run out. */
  async leave(): Promise<void> {
    const { database } = this.options;
    await database.ask("UPDATE rooms SET owner = '' WHERE owner = ?", this.id);
    await database.ask("DELETE FROM processes WHERE id = ?", this.id);
  }

  /** No round runs when this resolves, and none will. */
  async stop(): Promise<void> {
    this.leaving = true;
    if (this.timer !== null) clearTimeout(this.timer);
    await this.running;
  }

  /** Where a living process is; null for a dead one. */
  async find(process: string): Promise<string | null> {
    // It may have come a moment ago.
    if (!this.addresses.has(process)) await this.refreshPeers();
    return this.addresses.get(process) ?? null;
  }

  /** Redis came back, perhaps empty. */
  republish(): void {
    this.checked = 0;
    Promise.all([announceProcess(), ...[...this.rooms.values()].map((room) => room.listing.save())]).catch(
      (error: unknown) => log("warn", "rooms not listed again", { error: errorText(error) }),
    );
  }

  private next(): void {
    this.running = this.runRound()
      .then(
        () => {
          this.troubled = false;
        },
        (error: unknown) => {
          if (!this.troubled) log("warn", "cluster round failed; trying again", { error: errorText(error) });
          this.troubled = true;
        },
      )
      .then(() => {
        if (!this.leaving) this.timer = setTimeout(() => this.next(), ROUND);
      });
  }

  private async runRound(): Promise<void> {
    const before = this.renewedAt;
    await this.renew();
    if (performance.now() - before > LEASE) {
      this.takeFrom = performance.now() + LEASE;
      await this.dropLost();
    }
    await this.refreshPeers();
    while (!this.leaving && performance.now() >= this.takeFrom && (await this.takeOver()) > 0);
    // Redis' part must not hold up the lease: while Redis is away these wait.
    this.round += 1;
    if (this.busyWithRedis) return;
    this.busyWithRedis = true;
    this.runRedisRound()
      .catch((error: unknown) => log("warn", "redis round failed", { error: errorText(error) }))
      .finally(() => {
        this.busyWithRedis = false;
      });
  }

  private async runRedisRound(): Promise<void> {
    // Whoever cleaned up before this process had its lease took it for dead.
    await announceProcess();
    await this.checkListings();
    if (this.round % JANITOR_EVERY === 0) await this.cleanUp();
  }

  private async renew(): Promise<void> {
    const started = performance.now();
    await this.options.database.ask(
      `INSERT INTO processes (id, address, expires_at) VALUES (?, ?, ${NOW} + ${LEASE})
       ON CONFLICT (id) DO UPDATE SET address = EXCLUDED.address, expires_at = EXCLUDED.expires_at`,
      this.id,
      this.options.address,
    );
    this.renewedAt = started;
  }

  /** Who else is there. */
  private async refreshPeers(): Promise<void> {
    const rows = await this.options.database.ask(`SELECT id, address FROM processes WHERE expires_at > ${NOW}`);
    this.addresses = new Map(rows.map((row) => [String(row.id), String(row.address)]));
    this.options.onPeers((process) => this.addresses.has(process));
  }

  private async dropLost(): Promise<void> {
    const rows = await this.options.database.ask("SELECT code FROM rooms WHERE owner = ?", this.id);
    const own = new Set(rows.map((row) => String(row.code)));
    for (const [code, room] of this.rooms) if (!own.has(code)) room.abandon();
  }

  private async takeOver(): Promise<number> {
    const records = await this.options.store.takeRooms();
    for (const record of records) {
      // Only after a lapse can a room of the same code still be here, and it knows less than the journal.
      this.rooms.get(record.code)?.abandon();
      while (this.rooms.has(record.code)) await pause(10);
      await this.options.restore(record);
      await this.renewIfDue();
    }
    if (records.length > 0) log("info", "rooms taken over", { rooms: records.length });
    return records.length;
  }

  /** Replaying many journals takes time, and the lease runs meanwhile. */
  private async renewIfDue(): Promise<void> {
    if (performance.now() - this.renewedAt > ROUND) await this.renew();
  }

  /** The list in Redis must say that this process's rooms are here, whatever others wrote about them. */
  private async checkListings(): Promise<void> {
    const rooms = [...this.rooms.values()];
    if (this.checked >= rooms.length) this.checked = 0;
    const some = rooms.slice(this.checked, this.checked + CHECKED_EACH_ROUND);
    this.checked += some.length;
    for (const room of some) {
      const listed = await this.options.redis.driver.findOne({ roomId: room.roomId });
      if (listed?.processId !== this.id && this.rooms.get(room.roomId) === room) await room.listing.save();
    }
  }

  /** What dead processes left behind, in Redis and in the database. */
  private async cleanUp(): Promise<void> {
    const {
      database,
      redis: { presence, driver },
    } = this.options;
    const announced = await announcedProcesses(presence);
    await this.refreshPeers();
    await database.ask(
      `DELETE FROM processes WHERE expires_at < ${NOW} - 60000 AND NOT EXISTS (SELECT 1 FROM rooms WHERE owner ` +
        "= processes.id)",
    );
    for (const process of announced) {
      if (this.addresses.has(process)) continue;
      log("info", "cleaning up after a dead process", { process });
      await forgetProcess(presence, driver, process);
    }
    await forgetNodes(presence, (process) => this.addresses.has(process));
  }
}

/** From one process to many: with REDIS_URL and DATABASE_URL any number of them is one server. */
import type { Server as HttpServer } from "node:http";
import { networkInterfaces } from "node:os";
import { ErrorCode, matchMaker, type Presence, type RedisDriver, type RegisteredHandler, ServerError } from "colyseus";
import { isUnavailable, wrapReservations } from "../colyseus/matchmaking.ts";
import type { Settings } from "../settings.ts";
import { PostgresBackend, PostgresStore } from "../store/postgres.ts";
import type { RoomRecord, Store } from "../store/store.ts";
import { Membership } from "./membership.ts";
import { connectRedis, type Redis } from "./redis.ts";
import { readRelayedAddresses, type Relay, relaySockets } from "./relay.ts";

/** Joining works again in a moment; a browser that reads this tries again. */
const MOVING = 503;

function ownAddress(settings: Settings, port: number): string {
  if (settings.ADVERTISE_ADDRESS !== undefined) return settings.ADVERTISE_ADDRESS;
  if (!["0.0.0.0", "::"].includes(settings.HOST)) return `${settings.HOST}:${port}`;
  const outside = Object.values(networkInterfaces())
    .flat()
    .find((found) => found !== undefined && found.family === "IPv4" && !found.internal);
  return `${outside?.address ?? "127.0.0.1"}:${port}`;
}

export class Cluster {
  readonly database: PostgresBackend;
  readonly redis: Redis;
  private membership: Membership | null = null;
  private relay: Relay | null = null;
  private secret = "";

  private constructor(private readonly settings: Settings & { REDIS_URL: string; DATABASE_URL: string }) {
    this.database = new PostgresBackend(settings.DATABASE_URL);
    this.redis = connectRedis(settings.REDIS_URL, () => this.membership?.republish());
  }

  static from(settings: Settings): Cluster | null {
    const { REDIS_URL, DATABASE_URL } = settings;
    return REDIS_URL === undefined || DATABASE_URL === undefined
      ? null
      : new Cluster({ ...settings, REDIS_URL, DATABASE_URL });
  }

  /** For Colyseus: a room is made by the process that was asked, for the load balancer has already chosen. */
  get options(): {
    presence: Presence;
    driver: RedisDriver;
    selectProcessIdToCreateRoom: () => Promise<string>;
    publicAddress?: string;
  } {
    const { PUBLIC_ADDRESS } = this.settings;
    return {
      presence: this.redis.presence,
      driver: this.redis.driver,
      selectProcessIdToCreateRoom: async () => matchMaker.processId,
      ...(PUBLIC_ADDRESS === undefined ? {} : { publicAddress: PUBLIC_ADDRESS }),
    };
  }

  async openStore(): Promise<Store> {
    const store = await PostgresStore.open(this.database, matchMaker.processId);
    this.secret = await this.database.sharedSecret("relay");
    return store;
  }

  /** Before listening: sockets for others' rooms are passed on, and a room on the move is not "unknown". */
  prepare(http: HttpServer): void {
    this.relay = relaySockets(http, {
      own: () => matchMaker.processId,
      find: async (process) => (this.membership === null ? null : this.membership.find(process)),
      secret: this.secret,
      trustProxy: this.settings.TRUST_PROXY,
    });
    wrapReservations((before) => async (method, target, ...rest) => {
      if (method !== "joinById") return before(method, target, ...rest);
      try {
        if (await this.isListed(target)) return await before(method, target, ...rest);
      } catch (error) {
        if (!isUnavailable(error)) throw error;
      }
      throw (await this.isOpen(target))
        ? new ServerError(MOVING, "the room is moving")
        : new ServerError(ErrorCode.MATCHMAKE_INVALID_ROOM_ID, "no such room");
    });
  }

  /** After everything else has been put in front of the sockets: what counts addresses must know them. */
  identifyRelayed(http: HttpServer): void {
    readRelayedAddresses(http, this.secret);
  }

  /** At a process that is alive: asking a dead one would take seconds. */
  private async isListed(code: string): Promise<boolean> {
    const listed = await this.redis.driver.findOne({ roomId: code });
    if (listed === undefined || (await this.membership!.find(listed.processId)) === null) return false;
    // A room that was lost is about to go; Colyseus would still give seats in it.
    return listed.processId === matchMaker.processId || matchMaker.getLocalRoomById(code) === undefined;
  }

  private async isOpen(code: string): Promise<boolean> {
    return (await this.database.read("SELECT 1 FROM rooms WHERE code = ?", code)).length > 0;
  }

  async join(
    handlers: readonly RegisteredHandler[],
    store: Store,
    port: number,
    restore: (record: RoomRecord) => Promise<void>,
  ): Promise<void> {
    this.membership = new Membership({
      database: this.database,
      redis: this.redis,
      store,
      address: ownAddress(this.settings, port),
      restore,
      onPeers: (isAlive) => this.relay?.dropAllBut(isAlive),
    });
    for (const handler of handlers) this.membership.watch(handler);
    await this.membership.join();
  }

  /** Before the rooms are closed: no more are taken. */
  async stop(): Promise<void> {
    await this.membership?.stop();
  }

  /** After the rooms are closed: the others may have them at once. */
  async leave(): Promise<void> {
    await this.membership?.leave();
  }
}

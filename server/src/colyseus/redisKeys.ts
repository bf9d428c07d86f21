/** What Colyseus keeps in Redis about its processes, and how its connections there are reached. */
import { matchMaker, type RedisDriver, type RedisPresence } from "colyseus";

/** The part of the Redis client that we need; the package itself is Colyseus' own. */
export interface Connection {
  on(event: "error" | "ready", listener: (error?: Error) => void): unknown;
}

const isConnection = (value: unknown): value is Connection =>
  typeof value === "object" && value !== null && typeof Reflect.get(value, "on") === "function";

function connectionOf(owner: object, field: string): Connection {
  const connection: unknown = Reflect.get(owner, field);
  if (!isConnection(connection)) throw new Error(`Colyseus keeps no Redis connection in "${field}".`);
  return connection;
}

/** They report troubles to nobody: an error without a listener would end the process. The first one publishes. */
export const connectionsOf = (presence: RedisPresence, driver: RedisDriver): readonly [Connection, ...Connection[]] => [
  connectionOf(presence, "pub"),
  connectionOf(presence, "sub"),
  connectionOf(driver, "_client"),
];

const NODES = "colyseus:nodes";
const COUNTS = "roomcount";

/** Says that this process lives and how many rooms it has. */
export const announceProcess = (): Promise<unknown> => matchMaker.stats.persist(true);

export const announcedProcesses = async (presence: RedisPresence): Promise<string[]> =>
  Object.keys(await presence.hgetall(COUNTS));

export async function forgetProcess(presence: RedisPresence, driver: RedisDriver, process: string): Promise<void> {
  await presence.hdel(COUNTS, process);
  await driver.cleanup(process);
}

export async function forgetNodes(presence: RedisPresence, isAlive: (process: string) => boolean): Promise<void> {
  for (const node of await presence.smembers(NODES))
    if (!isAlive(node.split("/")[0]!)) await presence.srem(NODES, node);
}

/**
 * Colyseus' presence and room list on Redis. Redis may go away and come back empty: what it held is told to it again.
 */
import { RedisDriver, RedisPresence } from "colyseus";
import { connectionsOf } from "../colyseus/redisKeys.ts";
import { log } from "../log.ts";

export interface Redis {
  readonly presence: RedisPresence;
  readonly driver: RedisDriver;
}

function optionsOf(text: string) {
  const url = new URL(text);
  return {
    host: url.hostname,
    port: Number(url.port || "6379"),
    db: Number(url.pathname.slice(1) || "0"),
    ...(url.username === "" ? {} : { username: decodeURIComponent(url.username) }),
    ...(url.password === "" ? {} : { password: decodeURIComponent(url.password) }),
    ...(url.protocol === "rediss:" ? { tls: {} } : {}),
    // Questions wait for Redis to come back instead of failing.
    maxRetriesPerRequest: null,
    retryStrategy: (tries: number) => Math.min(50 * tries, 1000),
  };
}

/** `onReturn` runs whenever Redis can be asked again after it was away. */
export function connectRedis(url: string, onReturn: () => void): Redis {
  const presence = new RedisPresence(optionsOf(url));
  const driver = new RedisDriver(optionsOf(url));
  const connections = connectionsOf(presence, driver);
  let away = false;
  for (const connection of connections) {
    connection.on("error", (error) => {
      if (!away) log("warn", "redis is away; running matches go on", { error: error?.message ?? "" });
      away = true;
    });
  }
  connections[0].on("ready", () => {
    if (!away) return;
    away = false;
    log("info", "redis is back");
    onReturn();
  });
  return { presence, driver };
}

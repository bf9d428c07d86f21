/** Settings come from the environment, are checked once at the start, and have safe defaults. */
import { availableParallelism } from "node:os";
import { z } from "zod";

const flag = z.enum(["0", "1"]).transform((value) => value === "1");
const whole = (least: number, most: number) => z.coerce.number().int().min(least).max(most);

const FROM_ENVIRONMENT = z.object({
  /** 0 takes any free port. */
  PORT: whole(0, 65535).default(2567),
  HOST: z.string().min(1).default("0.0.0.0"),
  /** Where the database lives. */
  DATA_DIR: z.string().min(1).default("data"),
  /** The built page; served if it exists. */
  CLIENT_DIR: z.string().min(1).default("client/dist"),
  /** Finished matches older than this are deleted; 0 keeps them for ever. */
  KEEP_DAYS: whole(0, 36500).default(90),
  MAX_ROOMS: whole(1, 100000).default(2000),
  /** Rooms that live at once and were opened from one address: nobody fills the house alone. */
  ROOMS_PER_ADDRESS: whole(1, 100000).default(200),
  MAX_SPECTATORS: whole(0, 1000).default(50),
  /** Rooms created or joined by one address in a minute. */
  JOINS_PER_MINUTE: whole(1, 1000000).default(60),
  /** Pages, pictures and answers of the API asked for by one address in a minute; a first visit is about a hundred. */
  REQUESTS_PER_MINUTE: whole(1, 1000000).default(3000),
  /** Messages of one connection in a second. */
  MESSAGES_PER_SECOND: whole(1, 100000).default(20),
  /** An empty room without a running match closes after this. */
  LINGER_SECONDS: whole(1, 86400).default(600),
  /** A running match that nobody visits is closed after this; a timer cannot run for longer than 24 days. */
  IDLE_DAYS: whole(1, 24).default(7),
  /** An absent opponent's match may be claimed after this, where no clock runs. */
  CLAIM_SECONDS: whole(1, 86400).default(180),
  /** How long a bot takes on average, in milliseconds: nobody can follow a table that moves at once. */
  BOT_PACE_MS: whole(0, 60000).default(900),
  /** Threads in which bots think; 0 thinks a little, in the server's own. */
  BOT_THREADS: whole(0, 64).default(Math.max(1, Math.min(4, availableParallelism() - 1))),
  /** Behind a proxy of one's own: believe its X-Forwarded-For. */
  TRUST_PROXY: flag.default(false),
  /** Other pages that may open and join rooms here, as https://example.org, separated by commas; our own always may. */
  ALLOWED_ORIGINS: z
    .string()
    .transform((text) => text.split(",").map((part) => part.trim()))
    .pipe(z.array(z.string().regex(/^https?:\/\/[\w.:[\]-]+$/, "https://host, separated by commas")))
    .default([]),
  /** /metrics exists only with a token, which is sent as "Authorization: Bearer …". */
  METRICS_TOKEN: z.string().min(8).optional(),
  /** /monitor exists only with a password. */
  MONITOR_PASSWORD: z.string().min(8).optional(),
  /** The path under which a proxy shows the game, such as /mindbug; it may pass that path on or cut it off. */
  BASE_PATH: z
    .string()
    .regex(/^\/[\w./-]*[\w-]$/, "starts with a slash and does not end with one")
    .optional(),
  /** Both, and this process is one of a cluster. */
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, "redis://host:port")
    .optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, "postgres://user:password@host:port/database")
    .optional(),
  /**
   * Where other processes of the cluster reach this one; found out by itself unless HOST is 0.0.0.0 and there are
   * several networks.
   */
  ADVERTISE_ADDRESS: z
    .string()
    .regex(/^[^/]+:\d+$/, "host:port")
    .optional(),
  /**
   * Where browsers reach this very process (host/path, without scheme); saves a hop where the proxy has a route for
   * each process.
   */
  PUBLIC_ADDRESS: z.string().min(1).optional(),
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error"]).default("info"),
});

export type Settings = z.infer<typeof FROM_ENVIRONMENT>;

/** Throws with one line for each wrong setting. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ""),
  );
  const parsed = FROM_ENVIRONMENT.safeParse(given);
  if (parsed.success && (parsed.data.REDIS_URL === undefined) !== (parsed.data.DATABASE_URL === undefined))
    throw new Error("Settings REDIS_URL and DATABASE_URL: a cluster needs both.");
  if (parsed.success) return parsed.data;
  throw new Error(parsed.error.issues.map((issue) => `Setting ${issue.path.join(".")}: ${issue.message}`).join("\n"));
}

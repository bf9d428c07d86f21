/** One JSON object a line. Callers name what they log: never a message's content, a hand or a secret. */
const LEVELS = ["debug", "info", "warn", "error"] as const;
export type Level = (typeof LEVELS)[number];

let least = 1;

export function setLogLevel(level: Level): void {
  least = LEVELS.indexOf(level);
}

export function log(
  level: Level,
  what: string,
  fields: Readonly<Record<string, string | number | boolean | null>> = {},
): void {
  if (LEVELS.indexOf(level) < least) return;
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), level, what, ...fields })}\n`);
}

export const errorText = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

const text = (parts: readonly unknown[]): string =>
  parts.map((part) => (part instanceof Error ? part.message : String(part))).join(" ");

/** Colyseus writes through this. */
export const colyseusLogger = {
  debug: (...parts: unknown[]) => log("debug", "colyseus", { message: text(parts) }),
  info: (...parts: unknown[]) => log("debug", "colyseus", { message: text(parts) }),
  log: (...parts: unknown[]) => log("debug", "colyseus", { message: text(parts) }),
  trace: (...parts: unknown[]) => log("debug", "colyseus", { message: text(parts) }),
  warn: (...parts: unknown[]) => log("warn", "colyseus", { message: text(parts) }),
  error: (...parts: unknown[]) => log("warn", "colyseus", { message: text(parts) }),
};

/** What libraries, and Node itself, would print as bare lines: whoever reads the log reads one object a line. */
export function captureConsole(): void {
  const through =
    (level: Level) =>
    (...parts: unknown[]): void =>
      log(level, "console", { message: text(parts) });
  Object.assign(console, {
    debug: through("debug"),
    log: through("info"),
    info: through("info"),
    warn: through("warn"),
    error: through("error"),
    trace: through("debug"),
  });
  process.removeAllListeners("warning");
  process.on("warning", ({ name, message }) => log("warn", "node", { message: `${name}: ${message}` }));
}

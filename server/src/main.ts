import { captureConsole, errorText, log } from "./log.ts";
import { startServer } from "./server.ts";
import { readSettings, type Settings } from "./settings.ts";

const STOP_WITHIN = 9000;

function settings(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    explain((error as Error).message);
    process.exit(1);
  }
}

/** To whoever sits before it in words, to whoever reads the log as one object. */
function explain(message: string): void {
  if (process.stderr.isTTY) process.stderr.write(`${message}\n`);
  else log("error", "could not start", { advice: message });
}

/** What a person can do about it, where we know. */
function advice(error: unknown): string {
  const { code, message } = error as { code?: unknown; message?: unknown };
  const { PORT, DATA_DIR } = process.env;
  if (code === "EADDRINUSE")
    return `Port ${PORT || "2567"} is taken: stop what runs there, or set PORT to another one.`;
  if (["EACCES", "EROFS", "ENOENT", "ENOTDIR"].includes(String(code)) || String(message).includes("Unable to open"))
    return `The folder ${DATA_DIR || "data"} cannot be written to: change its rights, or set DATA_DIR to another one.`;
  if (code === "SQLITE_NOTADB" || code === "SQLITE_CORRUPT")
    return `The database in ${DATA_DIR || "data"} is damaged: move it away, or restore a backup (npm run restore).`;
  return String(message ?? error);
}

// A full disk or a reader that went away ends the log, not the matches.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
captureConsole();
process.on("uncaughtException", (error) => {
  log("error", "uncaught exception", { error: errorText(error) });
  process.exit(1);
});
process.on("unhandledRejection", (reason) => log("error", "unhandled rejection", { error: errorText(reason) }));

startServer(settings()).then(
  (running) => {
    const stop = (): void => {
      setTimeout(() => process.exit(1), STOP_WITHIN).unref();
      running.stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    };
    process.on("SIGTERM", stop);
    process.on("SIGINT", stop);
  },
  (error: unknown) => {
    log("error", "failed while starting", { error: errorText(error) });
    explain(advice(error));
    process.exit(1);
  },
);

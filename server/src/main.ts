import { errorText, log } from "./log.ts";
import { startServer } from "./server.ts";
import { readSettings, type Settings } from "./settings.ts";

const STOP_WITHIN = 9000;

function settings(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

// A full disk or a reader that went away ends the log, not the matches.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
process.on("unhandledRejection", (reason) => log("error", "unhandled rejection", { error: errorText(reason) }));

startServer(settings()).then((running) => {
  const stop = (): void => {
    setTimeout(() => process.exit(1), STOP_WITHIN).unref();
    running.stop().then(() => process.exit(0), () => process.exit(1));
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}, (error: unknown) => {
  log("error", "could not start", { error: errorText(error) });
  process.exit(1);
});

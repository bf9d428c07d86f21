/**
 * The command behind `npm run backup` and `npm run restore`; in a container: `node server/backup.js backup
 * /data/backup.gz`.
 */
import { backup, restore } from "./store/backup.ts";

const [what, given] = process.argv.slice(2);
const where = { DATABASE_URL: process.env.DATABASE_URL || undefined, DATA_DIR: process.env.DATA_DIR || "data" };
const file =
  given ??
  (what === "backup" ? `backups/mindbug-${new Date().toISOString().slice(0, 19).replace(/[-:]/g, "")}.gz` : undefined);

try {
  if ((what !== "backup" && what !== "restore") || file === undefined)
    throw new Error("Usage: npm run backup [-- FILE], or: npm run restore -- FILE (with the server stopped)");
  const counts = await (what === "backup" ? backup : restore)(where, file);
  console.log(
    `${what === "backup" ? "Written to" : "Restored from"} ${file}: ${counts.rooms} open rooms, ` +
      `${counts.matches} matches, ${counts.entries} decisions.`,
  );
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

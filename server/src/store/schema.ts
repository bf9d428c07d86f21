/** The tables, grown step by step. A step that was ever released is never changed: the next one is added. */

/** In the words that SQLite and PostgreSQL share. */
const STEPS: readonly (readonly string[])[] = [
  [
    "CREATE TABLE IF NOT EXISTS rooms (code TEXT PRIMARY KEY, options TEXT NOT NULL, seats TEXT NOT NULL, " +
      "score TEXT NOT NULL, match_id TEXT)",
    `CREATE TABLE IF NOT EXISTS matches (id TEXT PRIMARY KEY, code TEXT NOT NULL, rules INTEGER NOT NULL,
      setup TEXT NOT NULL, names TEXT NOT NULL,
      spectators TEXT NOT NULL, status TEXT NOT NULL, outcome TEXT, started_at BIGINT NOT NULL, ended_at BIGINT)`,
    `CREATE INDEX IF NOT EXISTS matches_ended ON matches (ended_at)`,
    "CREATE TABLE IF NOT EXISTS entries (match_id TEXT NOT NULL, position INTEGER NOT NULL, " +
      "entry TEXT NOT NULL, PRIMARY KEY (match_id, position)) WITHOUT ROWID",
  ],
  [
    // Who runs the room: only that process may write to it or to its match.
    `ALTER TABLE rooms ADD COLUMN owner TEXT NOT NULL DEFAULT ''`,
    `CREATE INDEX rooms_match ON rooms (match_id)`,
    `CREATE INDEX rooms_owner ON rooms (owner)`,
    `CREATE TABLE processes (id TEXT PRIMARY KEY, address TEXT NOT NULL, expires_at BIGINT NOT NULL)`,
  ],
  [
    // Which rooms are brought back first.
    `ALTER TABLE rooms ADD COLUMN used_at BIGINT NOT NULL DEFAULT 0`,
    // What processes of a cluster know each other by.
    `CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL)`,
  ],
  [`ALTER TABLE rooms ADD COLUMN password TEXT NOT NULL DEFAULT ''`],
  [`ALTER TABLE rooms ADD COLUMN evening TEXT`],
];

export const LEDGER = "CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY)";

/** What is still to be run, each step with the line that remembers it. */
export function stepsAfter(version: number): string[][] {
  if (version > STEPS.length)
    throw new Error(
      `The database was last used by a newer version (its tables are at step ${version}, this one knows ` +
        `${STEPS.length}): start that one, or restore a backup from before.`,
    );
  return STEPS.slice(version).map((step, index) => [
    ...step,
    `INSERT INTO migrations (version) VALUES (${version + index + 1})`,
  ]);
}

/** The log as it grows. */
import { createLogStore, MOST_ENTRIES } from "../../client/src/log/logStore.ts";

const BOARDS = { players: [{ board: [] }, { board: [] }] };
const extraTurn = { e: "extraTurn", seat: 0 } as const;

test("what only keeps books gets no entry", () => {
  const log = createLogStore();
  log.happened({ e: "enter", seat: 0, creature: 1, card: "gorillion", octonite: 0 }, BOARDS);
  log.happened(extraTurn, BOARDS);
  expect(log.entries.value.map(({ is }) => is)).toEqual(["event"]);
});

test("every entry keeps its number, also when earlier ones are put before it", () => {
  const log = createLogStore();
  log.note("logNewMatch");
  const [note] = log.entries.value;
  log.recall([
    [extraTurn, BOARDS],
    [extraTurn, BOARDS],
  ]);
  const ids = log.entries.value.map(({ id }) => id);
  expect(log.entries.value[2]).toBe(note);
  expect(ids).toEqual([...ids].sort((a, b) => a - b));
  expect(new Set(ids).size).toBe(3);
});

test("a long evening forgets its beginning", () => {
  const log = createLogStore();
  for (let i = 0; i < MOST_ENTRIES + 5; i++) log.said(0, "Anna", String(i));
  const first = log.entries.value[0];
  expect(log.entries.value).toHaveLength(MOST_ENTRIES);
  expect(first?.is === "chat" && first.text).toBe("5");
});

test("of an evening of rematches the present match and the one before are kept", () => {
  const log = createLogStore();
  for (const match of ["first", "second", "third"]) {
    if (match !== "first") log.newMatch();
    log.said(0, "Anna", match);
  }
  expect(log.entries.value.map((entry) => (entry.is === "chat" ? entry.text : entry.is))).toEqual([
    "note",
    "second",
    "note",
    "third",
  ]);
});

test("told anew, it begins with later numbers: what was drawn before is not mistaken for it", () => {
  const log = createLogStore();
  log.happened(extraTurn, BOARDS);
  const [old] = log.entries.value;
  log.restart([[extraTurn, BOARDS]]);
  expect(log.entries.value).toHaveLength(1);
  expect(log.entries.value[0]!.id).toBeGreaterThan(old!.id);
});

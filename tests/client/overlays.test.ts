/** "Back" closes what lies over the page, one after the other, and then leaves. */
import { Overlays } from "../../client/src/app/overlays.ts";

/** A browser's history with one page before ours; `go` runs what the browser would do in its own time. */
function browser() {
  const entries = ["before", "page"];
  const tasks: (() => void)[] = [];
  const pop = (): void => {
    entries.pop();
    overlays.moved();
  };
  const overlays = new Overlays(
    {
      marked: () => entries.at(-1) === "overlay",
      mark: () => entries.push("overlay"),
      back: () => tasks.push(pop),
    },
    (act) => tasks.push(act),
  );
  const settle = (): void => {
    for (let task = tasks.shift(); task !== undefined; task = tasks.shift()) task();
  };
  const open = (name: string, closed: string[]): (() => void) => {
    const remove = overlays.add({
      close: () => {
        closed.push(name);
        remove();
      },
    });
    return remove;
  };
  return { entries, overlays, settle, open, pop, back: () => (pop(), settle()) };
}

test("one entry lies on top while anything is open, and is gone when all is closed", () => {
  const { entries, open, settle } = browser();
  const first = open("menu", []);
  const second = open("question", []);
  settle();
  expect(entries).toEqual(["before", "page", "overlay"]);
  first();
  settle();
  expect(entries).toEqual(["before", "page", "overlay"]);
  second();
  settle();
  expect(entries).toEqual(["before", "page"]);
});

test("back closes the uppermost first, and leaves the page only when nothing is open", () => {
  const { entries, open, settle, back } = browser();
  const closed: string[] = [];
  open("log", closed);
  open("card", closed);
  settle();
  back();
  expect(closed).toEqual(["card"]);
  back();
  expect(closed).toEqual(["card", "log"]);
  expect(entries).toEqual(["before", "page"]);
  back();
  expect(closed).toEqual(["card", "log"]);
  expect(entries).toEqual(["before"]);
});

test("one overlay may make room for another without touching the history", () => {
  const { entries, open, settle, back } = browser();
  const closed: string[] = [];
  const menu = open("menu", closed);
  settle();
  menu();
  open("question", closed);
  settle();
  expect(entries).toEqual(["before", "page", "overlay"]);
  back();
  expect(closed).toEqual(["question"]);
});

test("what opens while our entry is being taken off gets an entry of its own", () => {
  const { entries, open, overlays, settle } = browser();
  const closed: string[] = [];
  const menu = open("menu", closed);
  settle();
  menu();
  // The browser has been told to go back and has not done so yet when the next one opens.
  overlays.add({ close: () => closed.push("late") });
  settle();
  expect(entries).toEqual(["before", "page", "overlay"]);
  expect(closed).toEqual([]);
});

test("a question before leaving asks every time", () => {
  const { entries, overlays, settle, back } = browser();
  let asked = 0;
  overlays.add({ close: () => (asked += 1) });
  settle();
  back();
  back();
  expect(asked).toBe(2);
  expect(entries).toEqual(["before", "page", "overlay"]);
});

test("two backs in one breath close two things and leave nothing", () => {
  const { entries, open, settle, pop } = browser();
  const closed: string[] = [];
  open("log", closed);
  open("card", closed);
  settle();
  pop();
  pop();
  settle();
  expect(closed).toEqual(["card", "log"]);
  expect(entries).toEqual(["before", "page"]);
});

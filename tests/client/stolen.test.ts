/** Whose mind a creature has, for those who were not there when it was taken. */
import { TableStore } from "../../client/src/store/tableStore.ts";
import { recordedMoment } from "../helpers/moments.ts";
import { TestSource } from "./fixtures.ts";

function seen() {
  const { updates } = recordedMoment("mindbug-thief", "spectator");
  const source = new TestSource();
  const store = new TableStore(source);
  const events = updates.flatMap((update) => update.events);
  source.send(updates.at(-1)!.view);
  return { store, source, events, stolen: events.flatMap((event) => (event.e === "enter" ? [event.creature] : [])) };
}

test("who comes late knows it from the record, and a replay that is turned back forgets it", () => {
  const { store, events, stolen } = seen();
  expect([...store.table.value!.stolen!]).toEqual([]);
  store.recall(events);
  expect([...store.table.value!.stolen!]).toEqual(stolen);
  expect(stolen).toHaveLength(1);
  store.recall(events.slice(0, 2));
  expect([...store.table.value!.stolen!]).toEqual([]);
  store.destroy();
});

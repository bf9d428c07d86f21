/** What is kept in the browser may be old or tampered with. */
import { changeSettings, cleanName, cut, pace, readSettings, settings } from "../../client/src/store/settings.ts";
import { botTable, friendTable, readWish, withSet } from "../../client/src/screens/newGame/wish.ts";
import { effect } from "@preact/signals-core";

const NEW = readSettings(null);

test("nothing kept, or nonsense, is as it is for somebody new", () => {
  expect(NEW).toMatchObject({ name: "", sound: true, speed: "normal", autoForced: true, muted: false });
  for (const nonsense of ["", "{", "[]", "null", '"text"', '{"speed":"warp","sound":"yes","name":7}'])
    expect(readSettings(nonsense)).toEqual(NEW);
});

test("what fits is kept beside what does not", () => {
  expect(readSettings('{"sound":false,"speed":"fast","marks":1,"name":"  Zoé   Fox "}')).toEqual({
    ...NEW,
    sound: false,
    speed: "fast",
    name: "Zoé Fox",
  });
});

test("volumes are between nothing and everything; music is off until somebody wants it", () => {
  expect(NEW).toMatchObject({ effects: 0.8, music: 0 });
  expect(readSettings('{"effects":0.25,"music":1}')).toEqual({ ...NEW, effects: 0.25, music: 1 });
  expect(readSettings('{"effects":7,"music":-1}')).toEqual(NEW);
  expect(readSettings('{"effects":"loud","music":null}')).toEqual(NEW);
});

test("a name is cut between whole characters", () => {
  const family = "👩‍👩‍👧‍👦";
  expect(cut(`a${family}`, 5)).toBe("a");
  expect(cut("abc", 2)).toBe("ab");
  expect(cleanName("x".repeat(500)).length).toBeLessThan(500);
});

test("whoever follows the settings hears of every change", () => {
  const heard: string[] = [];
  const stop = effect(() => void heard.push(settings().speed));
  changeSettings({ speed: "fast" });
  changeSettings({ speed: "off" });
  stop();
  changeSettings({ speed: "normal" });
  expect(heard).toEqual(["normal", "fast", "off"]);
  changeSettings({ reducedMotion: true });
  expect(pace()).toEqual({ speed: "normal", reducedMotion: true });
  changeSettings({ reducedMotion: false });
});

test("the table somebody wished for last is remembered, as far as it still makes sense", () => {
  expect(readWish("nonsense").sets).toEqual(["first-contact"]);
  expect(readWish('{"sets":["king-of-tokyo","no-such-set"],"clock":7,"bestOf":"3"}')).toMatchObject({
    sets: ["king-of-tokyo"],
    clock: "off",
    bestOf: "3",
  });
  expect(readWish('{"sets":["no-such-set"]}').sets).toEqual(["first-contact"]);
});

test("sets are kept in the order of the house", () => {
  expect(withSet(["king-of-tokyo"], "first-contact", true)).toEqual(["first-contact", "king-of-tokyo"]);
  expect(withSet(["first-contact", "king-of-tokyo"], "first-contact", false)).toEqual(["king-of-tokyo"]);
});

test("a table for a friend waits; one with a bot begins at once; two bots are watched", () => {
  const wish = readWish(null);
  expect(friendTable(wish, "Anna")).toMatchObject({ name: "Anna", bots: [], bestOf: 1, hints: false });
  expect(botTable(wish, "Anna", 1)).toMatchObject({ bots: ["beginner"], ready: true, watch: false });
  expect(botTable(wish, "Anna", 2)).toMatchObject({ bots: ["beginner", "beginner"], watch: true });
});

/** Addresses lead where they say. */
import { cardHref, HREF, readRoute, replayHref, roomHref, ruleHref } from "../../client/src/app/router.ts";

test("every address that the page writes is read back", () => {
  expect(readRoute(HREF.home)).toEqual({ at: "home" });
  expect(readRoute(HREF.friend)).toEqual({ at: "friend" });
  expect(readRoute(HREF.bot)).toEqual({ at: "bot" });
  expect(readRoute(HREF.watching)).toEqual({ at: "watching" });
  expect(readRoute(HREF.rules)).toEqual({ at: "rules", entry: null });
  expect(readRoute(ruleHref("poisonous"))).toEqual({ at: "rules", entry: "poisonous" });
  expect(readRoute(HREF.lesson)).toEqual({ at: "lesson" });
  expect(readRoute(HREF.cards)).toEqual({ at: "cards", card: null });
  expect(readRoute(cardHref("brain-fly"))).toEqual({ at: "cards", card: "brain-fly" });
  expect(readRoute(roomHref("K7QPX"))).toEqual({ at: "room", code: "K7QPX", watch: false });
  expect(readRoute(roomHref("K7QPX", true))).toEqual({ at: "room", code: "K7QPX", watch: true });
  expect(readRoute(replayHref("a/b c", 12))).toEqual({ at: "replay", id: "a/b c", step: 12 });
});

test("no address at all is home", () => {
  expect(readRoute("")).toEqual({ at: "home" });
  expect(readRoute("#")).toEqual({ at: "home" });
});

test("what people type from memory is understood, in any case", () => {
  expect(readRoute("#/Rules")).toEqual({ at: "rules", entry: null });
  expect(readRoute("#/how-to-play")).toEqual({ at: "rules", entry: null });
  expect(readRoute("#/CARDS")).toEqual({ at: "cards", card: null });
  expect(readRoute("#k7qpx")).toEqual({ at: "room", code: "K7QPX", watch: false });
});

test("what is neither a page nor a code is said to be unknown, as it was typed", () => {
  expect(readRoute("#/nowhere at all")).toEqual({ at: "unknownCode", text: "nowhere at all" });
  expect(readRoute("#/%E0%A4%A")).toEqual({ at: "unknownCode", text: "%E0%A4%A" });
  expect(readRoute("#/constructor")).toEqual({ at: "unknownCode", text: "constructor" });
});

test("a replay begins at its start unless a step is named", () => {
  expect(readRoute("#/replay/abc")).toEqual({ at: "replay", id: "abc", step: 0 });
  expect(readRoute("#/replay/abc/-3")).toEqual({ at: "replay", id: "abc", step: 0 });
  expect(readRoute("#/replay/abc/soon")).toEqual({ at: "replay", id: "abc", step: 0 });
});

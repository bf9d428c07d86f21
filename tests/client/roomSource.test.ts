/** A room as a source of a table: what becomes of an answer while the line comes and goes. */
import { RoomSource } from "../../client/src/sources/roomSession.ts";
import { fixture } from "./fixtures.ts";

function source(): { room: RoomSource; sent: string[]; line: { open: boolean } } {
  const sent: string[] = [];
  const line = { open: true };
  const room = new RoomSource(
    (prompt, answer) => {
      if (line.open) sent.push(`${prompt}:${answer}`);
      return line.open;
    },
    (prompt) => sent.push(`previews of ${prompt}`),
  );
  return { room, sent, line };
}

test("an answer is on its way until the match has moved", () => {
  const { room, sent } = source();
  room.answer(7, 2);
  expect(sent).toEqual(["7:2"]);
  expect(room.pending.value).toEqual({ prompt: 7, answer: 2, state: "sending" });
  room.moved({ matchId: "m", step: 3, view: fixture("turn").view, events: [] });
  expect(room.pending.value).toBeNull();
});

test("given without a line it waits, and goes out when the line is back and the question still stands", () => {
  const { room, sent, line } = source();
  line.open = false;
  room.answer(7, 2);
  expect(room.pending.value?.state).toBe("waiting");
  line.open = true;
  room.lineBack(7);
  expect(sent).toEqual(["7:2"]);
  expect(room.pending.value?.state).toBe("sending");
});

test("lost on the way it goes out again; a second copy that is refused as old is nobody's business", () => {
  const { room, sent } = source();
  room.answer(7, 2);
  room.lineLost();
  expect(room.pending.value?.state).toBe("waiting");
  room.lineBack(7);
  expect(sent).toEqual(["7:2", "7:2"]);
  room.refused({ to: "intent", code: "stalePrompt", reason: "" });
  room.refused({ to: "intent", code: "notYourDecision", reason: "" });
  expect(room.pending.value?.state).toBe("sending");
});

test("an answer to a question that no longer stands is dropped", () => {
  const { room, sent } = source();
  room.answer(7, 2);
  room.lineLost();
  room.lineBack(9);
  expect(sent).toEqual(["7:2"]);
  expect(room.pending.value).toBeNull();
});

test("a refused answer says so and can be given again", () => {
  const { room } = source();
  room.answer(7, 2);
  room.refused({ to: "intent", code: "tooFrequent", reason: "" });
  expect(room.pending.value).toEqual({ prompt: 7, answer: 2, state: "refused", code: "tooFrequent" });
});

test("previews are those of the present question: they go with it", () => {
  const { room, sent } = source();
  room.askPreviews(7);
  expect(sent).toEqual(["previews of 7"]);
  room.foretold({ prompt: 7, previews: [null] });
  expect(room.previews.value).toEqual({ prompt: 7, previews: [null] });
  room.moved({ matchId: "m", step: 3, view: fixture("turn").view, events: [] });
  expect(room.previews.value).toBeNull();
});

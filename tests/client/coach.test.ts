/** The coach of the guided first match. */
import { createCoachStore } from "../../client/src/screens/table/coachStore.ts";
import { lessonOfEvent, lessonsOfPrompt } from "../../client/src/screens/table/lessons.ts";
import { fixture } from "./fixtures.ts";

test("nothing is said while something moves, and everything once", () => {
  const coach = createCoachStore();
  coach.tell(["coachWelcome", "coachTurn"]);
  expect(coach.current.value).toBeNull();
  coach.speak();
  expect(coach.current.value).toBe("coachWelcome");
  coach.next();
  expect(coach.current.value).toBe("coachTurn");
  coach.next();
  coach.tell(["coachTurn"]);
  expect(coach.current.value).toBeNull();
});

test("an answer ends the explanation, and whoever wants no more help gets none", () => {
  const coach = createCoachStore();
  coach.tell(["coachTurn"]);
  coach.speak();
  coach.answered();
  expect(coach.current.value).toBeNull();
  coach.silence();
  coach.tell(["coachBlock"]);
  coach.speak();
  expect(coach.current.value).toBeNull();
});

test("a question of one's own is explained, one of the other side is not", () => {
  const { prompt } = fixture("turn").view;
  expect(lessonsOfPrompt(prompt)[0]).toBe("coachTurn");
  expect(lessonsOfPrompt({ ...prompt!, answers: null })).toEqual([]);
});

test("losing a life is another lesson than taking one, and the first cards are none", () => {
  const hit = { e: "life", seat: 0, change: -1, life: 2, cause: "lost" } as const;
  expect(lessonOfEvent(hit, 0, 2)).toBe("coachEventLife");
  expect(lessonOfEvent(hit, 1, 2)).toBe("coachEventHit");
  expect(lessonOfEvent({ ...hit, change: 1, cause: "gained" }, 0, 2)).toBeNull();
  const drawn = { e: "draw", seat: 0, count: 5, from: "deck" } as const;
  expect(lessonOfEvent(drawn, 0, 1)).toBeNull();
  expect(lessonOfEvent(drawn, 0, 2)).toBe("coachEventDraw");
});

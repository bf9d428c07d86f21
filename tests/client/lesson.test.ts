/** The lesson: its script is a match that the rules allow, it shows what it promises, and leads from word to word. */
import { LessonGuide } from "../../client/src/screens/lesson/lessonGuide.ts";
import { LESSON, LESSON_STEPS } from "../../client/src/screens/lesson/script.ts";
import type { FromWorker, ToWorker } from "../../client/src/worker/messages.ts";
import { LessonMatch } from "../../client/src/worker/lessonMatch.ts";
import { BOOKS } from "../../client/src/i18n/languages.ts";

type Update = Extract<FromWorker, { is: "update" }>["update"];

function play() {
  const updates: Update[] = [];
  const refused: string[] = [];
  const match = new LessonMatch(LESSON, "lesson", (message) => {
    if (message.is === "update") updates.push(structuredClone(message.update));
    if (message.is === "refused") refused.push(message.code);
  });
  return { match, updates, refused };
}

test("every move of the script is allowed, by the side that the script says, and the last one wins", () => {
  const { match, updates } = play();
  for (const step of LESSON_STEPS) {
    if (step.is === "thought") continue;
    const { prompt } = updates.at(-1)!.view;
    expect([step.move, prompt?.seat]).toEqual([step.move, step.is === "move" ? 0 : 1]);
    if (step.is === "reply") match.goOn();
    else {
      expect(prompt!.answers).toHaveLength(1);
      expect(prompt!.answers![0]!.do).toBe(step.move.do);
      match.decide({ prompt: prompt!.id, answer: 0 });
    }
  }
  const end = updates.at(-1)!;
  expect(end.step).toBe(LESSON.moves.length);
  expect(end.view.outcome).toEqual({ winner: 0, reason: "life" });
  const seen = updates.flatMap(({ events }) => events);
  const happened = new Set(seen.map((event) => `${event.e} ${"seat" in event ? event.seat : ""}`.trim()));
  // Both sides play, attack, use a Mindbug and let one be; a block, a poisoned end, triggers of two kinds, a hunt.
  for (const what of [
    "play 0",
    "play 1",
    "attack 0",
    "attack 1",
    "mindbug 0",
    "mindbug 1",
    "block 0",
    "hunt",
    "trigger 0",
  ])
    expect([...happened]).toEqual(expect.arrayContaining([expect.stringMatching(new RegExp(`^${what}`))]));
  expect(seen.filter(({ e }) => e === "mindbugDeclined").length).toBeGreaterThanOrEqual(2);
});

test("nothing else can be answered, and nothing happens before it is told to", () => {
  const { match, updates, refused } = play();
  const { prompt } = updates[0]!.view;
  match.goOn();
  match.decide({ concede: true });
  match.decide({ prompt: prompt!.id, answer: 1 });
  match.decide({ prompt: prompt!.id + 1, answer: 0 });
  expect(refused).toEqual(["notNow", "unknownAnswer", "stalePrompt"]);
  expect(updates).toHaveLength(1);
});

test("what is said fits what lies on the table", () => {
  const { match, updates } = play();
  const lives: Record<string, [number, number]> = {};
  for (const step of LESSON_STEPS) {
    const { view } = updates.at(-1)!;
    if (step.is !== "reply") lives[step.says] = [view.players[0].life, view.players[1].life];
    if (step.is === "reply") match.goOn();
    if (step.is === "move") match.decide({ prompt: view.prompt!.id, answer: 0 });
  }
  expect(lives["lessonGoal"]).toEqual([3, 3]);
  expect(lives["lessonHealed"]).toEqual([5, 3]);
  expect(lives["lessonTwoHearts"]).toEqual([5, 1]);
  expect(lives["lessonAgain"]).toEqual([5, 1]);
});

test("a thought waits to be read, a move to be made, and the other side moves by itself", async () => {
  const sent: ToWorker["is"][] = [];
  const referee = {
    onmessage: null as ((event: MessageEvent<FromWorker>) => void) | null,
    match: null as LessonMatch | null,
    postMessage(message: ToWorker): void {
      sent.push(message.is);
      const tell = (data: FromWorker): void => this.onmessage?.({ data } as MessageEvent<FromWorker>);
      if (message.is === "lesson") this.match = new LessonMatch(message.story, message.name, tell);
      if (message.is === "goOn") this.match?.goOn();
      if (message.is === "answer") this.match?.decide(message);
    },
    terminate: () => undefined,
  };
  const guide = new LessonGuide(referee, "lesson", () => new Promise((resolve) => setTimeout(resolve, 1)));
  const said: string[] = [];
  for (let turns = 0; turns < 200 && !guide.over.peek(); turns++) {
    const step = guide.step.peek();
    if (step === null) await new Promise((resolve) => setTimeout(resolve, 1));
    else {
      said.push(step.says);
      if (step.is === "thought") guide.next();
      else {
        guide.next();
        expect(guide.step.peek()).toBe(step);
        guide.store.pick("nothing of this table");
        expect(guide.wanders.peek()).toBe(true);
        guide.store.answer(0);
      }
    }
  }
  expect(said).toEqual(LESSON_STEPS.flatMap((step) => (step.is === "reply" ? [] : [step.says])));
  expect(guide.progress.peek()).toEqual({ n: said.length, of: said.length });
  guide.destroy();
});

test("every sentence is short enough to be read at once, in every language", () => {
  for (const { words } of Object.values(BOOKS))
    for (const step of LESSON_STEPS) if (step.is !== "reply") expect(String(words[step.says]).length).toBeLessThan(160);
});

/** A match without a server: it ends, and neither the page nor the bot learns more than its seat may know. */
import { quickDecision } from "../../shared/src/bot/index.ts";
import type { BotRequest } from "../../shared/src/bot/index.ts";
import { SET_KEYS } from "../../shared/src/cards/index.ts";
import { RULES_VERSION } from "../../shared/src/index.ts";
import { localId, type MatchJournal, readJournal } from "../../client/src/worker/journal.ts";
import { LocalMatch, recordedSteps } from "../../client/src/worker/localMatch.ts";
import type { FromWorker } from "../../client/src/worker/messages.ts";
import { dice } from "../helpers/dice.ts";

const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1));

interface Played {
  readonly heard: readonly FromWorker[];
  readonly asked: readonly BotRequest[];
}

type Prompt = NonNullable<Extract<FromWorker, { is: "update" }>["update"]["view"]["prompt"]>;
type OnQuestion = (match: LocalMatch, heard: FromWorker[], prompt: Prompt) => void;

const begun = (set: (typeof SET_KEYS)[number], seed: string): MatchJournal => ({
  id: localId(seed),
  rules: RULES_VERSION,
  setup: { sets: [set], seed },
  level: "beginner",
  name: "Anna",
  answers: [],
  conceded: false,
  startedAt: 0,
  outcome: null,
});

/** The match that goes on from a journal, and everything that it says. */
function referee(journal: MatchJournal) {
  const heard: FromWorker[] = [];
  const asked: BotRequest[] = [];
  const match = new LocalMatch(
    journal,
    0,
    (message) => heard.push(structuredClone(message)),
    (request) => {
      asked.push(structuredClone(request));
      return quickDecision(request);
    },
  );
  return { match, heard, asked };
}

const ofKind = <K extends FromWorker["is"]>(heard: readonly FromWorker[], is: K) =>
  heard.filter((message): message is Extract<FromWorker, { is: K }> => message.is === is);
/** What the page has been told of, be it as a memory or as it happens. */
const eventsOf = (heard: readonly FromWorker[]) => [
  ...ofKind(heard, "recall").flatMap(({ steps }) => steps.flatMap(({ events }) => events)),
  ...ofKind(heard, "update").flatMap(({ update }) => update.events),
];
const lastUpdate = (heard: readonly FromWorker[]) => ofKind(heard, "update").at(-1)!;
const lastJournal = (heard: readonly FromWorker[]) => ofKind(heard, "journal").at(-1)!.journal;

async function play(set: (typeof SET_KEYS)[number], seed: number, onQuestion?: OnQuestion): Promise<Played> {
  const roll = dice(seed);
  const { match, heard, asked } = referee(begun(set, seed.toString(16).padStart(64, "a")));
  for (let turn = 0; turn < 2000; turn++) {
    const { view } = lastUpdate(heard).update;
    if (view.outcome !== null) return { heard, asked };
    const { prompt } = view;
    if (prompt?.answers == null) await soon();
    else {
      onQuestion?.(match, heard, prompt);
      match.decide({ prompt: prompt.id, answer: Math.floor(roll() * prompt.answers.length) });
    }
  }
  throw new Error("This match does not end.");
}

test.each(SET_KEYS)("a match of %s is played to its end, and each step follows the one before", async (set) => {
  const { heard } = await play(set, set.length);
  const steps = ofKind(heard, "update").map(({ update }) => update.step);
  expect(steps).toEqual(steps.map((_, i) => i));
});

test("the page never sees the bot's hand, nor the bot the page's", async () => {
  const { heard, asked } = await play("first-contact", 7);
  for (const message of heard) {
    if (message.is !== "update") continue;
    expect(message.update.view.viewer).toBe(0);
    expect(message.update.view.players[1].hand).toBeNull();
    expect(JSON.stringify(message.update.view)).not.toContain("machinery");
    for (const event of message.update.events)
      if (event.e === "draw" && event.seat === 1) expect("cards" in event).toBe(false);
  }
  expect(asked.length).toBeGreaterThan(3);
  for (const { view } of asked) expect(view.players[0].hand).toBeNull();
});

test("an answer to another question is refused, and changes nothing", () => {
  const { match, heard } = referee(begun("first-contact", "b".repeat(64)));
  match.decide({ prompt: 999, answer: 0 });
  expect(heard.at(-1)!.is).toBe("refused");
  match.decide({ concede: true });
  expect(lastUpdate(heard).update.view.outcome?.winner).toBe(1);
  expect(lastJournal(heard)).toMatchObject({ conceded: true, outcome: { winner: 1, reason: "conceded" } });
});

test("at any moment the match goes on from its journal as it stands, and the log knows what came before", async () => {
  let moments = 0;
  const check: OnQuestion = (_, heard) => {
    if (moments++ % 5 !== 0) return;
    // What is kept survives being written down.
    const journal = readJournal(JSON.parse(JSON.stringify(lastJournal(heard))))!;
    const again = referee(journal);
    again.match.end();
    expect(lastUpdate(again.heard).update.view).toEqual(lastUpdate(heard).update.view);
    expect(lastUpdate(again.heard).mayTakeBack).toBe(lastUpdate(heard).mayTakeBack);
    expect(eventsOf(again.heard)).toEqual(eventsOf(heard));
  };
  await play("king-of-tokyo", 3, check);
  await play("battlefruit-galaxy", 4, check);
  expect(moments).toBeGreaterThan(20);
});

test("a log of a new match begins with its beginning", () => {
  const { heard } = referee(begun("first-contact", "c".repeat(64)));
  expect(ofKind(heard, "recall")).toEqual([]);
  expect(ofKind(heard, "update")[0]!.update.events.map(({ e }) => e)).toEqual(
    expect.arrayContaining(["setup", "draw", "firstPlayer"]),
  );
});

test("a finished match is a recording with open hands, as long as the match", async () => {
  const { heard } = await play("first-contact", 6);
  const journal = lastJournal(heard);
  const steps = recordedSteps(journal, "open");
  expect(steps).toHaveLength(journal.answers.length + 1);
  expect(steps.at(-1)!.view.outcome).toEqual(journal.outcome);
  expect(steps[0]!.view.players.every(({ hand }) => hand !== null)).toBe(true);
});

test("a journal that these rules do not replay is refused", () => {
  const journal = begun("first-contact", "d".repeat(64));
  expect(() => referee({ ...journal, answers: [9999] })).toThrow();
  expect(() => referee({ ...journal, rules: 9999 })).toThrow();
  expect(() => referee({ ...journal, setup: { sets: [], seed: "x" } })).toThrow();
  for (const damaged of [null, 7, "x", {}, { ...journal, answers: [-1] }, { ...journal, id: "other" }])
    expect(readJournal(damaged)).toBeNull();
});

test("a move is taken back until something hidden is seen, and the bot's answer to it goes with it", async () => {
  let taken = 0;
  for (let seed = 1; seed <= 6; seed++) {
    const { match, heard } = referee(begun("first-contact", seed.toString(16).padStart(64, "e")));
    for (let turn = 0; turn < 40; turn++) {
      const { update, mayTakeBack } = lastUpdate(heard);
      const { prompt, outcome } = update.view;
      if (outcome !== null) break;
      if (prompt?.answers == null) {
        await soon();
        continue;
      }
      if (mayTakeBack && taken < 5) {
        const mine = lastJournal(heard).answers.length;
        match.takeBack();
        taken++;
        const after = lastUpdate(heard).update;
        expect(lastJournal(heard).answers.length).toBeLessThan(mine);
        expect(after.view.prompt).toMatchObject({ seat: 0 });
        expect(after.view.prompt!.id).toBeLessThan(prompt.id);
        expect(after.step).toBeGreaterThan(update.step);
        match.decide({ prompt: after.view.prompt!.id, answer: 0 });
        continue;
      }
      if (!mayTakeBack) {
        match.takeBack();
        expect(heard.at(-1)!.is).toBe("nothingToTakeBack");
      }
      match.decide({ prompt: prompt.id, answer: turn % prompt.answers.length });
    }
    match.end();
  }
  expect(taken).toBe(5);
});

test("advice is an answer to the present question, from what the player may know", async () => {
  let hints = 0;
  await play("first-contact", 9, (match, heard, prompt) => {
    match.hint();
    const told = heard.pop()!;
    if (told.is !== "hint") throw new Error(told.is);
    expect(told.hint.prompt).toBe(prompt.id);
    expect(prompt.answers![told.hint.answer]).toBeDefined();
    hints++;
  });
  expect(hints).toBeGreaterThan(3);
});

test("the referee previews the combats of the page's own question, and of no other", async () => {
  let blocks = 0;
  const check: OnQuestion = (match, heard, prompt) => {
    if (prompt.kind !== "block") return;
    const before = heard.length;
    match.preview(prompt.id + 1);
    expect(heard).toHaveLength(before);
    match.preview(prompt.id);
    const told = heard.pop()!;
    if (told.is !== "previews") throw new Error(told.is);
    expect(told.previews.prompt).toBe(prompt.id);
    expect(told.previews.previews.map((preview) => preview?.attacker?.creature ?? null)).toEqual(
      prompt.answers!.map(({ do: what }) => (what === "block" ? prompt.creature : null)),
    );
    blocks++;
  };
  for (let seed = 1; blocks === 0 && seed <= 20; seed++) await play("first-contact", seed, check);
  expect(blocks).toBeGreaterThan(0);
});

/** A match without a server: it ends, and neither the page nor the bot learns more than its seat may know. */
import { quickDecision } from "../../shared/src/bot/index.ts";
import type { BotRequest } from "../../shared/src/bot/index.ts";
import { SET_KEYS } from "../../shared/src/cards/index.ts";
import { LocalMatch } from "../../client/src/worker/localMatch.ts";
import type { FromWorker } from "../../client/src/worker/messages.ts";
import { dice } from "../helpers/dice.ts";

const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1));

interface Played {
  readonly heard: readonly FromWorker[];
  readonly asked: readonly BotRequest[];
}

type Prompt = NonNullable<Extract<FromWorker, { is: "update" }>["update"]["view"]["prompt"]>;
type OnQuestion = (match: LocalMatch, heard: FromWorker[], prompt: Prompt) => void;

async function play(set: (typeof SET_KEYS)[number], seed: number, onQuestion?: OnQuestion): Promise<Played> {
  const heard: FromWorker[] = [];
  const asked: BotRequest[] = [];
  const roll = dice(seed);
  const match = new LocalMatch(
    { sets: [set], pool: null, level: "beginner", paceMs: 0 },
    seed.toString(16).padStart(64, "a"),
    (message) => heard.push(structuredClone(message)),
    (request) => {
      asked.push(structuredClone(request));
      return quickDecision(request);
    },
  );
  for (let turn = 0; turn < 2000; turn++) {
    const last = heard.at(-1)!;
    if (last.is !== "update") throw new Error(last.is);
    const { view } = last.update;
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
  const steps = heard.map((message) => (message.is === "update" ? message.update.step : -1));
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
  const heard: FromWorker[] = [];
  const match = new LocalMatch(
    { sets: ["first-contact"], pool: null, level: "beginner", paceMs: 0 },
    "b".repeat(64),
    (message) => heard.push(message),
    quickDecision,
  );
  match.decide({ prompt: 999, answer: 0 });
  expect(heard.at(-1)!.is).toBe("refused");
  match.decide({ concede: true });
  const end = heard.at(-1)!;
  expect(end.is === "update" && end.update.view.outcome?.winner).toBe(1);
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

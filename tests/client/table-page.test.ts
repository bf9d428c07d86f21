/** The parts of a table that are page: buttons of a question, status rows, piles, arrows, places. */
import { nearestTowards } from "../../client/src/table/dom/keyboard.ts";
import { promptPlace, trayPlace } from "../../client/src/table/dom/places.ts";
import { tokenRows } from "../../client/src/table/dom/statusWords.ts";
import { PromptTimer } from "../../client/src/table/dom/clock.ts";
import { tableLayout } from "../../client/src/table/layout/tableLayout.ts";
import { Choices } from "../../client/src/table/model/choices.ts";
import { pileSections } from "../../client/src/table/model/pileSections.ts";
import { promptButtons } from "../../client/src/table/model/promptButtons.ts";
import { TableStore } from "../../client/src/store/tableStore.ts";
import { answerLabel, question, refusalText, waitingWords } from "../../client/src/table/model/promptWords.ts";
import { marksOf } from "../../client/src/table/paint/cardMarks.ts";
import { cardByKey, SET_KEYS, SETS } from "../../shared/src/cards/index.ts";
import { fixture, TestSource } from "./fixtures.ts";

const CALM = { pileClosed: false, tiles: false, mindbugMoment: false };
const shown = (choices: Choices, situation: Partial<typeof CALM> = {}): string[] =>
  promptButtons(choices, { ...CALM, ...situation }).map((button) =>
    button.is === "answer" ? `${button.look} ${button.offer.answer.do}` : button.is,
  );

describe("the buttons of a question", () => {
  test("a turn asks to point at something first; what is picked can be done, or put back", () => {
    const { prompt } = fixture("turn").view;
    expect(shown(new Choices(prompt))).toEqual([]);
    const hand = prompt!.answers!.find((answer) => answer.do === "play")!;
    const picked = new Choices(prompt, [`hand:${hand.do === "play" ? hand.hand : 0}`]);
    expect(shown(picked)).toEqual(["act play", "cancel"]);
  });

  test("a Mindbug is used or not, and the table can be looked at meanwhile", () => {
    const { prompt } = fixture("mindbug").view;
    const buttons = shown(new Choices(prompt), { mindbugMoment: true });
    expect([...buttons].sort()).toEqual(["act mindbug", "peek", "quiet pass"]);
    expect(buttons.at(-1)).toBe("peek");
  });

  test("who may attack again need not point at the only creature that can", () => {
    const { prompt } = fixture("attack-again").view;
    expect(shown(new Choices(prompt))).toContain("act attack");
  });

  test("a pile that was closed is opened again by a button", () => {
    const { prompt } = fixture("choose-pile").view;
    expect(shown(new Choices(prompt), { pileClosed: true })[0]).toBe("openPile");
  });
});

test("hearts are full, empty or broken, and too many of them a number", () => {
  const { view } = fixture("turn");
  const hearts = (life: number, form: "wide" | "tall") =>
    tokenRows(view, { ...view.players[0], life }, form).find(({ of }) => of === "life")!;
  expect(hearts(2, "wide").icons).toEqual(["heart-full", "heart-full", "heart-empty"]);
  expect(hearts(0, "wide").icons).toEqual(["heart-broken", "heart-broken", "heart-broken"]);
  expect(hearts(4, "wide").number).toBeNull();
  expect(hearts(4, "tall")).toMatchObject({ icons: ["heart-full"], number: "×4" });
});

test("an open pile offers what the question asks for, and only then dims the rest", () => {
  const { view } = fixture("choose-pile");
  const choices = new Choices(view.prompt);
  const seat = view.players[0].discard.length > 0 ? 0 : 1;
  const asked = pileSections(view, choices, { seats: [seat] }, true);
  expect(asked).toHaveLength(1);
  expect(asked[0]!.cards.map(({ card }) => card)).toEqual(view.players[seat].discard);
  expect(asked[0]!.cards.every(({ mood }) => mood === "legal" || mood === "dim")).toBe(true);
  const looked = pileSections(view, choices, { seats: [seat] }, false);
  expect(looked[0]!.cards.every(({ mood }) => mood === "plain")).toBe(true);
  expect(pileSections(view, choices, null, false)).toEqual([]);
});

test("an arrow leads to the nearest thing on its way, rather than to one beside it", () => {
  const at = { x: 100, y: 100 };
  const places = [
    { x: 300, y: 100 },
    { x: 140, y: 180 },
    { x: 20, y: 100 },
  ];
  expect(nearestTowards("ArrowRight", at, places)).toBe(0);
  expect(nearestTowards("ArrowLeft", at, places)).toBe(2);
  expect(nearestTowards("ArrowDown", at, places)).toBe(1);
  expect(nearestTowards("ArrowUp", at, places)).toBeNull();
  expect(nearestTowards("Tab", at, places)).toBeNull();
});

test.each([
  [1440, 900],
  [390, 844],
  [844, 390],
])("an open pile leaves the question in sight (%i×%i)", (w, h) => {
  const layout = tableLayout(w, h, { powerRow: "none", openHands: false, asks: true });
  const { area } = promptPlace(layout, { large: false, pileOpen: true });
  const tray = trayPlace(layout);
  const apart = tray.y + tray.h <= area.y || tray.x + tray.w <= area.x || area.x + area.w <= tray.x;
  expect(apart).toBe(true);
});

test("a clock is whole at its first sight of a question, and counts whole seconds", () => {
  const timer = new PromptTimer();
  expect(timer.read(1, 30_000, 0)).toEqual({ fraction: 1, seconds: 30 });
  expect(timer.read(1, 30_000, 15_000)).toEqual({ fraction: 0.5, seconds: 15 });
  expect(timer.read(2, 30_000, 15_000)).toEqual({ fraction: 1, seconds: 15 });
  expect(timer.read(2, 30_000, 40_000)).toEqual({ fraction: 0, seconds: 0 });
});

describe("words that say what is meant", () => {
  const may = fixture("may").view;
  const prompt = may.prompt!;
  const words = (asked: typeof prompt) => {
    const choices = new Choices(asked);
    const yes = asked.answers!.findIndex(({ do: does }) => does === "accept");
    return [
      question(may, asked, choices),
      answerLabel(may, asked, { index: yes, answer: asked.answers![yes]! }, choices),
    ];
  };

  test('the second step of a "may" names the card that is played now', () => {
    expect(words(prompt)).toEqual(["Play Pesky Peas now?", "Play Pesky Peas"]);
    const first = { why: "ability", trigger: "play", about: null, picked: 0 } as const;
    expect(words({ ...prompt, verb: "returnToHand", cause: first })).toEqual(["Use Spinachia?", "Yes"]);
  });

  test("each of several waiting effects says what it does", () => {
    const { waiting } = fixture("order").view;
    expect(waiting.length).toBeGreaterThan(1);
    for (const each of waiting) expect(waitingWords(each)).toMatch(/\w{3}.*\.$/);
  });

  test("what is no choice is answered with what is one", () => {
    const { view } = fixture("choose-creature");
    const text = refusalText(view, new Choices(view.prompt), { why: "notAChoice" });
    expect(text).toMatch(/^That is not one of the choices\. You can choose/);
    const { view: asked } = fixture("may");
    expect(refusalText(asked, new Choices(asked.prompt), { why: "notAChoice" })).toMatch(/buttons of the question\.$/);
  });
});

test("what is forbidden, what always holds, dice and triggers each have a mark on the smallest card", () => {
  const marks = (key: string): readonly string[] => marksOf(cardByKey(key)!);
  expect(marks("gorillion")).toEqual([]);
  expect(marks("bee-bear")).toEqual(["cannot"]);
  expect(marks("shield-bugs")).toEqual(["always"]);
  expect(marks("killer-bee")).toEqual(["trigger-play"]);
  const silent = SET_KEYS.flatMap((set) => SETS[set].creatures).filter(
    (card) => card.constant.length + card.triggered.length + card.dice > 0 && marksOf(card).length === 0,
  );
  expect(silent).toEqual([]);
});

test("a refusal is gone with the next valid pick", () => {
  const source = new TestSource();
  const store = new TableStore(source);
  source.send(fixture("turn").view);
  store.pick("creature:9999");
  expect(store.refusal.value).not.toBeNull();
  const offered = store.choices.value.offered()[0]!;
  store.pick(offered);
  expect(store.refusal.value).toBeNull();
  expect(store.picks.value).toEqual([offered]);
  store.destroy();
});

/** One table: what has been shown of what the source said, and what its player picks and answers. */
import type { Animator, ToldEvent } from "../../client/src/store/playback.ts";
import { TableStore } from "../../client/src/store/tableStore.ts";
import { fixture, FIXTURES, TestSource } from "./fixtures.ts";

/** Plays each event when the test says so. */
class ByHand implements Animator {
  hurried = 0;
  private waiting: (() => void)[] = [];
  private showing: (() => void) | null = null;

  play(_told: ToldEvent, showNext: () => void): Promise<void> {
    this.showing = showNext;
    return new Promise((done) => this.waiting.push(done));
  }
  hurry(): void {
    this.hurried++;
    this.end();
  }
  showNext(): void {
    this.showing?.();
  }
  end(): void {
    for (const done of this.waiting.splice(0)) done();
  }
}

const soon = (): Promise<void> => new Promise((done) => setImmediate(done));

function opened(name: string): { source: TestSource; store: TableStore; told: ToldEvent[] } {
  const source = new TestSource();
  const store = new TableStore(source);
  const told: ToldEvent[] = [];
  store.onEvent((event) => told.push(event));
  source.send(fixture(name).before);
  return { source, store, told };
}

describe("what has been shown", () => {
  test("the first view is shown at once, and without an animator so is every other, events told as not seen", () => {
    const { before, view, events } = fixture("combat");
    const { source, store, told } = opened("combat");
    expect(store.shown.value).toEqual(before);
    source.send(view, events);
    expect(store.shown.value).toEqual(view);
    expect(store.moving.value).toBe(false);
    expect(told.map(({ event }) => event)).toEqual(events);
    expect(told.every(({ seen }) => !seen)).toBe(true);
  });

  test("an animator gets one event after the other, and the picture moves when it says so", async () => {
    const { view, events } = fixture("combat");
    const { source, store, told } = opened("combat");
    const hand = new ByHand();
    store.animate(hand);
    source.send(view, events);
    expect(store.moving.value).toBe(true);
    expect(store.table.value!.prompt).toBeNull();
    expect(told).toHaveLength(1);
    const first = told[0]!;
    expect(store.shown.value).toEqual(first.before);
    hand.showNext();
    expect(store.shown.value).toEqual(first.after);
    for (let left = events.length; left > 0; left--) {
      hand.end();
      await soon();
    }
    expect(told.every(({ seen }) => seen)).toBe(true);
    await store.whenStill();
    expect(store.shown.value).toEqual(view);
  });

  test("skipping ends in the picture that the source sent, and what still moves cannot turn it back", async () => {
    const { view, events } = fixture("combat");
    const { source, store, told } = opened("combat");
    const hand = new ByHand();
    store.animate(hand);
    source.send(view, events);
    store.finish();
    expect(hand.hurried).toBe(1);
    hand.showNext();
    await soon();
    expect(store.shown.value).toEqual(view);
    expect(store.moving.value).toBe(false);
    expect(told.map(({ seen }) => seen)).toEqual(events.map((_, i) => i === 0));
  });

  test("after a skip the next update is played again", async () => {
    const { before, view, events } = fixture("combat");
    const { source, store, told } = opened("combat");
    const hand = new ByHand();
    store.animate(hand);
    source.send(view, events);
    store.finish();
    source.send(before);
    source.send(view, events);
    await soon();
    expect(store.moving.value).toBe(true);
    expect(told.at(-1)!.seen).toBe(true);
    store.finish();
    await store.whenStill();
    expect(store.shown.value).toEqual(view);
  });

  test("a long backlog is not played one by one", () => {
    const { view, events } = fixture("combat");
    const { source, store } = opened("combat");
    store.animate(new ByHand());
    for (let i = 0; i < 4; i++) source.send(view, events);
    expect(store.moving.value).toBe(true);
    source.send(view, events);
    expect(store.moving.value).toBe(false);
  });

  test("an animation that fails does not stop the match", async () => {
    const reported: unknown[] = [];
    Object.assign(globalThis, { reportError: (error: unknown) => reported.push(error) });
    const { view, events } = fixture("combat");
    const { source, store } = opened("combat");
    store.animate({ play: () => Promise.reject(new Error("no picture")), hurry: () => undefined });
    source.send(view, events);
    await store.whenStill();
    expect(store.shown.value).toEqual(view);
    expect(reported).toHaveLength(events.length);
  });
});

test.each(FIXTURES)("event by event the shown view of %s becomes the one that the source sent", (name) => {
  const { view, events } = fixture(name);
  const { source, told } = opened(name);
  source.send(view, events);
  const last = told.at(-1)?.after ?? view;
  expect({ ...last, prompt: null }).toEqual({ ...view, prompt: null });
});

describe("the question", () => {
  const asked = (): { source: TestSource; store: TableStore } => {
    const { source, store } = opened("turn");
    source.send(fixture("turn").view);
    return { source, store };
  };

  test("picks belong to it: the next one begins without", () => {
    const { source, store } = asked();
    store.pick("hand:0");
    expect(store.picks.value).toEqual(["hand:0"]);
    expect(store.choices.value.completed()).toHaveLength(1);
    store.pick("hand:1");
    expect(store.picks.value).toEqual(["hand:1"]);
    store.pick("hand:1");
    expect(store.picks.value).toEqual([]);
    store.pick("hand:1");
    const { view } = fixture("turn");
    source.send({ ...view, prompt: { ...view.prompt!, id: view.prompt!.id + 1 } });
    expect(store.picks.value).toEqual([]);
  });

  test("what is not offered is refused with a reason, until something is picked", () => {
    const { store } = asked();
    store.pick("pile:0:3");
    expect(store.refusal.value).toEqual({ reason: { why: "notAChoice" } });
    store.pick("hand:0");
    expect(store.refusal.value).toBeNull();
  });

  test("an answer is sent once; until the step moves the question stays and offers nothing", () => {
    const { source, store } = asked();
    const { id } = store.table.value!.prompt!;
    const offered = (): number => store.placements.value.filter(({ mood }) => mood === "legal").length;
    store.resize(1280, 720);
    expect(offered()).toBeGreaterThan(0);
    store.pick("hand:0");
    store.answer(0);
    store.answer(1);
    expect(source.answers).toEqual([{ prompt: id, answer: 0 }]);
    expect(store.sending.value).toBe(0);
    expect(offered()).toBe(0);
    expect(store.table.value!.prompt).not.toBeNull();
    expect(store.picks.value).toEqual(["hand:0"]);
    source.pending.value = { prompt: id, answer: 0, state: "refused", code: "tooFrequent" };
    expect(store.sending.value).toBeNull();
    expect(offered()).toBeGreaterThan(0);
  });

  test("a pile that it is about lies open until it is closed, and can be opened again", () => {
    const { source, store } = opened("choose-pile");
    source.send(fixture("choose-pile").view);
    expect(store.choosesFromPile.value).toBe(true);
    expect(store.openPile.value).not.toBeNull();
    store.closePile();
    expect(store.openPile.value).toBeNull();
    store.openAskedPile();
    expect(store.openPile.value).not.toBeNull();
  });

  test("a hint points at its things until the next question", () => {
    const { store } = asked();
    store.resize(1280, 720);
    store.hint(0);
    expect(store.placements.value.filter(({ mood }) => mood === "hint")).toHaveLength(1);
  });
});

describe("previews of a combat", () => {
  const fate = (creature: number) =>
    ({ creature, card: "gorillion", outcome: "survives", blow: null, by: null }) as const;
  const preview = { attacker: fate(1), blocker: fate(2), lives: 0, ends: false, effects: [] };

  test("are asked for once when the question stands, and shown of what is pointed at, else of what is picked", () => {
    const { view } = fixture("block");
    const source = new TestSource();
    const store = new TableStore(source);
    source.send(view);
    const { id, answers } = view.prompt!;
    expect(source.foreseen).toEqual([id]);
    const blocks = answers!.flatMap((given, index) => (given.do === "block" ? [{ index, id: given.creature }] : []));
    const things = blocks.map((block) => `creature:${block.id}`);
    store.previews.point(things[0]!);
    expect(store.previews.shown.value).toBeNull();
    source.previews.value = {
      prompt: id,
      previews: answers!.map(({ do: what }, index) => (what === "block" ? { ...preview, lives: index } : null)),
    };
    expect(store.previews.shown.value).toMatchObject({ thing: things[0], preview: { lives: blocks[0]!.index } });
    const other = things.at(-1)!;
    store.pick(other);
    expect(store.previews.shown.value?.thing).toBe(things[0]);
    store.previews.point(null);
    expect(store.previews.shown.value?.thing).toBe(other);
    store.clearPicks();
    expect(store.previews.shown.value).toBeNull();
    expect(source.foreseen).toEqual([id]);
    store.destroy();
  });

  test("of another question are not shown, and questions that are about no combat ask for none", () => {
    const { view } = fixture("block");
    const source = new TestSource();
    const store = new TableStore(source);
    source.send(fixture("turn").view);
    expect(source.foreseen).toEqual([]);
    source.send(view);
    source.previews.value = { prompt: view.prompt!.id + 1, previews: view.prompt!.answers!.map(() => preview) };
    const block = view.prompt!.answers!.find((given) => given.do === "block")!;
    store.previews.point(`creature:${(block as { creature: number }).creature}`);
    expect(store.previews.shown.value).toBeNull();
    store.destroy();
  });
});

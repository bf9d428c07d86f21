import fc from "fast-check";
import {
  answer,
  apply,
  arrange,
  cardByKey,
  CARDS,
  COPIES_MOST,
  copyState,
  createMatch,
  type Decision,
  type GameEvent,
  type MatchState,
  newMatch,
  POOL_LEAST,
  poolSets,
  SET_KEYS,
  searchView,
  type SetKey,
  tidyPool,
  viewEvent,
  type Viewer,
  viewState,
} from "../../shared/src/index.ts";
import { checkEventsNoLeak, checkNoLeak, checkState, chooser, playChecked } from "./checks.ts";

const someSets = fc.subarray([...SET_KEYS] as SetKey[], { minLength: 1 });
const seed = fc.integer({ min: 1, max: 0x7fffffff });
const somePool = fc
  .tuple(
    fc.subarray(
      CARDS.filter((card) => card.kind === "creature").map(({ key }) => key),
      { minLength: POOL_LEAST, maxLength: 80 },
    ),
    fc.integer({ min: 1, max: COPIES_MOST }),
  )
  .map(([keys, copies]) => tidyPool((key) => (keys.includes(key) ? 1 + (key.length % copies) : 0)));
const hexSeed = (n: number): string => n.toString(16).padStart(32, "0");

describe("random matches of any sets", () => {
  it("keep every invariant after every decision, and end", () => {
    fc.assert(
      fc.property(someSets, seed, (sets, n) => playChecked(sets, n).decisions > 0),
      { numRuns: 300 },
    );
  }, 120_000);

  it("of parts of sets keep them too, whatever the parts are", () => {
    fc.assert(
      fc.property(somePool, seed, (pool, n) => playChecked(poolSets(pool), n, pool).decisions > 0),
      { numRuns: 150 },
    );
  }, 120_000);

  it("of parts of sets are the matches of whole sets, where the parts are all of them", () => {
    fc.assert(
      fc.property(someSets, seed, (sets, n) => {
        const whole = tidyPool((key) => {
          const card = cardByKey(key);
          return card?.kind === "creature" && sets.includes(card.set) ? card.copies : 0;
        });
        expect({ ...newMatch({ sets, pool: whole, seed: hexSeed(n) }), pool: null }).toEqual(
          newMatch({ sets, seed: hexSeed(n) }),
        );
      }),
      { numRuns: 30 },
    );
  }, 60_000);

  it("are equal for equal seeds and decisions", () => {
    fc.assert(
      fc.property(someSets, seed, (sets, n) => {
        const [a, b] = [
          newMatch({ sets, seed: hexSeed(n) }),
          newMatch({ sets: [...sets].reverse(), seed: hexSeed(n) }),
        ];
        const [pickA, pickB] = [chooser(n), chooser(n)];
        while (a.outcome === null) {
          answer(a, pickA(a.prompt!.answers.length));
          answer(b, pickB(b.prompt!.answers.length));
        }
        expect(b).toEqual(a);
      }),
      { numRuns: 30 },
    );
  }, 60_000);

  it("play the same whether forced choices are asked or resolve themselves", () => {
    fc.assert(
      fc.property(someSets, seed, (sets, n) => {
        const auto = newMatch({ sets, seed: hexSeed(n), forced: "auto" });
        const asked = newMatch({ sets, seed: hexSeed(n), forced: "ask" });
        const pick = chooser(n);
        const skipForced = (): void => {
          while (asked.prompt !== null && asked.prompt.kind !== "turn" && asked.prompt.answers.length === 1)
            answer(asked, 0);
        };
        skipForced();
        while (auto.outcome === null) {
          const index = pick(auto.prompt!.answers.length);
          answer(auto, index);
          answer(asked, index);
          skipForced();
          expect(viewState(asked, "open").players).toEqual(viewState(auto, "open").players);
        }
        expect(asked.outcome).toEqual(auto.outcome);
      }),
      { numRuns: 40 },
    );
  }, 60_000);

  it("leave a copy alone when the original plays on", () => {
    fc.assert(
      fc.property(someSets, seed, (sets, n) => {
        const s = newMatch({ sets, seed: hexSeed(n) });
        const pick = chooser(n);
        while (s.outcome === null) {
          const copy = copyState(s);
          const before = JSON.stringify(copy);
          answer(s, pick(s.prompt!.answers.length));
          if (JSON.stringify(copy) !== before) return false;
        }
        return true;
      }),
      { numRuns: 60 },
    );
  }, 60_000);
});

describe("bad input", () => {
  it("of any shape is refused with a reason and never throws", () => {
    const made = createMatch({ sets: ["first-contact"], seed: hexSeed(5) });
    if (!made.ok) throw new Error(made.reason);
    const before = JSON.stringify(made.state);
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (seat, decision) => {
        const result = apply(made.state, seat as 0, decision as Decision);
        return !result.ok && result.refusal.reason.length > 0 && JSON.stringify(made.state) === before;
      }),
      { numRuns: 2000 },
    );
    fc.assert(
      fc.property(fc.anything(), (setup) => {
        const result = createMatch(setup as never);
        return !result.ok && result.reason.length > 0;
      }),
      { numRuns: 2000 },
    );
  });
});

describe("the checks themselves can fail", () => {
  const midMatch = () => {
    const s = newMatch({ sets: ["first-contact"], seed: hexSeed(9) });
    const pick = chooser(3);
    for (let i = 0; i < 12; i++) answer(s, pick(s.prompt!.answers.length));
    return s;
  };

  it("a lost card is noticed", () => {
    const s = midMatch();
    s.unused.pop();
    expect(() => checkState(s)).toThrow("cards are conserved");
  });

  it("a hand that was not refilled is noticed", () => {
    const s = newMatch({ sets: ["first-contact"], seed: hexSeed(9) });
    s.players[1].deck.push(s.players[1].hand.pop()!);
    expect(() => checkState(s)).toThrow("refilled");
  });

  it("a planted leak is noticed: a view that tells one card of each hand", () => {
    const leaky = (s: MatchState, viewer: Viewer) => ({
      ...viewState(s, viewer),
      hint: s.players.map((player) => player.hand[0]),
    });
    expect(() => checkNoLeak(midMatch(), chooser(1), leaky)).toThrow("depends on hidden cards");
  });

  it("a leak through a half-resolved effect is noticed: which cards of a hand are picked so far", () => {
    const leaky = (s: MatchState, viewer: Viewer) => ({
      ...searchView(s, viewer),
      picks: s.stack.map((frame) => (frame.f === "run" ? frame.picks : [])),
    });
    const arranged = arrange({
      players: [
        { board: [{ card: "Broodmother", octonite: 3 }], hand: ["Kong"] },
        { hand: ["Kong", "Mantis", "Gorillion", "Rob", "Kraken"], life: 3 },
      ],
    });
    if (!arranged.ok) throw new Error(arranged.reason);
    const s = arranged.state;
    answer(
      s,
      s.prompt!.answers.findIndex((given) => given.do === "attack"),
    );
    answer(s, 1);
    expect(s.stack.some((frame) => frame.f === "run" && frame.picks.length > 0)).toBe(true);
    checkNoLeak(s, chooser(1));
    expect(() => checkNoLeak(s, chooser(1), leaky)).toThrow("depends on hidden cards");
  });

  it.each([
    ["the cards that are drawn", "draw"],
    ["where in the hand a played card was", "play"],
  ])("a leak through an event is noticed: %s", (_what, name) => {
    const leaky = (events: readonly GameEvent[], viewer: Viewer) =>
      events.map((event) => (event.e === name ? event : viewEvent(event, viewer)));
    const s = newMatch({ sets: ["first-contact"], seed: hexSeed(9) });
    expect(checkEventsNoLeak(s, 0, chooser(1))).toBe(true);
    expect(() => checkEventsNoLeak(s, 0, chooser(1), leaky)).toThrow("depends on hidden cards");
  });
});

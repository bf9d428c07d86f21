/** What comes from outside may have any shape: it is refused with a reason, changes nothing, and never throws. */
import {
  apply,
  arrange,
  createMatch,
  type Decision,
  isSeed,
  type MatchSetup,
  type MatchState,
  type Position,
  type Seat,
  viewEvents,
  type Viewer,
  viewState,
  whyNot,
  type Wish,
} from "@mindbug/shared";

const SEED = "00112233445566778899aabbccddeeff";

function match(): MatchState {
  const made = createMatch({ sets: ["first-contact"], seed: SEED });
  if (!made.ok) throw new Error(made.reason);
  return made.state;
}

function hostileValues(): readonly (readonly [string, unknown])[] {
  const revoked = Proxy.revocable([], {});
  revoked.revoke();
  const cyclic: Record<string, unknown> = {};
  cyclic["self"] = cyclic;
  const touchy = {
    get: () => {
      throw new Error("touched");
    },
    has: () => {
      throw new Error("touched");
    },
  };
  return [
    ["a proxy that throws", new Proxy({}, touchy)],
    ["a revoked proxy", revoked.proxy],
    [
      "a getter that throws",
      {
        get prompt() {
          throw new Error("touched");
        },
        get sets() {
          throw new Error("touched");
        },
        get players() {
          throw new Error("touched");
        },
      },
    ],
    ["a cyclic object", cyclic],
    [
      "toJSON that throws",
      {
        toJSON: () => {
          throw new Error("touched");
        },
      },
    ],
    ["a bigint", 10n],
    ["a symbol", Symbol("x")],
    ["NaN", Number.NaN],
    ["a function", () => 0],
    ["a string", "0"],
    ["null", null],
    ["undefined", undefined],
    ["a huge empty list", new Array(1_000_000)],
    ["huge numbers", { prompt: 1e9, answer: 1e9 }],
    ["bigint fields", { prompt: 1n, answer: 0n }],
    ["a planted prototype", JSON.parse('{"__proto__":{"prompt":1,"answer":0}}')],
  ];
}

describe.each(hostileValues())("%s", (_, value) => {
  it("is refused as a decision, a seat, a setup, a set, a position, a player and a card", () => {
    const s = match();
    const { seat, id } = s.prompt!;
    const before = JSON.stringify(s);
    expect(apply(s, seat, value as Decision)).toMatchObject({ ok: false });
    expect(apply(s, value as Seat, { prompt: id, answer: 0 })).toMatchObject({
      ok: false,
      refusal: { code: "unknownSeat" },
    });
    expect(JSON.stringify(s)).toBe(before);
    for (const setup of [
      value,
      { sets: value, seed: SEED },
      { sets: [value], seed: SEED },
      { sets: ["first-contact"], seed: value },
    ])
      expect(createMatch(setup as MatchSetup)).toEqual({ ok: false, reason: expect.stringMatching(/./) });
    for (const position of [
      value,
      { players: value },
      { players: [{ hand: [value] }, {}] },
      { players: [{ board: [value] }, {}] },
      { players: [{}, { deck: [value] }] },
    ])
      expect(arrange(position as Position)).toEqual({ ok: false, reason: expect.stringMatching(/./) });
  });

  it("is no wish, and as a viewer sees neither hand", () => {
    const s = match();
    expect(whyNot(s, s.prompt!.seat, value as Wish)).toEqual({ why: "notThere" });
    const view = viewState(s, value as Viewer);
    expect([view.players[0].hand, view.players[1].hand, view.prompt!.answers]).toEqual([null, null, null]);
    expect(
      JSON.stringify(
        viewEvents(
          [
            { e: "steal", from: 0, to: 1, count: 1, cards: ["gorillion"] },
            { e: "draw", seat: 0, count: 1, from: "deck", cards: ["gorillion"] },
          ],
          value as Viewer,
        ),
      ),
    ).not.toContain("gorillion");
  });

  it("as a state is refused", () => {
    expect(apply(value as MatchState, 0, { prompt: 1, answer: 0 })).toMatchObject({ ok: false });
  });
});

describe("a setup", () => {
  it.each([[[undefined]], [[,]], [["first-contact", undefined]], [[null]]])("with the sets %j is none", (sets) => {
    expect(createMatch({ sets, seed: SEED } as unknown as MatchSetup)).toMatchObject({ ok: false });
  });

  it("may write its seed in capitals, and it is the same seed", () => {
    expect(isSeed(SEED.toUpperCase())).toBe(true);
    expect(createMatch({ sets: ["first-contact"], seed: SEED.toUpperCase() })).toEqual(
      createMatch({ sets: ["first-contact"], seed: SEED }),
    );
  });
});

describe("a position", () => {
  const refused = (position: unknown): void =>
    expect(arrange(position as Position)).toEqual({ ok: false, reason: expect.stringMatching(/./) });

  it.each([
    ["no life", { life: 0 }],
    ["negative life", { life: -1 }],
    ["life beyond counting", { life: 1e300 }],
    ["half a life", { life: 1.5 }],
    ["life in words", { life: "3" }],
    ["negative octonite", { board: [{ card: "Artimist", octonite: -1 }] }],
    ["exhaustion in words", { board: [{ card: "Shield Bugs", exhausted: "yes" }] }],
    ["an unknown card", { hand: ["Nobody"] }],
    ["a Power card in hand", { hand: ["Rage"] }],
    ["gaps in the hand", { hand: new Array(3) }],
    ["a name for a hand", { hand: "Gorillion" }],
    ["more creatures than cards exist", { board: new Array(5000).fill("Gorillion") }],
  ])("with %s is refused", (_, player) => {
    refused({ players: [player, {}] });
    refused({ players: [{}, player] });
  });

  it.each([
    ["one player", { players: [{}] }],
    ["three players", { players: [{}, {}, {}] }],
    ["players that are numbers", { players: [1, 2] }],
    ["a third seat to move", { players: [{}, {}], active: 2 }],
    ["a wish for forced choices nobody knows", { players: [{}, {}], forced: "never" }],
    ["a creature among the Power cards", { players: [{}, {}], power: { faceUp: ["Gorillion"] } }],
    ["a turn before the first", { players: [{}, {}], turn: 0 }],
  ])("with %s is refused", (_, position) => refused(position));

  it.each([
    ["its key", "tiger-squirrel"],
    ["its English name", "Tiger Squirrel"],
    ["its French name", "Tigrécureuil"],
    ["capitals", "TIGER SQUIRREL"],
    ["no accents", "tigrecureuil"],
  ])("names a card by %s", (_, name) => {
    expect(arrange({ players: [{ hand: [name] }, {}] })).toEqual(
      arrange({ players: [{ hand: ["Tiger Squirrel"] }, {}] }),
    );
  });

  it("names a card whichever apostrophe, points or form of an accent are typed", () => {
    const hand = (...names: string[]): unknown => arrange({ players: [{ hand: names }, {}] });
    expect(hand("Reptireur d’élite", "HADES", "Quetzalco\u0301atl", "Pandakai")).toEqual(
      hand("Reptireur d'élite", "H.A.D.E.S.", "Quetzalcóatl", "Pandakaï"),
    );
    expect(hand("Reptireur d'élite", "H.A.D.E.S.", "Quetzalcóatl", "Pandakaï")).toMatchObject({ ok: true });
  });

  it.each(["", " ", "!!", "gorilion", "__proto__"])("with a card called %j is refused", (name) =>
    refused({ players: [{ hand: [name] }, {}] }),
  );
});

describe("a damaged state", () => {
  it("is refused as it is, whichever part is broken", () => {
    const sound = JSON.stringify(match());
    for (const key of Object.keys(JSON.parse(sound) as object)) {
      for (const damage of [null, 5, "x", {}]) {
        const s = { ...(JSON.parse(sound) as MatchState), [key]: damage } as MatchState;
        const before = JSON.stringify(s);
        const result = apply(s, 0, { prompt: 1, answer: 0 });
        if (!result.ok) expect(JSON.stringify(s)).toBe(before);
      }
    }
    for (const key of ["players", "stack", "waiting", "fast", "prompt", "rules"])
      expect(
        apply({ ...(JSON.parse(sound) as MatchState), [key]: "x" } as MatchState, 0, { prompt: 1, answer: 0 }),
      ).toMatchObject({ ok: false });
  });

  it("of other rules is not guessed at", () => {
    const s = { ...match(), rules: 999 };
    expect(apply(s, s.prompt!.seat, { prompt: s.prompt!.id, answer: 0 })).toMatchObject({ ok: false });
  });
});

describe("a wish", () => {
  it.each([
    { play: "length" },
    { play: "__proto__" },
    { buy: "length" },
    { play: -1 },
    { play: 99 },
    { attack: 1e9 },
    { hunt: Number.NaN },
    {},
  ])("for %j is for nothing there", (wish) => {
    const s = match();
    expect(whyNot(s, s.prompt!.seat, wish as unknown as Wish)).toEqual({ why: "notThere" });
  });
});

describe("a fault of the engine", () => {
  /** Waits to be resolved after the next decision, and does not exist. */
  function broken(): MatchState {
    const s = match();
    s.waiting.push({ seat: 0, card: 0, ability: 99, creature: 1, foe: null, octonite: 0 });
    return s;
  }

  it("is not the player's: it is told apart from bad input, and the state is as it was", () => {
    const s = broken();
    const { seat, id } = s.prompt!;
    const before = JSON.stringify(s);
    expect(apply(s, seat, { prompt: id, answer: 0 })).toMatchObject({ ok: false, refusal: { code: "internal" } });
    expect(JSON.stringify(s)).toBe(before);
    expect(apply(s, seat, { prompt: id, answer: 9999 })).toMatchObject({ refusal: { code: "unknownAnswer" } });
    s.waiting.length = 0;
    expect(apply(s, seat, { prompt: id, answer: 0 })).toMatchObject({ ok: true });
  });

  it("does not keep anybody from giving up", () => {
    const s = broken();
    expect(apply(s, 1, { concede: true })).toMatchObject({ ok: true });
    expect(s.outcome).toEqual({ winner: 0, reason: "conceded" });
  });
});

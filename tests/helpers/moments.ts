/** The moments of a match, each from an arranged position and decisions that the engine carries out. */
import {
  type CombatPreview,
  createMatch,
  type GameEvent,
  type MatchState,
  type MatchView,
  previewAnswers,
  type Seat,
  type Viewer,
  viewEvents,
  viewState,
} from "@mindbug/shared";
import { emptyView } from "@mindbug/shared/view";
import { GROW_2, ENERGY, lastRoll } from "./stories-with-dice.ts";
import { Duel, type TableSetup } from "./table.ts";

export interface Update {
  readonly view: MatchView;
  readonly events: readonly GameEvent[];
}

/** What one viewer is told, decision by decision. */
export interface Recorded {
  readonly start: MatchView;
  readonly updates: readonly Update[];
  /** Of the first question, as the asked player is told. */
  readonly previews?: readonly (CombatPreview | null)[];
  /** The creature that is pointed at before anything happens. */
  readonly pointAt?: string;
}

/** A duel that keeps what it was before every decision. */
class Story extends Duel {
  private readonly steps: { readonly state: MatchState; readonly events: readonly GameEvent[] }[] = [];
  private begin: MatchState;

  constructor(setup: TableSetup) {
    super(setup);
    this.begin = structuredClone(this.state);
  }

  /** What was decided so far belongs to the position, not to the moment. */
  begins(): void {
    this.begin = structuredClone(this.state);
    this.steps.length = 0;
  }

  override answer(seat: Seat, words: string): void {
    const told = this.events.length;
    super.answer(seat, words);
    this.steps.push({ state: structuredClone(this.state), events: this.events.slice(told) });
  }

  for(viewer: Viewer): Recorded {
    return {
      start: viewState(this.begin, viewer),
      previews: this.begin.prompt?.seat === viewer ? previewAnswers(this.begin) : [],
      updates: this.steps.map(({ state, events }) => ({
        view: viewState(state, viewer),
        events: viewEvents(events, viewer),
      })),
    };
  }
}

type Setup = Omit<TableSetup, "you" | "foe"> & Pick<TableSetup, "you" | "foe">;
const SPARE = ["Luchataur", "Snail Hydra", "Tiger Squirrel"];

/** Nobody has Mindbugs unless said otherwise; both hold cards, so that the match goes on. */
const record = ({ you, foe, ...rest }: Setup, decide: (duel: Story) => void): Story => {
  const duel = new Story({
    ...rest,
    you: { mindbugs: 0, hand: SPARE, deck: SPARE, ...you },
    foe: { mindbugs: 0, hand: SPARE, deck: SPARE, ...foe },
  });
  decide(duel);
  return duel;
};

const unblocked = (life: number): Story =>
  record({ you: { board: ["Gorillion", "Shield Bugs"] }, foe: { board: ["Killer Bee"], life } }, (duel) => {
    duel.you.attacksWith("Gorillion");
    duel.begins();
    duel.foe.doesNotBlock();
  });
const fight = (attacker: string, blocker: string): Story =>
  record({ you: { board: [attacker, "Gorillion"] }, foe: { board: [blocker, "Bee Bear"] } }, (duel) => {
    duel.you.attacksWith(attacker);
    if (duel.asked === "you: hunt") duel.you.hunts(blocker);
    else {
      duel.begins();
      duel.foe.blocksWith(blocker);
    }
  });
const plays = (card: string, you: Setup["you"] = {}, foe: Setup["foe"] = {}, choice?: string): Story =>
  record({ you: { ...you, hand: [card, ...SPARE] }, foe }, (duel) => {
    duel.you.plays(card);
    if (choice !== undefined) duel.you.chooses(choice);
  });
const theft = (): Story =>
  record(
    { you: { hand: ["Gorillion", ...SPARE], board: ["Killer Bee"] }, foe: { mindbugs: 2, board: ["Bee Bear"] } },
    (duel) => {
      duel.you.plays("Gorillion");
      duel.foe.usesMindbug();
    },
  );

function dice(): Story {
  for (let seed = 0; seed < 5000; seed++) {
    const duel = record(
      { you: { board: ["Kong"] }, foe: { board: ["Bee Bear"] }, seed: seed.toString(16).padStart(32, "0"), power: {} },
      (one) => one.you.attacksWith("Kong"),
    );
    if (lastRoll(duel)[0] !== GROW_2 && lastRoll(duel)[0] !== ENERGY) continue;
    duel.you.passes("reroll");
    return duel;
  }
  throw new Error("No seed rolls that.");
}

const bought = (): Story =>
  record(
    {
      you: { energy: 2, board: ["Mega Shark"] },
      foe: { board: ["Kong", "Bee Bear"] },
      power: { faceUp: ["Ambush", "Rage", "Healing Bots"], deck: ["Pounce"] },
    },
    (duel) => {
      duel.you.buys("Ambush");
      duel.you.chooses("Kong");
    },
  );

const harvest = (): Story =>
  record(
    {
      turnOf: "foe",
      you: {
        board: [
          { card: "Bananapus", octonite: 1 },
          { card: "Mangonade", octonite: 3 },
        ],
      },
      foe: { board: ["Bee Bear", "Killer Bee"], hand: ["Gorillion", ...SPARE] },
    },
    (duel) => {
      duel.foe.plays("Gorillion");
      duel.you.chooses("Bee Bear");
    },
  );

/** Somebody is asked who blocks, and points at one of those who may. */
const asked = (attacker: string, blockers: readonly string[], pointAt: string): Moment => ({
  viewer: 1,
  recorded: (viewer) => {
    const duel = record({ you: { board: [attacker] }, foe: { board: blockers } }, (one) => {
      one.you.attacksWith(attacker);
      one.begins();
    });
    return { ...duel.for(viewer), pointAt };
  },
});

/** From nothing to the first question, as somebody sees it who was there when the match was made. */
function opening(viewer: Viewer): Recorded {
  const made = createMatch({ sets: ["first-contact"], seed: "07".repeat(16) });
  if (!made.ok) throw new Error(made.reason);
  const start = { ...emptyView(viewer), sets: made.state.sets } as MatchView;
  return { start, updates: [{ view: viewState(made.state, viewer), events: viewEvents(made.events, viewer) }] };
}

/** The second match of a series, on the table where the first one has just ended. */
function nextOfSeries(viewer: Viewer): Recorded {
  const { start, updates } = unblocked(1).for(viewer);
  const end = updates.at(-1)!.view;
  const made = createMatch({ sets: ["first-contact"], seed: "08".repeat(16), firstSeat: 1 });
  if (!made.ok) throw new Error(made.reason);
  return {
    start: { ...start, ...end },
    updates: [{ view: viewState(made.state, viewer), events: viewEvents(made.events, viewer) }],
  };
}

interface Moment {
  readonly viewer?: Viewer;
  readonly recorded: (viewer: Viewer) => Recorded;
}

const moment = (make: () => Story, viewer: Viewer = 0): Moment => ({
  viewer,
  recorded: (as) => make().for(as),
});

export const MOMENTS = {
  opening: { recorded: opening },
  "series-next": { recorded: nextOfSeries },
  play: moment(() => plays("Gorillion", { board: ["Killer Bee"] })),
  "play-light": moment(() => plays("Chameleon Sniper", { board: ["Killer Bee"] }), 1),
  "mindbug-thief": moment(theft, 1),
  "mindbug-robbed": moment(theft, 0),
  attack: moment(
    () =>
      record({ you: { board: ["Gorillion"] }, foe: { board: ["Bee Bear", "Killer Bee"] } }, (duel) =>
        duel.you.attacksWith("Gorillion"),
      ),
    1,
  ),
  "block-preview": asked("Explosive Toad", ["Killer Bee", "Luchataur", "Gorillion"], "Gorillion"),
  "block-preview-tough": asked("Plated Scorpion", ["Bee Bear", "Luchataur", "Gorillion"], "Luchataur"),
  "none-may-block": moment(
    () =>
      record({ you: { board: ["Spider Owl"] }, foe: { board: ["Gorillion", "Bee Bear"] } }, (duel) =>
        duel.you.attacksWith("Spider Owl"),
      ),
    1,
  ),
  unblocked: moment(() => unblocked(3)),
  "unblocked-victim": moment(() => unblocked(3), 1),
  "unblocked-spectator": moment(() => unblocked(3), "spectator"),
  "last-heart": moment(() => unblocked(1), 1),
  victory: moment(() => unblocked(1)),
  defeat: moment(() => unblocked(1), 1),
  combat: moment(() => fight("Killer Bee", "Shield Bugs")),
  "combat-both": moment(() => fight("Turbo Bug", "Axolotl Healer")),
  "combat-tough": moment(() => fight("Elephantopus", "Luchataur")),
  "combat-poison": moment(() => fight("Rhino Turtle", "Plated Scorpion"), 1),
  hunt: moment(() => fight("Urchin Hurler", "Killer Bee")),
  "effect-defeat": moment(() =>
    plays("Kangasaurus Rex", {}, { board: ["Chameleon Sniper", "Turbo Bug", "Killer Bee"] }),
  ),
  "effect-from-pile": moment(() =>
    record({ you: { board: ["Gorillion"] }, foe: { board: ["Explosive Toad", "Bee Bear"] } }, (duel) => {
      duel.you.attacksWith("Gorillion");
      duel.begins();
      duel.foe.blocksWith("Explosive Toad");
      duel.foe.chooses("Bee Bear");
    }),
  ),
  "effect-control": moment(() => plays("Brain Fly", {}, { board: ["Gorillion", "Killer Bee"] })),
  "effect-discard": moment(
    () =>
      record({ you: { hand: ["Ferret Bomber", ...SPARE] }, foe: { hand: SPARE } }, (duel) => {
        duel.you.plays("Ferret Bomber");
        duel.foe.chooses(duel.options[0]!);
      }),
    1,
  ),
  "effect-steal": moment(() => fight("Gorillion", "Strange Barrel"), 1),
  "effect-return": moment(() => plays("Giraffodile", { discard: ["Gorillion", "Turbo Bug", "Spider Owl"] })),
  "effect-life": moment(() => plays("Mysterious Mermaid", { life: 1 }, { life: 4 })),
  "effect-silenced": moment(() => plays("Kangasaurus Rex", {}, { board: ["Deathweaver", "Turbo Bug"] })),
  "effect-growth": moment(() =>
    record({ you: { board: ["Caulibot"] }, foe: { board: ["Bee Bear"] } }, (duel) => duel.you.attacksWith("Caulibot")),
  ),
  dice: moment(dice),
  "power-card": moment(bought),
  harvest: moment(harvest),
} as const satisfies Readonly<{ [name: string]: Moment }>;

export type MomentName = keyof typeof MOMENTS;

export const recordedMoment = (name: MomentName, viewer?: Viewer): Recorded => {
  const one: Moment = MOMENTS[name];
  return one.recorded(viewer ?? one.viewer ?? 0);
};

/** What an ability does to whom: the ends of its lines of light, their captions and colours. */
import { type Keyword, KEYWORDS } from "@mindbug/shared/cards";
import { keywordName } from "@mindbug/shared/text";
import { language, nameOf, say } from "../i18n/index.ts";
import { signed } from "../i18n/words.ts";
import { type GameEvent, otherSeat, type Seat } from "../table/model/model.ts";
import { COLOUR } from "../table/palette.ts";
import { creatureOf, type Stage } from "./stage.ts";

type EventName = GameEvent["e"];
type EventOf<Name extends EventName> = Extract<GameEvent, { readonly e: Name }>;

export interface Point {
  readonly x: number;
  readonly y: number;
  /** Of what is there: captions are as large as it allows. */
  readonly w: number;
}

export interface Consequence {
  readonly to: readonly Point[];
  readonly text: string;
  readonly colour: number;
  /** Where it comes from, if the event itself says so. */
  readonly from?: Point | undefined;
}

type Told<Name extends EventName> = ((stage: Stage, event: EventOf<Name>) => Consequence) | null;

const keywordText = (keyword: string): string =>
  KEYWORDS.includes(keyword as Keyword) ? keywordName(keyword as Keyword, language()) : keyword;

function creature(stage: Stage, id: number): readonly Point[] {
  const sprite = creatureOf(stage, id);
  return sprite === undefined ? [] : [sprite];
}

const allies = (stage: Stage, seat: Seat): readonly Point[] =>
  stage.table.players[seat].board.flatMap(({ id }) => creature(stage, id));

/** The creature of this design, wherever on this side. */
function designOn(stage: Stage, seat: Seat, card: string): Point | undefined {
  const found = stage.table.players[seat].board.find((one) => one.card === card);
  return found === undefined ? undefined : creatureOf(stage, found.id);
}

/** Complete: null is what no ability does, or what shows its own cause. */
const CONSEQUENCES: { readonly [Name in EventName]: Told<Name> } = {
  setup: null,
  asked: null,
  answered: null,
  values: null,
  turnEnds: null,
  triggerWaits: null,
  attackEnds: null,
  powerDiscard: null,
  startCards: null,
  firstPlayer: null,
  turn: null,
  play: null,
  mindbug: null,
  mindbugDeclined: null,
  enter: null,
  trigger: null,
  attack: null,
  roll: null,
  dieResolved: null,
  hunt: null,
  block: null,
  unblocked: null,
  combat: null,
  buy: null,
  powerRow: null,
  nothingHappens: null,
  end: null,
  draw: (stage, { seat, count }) => ({
    to: [stage.anchor(seat, "hand")],
    text: say("fxDraw", { n: count }),
    colour: COLOUR.act,
  }),
  silenced: (stage, { seat, card, by }) => {
    const to = designOn(stage, seat, card);
    return {
      to: to === undefined ? [] : [to],
      text: say("newsSilenced", {}, card),
      colour: COLOUR.quiet,
      from: designOn(stage, otherSeat(seat), by) ?? designOn(stage, seat, by),
    };
  },
  exhaust: (stage, event) => ({
    to: creature(stage, event.creature),
    text: say("fxExhaust", {}, event.card),
    colour: COLOUR.defence,
  }),
  protected: (stage, event) => ({
    to: creature(stage, event.creature),
    text: say("newsProtected", {}, event.card),
    colour: COLOUR.defence,
    from: designOn(stage, event.seat, event.by),
  }),
  defeat: (stage, event) => ({
    to: event.inCombat ? [] : creature(stage, event.creature),
    text: say("fxDefeat", {}, event.card),
    colour: COLOUR.attack,
  }),
  life: (stage, { seat, change }) => ({
    to: [stage.anchor(seat, "face")],
    text: say("fxLife", { n: signed(change) }),
    colour: change < 0 ? COLOUR.attack : COLOUR.life,
  }),
  discard: (stage, { seat, cards }) => ({
    to: [stage.anchor(seat, "hand")],
    text: say("fxDiscard", { n: cards.length }),
    colour: COLOUR.attack,
  }),
  steal: (stage, { from, count }) => ({
    to: [stage.anchor(from, "hand")],
    text: say("fxSteal", { n: count }),
    colour: COLOUR.energy,
  }),
  give: (stage, { from }) => ({ to: [stage.anchor(from, "hand")], text: say("fxGive"), colour: COLOUR.energy }),
  control: (stage, event) => ({
    to: creature(stage, event.creature),
    text: say("fxControl"),
    colour: COLOUR.act,
  }),
  returnToHand: (stage, event) => ({
    to: creature(stage, event.creature),
    text: say("fxReturn"),
    colour: COLOUR.defence,
  }),
  pileToHand: (stage, { from, cards }) => ({
    to: [stage.anchor(from, "discard")],
    text: say("fxTakesBack", { n: cards.length }),
    colour: COLOUR.act,
  }),
  pileToPlay: (stage, { from, card }) => ({
    to: [stage.anchor(from, "discard")],
    text: say("fxPlays", { card: nameOf(card) }),
    colour: COLOUR.act,
  }),
  handToPlay: (stage, { seat, card }) => ({
    to: [stage.anchor(seat, "hand")],
    text: say("fxPlays", { card: nameOf(card) }),
    colour: COLOUR.act,
  }),
  reveal: (stage, { seat, card }) => ({
    to: [stage.anchor(seat, "hand")],
    text: say("fxReveals", { card: nameOf(card) }),
    colour: COLOUR.energy,
  }),
  octonite: (stage, event) => ({
    to: creature(stage, event.creature),
    text: say("fxOctonite", { n: signed(event.change) }),
    colour: COLOUR.octonite,
  }),
  grow: (stage, event) => ({
    to: creature(stage, event.creature),
    text: say("fxPower", { n: signed(event.amount) }),
    colour: event.amount < 0 ? COLOUR.attack : COLOUR.act,
  }),
  keywordThisTurn: (stage, event) => ({
    to: creature(stage, event.creature),
    text: keywordText(event.keyword),
    colour: COLOUR.act,
  }),
  alliesKeywordThisTurn: (stage, { seat, keyword }) => ({
    to: allies(stage, seat),
    text: keywordText(keyword),
    colour: COLOUR.act,
  }),
  alliesExtraDie: (stage, { seat }) => ({ to: allies(stage, seat), text: say("newsExtraDie"), colour: COLOUR.energy }),
  cannotBlockThisTurn: (stage, { seat }) => ({
    to: allies(stage, seat),
    text: say("newsCannotBlock"),
    colour: COLOUR.attack,
  }),
  refreshMindbug: (stage, { seat }) => ({
    to: [stage.anchor(seat, "bugs")],
    text: say("fxMindbug"),
    colour: COLOUR.act,
  }),
  extraTurn: (stage, { seat }) => ({
    to: [stage.anchor(seat, "face")],
    text: say("newsExtraTurn"),
    colour: COLOUR.energy,
  }),
  energy: (stage, { seat, change }) => ({
    to: [stage.anchor(seat, "energy")],
    text: say("fxEnergy", { n: signed(change) }),
    colour: COLOUR.energy,
  }),
};

export function consequenceOf<Name extends EventName>(stage: Stage, event: EventOf<Name>): Consequence | null {
  const told: Told<Name> = CONSEQUENCES[event.e as Name];
  return told === null ? null : told(stage, event);
}

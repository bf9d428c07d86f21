/** From events to what the eye sees: each is a short effect on the picture so far, then the picture after it. */
import { type Keyword, KEYWORDS } from "@mindbug/shared/cards";
import { keywordName, triggerName } from "@mindbug/shared/text";
import { language, nameOf, say } from "../i18n/index.ts";
import { signed } from "../i18n/words.ts";
import type { GameEvent, Seat } from "../table/model/model.ts";
import { COLOUR } from "../table/palette.ts";
import { whoIs } from "../table/model/promptWords.ts";
import { lightUp, showSource } from "./beams.ts";
import { changeLife, strikeHome } from "./blows.ts";
import { clash } from "./combat.ts";
import { die } from "./death.ts";
import { resolveDie, rollDice } from "./dice.ts";
import { crown, lunge, popOver, showPlayed, toughTurn } from "./effects.ts";
import { acrossHands, backToHand, fromHand, fromPile, outOfHand } from "./journeys.ts";
import { land } from "./landing.ts";
import { showBought, toPowerPile } from "./market.ts";
import { compareStartCards, deal, isOpening, nameFirst, namesMeet } from "./opening.ts";
import { pause } from "./particles.ts";
import { ripen } from "./octonite.ts";
import { creatureOf, type Stage } from "./stage.ts";
import { crossOver } from "./theft.ts";

type EventName = GameEvent["e"];
type EventOf<Name extends EventName> = Extract<GameEvent, { readonly e: Name }>;
type Play<Name extends EventName> = (stage: Stage, event: EventOf<Name>) => Promise<void>;

const keywordText = (keyword: string): string =>
  KEYWORDS.includes(keyword as Keyword) ? keywordName(keyword as Keyword, language()) : keyword;
const isMine = (stage: Stage, seat: Seat): boolean => stage.table.viewer === seat;
const whoOf = (stage: Stage, seat: Seat): string => whoIs(stage.table, seat);

/** Where the questions stand, for what belongs to no single card. */
function announce(stage: Stage, text: string): Promise<void> {
  stage.announce(text);
  return pause(stage, 420);
}

/** What follows from the board, or has yet to be decided, changes the picture without a movement of its own. */
const onward = (stage: Stage): Promise<void> => stage.move(0);

const PLAYS: { readonly [Name in EventName]: Play<Name> } = {
  setup: namesMeet,
  asked: onward,
  answered: onward,
  values: onward,
  turnEnds: onward,
  triggerWaits: onward,
  attackEnds: onward,
  powerDiscard: toPowerPile,
  firstPlayer: (stage, { seat }) =>
    nameFirst(stage, isMine(stage, seat) ? say("newsYouFirst") : say("newsFirst", { who: whoOf(stage, seat) })),
  turn: async (stage, { seat }) => {
    // Who begins has just been said.
    if (isOpening(stage)) return stage.move(120);
    stage.announce(isMine(stage, seat) ? say("newsYourTurn") : say("newsTurn", { who: whoOf(stage, seat) }));
    await stage.move(420);
  },
  startCards: compareStartCards,
  draw: deal,
  play: (stage, event) => {
    const { seat, card } = event;
    const words = { who: whoOf(stage, seat), card: nameOf(card) };
    stage.announce(say(isMine(stage, seat) ? "newsYouPlay" : "newsPlay", words));
    return showPlayed(stage, event);
  },
  mindbug: (stage, event) => {
    const { seat, card } = event;
    const words = { who: whoOf(stage, seat), card: nameOf(card) };
    stage.announce(say(isMine(stage, seat) ? "newsYouTake" : "newsTake", words));
    return crossOver(stage, event);
  },
  mindbugDeclined: async (stage, { seat }) => {
    if (!isMine(stage, seat)) await announce(stage, say("newsDeclined"));
  },
  enter: land,
  trigger: (stage, { creature, trigger, card, seat }) =>
    creature === null || creatureOf(stage, creature) === undefined
      ? showSource(stage, { creature, card, seat })
      : popOver(
          stage,
          creature,
          trigger === "power" ? "" : triggerName(trigger, language()),
          COLOUR.energy,
          trigger === "power" ? "energy" : `trigger-${trigger}`,
        ),
  silenced: (stage, { card }) => announce(stage, say("newsSilenced", {}, card)),
  attack: async (stage, { creature, card }) => {
    stage.announce(say("newsAttack", { card: nameOf(card) }, card));
    await stage.move(0);
    await lunge(stage, creature);
  },
  roll: rollDice,
  dieResolved: resolveDie,
  hunt: (stage, { blocker, card }) =>
    popOver(stage, blocker, say("newsHunt", {}, card), COLOUR.attack, "keyword-hunter"),
  block: (stage, { blocker, card }) =>
    popOver(stage, blocker, say("newsBlock", {}, card), COLOUR.defence, "keyword-tough"),
  unblocked: strikeHome,
  combat: clash,
  exhaust: (stage, { creature }) => toughTurn(stage, creature),
  protected: (stage) => stage.move(120),
  defeat: async (stage, { creature, seat }) => {
    await die(stage, creature, seat);
    await stage.move(120);
  },
  life: changeLife,
  energy: (stage, { seat, change }) => {
    stage.float({ seat, of: "energy", change, last: false });
    return stage.move(240);
  },
  refreshMindbug: (stage, { seat }) => {
    stage.float({ seat, of: "bugs", change: 1, last: false });
    return stage.move(320);
  },
  steal: async (stage, event) => {
    await announce(stage, say("newsSteal"));
    await acrossHands(stage, event.from);
  },
  discard: outOfHand,
  give: (stage, { from, card }) => fromHand(stage, from, card),
  handToPlay: (stage, { seat, card }) => fromHand(stage, seat, card),
  pileToHand: (stage, { from }) => fromPile(stage, from),
  pileToPlay: (stage, { from }) => fromPile(stage, from),
  returnToHand: backToHand,
  control: (stage) => stage.move(320),
  reveal: (stage, { card }) => announce(stage, `${say("newsReveal")}: ${nameOf(card)}`),
  octonite: ripen,
  grow: async (stage, { creature, amount }) => {
    if (stage.cause === null) void popOver(stage, creature, signed(amount), amount < 0 ? COLOUR.attack : COLOUR.act);
    await stage.move(220);
  },
  keywordThisTurn: (stage, { creature, keyword }) =>
    stage.cause === null
      ? popOver(stage, creature, keywordText(keyword), COLOUR.act, `keyword-${keyword.toLowerCase()}`)
      : stage.move(160),
  alliesKeywordThisTurn: (stage, { keyword }) => announce(stage, keywordText(keyword)),
  alliesExtraDie: (stage) => announce(stage, say("newsExtraDie")),
  cannotBlockThisTurn: (stage) => announce(stage, say("newsCannotBlock")),
  extraTurn: (stage) => announce(stage, say("newsExtraTurn")),
  buy: showBought,
  powerRow: (stage) => stage.move(280),
  nothingHappens: (stage) => announce(stage, say("newsNothing")),
  end: async (stage, { winner }) => {
    await stage.move(0);
    await crown(stage, winner);
  },
};

export async function playEvent<Name extends EventName>(stage: Stage, event: EventOf<Name>): Promise<void> {
  const play: Play<Name> = PLAYS[event.e as Name];
  await lightUp(stage, event);
  await play(stage, event);
}

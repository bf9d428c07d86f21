/**
 * What one seat, or a spectator, may know. A view is built from nothing, field by field, never a
 * state with things taken out: what is not written here cannot leak. A hidden card is a count.
 */
import {
  cardKey,
  type Creature,
  DESIGNS,
  type Frame,
  type MatchState,
  powerSources,
  refusals,
  type Seat,
} from "../engine/index.ts";
import { CREATURE_FIELDS, MATCH_FIELDS, PLAYER_FIELDS, POWER_ROW_FIELDS } from "../engine/fields.ts";
import { mapCause } from "../engine/cause.ts";
import { showFields, showFieldsAnd } from "./fields.ts";
import {
  type CreatureView,
  type MatchView,
  maySeeHand,
  type PlayerView,
  type PromptView,
  type SearchView,
  type Viewer,
} from "./types.ts";

const creatureView = (s: MatchState, creature: Creature): CreatureView =>
  showFieldsAnd(CREATURE_FIELDS, creature, true, "powerSources", powerSources(s, creature));

function playerView(s: MatchState, seat: Seat, viewer: Viewer): PlayerView {
  const player = s.players[seat];
  const board = player.board.map((creature) => creatureView(s, creature));
  return showFieldsAnd(PLAYER_FIELDS, player, maySeeHand(viewer, seat), "board", board);
}

function promptView(s: MatchState, viewer: Viewer): PromptView | null {
  const { prompt } = s;
  if (prompt === null) return null;
  const decides = maySeeHand(viewer, prompt.seat);
  return {
    id: prompt.id,
    seat: prompt.seat,
    kind: prompt.kind,
    cause: mapCause(prompt.cause, cardKey),
    verb: prompt.verb,
    card: prompt.card === null ? null : cardKey(prompt.card),
    creature: prompt.creature,
    dice: prompt.dice,
    answers: decides ? prompt.answers : null,
    refusals: decides ? refusals(s, prompt) : [],
  };
}

/**
 * Frames hold only what everybody saw, except for positions in a hand picked so far: those are the picking player's.
 */
function frameView(s: MatchState, frame: Frame, viewer: Viewer): Frame {
  if (frame.f !== "run" || frame.picks.length === 0)
    return frame.f === "attack" ? { ...frame, dice: frame.dice.slice() } : { ...frame };
  const pickingHand = s.prompt !== null && s.prompt.answers.some((given) => given.do === "chooseHand");
  return { ...frame, picks: pickingHand && !maySeeHand(viewer, s.prompt!.seat) ? [] : frame.picks.slice() };
}

export function viewState(s: MatchState, viewer: Viewer): MatchView {
  const top = s.stack[s.stack.length - 1];
  const attack = s.stack.findLast((frame) => frame.f === "attack");
  return {
    viewer,
    ...showFields(MATCH_FIELDS, s, true),
    players: [playerView(s, 0, viewer), playerView(s, 1, viewer)],
    revealed: [s.revealed[0].map(cardKey), s.revealed[1].map(cardKey)],
    power: s.power === null ? null : showFields(POWER_ROW_FIELDS, s.power, true),
    playing: top?.f === "play" ? { seat: top.seat, card: cardKey(top.card) } : null,
    attack: attack?.f === "attack" ? { seat: attack.seat, creature: attack.creature, dice: attack.dice.slice() } : null,
    waiting: s.waiting.map((trigger) => ({
      seat: trigger.seat,
      card: cardKey(trigger.card),
      creature: trigger.creature,
      trigger: DESIGNS[trigger.card]!.triggers[trigger.ability]!,
    })),
    prompt: promptView(s, viewer),
    outcome: s.outcome,
  };
}

/** For a search, which plays on from here: the same knowledge, and how far what is being resolved has come. */
export function searchView(s: MatchState, viewer: Viewer): SearchView {
  return {
    ...viewState(s, viewer),
    machinery: {
      pool: s.pool,
      stack: s.stack.map((frame) => frameView(s, frame, viewer)),
      waiting: s.waiting.map((trigger) => ({ ...trigger })),
      fast: s.fast.map((chance) => ({ ...chance })),
      nextCreature: s.nextCreature,
      prompts: s.prompts,
      effectsSinceChoice: s.effectsSinceChoice,
      choicesThisTurn: s.choicesThisTurn,
      forced: s.forced,
    },
  };
}

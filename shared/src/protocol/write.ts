/** The server's pen: writes views into the schema, touching only what changed. */
import type { Seat } from "../engine/index.ts";
import type { CreatureView, MatchView, PlayerView } from "../view/index.ts";
import { packAnswers } from "./answers.ts";
import { packCard, packCards, packKeywords, packNumbers } from "./pack.ts";
import { CreatureState, type SideState, type TableState } from "./schema.ts";

const SOURCE_NUMBER = { printed: 0, thisTurn: 1, constant: 2 } as const;

function writeCreature(into: CreatureState, seat: Seat, place: number, c: CreatureView): void {
  into.seat = seat;
  into.place = place;
  into.card = packCard(c.card);
  into.power = c.power;
  into.powerSources = packNumbers(
    c.powerSources.flatMap((source) => [SOURCE_NUMBER[source.from], packCard(source.card), source.amount]),
  );
  into.keywords = packKeywords(c.keywords);
  into.exhausted = c.exhausted;
  into.octonite = c.octonite;
  into.growth = c.growth;
  into.turnKeywords = packKeywords(c.turnKeywords);
  into.enteredThisTurn = c.enteredThisTurn;
  into.attacks = c.attacks;
}

function writeSide(into: SideState, p: PlayerView): void {
  into.life = p.life;
  into.mindbugs = p.mindbugs;
  into.mindbugsAtStart = p.mindbugsAtStart;
  into.energy = p.energy;
  into.handCount = p.handCount;
  into.deckCount = p.deckCount;
  into.discard = packCards(p.discard);
  into.extraTurns = p.extraTurns;
  into.turnKeywords = packKeywords(p.turnKeywords);
  into.extraDice = p.extraDice;
  into.cannotBlock = p.cannotBlock;
}

function writeCreatures(into: TableState, view: MatchView): void {
  const present = new Set<string>();
  view.players.forEach((player, seat) =>
    player.board.forEach((creature, place) => {
      const key = String(creature.id);
      present.add(key);
      const known = into.creatures.get(key);
      const written = known ?? new CreatureState();
      writeCreature(written, seat as Seat, place, creature);
      if (known === undefined) into.creatures.set(key, written);
    }),
  );
  for (const key of [...into.creatures.keys()]) if (!present.has(key)) into.creatures.delete(key);
}

/** `view` must be a spectator's: whatever it holds, everybody receives. */
export function writePublic(into: TableState, view: MatchView): void {
  into.rules = view.rules;
  into.sets = view.sets.join(",");
  into.turn = view.turn;
  into.active = view.active;
  writeSide(into.side0, view.players[0]);
  writeSide(into.side1, view.players[1]);
  writeCreatures(into, view);
  into.unusedCount = view.unusedCount;
  into.revealed0 = packCards(view.revealed[0]);
  into.revealed1 = packCards(view.revealed[1]);
  into.hasPower = view.power !== null;
  into.powerFaceUp = view.power === null ? "" : packCards(view.power.faceUp);
  into.powerDeckCount = view.power?.deckCount ?? 0;
  into.powerDiscard = view.power === null ? "" : packCards(view.power.discard);
  into.playing = view.playing === null ? "" : packNumbers([view.playing.seat, packCard(view.playing.card)]);
  into.attack = view.attack === null ? "" : packNumbers([view.attack.seat, view.attack.creature, ...view.attack.dice]);
  into.waiting = view.waiting.length === 0 ? "" : JSON.stringify(view.waiting);
  const { prompt } = view;
  into.promptId = prompt?.id ?? 0;
  into.promptSeat = prompt?.seat ?? 0;
  into.promptKind = prompt?.kind ?? "";
  into.promptCause = prompt === null ? "" : JSON.stringify(prompt.cause);
  into.promptVerb = prompt?.verb ?? "";
  into.promptCard = prompt === null || prompt.card === null ? -1 : packCard(prompt.card);
  into.promptCreature = prompt?.creature ?? 0;
  into.promptDice = prompt === null ? "" : packNumbers(prompt.dice);
  into.outcome = view.outcome === null ? "" : JSON.stringify(view.outcome);
}

/** `view` must be that seat's. */
export function writeSecret(into: TableState, seat: Seat, view: MatchView): void {
  const { prompt } = view;
  const mine = prompt !== null && prompt.seat === seat;
  const secret = into.secrets.get(String(seat))!;
  secret.hand = packCards(view.players[seat].hand!);
  secret.answers = mine ? packAnswers(prompt.answers!) : "";
  secret.refusals = mine && prompt.refusals.length > 0 ? JSON.stringify(prompt.refusals) : "";
}

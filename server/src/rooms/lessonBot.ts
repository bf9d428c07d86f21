/** The guided first match: always the same deal, against a bot whose play can be foreseen. */
import { cardByKey, type MatchView, otherSeat, type Seat } from "@mindbug/shared";

/**
 * The learner is dealt each of the five keywords, one strong creature and one Play effect: Goblin Werewolf, Spider Owl,
 * Plated Scorpion, Luchataur, Axolotl Healer.
 */
export const LESSON_SEED = "000000000000000000000000000066dc";
export const LESSON_FIRST_SEAT: Seat = 0;

/** The bot keeps its Mindbugs for creatures worth it. */
const WORTH_A_MINDBUG = 6;

const powerOf = (card: string): number => {
  const found = cardByKey(card);
  return found?.kind === "creature" ? found.power : 0;
};

/** The answer with the highest worth; of equals the first. */
function best(worths: readonly number[]): number {
  return worths.reduce((chosen, worth, index) => (worth > worths[chosen]! ? index : chosen), 0);
}

/** Depends on nothing but the view: plays its strongest card, attacks when its hand is empty, blocks when it wins. */
export function lessonAnswer(view: MatchView): number {
  const prompt = view.prompt!;
  const answers = prompt.answers!;
  const me = view.players[prompt.seat];
  const foe = view.players[otherSeat(prompt.seat)];
  const creature = (id: number) => [...me.board, ...foe.board].find((found) => found.id === id);
  const attacker = view.attack === null ? undefined : creature(view.attack.creature);
  return best(
    answers.map((answer) => {
      switch (answer.do) {
        case "play":
          return 100 + powerOf(me.hand![answer.hand]!);
        case "attack":
          return 50 + (creature(answer.creature)?.power ?? 0);
        case "mindbug":
          return powerOf(view.playing?.card ?? "") >= WORTH_A_MINDBUG && me.mindbugs === me.mindbugsAtStart ? 10 : -10;
        case "block":
          return attacker !== undefined && (creature(answer.creature)?.power ?? 0) > attacker.power ? 10 : -10;
        case "hunt":
          return attacker !== undefined && (creature(answer.creature)?.power ?? 0) < attacker.power ? 10 : -10;
        case "chooseCreatures":
          return answer.creatures.reduce(
            (sum, id) => sum + (foe.board.some((enemy) => enemy.id === id) ? 1 : -1) * (creature(id)?.power ?? 0),
            0,
          );
        case "accept":
          return 1;
        // All alike to it: it takes the first.
        case "pass":
        case "action":
        case "chooseHand":
        case "choosePile":
        case "resolve":
        case "distribute":
        case "reroll":
        case "resolveDie":
        case "buy":
          return 0;
        default:
          return answer satisfies never;
      }
    }),
  );
}

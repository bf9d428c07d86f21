/** From events to what the eye sees: each event is a short effect on the picture so far, then the picture after it. */
import { type Keyword, KEYWORDS } from "@mindbug/shared/cards";
import { keywordName } from "@mindbug/shared/text";
import { language, nameOf, say } from "../i18n/index.ts";
import type { EventModel, Seat, TableModel } from "../table/model/model.ts";
import { COLOUR } from "../table/palette.ts";
import { whoIs } from "../table/promptWords.ts";
import type { TableScene } from "../table/scene.ts";
import {
  clash,
  crown,
  crossOver,
  deal,
  lunge,
  popOver,
  popStatus,
  rollDice,
  showBought,
  showPlayed,
  toughTurn,
} from "./effects.ts";
import { acrossHands, backToHand, fromHand, fromPile, outOfHand, toPile } from "./journeys.ts";
import { pause } from "./particles.ts";

type Step = () => Promise<void>;

const keywordText = (keyword = ""): string =>
  KEYWORDS.includes(keyword as Keyword) ? keywordName(keyword as Keyword, language()) : keyword;
const signed = (amount: number): string => (amount > 0 ? `+${amount}` : `−${Math.abs(amount)}`);
const quick = 220;

/** One step per event: tells the page, shows the effect, moves on to the picture after it. */
export function directorSteps(scene: TableScene, events: readonly EventModel[], final: TableModel): Step[] {
  return events.map((event) => async () => {
    scene.tell(event, true);
    await playEvent(scene, event, final);
  });
}

async function playEvent(scene: TableScene, event: EventModel, final: TableModel): Promise<void> {
  const seat: Seat = event.seat ?? 0;
  const creature = event.creature ?? 0;
  const card = event.card ?? "";
  const move = (ms = quick): Promise<void> => scene.advance(event, final, ms);
  switch (event.e) {
    case "firstPlayer":
      return announce(
        scene,
        scene.viewer === seat ? say("newsYouFirst") : say("newsFirst", { who: whoOf(scene, seat) }),
      );
    case "turn": {
      await move();
      return scene.viewer === seat ? announce(scene, say("newsYourTurn")) : undefined;
    }
    case "startCards":
      return move(320);
    case "draw":
      return deal(scene, event, () => move(300));
    case "play": {
      scene.announce(
        say(scene.viewer === seat ? "newsYouPlay" : "newsPlay", { who: whoOf(scene, seat), card: nameOf(card) }),
      );
      return showPlayed(scene, event, () => move(320));
    }
    case "mindbug": {
      scene.announce(
        say(scene.viewer === seat ? "newsYouTake" : "newsTake", { who: whoOf(scene, seat), card: nameOf(card) }),
      );
      return crossOver(scene, event, () => move(420));
    }
    case "mindbugDeclined":
      return scene.viewer === seat ? undefined : announce(scene, say("newsDeclined"));
    case "enter":
      return move(280);
    case "trigger":
      return popOver(
        scene,
        creature,
        event.trigger === "power" ? nameOf(card) : "",
        COLOUR.energy,
        event.trigger === "power" ? "energy" : `trigger-${event.trigger ?? "play"}`,
      );
    case "silenced":
      return announce(scene, say("newsSilenced"));
    case "attack": {
      scene.announce(say("newsAttack", { card: nameOf(card) }));
      await move(0);
      return lunge(scene, creature);
    }
    case "roll": {
      await move(0);
      return rollDice(scene, event.dice ?? []);
    }
    case "hunt":
      return popOver(scene, event.blocker ?? 0, say("newsHunt"), COLOUR.attack, "keyword-hunter");
    case "block":
      return popOver(scene, event.blocker ?? 0, say("newsBlock"), COLOUR.defence, "keyword-tough");
    case "unblocked":
      return popOver(scene, event.attacker ?? 0, say("newsUnblocked"), COLOUR.attack);
    case "combat":
      return clash(scene, event);
    case "exhaust":
      return toughTurn(scene, creature, () => move(260));
    case "protected":
      return popOver(scene, creature, say("newsProtected"), COLOUR.defence, "keyword-tough");
    case "defeat":
      return toPile(scene, creature, seat, () => move(200));
    case "life": {
      popStatus(scene, seat, "life", signed(event.change ?? 0));
      return move(380);
    }
    case "energy": {
      popStatus(scene, seat, "energy", signed(event.change ?? 0));
      return move(240);
    }
    case "refreshMindbug": {
      popStatus(scene, seat, "bugs", "+1");
      return move(320);
    }
    case "steal": {
      await announce(scene, say("newsSteal"));
      return acrossHands(scene, event, () => move(320));
    }
    case "discard":
      return outOfHand(scene, event, () => move(200));
    case "give":
      return fromHand(scene, event.from === 0 || event.from === 1 ? event.from : seat, card, () => move(320));
    case "handToPlay":
      return fromHand(scene, seat, card, () => move(320));
    case "pileToHand":
    case "pileToPlay":
      return fromPile(scene, event, () => move(320));
    case "returnToHand":
      return backToHand(scene, event, () => move(320));
    case "control":
      return move(320);
    case "reveal":
      return announce(scene, `${say("newsReveal")}: ${nameOf(card)}`);
    case "octonite": {
      await popOver(scene, creature, signed(event.change ?? 0), COLOUR.octonite, "octonite");
      return move(0);
    }
    case "grow": {
      await popOver(scene, creature, signed(event.amount ?? 0), (event.amount ?? 0) < 0 ? COLOUR.attack : COLOUR.act);
      return move(0);
    }
    case "keywordThisTurn":
      return popOver(
        scene,
        creature,
        keywordText(event.keyword),
        COLOUR.act,
        `keyword-${(event.keyword ?? "").toLowerCase()}`,
      );
    case "alliesKeywordThisTurn":
      return announce(scene, keywordText(event.keyword));
    case "alliesExtraDie":
      return announce(scene, say("newsExtraDie"));
    case "cannotBlockThisTurn":
      return announce(scene, say("newsCannotBlock"));
    case "extraTurn":
      return announce(scene, say("newsExtraTurn"));
    case "buy":
      return showBought(scene, event);
    case "powerRow":
      return move(280);
    case "nothingHappens":
      return announce(scene, say("newsNothing"));
    case "end": {
      await move(0);
      return crown(scene, event.winner ?? null);
    }
    // A die that counts shows itself in what follows: power, energy or the paw's effect.
    case "dieResolved":
      return pause(scene, 80);
    default:
      return move();
  }
}

const whoOf = (scene: TableScene, seat: Seat): string => (scene.current === null ? "" : whoIs(scene.current, seat));

/** Where the questions stand, for what belongs to no single card. */
function announce(scene: TableScene, text: string): Promise<void> {
  scene.announce(text);
  return pause(scene, 420);
}

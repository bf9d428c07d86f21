/** What an attack does to a player: nobody stops it, it reaches the portrait, a life is lost. */
import { say } from "../i18n/index.ts";
import { type GameEvent, otherSeat } from "../table/model/model.ts";
import { reasonText } from "../table/model/promptWords.ts";
import { COLOUR } from "../table/palette.ts";
import { burst, during, flash, pause, readingTime } from "./particles.ts";
import { creatureOf, type Stage } from "./stage.ts";
import { easeIn } from "./tween.ts";

type EventOf<Name extends GameEvent["e"]> = Extract<GameEvent, { readonly e: Name }>;

const HIT_STOP_MS = 60;
/** The blow that ends the match takes its time. */
const SLOW = 2.2;
const LAST_HEART_MS = 900;
/** Nobody was asked: before the blow lands, the reason can be read. */
const WHY_MS = 900;

/** Takes a step back, flies at the portrait, and stays there: what follows brings it home. */
export async function strikeHome(stage: Stage, { seat, attacker, barred }: EventOf<"unblocked">): Promise<void> {
  const victim = otherSeat(seat);
  const why = whyUnblocked(barred);
  stage.announce(why ?? say("newsUnblocked"));
  if (why !== null) await readingTime(stage, WHY_MS);
  const sprite = creatureOf(stage, attacker);
  if (sprite === undefined) return;
  const slow = stage.table.players[victim].life <= 1 ? SLOW : 1;
  const face = stage.anchor(victim, "face");
  const from = { x: sprite.x, y: sprite.y };
  const far = Math.max(1, Math.hypot(face.x - from.x, face.y - from.y));
  const back = sprite.h * 0.16;
  const start = { x: from.x - ((face.x - from.x) / far) * back, y: from.y - ((face.y - from.y) / far) * back };
  const small = Math.min(1, Math.max(0.55, stage.layout.statuses[stage.sideOf(victim)].h / sprite.h));
  const turn = Math.sign(face.x - from.x) * 0.22;
  sprite.zIndex = 80;
  await during(stage, sprite, 130 * slow, (t) => {
    sprite.position.set(from.x + (start.x - from.x) * t, from.y + (start.y - from.y) * t);
    sprite.scale.set(1 + 0.12 * t);
  });
  await during(
    stage,
    sprite,
    240 * slow,
    (t) => {
      sprite.position.set(start.x + (face.x - start.x) * t, start.y + (face.y - start.y) * t);
      sprite.scale.set(1.12 + (small - 1.12) * t);
      sprite.rotation = turn * t;
    },
    easeIn,
  );
  flash(stage, face.x, face.y, COLOUR.life, Math.min(170, sprite.h));
  burst(stage, face.x, face.y, COLOUR.life, Math.min(200, sprite.h * 1.1), 16);
  await pause(stage, HIT_STOP_MS * slow);
}

/** The reasons that are one for all of them, in a sentence; else that there are several. */
function whyUnblocked(barred: EventOf<"unblocked">["barred"]): string | null {
  const sentences = [...new Set(barred.map(reasonText))];
  return sentences.length === 0 ? null : sentences.length === 1 ? sentences[0]! : say("newsNoneMayBlock");
}

/** A heart breaks where it stood, or a new one is there. */
export async function changeLife(stage: Stage, { seat, change, life }: EventOf<"life">): Promise<void> {
  const last = change < 0 && life <= 0;
  stage.float({ seat, of: "life", change, last });
  const face = stage.anchor(seat, "face");
  if (change > 0) burst(stage, face.x, face.y, COLOUR.life, 90, 8);
  await stage.move(380);
  if (last) await pause(stage, LAST_HEART_MS);
}

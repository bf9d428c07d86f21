/** What the large card says of a creature as it is now. */
import { cardByKey } from "@mindbug/shared/cards";
import { rulesLine } from "@mindbug/shared/text";
import { language, nameOf, say } from "../../i18n/index.ts";
import type { CardFace } from "../paint/card.ts";
import type { CreatureModel } from "./model.ts";

/** "Power 4 = 3 +1 Shield Bugs", only where something changed the power. */
function powerNote({ power, powerSources }: CreatureModel): string | undefined {
  if (powerSources.length < 2) return undefined;
  const parts = powerSources.map((source) => {
    if (source.from === "printed") return String(source.amount);
    const amount = source.amount < 0 ? String(source.amount) : `+${source.amount}`;
    return `${amount} ${source.from === "thisTurn" ? say("thisTurn") : nameOf(source.card)}`;
  });
  return `${say("zoomPower")} ${power} = ${parts.join(" ")}`;
}

export function zoomFace(card: string, creature: CreatureModel | undefined): CardFace {
  if (creature === undefined) return { card, detail: "zoom" };
  const { power, keywords, octonite } = creature;
  const note = powerNote(creature);
  return { card, detail: "zoom", power, keywords, octonite, ...(note === undefined ? {} : { note }) };
}

/** The same for those who cannot see it. */
export function zoomWords({ card: key, note = "" }: CardFace): string {
  const card = key === null ? undefined : cardByKey(key);
  const rules = card === undefined ? "" : rulesLine(card, language());
  return [key === null ? "" : nameOf(key), rules, note]
    .filter((text) => text !== "")
    .map((text) => (text.endsWith(".") ? text : `${text}.`))
    .join(" ");
}

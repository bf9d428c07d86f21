/** What a status strip shows and says. */
import { say } from "../../i18n/index.ts";
import type { Form } from "../layout/tableLayout.ts";
import type { PlayerModel, TableModel } from "../model/model.ts";

/** Drawn as places for hearts, full or empty. */
const START_LIFE = 3;
const MOST_HEARTS = { wide: 5, low: 3, tall: 3 } as const satisfies Record<Form, number>;
const MOST_BUGS = 3;

export interface TokenRow {
  readonly of: "life" | "bugs" | "energy";
  readonly icons: readonly string[];
  /** Where there are too many to be drawn, or where only the number counts. */
  readonly number: string | null;
}

const row = (of: TokenRow["of"], icons: readonly string[], number: string | null = null): TokenRow => ({
  of,
  icons,
  number,
});

export function tokenRows(table: Pick<TableModel, "power">, player: PlayerModel, form: Form): TokenRow[] {
  const { life, mindbugs, mindbugsAtStart, energy } = player;
  const heart = (i: number): string => (life <= 0 ? "heart-broken" : i < life ? "heart-full" : "heart-empty");
  const hearts = Array.from({ length: Math.max(START_LIFE, life) }, (_, i) => heart(i));
  const bugs = Array.from({ length: Math.min(MOST_BUGS, Math.max(mindbugsAtStart, mindbugs)) }, (_, i) =>
    i < mindbugs ? "token-mindbug" : "token-mindbug-spent",
  );
  return [
    life > MOST_HEARTS[form] ? row("life", ["heart-full"], `×${life}`) : row("life", hearts),
    row("bugs", bugs, mindbugs > MOST_BUGS ? `×${mindbugs}` : null),
    ...(table.power === null ? [] : [row("energy", ["energy"], String(energy))]),
  ];
}

export function describeStatus(table: TableModel, player: PlayerModel, who: string, active: boolean): string {
  const parts = [
    who,
    say("life", { n: player.life }),
    say("mindbugs", { n: player.mindbugs, of: player.mindbugsAtStart }),
    say("handCount", { n: player.handCount }),
    say("deckCount", { n: player.deckCount }),
  ];
  if (table.power !== null) parts.push(say("energy", { n: player.energy }));
  if (active) parts.push(say("turnNumber", { n: table.turn }));
  return parts.join(", ");
}

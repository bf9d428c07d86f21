/** One match of this device: its table, its log, and what is kept of it. */
import { signal } from "@preact/signals-core";
import { say } from "../../i18n/index.ts";
import { levelName } from "../../i18n/people.ts";
import { toldBy } from "../../log/history.ts";
import { createLogStore } from "../../log/logStore.ts";
import { sounds } from "../../sound/sounds.ts";
import { LocalSource, type Referee } from "../../sources/localSource.ts";
import { keepJournal } from "../../store/localMatches.ts";
import { playerName } from "../../store/nickname.ts";
import { settings } from "../../store/settings.ts";
import { TableStore } from "../../store/tableStore.ts";
import type { MatchJournal } from "../../worker/journal.ts";
import type { BesideMatch } from "../../worker/messages.ts";
import { cardsOf, rememberedWish } from "../newGame/wish.ts";

/** The bot's moves come one at a time, so that they can be followed. */
const BOT_PACE_MS = 700;

/** What the page around the table is told. */
export interface LocalNews {
  readonly onAdvice: (words: string) => void;
  readonly onUnreadable: () => void;
}

/** A match that goes on, or for null a new one of the last wish, as the page for a match against the bot keeps it. */
export function createLocalTable(referee: Referee, kept: MatchJournal | null, { onAdvice, onUnreadable }: LocalNews) {
  const paceMs = settings().speed === "off" ? 0 : BOT_PACE_MS;
  const wish = rememberedWish();
  const { level } = wish;
  const forced = settings().autoForced ? ("auto" as const) : ("ask" as const);
  const log = createLogStore();
  const thinking = signal(false);
  const id = signal<string | null>(kept?.id ?? null);

  const hear = (message: BesideMatch): void => {
    switch (message.is) {
      case "recall":
        return log.recall(toldBy(message.steps));
      case "journal":
        id.value = message.journal.id;
        return keepJournal(message.journal);
      case "hint": {
        thinking.value = false;
        const { prompt, answer, chance } = message.hint;
        if (store.table.peek()?.prompt?.id !== prompt) return;
        store.hint(answer);
        return onAdvice(say("hintChance", { n: Math.round(chance * 100) }));
      }
      case "noHint":
        thinking.value = false;
        return onAdvice(say("noHint"));
      case "tookBack":
        return log.note("logTakenBack");
      case "nothingToTakeBack":
        return onAdvice(say("nothingToTakeBack"));
      case "unreadable":
        return onUnreadable();
      case "replay":
        return;
      default:
        message satisfies never;
    }
  };

  const begin =
    kept === null
      ? ({ is: "begin", options: { ...cardsOf(wish), level, name: playerName(), forced }, paceMs } as const)
      : ({ is: "resume", journal: kept, paceMs } as const);
  const source = new LocalSource(referee, begin, hear);
  const store: TableStore = new TableStore(source);
  const bot = say("botName", { level: levelName(kept?.level ?? level) });
  store.setSeats([{ name: settings().name || say("somebody") }, { name: bot, bot: true }]);
  store.onEvent(({ event, before, seen }) => {
    if (seen) sounds.event(event, before);
    log.happened(event, before);
  });
  return {
    source,
    store,
    log,
    bot,
    /** Of the match, once it is known. */
    id,
    /** Advice is being thought about. */
    thinking,
    askHint(): void {
      thinking.value = true;
      referee.postMessage({ is: "hint" });
    },
    takeBack: (): void => referee.postMessage({ is: "takeBack" }),
    concede: (): void => referee.postMessage({ is: "concede" }),
  };
}

export type LocalTableState = ReturnType<typeof createLocalTable>;

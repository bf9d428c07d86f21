/** Setting a table: for a friend or for the bot. */
import { SET_KEYS, type SetKey } from "@mindbug/shared/cards";
import {
  BOT_LEVELS,
  type BotLevel,
  type ClockOption,
  CLOCKS,
  type CreateOptions,
  SPECTATOR_OPTIONS,
  type SpectatorOption,
} from "@mindbug/shared/protocol";
import { setName, setTagline } from "@mindbug/shared/text";
import { button, h } from "../app/dom.ts";
import { go, roomHref } from "../app/router.ts";
import type { Screen } from "../app/screen.ts";
import { readStored, writeStored } from "../app/store.ts";
import { language, say, type TextKey } from "../i18n/index.ts";
import { createRoom } from "../net/roomLink.ts";
import { settings } from "../settings.ts";
import { nameField } from "./home.ts";
import { atlasPicture, choices, emblem, levelName, page } from "./parts.ts";

const KEY = "mindbug.lastTable";
const LEVEL_LINES: Readonly<Record<BotLevel, TextKey>> = {
  beginner: "levelBeginnerLine",
  player: "levelPlayerLine",
  master: "levelMasterLine",
};
const LEVEL_PICTURES: Readonly<Record<BotLevel, string>> = {
  beginner: "snail-thrower",
  player: "tiger-squirrel",
  master: "brain-fly",
};
const SPECTATOR_WORDS: Readonly<Record<SpectatorOption, TextKey>> = {
  off: "spectatorsOff",
  hidden: "spectatorsHidden",
  open: "spectatorsOpen",
};
const SET_PICTURES: Readonly<Record<SetKey, readonly string[]>> = {
  "first-contact": ["shark-dog", "compost-dragon", "bee-bear"],
  "battlefruit-kingdom": ["captain-cucodile", "lord-watermelon", "carrot-cleric"],
  "battlefruit-galaxy": ["applebot", "aubergalactic-whale", "starfruit-ninja"],
  "king-of-tokyo": ["gigazaur", "cyber-bunny", "kraken"],
};

interface Wish {
  sets: SetKey[];
  clock: ClockOption;
  bestOf: "1" | "3";
  spectators: SpectatorOption;
  level: BotLevel;
  hints: "off" | "on";
}

function remembered(): Wish {
  const wish: Wish = {
    sets: ["first-contact"],
    clock: "off",
    bestOf: "1",
    spectators: "hidden",
    level: "beginner",
    hints: "off",
  };
  try {
    const kept = JSON.parse(readStored(KEY) ?? "{}") as Partial<Record<keyof Wish, unknown>>;
    const sets = SET_KEYS.filter((set) => Array.isArray(kept.sets) && kept.sets.includes(set));
    return {
      sets: sets.length > 0 ? sets : wish.sets,
      clock: CLOCKS.find((clock) => clock === kept.clock) ?? wish.clock,
      bestOf: kept.bestOf === "3" ? "3" : "1",
      spectators: SPECTATOR_OPTIONS.find((option) => option === kept.spectators) ?? wish.spectators,
      level: BOT_LEVELS.find((level) => level === kept.level) ?? wish.level,
      hints: kept.hints === "on" ? "on" : "off",
    };
  } catch {
    return wish;
  }
}

function setChoice(set: SetKey): {
  readonly value: SetKey;
  readonly label: string;
  readonly line: string;
  readonly picture: Node;
} {
  const picture = h(
    "span",
    { class: "set-picture", data: { set } },
    ...SET_PICTURES[set].map((key) => atlasPicture(set, key)),
    emblem(set),
  );
  return { value: set, label: setName(set, language()), line: setTagline(set, language()), picture };
}

/** Says what went wrong in words; the codes are those of the gate before the rooms. */
export const creationProblem = (error: unknown): string =>
  say((error as { readonly code?: unknown }).code === 503 ? "createFull" : "createFailed");

export function newGameScreen(against: "friend" | "bot"): Screen {
  const wish = remembered();
  const complaint = h("p", { class: "complaint", attrs: { role: "alert" } });
  const keep = (): void => writeStored(KEY, JSON.stringify(wish));
  const bot = against === "bot";

  const create = async (bots: readonly BotLevel[], pressed: HTMLButtonElement): Promise<void> => {
    if (wish.sets.length === 0) return void (complaint.textContent = say("setsNeeded"));
    keep();
    const label = pressed.textContent;
    pressed.disabled = true;
    pressed.textContent = say("making");
    complaint.textContent = "";
    const options: CreateOptions = {
      name: settings().name,
      sets: wish.sets,
      bots,
      ready: bot,
      watch: bots.length === 2,
      ...(bot
        ? { spectators: "hidden" as const }
        : {
            clock: wish.clock,
            bestOf: wish.bestOf === "3" ? (3 as const) : (1 as const),
            spectators: wish.spectators,
            hints: wish.hints === "on",
          }),
    };
    try {
      go(roomHref(await createRoom(options), bots.length === 2));
    } catch (error) {
      complaint.textContent = creationProblem(error);
      pressed.disabled = false;
      pressed.textContent = label;
    }
  };

  const start = button(say(bot ? "startMatch" : "createTable"), () => void create(bot ? [wish.level] : [], start), {
    class: "button-act button-big",
    attrs: { id: "create" },
  });
  const two = button(say("twoBots"), () => void create([wish.level, wish.level], two), { class: "button-quiet" });
  const sets = choices(
    "sets",
    say("setsQuestion"),
    "checkbox",
    SET_KEYS.map(setChoice),
    () => wish.sets,
    (set, on) => {
      wish.sets = SET_KEYS.filter((each) => (each === set ? on : wish.sets.includes(each)));
      complaint.textContent = wish.sets.length === 0 ? say("setsNeeded") : "";
      start.disabled = wish.sets.length === 0;
    },
  );
  const levels = choices(
    "level",
    say("levelQuestion"),
    "radio",
    BOT_LEVELS.map((value) => ({
      value,
      label: levelName(value),
      line: say(LEVEL_LINES[value]),
      picture: atlasPicture("first-contact", LEVEL_PICTURES[value], "level-picture"),
    })),
    () => [wish.level],
    (level) => {
      wish.level = level;
    },
  );
  const details = h(
    "div",
    { class: "details" },
    choices(
      "clock",
      say("clockQuestion"),
      "radio",
      CLOCKS.map((value) => ({ value, label: value === "off" ? say("clockOff") : say("clockSeconds", { n: value }) })),
      () => [wish.clock],
      (clock) => {
        wish.clock = clock;
      },
    ),
    choices(
      "bestOf",
      say("bestOfQuestion"),
      "radio",
      (["1", "3"] as const).map((value) => ({ value, label: say(value === "1" ? "bestOf1" : "bestOf3") })),
      () => [wish.bestOf],
      (bestOf) => {
        wish.bestOf = bestOf;
      },
    ),
    choices(
      "spectators",
      say("spectatorsQuestion"),
      "radio",
      SPECTATOR_OPTIONS.map((value) => ({ value, label: say(SPECTATOR_WORDS[value]) })),
      () => [wish.spectators],
      (spectators) => {
        wish.spectators = spectators;
      },
    ),
    choices(
      "hints",
      say("hintsQuestion"),
      "radio",
      (["off", "on"] as const).map((value) => ({ value, label: say(value === "off" ? "hintsOff" : "hintsOn") })),
      () => [wish.hints],
      (hints) => {
        wish.hints = hints;
      },
    ),
  );

  const element = page(
    say(bot ? "playBot" : "playFriend"),
    { class: "new-game" },
    settings().name === "" && h("div", { class: "home-name" }, nameField()),
    bot && levels,
    sets,
    !bot && details,
    h("div", { class: "actions start-strip" }, complaint, start, bot && two),
  );
  return { element, title: say(bot ? "playBot" : "playFriend") };
}

/** The log tells cause and effect: who did what to whom, in both languages. */
import { setLanguage } from "../../client/src/i18n/index.ts";
import { lineText, logLine } from "../../client/src/log/lines.ts";
import { createLogStore, type LogStore } from "../../client/src/log/logStore.ts";
import {
  apply,
  applyEvent,
  createMatch,
  emptyView,
  type GameEvent,
  type MatchView,
  SET_KEYS,
  TRIGGERS,
  viewEvents,
} from "../../shared/src/index.ts";
import { triggerName } from "../../shared/src/text/index.ts";
import { chooser } from "../properties/checks.ts";
import { attack, growing, mindbugged, played } from "../helpers/stories.ts";
import { type Duel } from "../helpers/table.ts";

const NAMES = { en: ["You", "Ben"], fr: ["Vous", "Ben"] } as const;
afterEach(() => setLanguage("en"));

const linesOf = (log: LogStore, language: "en" | "fr" = "en"): string[] => {
  setLanguage(language);
  return log.entries.value.map((entry) =>
    entry.is === "event" ? lineText(logLine(entry.event, entry.before, 0) ?? [], NAMES[language]) : "",
  );
};

function tell(log: LogStore, view: MatchView, events: readonly GameEvent[]): MatchView {
  return viewEvents(events, view.viewer).reduce((before, event) => {
    log.happened(event, before);
    return applyEvent(before, event);
  }, view);
}

/** The log of a whole story. */
function told(duel: Duel, language: "en" | "fr" = "en"): string[] {
  const log = createLogStore();
  tell(log, duel.begun, duel.events);
  return linesOf(log, language);
}

const toad = (): Duel => {
  const duel = attack("Explosive Toad", { board: ["Brain Fly"] }, { board: ["Strange Barrel"] });
  duel.foe.blocksWith("Strange Barrel");
  duel.you.chooses("Brain Fly");
  return duel;
};

describe("an effect is told with the card whose it is", () => {
  test("Explosive Toad's effect defeats Brain Fly", () => {
    const lines = told(toad());
    expect(lines).toContain("You attacked with Explosive Toad.");
    expect(lines).toContain("Ben blocked Explosive Toad with Strange Barrel.");
    expect(lines).toContain("Explosive Toad (5) fights Strange Barrel (6).");
    expect(lines).toContain("Strange Barrel defeats Explosive Toad.");
    expect(lines).toContain("Explosive Toad's effect defeats Brain Fly.");
  });

  test("in French as well", () => {
    expect(told(toad(), "fr")).toContain("L’effet de Crapaud bombe détruit Neuromouche.");
  });

  test("what somebody gets or loses says through which effect", () => {
    expect(told(played("Axolotl Healer"))).toContain("You gained 2 life through Axolotl Healer's effect (5 in all).");
    expect(told(mindbugged("Axolotl Healer"))).toContain(
      "Ben gained 2 life through Axolotl Healer's effect (5 in all).",
    );
    expect(told(played("Axolotl Healer"), "fr")).toContain(
      "Vous avez gagné 2 PV par l’effet de Dr Axolotl (5 en tout).",
    );
    expect(told(played("Killer Bee"), "fr")).toContain(
      "Ben a perdu 1 PV par l’effet d’Abeille tueuse (il en reste 2).",
    );
  });

  test("a card that is drawn because one was played is no effect of that card", () => {
    const duel = played("Axolotl Healer", { deck: ["Gorillion"] });
    for (const line of told(duel).filter((each) => each.includes("drew"))) expect(line).not.toContain("through");
  });
});

describe("a fight says who defeats whom", () => {
  test("poison is named where it decided, and only there", () => {
    const duel = attack("Gorillion", {}, { board: ["Axolotl Healer"] });
    duel.foe.blocksWith("Axolotl Healer");
    const lines = told(duel);
    expect(lines).toContain("Axolotl Healer, POISONOUS, defeats Gorillion.");
    expect(lines).toContain("Gorillion defeats Axolotl Healer.");
  });

  test("TOUGH says what was survived: a creature, or an effect", () => {
    const fight = attack("Gorillion", {}, { board: ["Rhino Turtle"] });
    fight.foe.blocksWith("Rhino Turtle");
    expect(told(fight)).toContain("Rhino Turtle is TOUGH: it survives Gorillion, exhausted.");
    const effect = attack("Explosive Toad", {}, { board: ["Rhino Turtle"] });
    effect.foe.blocksWith("Rhino Turtle");
    expect(told(effect)).toContain("Rhino Turtle is TOUGH: it survives Explosive Toad's effect, exhausted.");
  });

  test("a life that nobody defended is lost to the creature that struck", () => {
    const duel = attack("Gorillion");
    expect(told(duel)).toContain("Ben lost 1 life to Gorillion (2 left).");
  });
});

test("octonite that is used up at the beginning of a turn is nobody's effect", () => {
  const duel = growing("Lychee King");
  expect(told(duel).join(" ")).not.toContain("through");
});

/** Whole matches of everything there is, told to each viewer. */
test("no sentence of any match is broken, bare or only a name and a trigger, in either language", () => {
  const bare = new RegExp(
    `: (?:${(["en", "fr"] as const).flatMap((lang) => TRIGGERS.map((each) => triggerName(each, lang))).join("|")})\\.$`,
  );
  const kinds = new Set<string>();
  for (let n = 1; n <= 24; n++) {
    const made = createMatch({ sets: SET_KEYS, seed: n.toString(16).padStart(32, "0") });
    if (!made.ok) throw new Error(made.reason);
    const s = made.state;
    const pick = chooser(n);
    const log = createLogStore();
    let view = tell(log, emptyView("open"), made.events);
    while (s.prompt !== null) {
      const { seat, id, answers } = s.prompt;
      const applied = apply(s, seat, { prompt: id, answer: pick(answers.length) });
      if (!applied.ok) throw new Error(applied.refusal.reason);
      view = tell(log, view, applied.events);
    }
    for (const entry of log.entries.value) if (entry.is === "event") kinds.add(entry.event.e);
    for (const language of ["en", "fr"] as const)
      for (const line of linesOf(log, language)) {
        expect(line).toMatch(/[.!?]$|^(?:Turn|Tour)/u);
        expect(line).not.toMatch(/[{}]|undefined| {2}|\?\)| \.| ,|\(\)/u);
        expect(line).not.toMatch(bare);
        expect(line).not.toMatch(/ de [AEIOUÉÈÊ]/u);
      }
  }
  expect(kinds.size).toBeGreaterThan(30);
}, 60_000);

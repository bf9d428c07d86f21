/** The history strip: who did what to whom, out of the lines of the log. */
import { type Deed, deedsOf } from "../../client/src/log/deeds.ts";
import { createLogStore } from "../../client/src/log/logStore.ts";
import { applyEvent, viewEvents } from "../../shared/src/index.ts";
import { attack, mindbugged, played } from "../helpers/stories.ts";
import { type Duel } from "../helpers/table.ts";

function deeds(duel: Duel): Deed[] {
  const log = createLogStore();
  viewEvents(duel.events, 0).reduce((before, event) => {
    log.happened(event, before);
    return applyEvent(before, event);
  }, duel.begun);
  return deedsOf(log.entries.value);
}

/** "attack gorillion > brain-fly defeated" */
const short = ({ verb, card, fate, onto }: Deed): string =>
  [
    `${verb} ${card}`,
    ...(fate === "touched" ? [] : [`(${fate})`]),
    ...onto.map(({ card: on, seat, fate: became }) => `> ${on ?? `seat ${seat}`} ${became}`),
  ].join(" ");

test("an attack, its block and its fight are one deed; the effect that follows is another", () => {
  const duel = attack("Explosive Toad", { board: ["Brain Fly"] }, { board: ["Strange Barrel"] });
  duel.foe.blocksWith("Strange Barrel");
  duel.you.chooses("Brain Fly");
  expect(deeds(duel).map(short)).toEqual([
    "attack explosive-toad (defeated) > strange-barrel touched",
    "effect explosive-toad > brain-fly defeated",
  ]);
});

test("an attack that nobody blocks hits the player", () => {
  expect(deeds(attack("Gorillion")).map(short)).toEqual(["attack gorillion > seat 1 life"]);
});

test("a Mindbug and the effect that now serves the thief stand one after the other", () => {
  expect(deeds(mindbugged("Axolotl Healer")).map(short)).toEqual([
    "play axolotl-healer",
    "mindbug axolotl-healer",
    "effect axolotl-healer > seat 1 life",
  ]);
});

test("a deed knows its sentences, and whose it is", () => {
  const [play, effect] = deeds(played("Axolotl Healer"));
  expect([play?.seat, effect?.seat]).toEqual([0, 0]);
  expect(effect?.entries.map(({ event }) => event.e)).toEqual(["life"]);
});

test("what belongs to nobody's deed is left to the log", () => {
  const log = createLogStore();
  log.happened({ e: "turn", seat: 0, turn: 3 }, { players: [] });
  log.happened({ e: "energy", seat: 0, change: 1, energy: 1 }, { players: [] });
  expect(deedsOf(log.entries.value)).toEqual([]);
});

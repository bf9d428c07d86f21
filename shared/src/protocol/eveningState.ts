/** The state of an evening on the wire: nothing of it is secret, everybody sees all of it. */
import { ArraySchema, Schema, type } from "@colyseus/schema";
import type { EveningPerson, EveningTable } from "../evening/index.ts";
import type { EveningView } from "./evening.ts";
import type { RoomOptions } from "./messages.ts";

export class PersonState extends Schema {
  @type("uint16") id = 0;
  @type("string") name = "";
  @type("string") part = "playing";
  @type("boolean") present = false;
}

export class EveningTableState extends Schema {
  @type("uint16") id = 0;
  @type("uint8") round = 0;
  @type("uint16") first = 0;
  @type("uint16") second = 0;
  @type("string") code = "";
  @type("uint8") firstScore = 0;
  @type("uint8") secondScore = 0;
  @type(["string"]) matches = new ArraySchema<string>();
  /** "" while it is played; else "played", "walkover" or "nobodyCame". */
  @type("string") ended = "";
  /** 0 for a draw. */
  @type("uint16") winner = 0;
}

export class ByeState extends Schema {
  @type("uint8") round = 0;
  @type("uint16") person = 0;
}

export class EveningState extends Schema {
  @type("string") code = "";
  @type("string") options = "";
  @type("string") format = "";
  @type("string") phase = "gathering";
  @type("uint8") rounds = 0;
  @type("uint8") round = 0;
  @type("uint16") host = 0;
  @type("uint16") watchers = 0;
  @type([PersonState]) people = new ArraySchema<PersonState>();
  @type([EveningTableState]) tables = new ArraySchema<EveningTableState>();
  @type([ByeState]) byes = new ArraySchema<ByeState>();
  @type(["uint16"]) line = new ArraySchema<number>();
}

/** One entry of ours for each of theirs; what did not change is not sent again. */
function fill<T, S>(
  into: ArraySchema<S>,
  items: readonly T[],
  make: () => S,
  write: (state: S, item: T) => void,
): void {
  while (into.length > items.length) into.pop();
  items.forEach((item, index) => {
    let state = into[index];
    if (state === undefined) into.push((state = make()));
    write(state, item);
  });
}

function fillPlain<S>(into: ArraySchema<S>, items: readonly S[]): void {
  if (into.length === items.length && items.every((item, index) => into[index] === item)) return;
  into.clear();
  into.push(...items);
}

export function writeEvening(state: EveningState, view: EveningView): void {
  const { code, format, phase, rounds, round, host, watchers } = view;
  Object.assign(state, { code, format, phase, rounds, round, host, watchers });
  state.options = JSON.stringify(view.options);
  fill(
    state.people,
    view.people,
    () => new PersonState(),
    (into, { id, name, part }) => Object.assign(into, { id, name, part, present: view.present.includes(id) }),
  );
  fill(
    state.tables,
    view.tables,
    () => new EveningTableState(),
    (into, table) => {
      const [first, second] = table.seats;
      const [firstScore, secondScore] = table.score;
      const ended = table.result?.how ?? "";
      const winner = table.result?.winner ?? 0;
      Object.assign(into, { id: table.id, round: table.round, code: table.code, ended, winner });
      Object.assign(into, { first, second, firstScore, secondScore });
      fillPlain(into.matches, table.matches);
    },
  );
  fill(
    state.byes,
    view.byes,
    () => new ByeState(),
    (into, bye) => Object.assign(into, bye),
  );
  fillPlain(state.line, view.line);
}

/** A plain copy: nothing in it changes when the next patch arrives. */
export function readEvening(state: EveningState): EveningView {
  return {
    code: state.code,
    options: JSON.parse(state.options) as RoomOptions,
    format: state.format as EveningView["format"],
    phase: state.phase as EveningView["phase"],
    rounds: state.rounds,
    round: state.round,
    host: state.host,
    watchers: state.watchers,
    people: state.people.map(({ id, name, part }) => ({ id, name, part: part as EveningPerson["part"] })),
    present: state.people.filter(({ present }) => present).map(({ id }) => id),
    tables: state.tables.map((table): EveningTable => ({
      id: table.id,
      round: table.round,
      seats: [table.first, table.second],
      code: table.code,
      score: [table.firstScore, table.secondScore],
      matches: [...table.matches],
      result:
        table.ended === ""
          ? null
          : {
              winner: table.winner === 0 ? null : table.winner,
              how: table.ended as NonNullable<EveningTable["result"]>["how"],
            },
    })),
    byes: state.byes.map(({ round, person }) => ({ round, person })),
    line: [...state.line],
  };
}

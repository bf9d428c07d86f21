/** What browsers may say to an evening, and who may say it. */
import type { Client } from "colyseus";
import {
  begin,
  end,
  endTable,
  type Evening,
  passHost,
  personOf,
  playing,
  setPart,
  tableOf,
} from "@mindbug/shared/evening";
import {
  type EveningMessage,
  type EveningMessageName,
  type EveningRefusal,
  type FromEvening,
  type FromEveningName,
  TO_EVENING,
} from "@mindbug/shared/protocol";
import { EVENING_TO_ROOM } from "@mindbug/shared/protocol/eveningSchemas";
import { errorText, log } from "../../log.ts";
import { OwnershipLost } from "../../store/store.ts";
import type { ConnectionLimits } from "../connectionLimits.ts";
import type { MessageRoom } from "../messageHandlers.ts";
import type { EveningFlow } from "./eveningFlow.ts";
import type { Visitor } from "./visitor.ts";

type Answer = Evening | readonly [EveningRefusal, string];
const isRefusal = (answer: Answer): answer is readonly [EveningRefusal, string] => Array.isArray(answer);

const send = <N extends FromEveningName>(client: Client, name: N, message: FromEvening<N>): void =>
  client.send(name, message);

export function registerEveningMessages(
  room: MessageRoom,
  flow: EveningFlow,
  limits: ConnectionLimits,
  visitors: ReadonlyMap<Client, Visitor>,
  dismiss: (person: number, why: "left" | "sentAway") => void,
): void {
  const on = <N extends EveningMessageName>(
    name: N,
    handle: (client: Client, message: EveningMessage<N>, visitor: Visitor) => void,
  ): void => {
    room.onMessage(name, (client, given) => {
      const visitor = visitors.get(client);
      if (visitor === undefined) return;
      const parsed = EVENING_TO_ROOM[name].safeParse(given);
      if (!parsed.success)
        return limits.refuse(client, name, "malformed", parsed.error.issues[0]?.message ?? "malformed");
      handle(client, parsed.data as EveningMessage<N>, visitor);
    });
  };

  /** From one evening to the next, or a reason why not; afterwards whoever is due is paired. */
  const onChange = <N extends EveningMessageName>(
    name: N,
    change: (course: Evening, person: number, message: EveningMessage<N>) => Answer,
    after?: (before: Evening, person: number, message: EveningMessage<N>) => Promise<void> | void,
  ): void =>
    on(name, (client, message, { person }) => {
      if (person === null) return limits.refuse(client, name, "notInTheEvening", "Only those who take part can.");
      void flow.enqueue(async () => {
        const before = flow.course;
        const answer = change(before, person, message);
        if (isRefusal(answer)) return limits.refuse(client, name, ...answer);
        try {
          await flow.change(answer);
          await after?.(before, person, message);
          await flow.pairUp();
        } catch (error) {
          if (error instanceof OwnershipLost) throw error;
          log("error", "evening not saved", { room: flow.code, error: errorText(error) });
          limits.refuse(client, name, "notSaved", "That could not be saved; nothing has changed.");
        }
      });
    });
  const onHostChange: typeof onChange = (name, change, after) =>
    onChange(
      name,
      (course, person, message) =>
        course.host === person
          ? change(course, person, message)
          : (["notTheHost", "Only the host can do that."] as const),
      after,
    );
  /** A match that ended because somebody went is ended at its table as well. */
  const closeLeftTable = async (before: Evening, person: number): Promise<void> => {
    const table = tableOf(before, person);
    if (table !== null) await flow.closeTable(table);
  };

  on(TO_EVENING.hello, (client, _message, visitor) => {
    const { person, secret } = visitor;
    send(client, "welcome", { code: flow.code, person, ...(secret === undefined ? {} : { secret }) });
    visitor.confirmed = true;
  });
  onChange(TO_EVENING.part, (course, person, { part }) => setPart(course, person, part), closeLeftTable);
  onChange(
    TO_EVENING.leave,
    (course, person) => setPart(course, person, "gone"),
    async (before, person) => {
      await closeLeftTable(before, person);
      dismiss(person, "left");
    },
  );
  onHostChange(TO_EVENING.begin, (course, _person, { format, rounds }) => {
    if (course.phase === "playing") return ["notNow", "It has begun."];
    if (course.tables.some(({ result }) => result === null)) return ["notNow", "A match is still being played."];
    if (playing(course).length < 2) return ["notNow", "It takes two."];
    return begin(course, format, rounds);
  });
  onHostChange(TO_EVENING.end, (course) =>
    course.phase === "playing" ? end(course) : ["notNow", "Nothing is being played."],
  );
  onHostChange(
    TO_EVENING.pair,
    (course, _person, { first, second }) => {
      if (course.phase !== "playing" || course.format !== "byHand") return ["notNow", "Pairs are not made by hand."];
      for (const id of [first, second]) {
        if (personOf(course, id)?.part !== "playing") return ["unknownPerson", "Nobody of that number plays."];
        if (tableOf(course, id) !== null) return ["alreadyPlaying", "One of them is at a table."];
      }
      return first === second ? ["unknownPerson", "It takes two."] : { ...course, round: course.round + 1 };
    },
    async (_before, _person, { first, second }) => flow.open(flow.course, [[first, second]]),
  );
  onHostChange(
    TO_EVENING.award,
    (course, _person, { table: id, winner }) => {
      const table = course.tables.find((each) => each.id === id && each.result === null);
      if (table === undefined) return ["unknownTable", "No such table is being played."];
      if (winner !== null && !table.seats.includes(winner)) return ["unknownPerson", "They do not sit there."];
      return endTable(course, id, { winner, how: winner === null ? "played" : "walkover" });
    },
    async (before, _person, { table: id }) => flow.closeTable(before.tables.find((table) => table.id === id)!),
  );
  onHostChange(
    TO_EVENING.sendAway,
    (course, person, { person: whom }) =>
      whom === person || personOf(course, whom) === null || personOf(course, whom)!.part === "gone"
        ? ["unknownPerson", "Nobody of that number is here."]
        : setPart(course, whom, "gone"),
    async (before, _person, { person: whom }) => {
      await closeLeftTable(before, whom);
      dismiss(whom, "sentAway");
    },
  );
  onHostChange(TO_EVENING.passOn, (course, _person, { person }) =>
    personOf(course, person) === null || personOf(course, person)!.part === "gone"
      ? ["unknownPerson", "Nobody of that number is here."]
      : passHost(course, person),
  );
  on(TO_EVENING.chat, (client, { text }, { person, name }) => {
    if (!limits.mayChat(client)) return limits.refuse(client, TO_EVENING.chat, "tooFrequent", "Slower, please.");
    const known = person === null ? name : (personOf(flow.course, person)?.name ?? "");
    room.broadcast("chat", { person, name: known, text });
  });
  room.onMessage("*", (client) => limits.refuse(client, "", "unknownMessage", "There is no such message."));
}

/** What browsers may say to a room, checked before anything is done about it. */
import type { Client } from "colyseus";
import type { Decision, Seat } from "@mindbug/shared";
import { TO_CLIENT, TO_ROOM } from "@mindbug/shared/protocol";
import { errorText, log } from "../log.ts";
import { metrics } from "../metrics.ts";
import { OwnershipLost } from "../store/Store.ts";
import { Hints } from "./hints.ts";
import type { Manners } from "./manners.ts";
import type { Play } from "./play.ts";
import type { Table } from "./Table.ts";
import { MESSAGES } from "./validate.ts";

type Name = keyof typeof MESSAGES;
type Message<T extends Name> = ReturnType<(typeof MESSAGES)[T]["parse"]>;

/** The part of a Colyseus room that is needed here. */
export interface Ears {
  onMessage(type: string, handle: (client: Client, message: unknown) => void): unknown;
  broadcast(type: string, message: unknown): void;
}

export function listen(room: Ears, table: Table, play: Play, manners: Manners): void {
  const hints = new Hints(table, manners);

  const anybody = <T extends Name>(name: T, handle: (client: Client, message: Message<T>) => void): void => {
    room.onMessage(name, (client, given) => {
      // Who has been replaced or sent away may still have messages under way.
      if (!table.guests.has(client)) return;
      const parsed = MESSAGES[name].safeParse(given);
      if (!parsed.success)
        return manners.refuse(client, name, "malformed", parsed.error.issues[0]?.message ?? "malformed");
      handle(client, parsed.data as Message<T>);
    });
  };
  const player = <T extends Name>(name: T, handle: (client: Client, seat: Seat, message: Message<T>) => void): void =>
    anybody(name, (client, message) => {
      const seat = table.seats.heldBy(client);
      if (seat === null) manners.refuse(client, name, "notAPlayer", "Only players can do that.");
      else handle(client, seat, message);
    });
  const talker = (name: Name, client: Client, say: () => void): void => {
    if (manners.mayTalk(client)) say();
    else manners.refuse(client, name, "tooFrequent", "Slower, please.");
  };

  /** What is asked for one after the other; whoever asked hears of it if it could not be saved. */
  const inTurn = (client: Client, name: Name, task: () => Promise<void>): void =>
    void table.enqueue(async () => {
      try {
        await task();
      } catch (error) {
        if (!(error instanceof OwnershipLost))
          manners.refuse(client, name, "notSaved", "That could not be saved. Try again.");
        throw error;
      }
    });

  const decision = (client: Client, name: string, seat: Seat, given: Decision): void => {
    const arrived = performance.now();
    void table.enqueue(async () => {
      const refused = await play.decide(seat, given);
      if (refused !== null) return manners.refuse(client, name, refused.code, refused.reason);
      table.clock.strikes[seat] = 0;
      metrics.latency.observe((performance.now() - arrived) / 1000);
      await play.goOn();
    });
  };
  const willing = (client: Client, name: Name, seat: Seat, what: "ready" | "rematch", value: boolean): void => {
    const moment = what === "ready" ? table.phase === "lobby" : table.phase === "over" || table.phase === "broken";
    if (!moment) return manners.refuse(client, name, "notNow", "Not at this moment.");
    table.seats.of(seat)![what] = value;
    table.show();
    inTurn(client, name, () => play.begin());
  };

  player(TO_ROOM.intent, (client, seat, intent) => decision(client, TO_ROOM.intent, seat, intent));
  player(TO_ROOM.concede, (client, seat) => decision(client, TO_ROOM.concede, seat, { concede: true }));
  player(TO_ROOM.ready, (client, seat, { ready }) => willing(client, TO_ROOM.ready, seat, "ready", ready));
  anybody(TO_ROOM.rematch, (client) => {
    const seat = table.seats.heldBy(client);
    // Where only bots play, whoever watches may ask for more.
    if (seat === null && table.seats.onlyBots())
      for (const bot of [0, 1] as const) willing(client, TO_ROOM.rematch, bot, "rematch", true);
    else if (seat === null) manners.refuse(client, TO_ROOM.rematch, "notAPlayer", "Only players can do that.");
    else willing(client, TO_ROOM.rematch, seat, "rematch", true);
  });
  player(TO_ROOM.takeback, (client, seat) => inTurn(client, TO_ROOM.takeback, () => play.askTakeback(client, seat)));
  player(TO_ROOM.takebackReply, (client, seat, { accept }) =>
    inTurn(client, TO_ROOM.takebackReply, () => play.answerTakeback(client, seat, accept)),
  );
  player(TO_ROOM.claim, (client, seat) => inTurn(client, TO_ROOM.claim, () => play.claim(client, seat)));
  player(TO_ROOM.bot, (client, seat, { level }) => inTurn(client, TO_ROOM.bot, () => play.addBot(client, seat, level)));
  player(TO_ROOM.hint, (client, seat) => {
    hints
      .give(client, seat)
      .catch((error: unknown) => log("error", "hint failed", { room: table.code, error: errorText(error) }));
  });
  player(TO_ROOM.preferences, (_client, seat, { autoForced }) => {
    table.seats.of(seat)!.autoForced = autoForced;
    void table.enqueue(() => play.goOn());
  });
  anybody(TO_ROOM.chat, (client, { text }) =>
    talker(TO_ROOM.chat, client, () => {
      const seat = table.seats.heldBy(client);
      room.broadcast(TO_CLIENT.chat, {
        from: seat ?? "spectator",
        name: seat === null ? table.guests.get(client)!.name : table.seats.of(seat)!.name,
        text,
      });
    }),
  );
  player(TO_ROOM.emote, (client, seat, { emote }) =>
    talker(TO_ROOM.emote, client, () => room.broadcast(TO_CLIENT.emote, { from: seat, emote })),
  );
  room.onMessage("*", (client) => manners.refuse(client, "", "unknownMessage", "There is no such message."));
}

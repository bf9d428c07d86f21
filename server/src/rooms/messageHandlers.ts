/** What browsers may say to a room, checked before anything is done about it. */
import type { Client } from "colyseus";
import { type Decision, previewAnswers, type Seat } from "@mindbug/shared";
import {
  type ClientMessage,
  type ClientMessageName,
  type RefusedCode,
  type RoomMessage,
  type RoomMessageName,
  TO_ROOM,
} from "@mindbug/shared/protocol";
import { ROOM_MESSAGES } from "@mindbug/shared/protocol/schemas";
import { errorText, log } from "../log.ts";
import { metrics } from "../metrics.ts";
import { OwnershipLost } from "../store/store.ts";
import { steadyNow } from "../time.ts";
import { context } from "./context.ts";
import { HintGiver } from "./hintGiver.ts";
import type { Audience } from "./audience.ts";
import type { ConnectionLimits } from "./connectionLimits.ts";
import type { MatchFlow } from "./matchFlow.ts";
import { send } from "./send.ts";
import type { Table } from "./table.ts";

/** The part of a Colyseus room that is needed here. */
export interface MessageRoom {
  onMessage(type: string, handle: (client: Client, message: unknown) => void): unknown;
  broadcast(type: string, message: unknown): void;
}

export function registerMessageHandlers(
  room: MessageRoom,
  table: Table,
  flow: MatchFlow,
  limits: ConnectionLimits,
  audience: Audience,
): void {
  const hints = new HintGiver(table, limits);
  const broadcast = <N extends ClientMessageName>(name: N, message: ClientMessage<N>): void =>
    room.broadcast(name, message);

  const onMessage = <N extends RoomMessageName>(
    name: N,
    handle: (client: Client, message: RoomMessage<N>) => void,
  ): void => {
    room.onMessage(name, (client, given) => {
      // Who has been replaced or sent away may still have messages under way.
      if (!table.connections.has(client)) return;
      const parsed = ROOM_MESSAGES[name].safeParse(given);
      if (!parsed.success)
        return limits.refuse(client, name, "malformed", parsed.error.issues[0]?.message ?? "malformed");
      handle(client, parsed.data as RoomMessage<N>);
    });
  };
  const onPlayerMessage = <N extends RoomMessageName>(
    name: N,
    handle: (client: Client, seat: Seat, message: RoomMessage<N>) => void,
  ): void =>
    onMessage(name, (client, message) => {
      const seat = table.seats.heldBy(client);
      if (seat === null) limits.refuse(client, name, "notAPlayer", "Only players can do that.");
      else handle(client, seat, message);
    });
  const limitChat = (name: RoomMessageName, client: Client, say: () => void): void => {
    if (limits.mayChat(client)) say();
    else limits.refuse(client, name, "tooFrequent", "Slower, please.");
  };

  /** What is asked for one after the other; whoever asked hears of it if it could not be saved. */
  const enqueueFor = (client: Client, name: RoomMessageName, task: () => Promise<void>): void =>
    void table.enqueue(async () => {
      try {
        await task();
      } catch (error) {
        if (!(error instanceof OwnershipLost))
          limits.refuse(client, name, "notSaved", "That could not be saved. Try again.");
        throw error;
      }
    });

  const decision = (client: Client, name: string, seat: Seat, given: Decision): void => {
    const arrived = performance.now();
    void table.enqueue(async () => {
      const refused = await flow.decide(seat, given);
      if (refused !== null) return limits.refuse(client, name, refused.code, refused.reason);
      table.match.clock.strikes[seat] = 0;
      metrics.latency.observe((performance.now() - arrived) / 1000);
      await flow.resume();
    });
  };
  const setReadiness = (
    client: Client,
    name: RoomMessageName,
    seat: Seat,
    what: "ready" | "rematch",
    value: boolean,
  ): void => {
    const moment =
      what === "ready" ? table.match.phase === "lobby" : table.match.phase === "over" || table.match.phase === "broken";
    if (!moment) return limits.refuse(client, name, "notNow", "Not at this moment.");
    table.seats.of(seat)![what] = value;
    table.refresh();
    enqueueFor(client, name, async () => {
      if (what === "ready") await context().store.saveRoom(table.record());
      await flow.begin();
    });
  };

  onMessage(TO_ROOM.hello, (client) => {
    const claimSeconds = context().settings.CLAIM_SECONDS;
    send(client, "welcome", {
      code: table.code,
      ...table.connections.get(client)!.identity,
      now: steadyNow(),
      claimSeconds,
      ...(audience.isHost(client) ? { host: true } : {}),
    });
    const seat = table.seats.heldBy(client);
    if (seat !== null) table.seats.of(seat)!.confirmed = true;
  });
  onPlayerMessage(TO_ROOM.intent, (client, seat, intent) => decision(client, TO_ROOM.intent, seat, intent));
  onPlayerMessage(TO_ROOM.concede, (client, seat) => decision(client, TO_ROOM.concede, seat, { concede: true }));
  onPlayerMessage(TO_ROOM.ready, (client, seat, { ready }) =>
    setReadiness(client, TO_ROOM.ready, seat, "ready", ready),
  );
  onMessage(TO_ROOM.rematch, (client) => {
    const seat = table.seats.heldBy(client);
    // Where only bots play, whoever watches may ask for more.
    if (seat === null && table.seats.onlyBots())
      for (const bot of [0, 1] as const) setReadiness(client, TO_ROOM.rematch, bot, "rematch", true);
    else if (seat === null) limits.refuse(client, TO_ROOM.rematch, "notAPlayer", "Only players can do that.");
    else setReadiness(client, TO_ROOM.rematch, seat, "rematch", true);
  });
  onPlayerMessage(TO_ROOM.takeback, (client, seat) =>
    enqueueFor(client, TO_ROOM.takeback, () => flow.askTakeback(client, seat)),
  );
  onPlayerMessage(TO_ROOM.takebackReply, (client, seat, { accept }) =>
    enqueueFor(client, TO_ROOM.takebackReply, () => flow.answerTakeback(client, seat, accept)),
  );
  onPlayerMessage(TO_ROOM.claim, (client, seat) => enqueueFor(client, TO_ROOM.claim, () => flow.claim(client, seat)));
  onPlayerMessage(TO_ROOM.bot, (client, seat, { level }) =>
    enqueueFor(client, TO_ROOM.bot, () => flow.addBot(client, seat, level)),
  );
  onPlayerMessage(TO_ROOM.hint, (client, seat) => {
    hints
      .give(client, seat)
      .catch((error: unknown) => log("error", "hint failed", { room: table.code, error: errorText(error) }));
  });
  onPlayerMessage(TO_ROOM.preview, (client, seat, { prompt: id }) => {
    const no = (code: RefusedCode, reason: string): void => limits.refuse(client, TO_ROOM.preview, code, reason);
    const { game, broken } = table.match;
    const prompt = game?.state.prompt ?? null;
    if (game === null || prompt === null || broken) return no("notNow", "No match is being played.");
    if (prompt.seat !== seat) return no("notYourDecision", "The other player has to decide now.");
    if (prompt.id !== id) return no("stalePrompt", "That question is not the one being asked.");
    send(client, "previews", { prompt: id, previews: previewAnswers(game.state) });
  });
  onPlayerMessage(TO_ROOM.preferences, (_client, seat, { autoForced }) => {
    table.seats.of(seat)!.autoForced = autoForced;
    void table.enqueue(() => flow.resume());
  });
  onPlayerMessage(TO_ROOM.drawn, (client, seat) => {
    table.seats.of(seat)!.seeing = client;
    if (table.match.clock.on) table.refresh();
  });
  onMessage(TO_ROOM.chat, (client, { text }) =>
    limitChat(TO_ROOM.chat, client, () => {
      const seat = table.seats.heldBy(client);
      const speaker = table.connections.get(client)!;
      const message: ClientMessage<"chat"> = {
        from: seat ?? "spectator",
        // Somebody may have sat down under that name since.
        name: seat === null ? table.seats.ownName(speaker.name) : table.seats.of(seat)!.name,
        text,
      };
      if (speaker.viewer !== "open") return broadcast("chat", message);
      // Whoever sees both hands is heard only by those who do: a player's second window sees none.
      for (const [other, { viewer }] of table.connections) if (viewer === "open") send(other, "chat", message);
    }),
  );
  onPlayerMessage(TO_ROOM.emote, (client, seat, { emote }) =>
    limitChat(TO_ROOM.emote, client, () => broadcast("emote", { from: seat, emote })),
  );
  const onHostMessage = <N extends RoomMessageName>(
    name: N,
    handle: (client: Client, message: RoomMessage<N>) => void,
  ): void =>
    onMessage(name, (client, message) => {
      if (audience.isHost(client)) handle(client, message);
      else limits.refuse(client, name, "notTheHost", "Only whoever opened the room can do that.");
    });
  const tellWatchers = (client: Client): void => send(client, "watchers", { watchers: audience.list() });
  onHostMessage(TO_ROOM.watchers, tellWatchers);
  onHostMessage(TO_ROOM.sendAway, (client, { id }) => {
    if (!audience.sendAway(id))
      return limits.refuse(client, TO_ROOM.sendAway, "unknownWatcher", "Nobody of that number looks on.");
    table.refresh();
    tellWatchers(client);
  });
  room.onMessage("*", (client) => limits.refuse(client, "", "unknownMessage", "There is no such message."));
}

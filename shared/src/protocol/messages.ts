/** The types of everything that crosses the socket beside the state, inferred from schemas.ts. */
import type { z } from "zod";
import type { EMOTES, REFUSALS } from "./names.ts";
import type { CLIENT_MESSAGES, JOIN_OPTIONS, ROLE, ROOM_MESSAGES, ROOM_OPTIONS } from "./schemas.ts";

export type RoomMessageName = keyof typeof ROOM_MESSAGES;
export type RoomMessage<N extends RoomMessageName> = z.infer<(typeof ROOM_MESSAGES)[N]>;
export type ClientMessageName = keyof typeof CLIENT_MESSAGES;
export type ClientMessage<N extends ClientMessageName> = Readonly<z.infer<(typeof CLIENT_MESSAGES)[N]>>;

/** The arguments of a `send`: what may be left out may be left out. */
export type RoomMessageArguments<N extends RoomMessageName> =
  undefined extends RoomMessage<N> ? [message?: RoomMessage<N>] : [message: RoomMessage<N>];

/** As every page and robot speaks to its room. */
export type SendToRoom = <N extends RoomMessageName>(name: N, ...message: RoomMessageArguments<N>) => void;

export type Welcome = ClientMessage<"welcome">;
export type EventsMessage = ClientMessage<"events">;
export type Refused = ClientMessage<"refused">;
export type ChatFrom = ClientMessage<"chat">;
export type EmoteFrom = ClientMessage<"emote">;
export type Hint = ClientMessage<"hint">;
/** Somebody who looks on, as whoever opened the room sees them. */
export type WatcherView = ClientMessage<"watchers">["watchers"][number];
export type Previews = ClientMessage<"previews">;

export type Role = Readonly<z.infer<typeof ROLE>>;
export type Emote = (typeof EMOTES)[number];
export type RefusedCode = (typeof REFUSALS)[number];

/** What a room is created with. */
export type RoomOptions = Readonly<z.infer<typeof ROOM_OPTIONS>>;
/** What a browser says when it joins. */
export type JoinOptions = Readonly<z.input<typeof JOIN_OPTIONS>>;
export type CreateOptions = Partial<RoomOptions> & JoinOptions;

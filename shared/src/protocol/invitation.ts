/** What somebody who was sent a code may know before they sit down. */
import type { RoomOptions } from "./messages.ts";
import type { BotLevel } from "./options.ts";

export interface Invitation extends Pick<RoomOptions, "sets" | "pool" | "clock" | "bestOf" | "spectators" | "locked"> {
  readonly code: string;
  /** Who sits there already, the host first; without names where a password is asked for. */
  readonly seated: readonly { readonly name: string; readonly bot: BotLevel | null }[];
  readonly freeSeats: number;
  /** It leads to an evening of many, not to a table of two. */
  readonly evening?: true;
}

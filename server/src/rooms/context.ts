/** What the rooms of this process share. Set once, before the first room: Colyseus makes the rooms itself. */
import type { BotPool } from "../bot/index.ts";
import type { AddressCount, AddressLimit } from "../limits.ts";
import type { Settings } from "../settings.ts";
import type { RoomRecord, Store } from "../store/store.ts";

export interface Context {
  readonly store: Store;
  readonly settings: Settings;
  readonly bots: BotPool;
  /** Rooms waiting to be brought back, by a token that no browser can know. */
  readonly restoring: Map<string, RoomRecord>;
  /** The rooms that people opened here, by the address they came from. */
  readonly opened: AddressCount;
  /** Of any room here, by the address they came from. */
  readonly passwordTries: AddressLimit;
  /** Of rooms that were open before the last start: when this resolves the room is here, if there is one. */
  readonly bring: (code: string) => Promise<void>;
  stopping: boolean;
}

let current: Context | null = null;

export function setContext(context: Context): void {
  current = context;
}

export function context(): Context {
  if (current === null) throw new Error("The server has not been set up.");
  return current;
}

/** Brings a room to life from its record: after a start, after another process died, or as a table of an evening. */
import { randomUUID } from "node:crypto";
import { EVENING_ROOM, ROOM_NAME } from "@mindbug/shared/protocol";
import { createRoomHere } from "../colyseus/matchmaking.ts";
import { errorText, log } from "../log.ts";
import type { RoomRecord } from "../store/store.ts";
import { context } from "./context.ts";

const isEvening = ({ evening }: RoomRecord): boolean => evening !== null && "course" in evening;

export async function restoreRoom(record: RoomRecord): Promise<void> {
  const token = randomUUID();
  const { restoring } = context();
  restoring.set(token, record);
  try {
    await createRoomHere(isEvening(record) ? EVENING_ROOM : ROOM_NAME, { restore: token });
  } catch (error) {
    log("error", "room not restored", { room: record.code, error: errorText(error) });
  }
  restoring.delete(token);
}

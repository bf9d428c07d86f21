/** Rooms as a test wants them; everything it does not name is as in an ordinary match. */
import { DEFAULT_OPTIONS, type RoomOptions, type RoomView, type SeatView } from "@mindbug/shared/protocol";
import { fixture } from "./fixtures.ts";

export const seat = (name: string, change: Partial<SeatView> = {}): SeatView => ({
  name,
  taken: true,
  bot: null,
  connected: true,
  awaySince: 0,
  ready: true,
  rematch: false,
  score: 0,
  bank: 0,
  takeback: "nothing",
  ...change,
});

interface Wish extends Partial<Omit<RoomView, "options">> {
  readonly options?: Partial<RoomOptions>;
}

export function room({ options = {}, ...change }: Wish = {}): RoomView {
  return {
    code: "K7QPX",
    options: { ...DEFAULT_OPTIONS, ...options },
    phase: "playing",
    seats: [seat("Anna"), seat("Ben")],
    spectators: 0,
    deadline: null,
    takeback: null,
    evening: null,
    matchId: "m1",
    step: 3,
    table: fixture("turn").view,
    ...change,
  };
}

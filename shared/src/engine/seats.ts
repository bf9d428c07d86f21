/** Who sits at the table. Seats are data: whoever means all of them, or all opponents, goes through the lists. */
export type Seat = 0 | 1;

export const SEATS: readonly Seat[] = [0, 1];

const OPPONENTS: readonly (readonly Seat[])[] = [[1], [0]];

export const opponentsOf = (seat: Seat): readonly Seat[] => OPPONENTS[seat]!;

/** The one opponent where the rules mean exactly one: who is attacked, who may use a Mindbug, who plays next. */
export const otherSeat = (seat: Seat): Seat => (seat === 0 ? 1 : 0);

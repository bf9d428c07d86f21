import type { Role } from "@mindbug/shared/protocol";
import type { Seat } from "../../table/model/model.ts";

/** The seat of this person, if they have one. */
export const ownSeat = (you: Role | null): Seat | null => (you?.role === "player" ? you.seat : null);

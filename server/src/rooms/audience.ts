/** Those who look on: who may, what they see, and whom whoever opened the room has sent away. */
import { type Client, ServerError } from "colyseus";
import { MOST_PEOPLE } from "@mindbug/shared/evening";
import { CLOSE, type WatcherView } from "@mindbug/shared/protocol";
import { steadyNow } from "../time.ts";
import { context } from "./context.ts";
import type { Table } from "./table.ts";

const SPECTATORS_PER_ADDRESS = 10;
/** Whoever was sent away does not come straight back. */
const SENT_AWAY_FOR = 10 * 60_000;
const MOST_SENT_AWAY = 1000;

export type Dismiss = (client: Client, code: number, reason: string) => void;

export class Audience {
  /** Whoever opened the room and only watches; who opened it and plays is known by the seat. */
  host: Client | null = null;
  private readonly numbers = new WeakMap<Client, number>();
  private lastNumber = 0;
  /** Until when, by address. */
  private readonly sentAway = new Map<string, number>();

  constructor(
    private readonly table: Table,
    private readonly dismiss: Dismiss,
  ) {}

  /** Refuses those who were sent away a place of any kind; a seat that they hold is theirs. */
  mayCome(address: string): void {
    const until = this.sentAway.get(address);
    if (until === undefined) return;
    if (until > steadyNow()) throw new ServerError(410, "sent away from this table");
    this.sentAway.delete(address);
  }

  /** What somebody who looks on from there sees of the hands. Throws if there is no place. */
  place(address: string): "open" | "hidden" {
    if (this.table.options.spectators === "off") throw new ServerError(403, "this room has no spectators");
    const watching = this.table.spectators();
    if (watching.length >= context().settings.MAX_SPECTATORS) throw new ServerError(403, "no more spectators");
    const here = watching.filter((client) => this.table.connections.get(client)!.address === address);
    // A whole evening may live in one house.
    const most = this.table.eveningCode === null ? SPECTATORS_PER_ADDRESS : MOST_PEOPLE;
    if (here.length >= most) throw new ServerError(403, "no more spectators from here");
    return this.handsFor(address);
  }

  /**
   * A player must not see both hands through a second window of their own. Whoever shows a secret sits
   * down; of those who do not, the address is all we know: from a player's own, hands stay hidden.
   */
  handsFor(address: string): "open" | "hidden" {
    return this.table.options.spectators === "open" && !this.table.seats.mayConnectFrom(address) ? "open" : "hidden";
  }

  /** Did this connection's person open the room? */
  isHost(client: Client): boolean {
    const seat = this.table.seats.heldBy(client);
    return seat === null ? client === this.host : this.table.seats.of(seat)!.host;
  }

  private numberOf(client: Client): number {
    let number = this.numbers.get(client);
    if (number === undefined) this.numbers.set(client, (number = ++this.lastNumber));
    return number;
  }

  /** Everybody but the host, by numbers that mean nothing outside this room. */
  list(): WatcherView[] {
    return this.table
      .spectators()
      .filter((client) => client !== this.host)
      .map((client) => ({
        id: this.numberOf(client),
        name: this.table.seats.ownName(this.table.connections.get(client)!.name),
      }));
  }

  /** False if nobody there has that number. */
  sendAway(id: number): boolean {
    const client = this.table.spectators().find((each) => each !== this.host && this.numbers.get(each) === id);
    if (client === undefined) return false;
    const { address } = this.table.connections.get(client)!;
    if (this.sentAway.size >= MOST_SENT_AWAY) this.sentAway.clear();
    this.sentAway.set(address, steadyNow() + SENT_AWAY_FOR);
    this.dismiss(client, CLOSE.sentAway, "sent away by whoever opened the room");
    return true;
  }
}

/** A Colyseus room as we need it: its private methods are overridden here and nowhere else. */
import { type Client, Room } from "colyseus";
import { RoomSerializer } from "./stateViews.ts";

type PrivateClient = Parameters<Room["_onMessage"]>[0];

export abstract class GuardedRoom<State extends object> extends Room<State> {
  constructor() {
    super();
    // Patches are sent when something was decided, not 20 times a second.
    this.setPatchRate(null);
  }

  /** Each new state would bring a serializer of Colyseus' own. */
  override setSerializer(): void {
    super.setSerializer(new RoomSerializer());
  }

  /** Every frame comes through here before anything of it is decoded. Neither this nor what follows may throw. */
  protected abstract onFrame(client: Client, frame: Buffer, handle: () => void): void;

  /** Whether anybody else may come in. */
  protected abstract isOpen(): boolean;

  /**
   * Colyseus decodes before any handler of ours runs: a throw there would end the process, what it does not
   * know it ignores, and on what it cannot read it hangs up without a word.
   */
  protected override _onMessage(client: PrivateClient, frame: Buffer): void {
    this.onFrame(client, frame, () => super._onMessage(client, frame));
  }

  /** The only place where a room that is about to go can still say no: a locked room is looked up elsewhere. */
  protected override async _reserveSeat(...given: Parameters<Room["_reserveSeat"]>): Promise<boolean> {
    return this.isOpen() && super._reserveSeat(...given);
  }

  /** A room waits with its end for everybody who was promised a place in it. These are told to come again elsewhere. */
  protected dropReservations(): void {
    for (const timer of Object.values(this.reservedSeatTimeouts)) clearTimeout(timer);
    this.reservedSeats = {};
  }

  /**
   * The entry in the list of rooms belongs to the process that took this room over: nothing is written to it any more.
   */
  protected muteListing(): void {
    const ignore = async (): Promise<void> => {};
    Object.assign(this.listing, { save: ignore, updateOne: ignore, remove: ignore });
  }
}

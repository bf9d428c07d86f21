/** The connection to a room as signals, for the screens before, beside and after the table. */
import { type RoomView, type SendToRoom, TO_ROOM } from "@mindbug/shared/protocol";
import { signal } from "@preact/signals-core";
import { type LinkState, RoomLink } from "../../net/roomLink.ts";
import { settings } from "../../store/settings.ts";
import type { TableStage } from "../tableStage.ts";

type Events = Parameters<ConstructorParameters<typeof RoomLink>[2]["onView"]>[1];

export class RoomConnection {
  readonly link: RoomLink;
  readonly state = signal<LinkState>({ is: "connecting" });
  readonly view = signal<RoomView | null>(null);
  private stage: TableStage | null = null;
  /** What happened while the table was being fetched: too late to be animated, not too late for the log. */
  private early: NonNullable<Events>[number][] = [];

  constructor(code: string, watch: boolean) {
    this.link = new RoomLink(
      code,
      { name: settings().name, ...(watch ? { watch } : {}) },
      {
        onState: (state) => {
          this.stage?.connection(state);
          this.state.value = state;
        },
        onView: (view, events) => this.changed(view, events),
        onChat: (chat) => this.stage?.chat(chat),
        onEmote: (emote) => this.stage?.emote(emote),
        onHint: (hint) => this.stage?.hint(hint),
        onRefused: (refused) => this.stage?.refused(refused),
      },
    );
  }

  get mine(): 0 | 1 | null {
    const { you } = this.link;
    return you?.role === "player" ? you.seat : null;
  }

  readonly send: SendToRoom = (name, ...message) => this.link.send(name, ...message);
  readonly rematch = (): void => this.send(TO_ROOM.rematch);

  readonly takeOver = (): void => {
    this.view.value = null;
    this.link.takeOver();
  };

  /** From now on the table hears what happens. */
  tableOpened(stage: TableStage): void {
    this.stage = stage;
    if (this.view.value !== null) stage.begin(this.view.value, this.early);
    this.early = [];
  }

  tableLeft(): void {
    this.stage = null;
  }

  private changed(view: RoomView, events: Events): void {
    const atTable = view.phase !== "lobby" && view.phase !== "broken";
    if (atTable && this.stage !== null) this.stage.update(view, events);
    else if (atTable) this.early.push(...(events ?? []));
    this.view.value = view;
  }
}

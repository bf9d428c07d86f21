/** The one door from the screens to the drawn table. */
import { createTable } from "../table/createTable.ts";
import type { EventModel, TableModel } from "../table/model.ts";

export interface SeatLook { readonly name: string; readonly connected: boolean }
export interface TableDoor {
  show(table: TableModel, events?: readonly EventModel[]): void;
  skip(): void;
  idle(): Promise<void>;
  setSeats(seats: readonly [SeatLook, SeatLook]): void;
  showEmote(seat: 0 | 1, words: string): void;
  showHint(answer: number): void;
  destroy(): void;
}
type Options = Parameters<typeof createTable>[1] & { readonly onEvent: (event: EventModel) => void };

export async function openTable(host: HTMLElement, options: Options): Promise<TableDoor> {
  const scene = (await createTable(host, options)) as unknown as Partial<TableDoor> & Pick<TableDoor, "show" | "skip">;
  return {
    show: (table, events) => scene.show(table, events), skip: () => scene.skip(), idle: () => scene.idle?.() ?? Promise.resolve(), setSeats: (seats) => scene.setSeats?.(seats),
    showEmote: (seat, words) => scene.showEmote?.(seat, words), showHint: (answer) => scene.showHint?.(answer), destroy: () => scene.destroy?.(),
  };
}

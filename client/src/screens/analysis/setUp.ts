/** A position that is being put together, and the card that is carried to it. */
import { type ReadonlySignal, signal } from "@preact/signals-core";
import type { AnalysisSource } from "../../sources/analysisSource.ts";
import type { Seat } from "../../table/model/model.ts";
import type { Position } from "../../worker/analysisMessages.ts";
import { Carrying } from "./carry.ts";
import { PILES, put, SHARED_ZONES, type Zone, zoneKey } from "./editPosition.ts";

const ZONES: readonly Zone[] = [
  ...([1, 0] as const).flatMap((of: Seat) => PILES.map((pile): Zone => ({ of, pile }))),
  ...SHARED_ZONES,
];

const zoneOf = (key: string): Zone | undefined => ZONES.find((zone) => zoneKey(zone) === key);

export class SetUp {
  private readonly search = signal("");
  private readonly set = signal("");
  readonly text: ReadonlySignal<string> = this.search;
  readonly chosenSet: ReadonlySignal<string> = this.set;
  readonly carrying = new Carrying((key) => {
    const zone = zoneOf(key);
    if (zone !== undefined) this.putInto(zone);
  });

  constructor(private readonly source: AnalysisSource) {}

  get position(): Position | null {
    return this.source.inParts.value;
  }
  find(text: string): void {
    this.search.value = text;
  }
  choose(set: string): void {
    this.set.value = set;
  }
  /** Any change of the position. What was picked lies elsewhere afterwards, or nowhere. */
  edit(change: (position: Position) => Position, keepPick = false): void {
    const position = this.source.inParts.peek();
    if (position === null) return;
    if (!keepPick) this.carrying.pick(null);
    this.source.layOut(change(position));
  }
  putInto(zone: Zone): void {
    const carried = this.carrying.carried.peek();
    if (carried === null) return;
    this.edit((position) => put(position, zone, carried));
  }
}

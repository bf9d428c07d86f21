/** Whom this person does not want to hear at this table: each of the others, and those who watch. */
import type { RoomView } from "@mindbug/shared/protocol";
import { type ReadonlySignal, signal } from "@preact/signals-core";
import { seatNames } from "../../i18n/people.ts";
import type { Seat } from "../../table/model/model.ts";
import type { Talker } from "../../log/logStore.ts";

/** Kept with the tab: a reload in the middle of a match must not let anybody speak again. */
const keyOf = (code: string): string => `mindbug.muted.${code}`;
const isTalker = (each: unknown): each is Talker => each === 0 || each === 1 || each === "spectator";

function kept(code: string): readonly Talker[] {
  try {
    const list: unknown = JSON.parse(sessionStorage.getItem(keyOf(code)) ?? "[]");
    return Array.isArray(list) ? list.filter(isTalker) : [];
  } catch {
    return [];
  }
}

export interface Mutes {
  readonly muted: ReadonlySignal<readonly Talker[]>;
  toggle(talker: Talker): void;
}

export function createMutes(code: string): Mutes {
  const muted = signal(kept(code));
  return {
    muted,
    toggle: (talker) => {
      const now = muted.peek();
      muted.value = now.includes(talker) ? now.filter((each) => each !== talker) : [...now, talker];
      try {
        sessionStorage.setItem(keyOf(code), JSON.stringify(muted.peek()));
      } catch {
        // Private windows may refuse; it then lasts until the page is left.
      }
    },
  };
}

export interface MutableTalker {
  readonly talker: Talker;
  /** null for the audience. */
  readonly name: string | null;
}

/** Those who might say something: people at the other seats, and an audience that is there or has been silenced. */
export function mutableTalkers(room: RoomView, mine: Seat | null, muted: readonly Talker[]): readonly MutableTalker[] {
  const { seats, options, spectators } = room;
  const names = seatNames(seats);
  const people = ([0, 1] as const).filter((seat) => seat !== mine && seats[seat].taken && seats[seat].bot === null);
  const others = spectators > (mine === null ? 1 : 0);
  const audience = options.spectators !== "off" && (others || muted.includes("spectator"));
  return [
    ...people.map((seat) => ({ talker: seat, name: names[seat] })),
    ...(audience ? [{ talker: "spectator" as const, name: null }] : []),
  ];
}

/** What this person prefers, kept in this browser. */
import { NAME_LENGTH } from "@mindbug/shared/protocol";
import { computed, effect, signal } from "@preact/signals-core";
import type { Pace, Speed } from "../animation/pace.ts";
import { readStored, writeStored } from "../app/storage.ts";

export const SPEEDS: readonly Speed[] = ["off", "fast", "normal"];

export interface Settings {
  readonly name: string;
  readonly sound: boolean;
  /** Volumes, from 0 to 1. */
  readonly effects: number;
  readonly music: number;
  /** A phone in the hand is felt. */
  readonly vibration: boolean;
  readonly speed: Speed;
  /** Shapes beside colours wherever a colour tells something. */
  readonly marks: boolean;
  readonly reducedMotion: boolean;
  /** Questions with one answer are answered by the room. */
  readonly autoForced: boolean;
  /** A second tap on a picked card answers with it. */
  readonly tapAgain: boolean;
  /** Chat and emotes of others are not shown. */
  readonly muted: boolean;
}

/** The names of all settings that are on or off. */
export type Flag = { [K in keyof Settings]: Settings[K] extends boolean ? K : never }[keyof Settings];

/** The names of all settings that are a volume. */
export type Volume = "effects" | "music";

const KEY = "mindbug.settings";
const DEFAULTS: Settings = {
  name: "",
  sound: true,
  effects: 0.8,
  music: 0,
  vibration: true,
  speed: "normal",
  marks: false,
  reducedMotion: false,
  autoForced: true,
  tapAgain: false,
  muted: false,
};

/** What was kept may be old, or tampered with: whatever does not fit is as it is for somebody new. */
export function readSettings(text: string | null): Settings {
  try {
    const kept = JSON.parse(text ?? "{}") as Partial<Record<keyof Settings, unknown>>;
    const flag = (name: Flag): boolean => (typeof kept[name] === "boolean" ? kept[name] : DEFAULTS[name]);
    const volume = (name: Volume): number => {
      const value = kept[name];
      return typeof value === "number" && value >= 0 && value <= 1 ? value : DEFAULTS[name];
    };
    return {
      name: typeof kept.name === "string" ? cleanName(kept.name) : "",
      speed: SPEEDS.find((speed) => speed === kept.speed) ?? DEFAULTS.speed,
      sound: flag("sound"),
      effects: volume("effects"),
      music: volume("music"),
      vibration: flag("vibration"),
      marks: flag("marks"),
      reducedMotion: flag("reducedMotion"),
      autoForced: flag("autoForced"),
      tapAgain: flag("tapAgain"),
      muted: flag("muted"),
    };
  } catch {
    return DEFAULTS;
  }
}

const current = signal(readSettings(readStored(KEY)));
const systemReduces = signal(false);

/** At most what the server keeps; cut between whole characters, so that no emoji is torn. */
export function cleanName(text: string): string {
  return cut(text.replace(/\s+/g, " ").trim(), NAME_LENGTH);
}

export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  let kept = "";
  for (const { segment } of new Intl.Segmenter().segment(text.slice(0, most * 4))) {
    if (kept.length + segment.length > most) break;
    kept += segment;
  }
  return kept;
}

/** Components and effects that call these follow every change. */
export const settings = (): Settings => current.value;
const reduces = computed(() => current.value.reducedMotion || systemReduces.value);
export const reducesMotion = (): boolean => reduces.value;
export const pace = (): Pace => ({ speed: current.value.speed, reducedMotion: reduces.value });

export function changeSettings(change: Partial<Settings>): void {
  current.value = { ...current.peek(), ...change };
  writeStored(KEY, JSON.stringify(current.peek()));
}

/** Styles read from the root element what they must know. */
export function startSettings(): void {
  const system = matchMedia("(prefers-reduced-motion: reduce)");
  systemReduces.value = system.matches;
  system.addEventListener("change", () => {
    systemReduces.value = system.matches;
  });
  effect(() => {
    const root = document.documentElement;
    root.dataset["motion"] = reducesMotion() ? "reduced" : "full";
    root.dataset["marks"] = settings().marks ? "on" : "off";
  });
}

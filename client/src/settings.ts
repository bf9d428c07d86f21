/** What this person prefers, kept in this browser. */
import { NAME_LENGTH } from "@mindbug/shared/protocol";
import type { Pace, Speed } from "./animation/queue.ts";
import { readStored, writeStored } from "./app/store.ts";

export const SPEEDS: readonly Speed[] = ["off", "fast", "normal"];

export interface Settings {
  readonly name: string;
  readonly sound: boolean;
  readonly speed: Speed;
  /** Shapes beside colours wherever a colour tells something. */
  readonly marks: boolean;
  readonly reducedMotion: boolean;
  /** Questions with one answer are answered by the room. */
  readonly autoForced: boolean;
  /** Chat and emotes of others are not shown. */
  readonly muted: boolean;
}

const KEY = "mindbug.settings";
const DEFAULTS: Settings = {
  name: "",
  sound: true,
  speed: "normal",
  marks: false,
  reducedMotion: false,
  autoForced: true,
  muted: false,
};

function read(): Settings {
  try {
    const kept = JSON.parse(readStored(KEY) ?? "{}") as Partial<Record<keyof Settings, unknown>>;
    const flag = (name: "sound" | "marks" | "reducedMotion" | "autoForced" | "muted"): boolean =>
      typeof kept[name] === "boolean" ? kept[name] : DEFAULTS[name];
    return {
      name: typeof kept.name === "string" ? cleanName(kept.name) : "",
      speed: SPEEDS.find((speed) => speed === kept.speed) ?? DEFAULTS.speed,
      sound: flag("sound"),
      marks: flag("marks"),
      reducedMotion: flag("reducedMotion"),
      autoForced: flag("autoForced"),
      muted: flag("muted"),
    };
  } catch {
    return DEFAULTS;
  }
}

let current = read();
const listeners = new Set<(settings: Settings) => void>();

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

export const settings = (): Settings => current;

export function changeSettings(change: Partial<Settings>): void {
  current = { ...current, ...change };
  writeStored(KEY, JSON.stringify(current));
  applySettings();
  for (const listener of listeners) listener(current);
}

export function onSettings(listener: (settings: Settings) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const systemReduces = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
export const reducesMotion = (): boolean => current.reducedMotion || systemReduces();
export const pace = (): Pace => ({ speed: current.speed, reducedMotion: reducesMotion() });

/** Styles read these from the root element. */
export function applySettings(): void {
  const root = document.documentElement;
  root.dataset["motion"] = reducesMotion() ? "reduced" : "full";
  root.dataset["marks"] = current.marks ? "on" : "off";
}

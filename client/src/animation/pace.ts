/** How fast and with how much movement a person wants to see things. */
export type Speed = "off" | "fast" | "normal";

export interface Pace {
  readonly speed: Speed;
  readonly reducedMotion: boolean;
}

/** Words need their time, also where nothing moves. */
export const readable = ({ speed }: Pace, normal: number): number =>
  speed === "off" ? 0 : speed === "fast" ? normal * 0.6 : normal;

/** Milliseconds to spend on something that takes `normal` ms at full speed. */
export function paced(pace: Pace, normal: number): number {
  if (pace.speed === "off") return 0;
  if (pace.reducedMotion) return Math.min(120, normal);
  return pace.speed === "fast" ? normal * 0.45 : normal;
}

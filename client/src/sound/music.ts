/** Music without an end: slow chords, and a few bars of wood over them; no two evenings sound alike. */
import type { Kit, Place } from "./kit.ts";

/** Dorian, low: dark, and not sad. */
const CHORDS = [
  [110, 164.8, 220, 261.6],
  [98, 146.8, 196, 246.9],
  [130.8, 196, 246.9, 329.6],
  [82.4, 123.5, 164.8, 220],
] as const;
const SCALE = [440, 493.9, 523.3, 587.3, 659.3, 740, 784] as const;
const BAR_SECONDS = 6;
const AHEAD_SECONDS = 1.5;
const BEATS = 8;
const PLAYED = 0.34;

export class Music {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private bar = 0;
  private next = 0;

  constructor(
    private readonly kit: Kit,
    private readonly chance: () => number = Math.random,
  ) {}

  get playing(): boolean {
    return this.timer !== undefined;
  }

  start(): void {
    if (this.playing) return;
    this.next = this.kit.context.currentTime + 0.1;
    this.goOn();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private readonly goOn = (): void => {
    while (this.next < this.kit.context.currentTime + AHEAD_SECONDS) this.write(this.next);
    this.timer = setTimeout(this.goOn, (AHEAD_SECONDS / 2) * 1000);
  };

  private write(at: number): void {
    const chord = CHORDS[this.bar % CHORDS.length]!;
    this.bar += this.chance() < 0.8 ? 1 : 2;
    const place = (pan: number): Place => ({ at, pan, weight: 0.5 });
    chord.forEach((pitch, i) =>
      this.kit.strike(place((i - 1.5) * 0.4), {
        pitch,
        ratio: 1.002,
        depth: 0.25,
        gain: 0.09,
        seconds: BAR_SECONDS * 1.25,
        attack: BAR_SECONDS * 0.4,
        room: 0.9,
      }),
    );
    for (let beat = 0; beat < BEATS; beat++) {
      if (this.chance() > PLAYED) continue;
      const pitch = SCALE[Math.floor(this.chance() * SCALE.length)]!;
      this.kit.strike(place(this.chance() * 1.4 - 0.7), {
        pitch,
        ratio: 4,
        depth: 1.2,
        after: (beat * BAR_SECONDS) / BEATS,
        gain: 0.05 + this.chance() * 0.05,
        seconds: 1.4,
        room: 0.9,
      });
    }
    this.next = at + BAR_SECONDS;
  }
}

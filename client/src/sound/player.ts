/** What makes the sounds: fetched with the first touch, because browsers are silent before it anyway. */
import { Kit } from "./kit.ts";
import { Music } from "./music.ts";
import { RECIPES } from "./recipes.ts";
import type { Sounding } from "./eventSounds.ts";

export interface Volumes {
  readonly effects: number;
  readonly music: number;
}

/** A little later than now, so that all layers begin together. */
const SOON = 0.01;
/** Longer than the longest sound rings. */
const REST_MS = 5000;

export class Player {
  private readonly context = new AudioContext();
  private readonly effects = new Kit(this.context, this.context.destination);
  private readonly band = new Kit(this.context, this.context.destination);
  private readonly music = new Music(this.band);
  private resting: ReturnType<typeof setTimeout> | undefined;

  play({ name, pan, weight }: Sounding): void {
    this.wake();
    RECIPES[name](this.effects, { at: this.context.currentTime + SOON, pan, weight });
  }

  /** Nobody wants to hear music from a page that is hidden. */
  set({ effects, music }: Volumes, hidden: boolean): void {
    this.effects.out.gain.value = effects;
    this.band.out.gain.value = music;
    if (music > 0 && !hidden) this.music.start();
    else this.music.stop();
    this.wake();
  }

  /** A table where nothing sounds costs nothing. */
  private wake(): void {
    clearTimeout(this.resting);
    void this.context.resume();
    if (!this.music.playing) this.resting = setTimeout(() => void this.context.suspend(), REST_MS);
  }
}

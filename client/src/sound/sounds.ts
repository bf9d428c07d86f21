/** The door to all sound: nothing is fetched or made before somebody touches the page and wants to hear it. */
import type { GameEvent } from "@mindbug/shared/protocol";
import { effect, signal } from "@preact/signals-core";
import { settings } from "../store/settings.ts";
import type { MatchView } from "../table/model/model.ts";
import { type SoundName, type Sounding, soundOf } from "./eventSounds.ts";
import type { Player } from "./player.ts";

class Sounds {
  private readonly player = signal<Player | null>(null);
  private readonly touched = signal(false);
  private fetching = false;

  /** Browsers allow sound only after a touch. */
  unlock(): void {
    this.touched.value = true;
  }

  start(): void {
    const hidden = signal(document.hidden);
    document.addEventListener("visibilitychange", () => {
      hidden.value = document.hidden;
    });
    effect(() => {
      const { sound, effects, music } = settings();
      const wanted = sound && (effects > 0 || music > 0);
      if (wanted && this.touched.value) this.fetch();
      const volumes = sound ? { effects, music } : { effects: 0, music: 0 };
      this.player.value?.set(volumes, hidden.value);
    });
  }

  play(name: SoundName): void {
    this.make({ name, pan: 0, weight: 0.5 });
  }

  event(event: GameEvent, before: Pick<MatchView, "players" | "turn">): void {
    const sounding = soundOf(event, before);
    if (sounding !== null) this.make(sounding);
  }

  /** A hidden page only calls. */
  private make(sounding: Sounding): void {
    if (settings().sound && (!document.hidden || sounding.name === "yourTurn")) this.player.peek()?.play(sounding);
  }

  private fetch(): void {
    if (this.fetching) return;
    this.fetching = true;
    void import("./player.ts").then(
      (module) => {
        this.player.value = new module.Player();
      },
      () => {
        // Without a line it is tried again with the next change.
        this.fetching = false;
      },
    );
  }
}

export const sounds = new Sounds();
sounds.start();
for (const gesture of ["pointerdown", "keydown"]) addEventListener(gesture, () => sounds.unlock(), { passive: true });

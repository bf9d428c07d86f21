/** Short, dry, synthesised sounds. Every one of them has a picture on the table that says the same. */
import type { GameEvent } from "@mindbug/shared/protocol";
import { settings } from "../store/settings.ts";

interface Tone {
  readonly from: number;
  readonly to?: number;
  readonly at?: number;
  readonly ms: number;
  readonly shape?: OscillatorType | "noise";
  readonly loud?: number;
}

const RECIPES = {
  click: [{ from: 620, to: 480, ms: 50, shape: "square", loud: 0.25 }],
  yourTurn: [
    { from: 523, ms: 110, shape: "triangle" },
    { from: 784, at: 110, ms: 190, shape: "triangle" },
  ],
  play: [
    { from: 180, to: 90, ms: 130, shape: "triangle" },
    { from: 2400, to: 300, ms: 90, shape: "noise", loud: 0.25 },
  ],
  draw: [{ from: 3000, to: 900, ms: 70, shape: "noise", loud: 0.2 }],
  // The motif: three steps down into the brain, and a buzz.
  mindbug: [
    { from: 880, ms: 120, shape: "sawtooth", loud: 0.35 },
    { from: 622, at: 120, ms: 120, shape: "sawtooth", loud: 0.35 },
    { from: 440, at: 240, ms: 160, shape: "sawtooth", loud: 0.35 },
    { from: 110, to: 160, at: 380, ms: 420, shape: "square", loud: 0.3 },
  ],
  attack: [{ from: 300, to: 900, ms: 160, shape: "sawtooth", loud: 0.3 }],
  combat: [
    { from: 160, to: 40, ms: 220, shape: "square", loud: 0.5 },
    { from: 1800, to: 200, ms: 180, shape: "noise", loud: 0.5 },
  ],
  defeat: [{ from: 400, to: 60, ms: 320, shape: "sawtooth", loud: 0.3 }],
  tough: [
    { from: 900, to: 700, ms: 90, shape: "square", loud: 0.25 },
    { from: 500, at: 90, ms: 120, shape: "square", loud: 0.25 },
  ],
  hurt: [{ from: 220, to: 70, ms: 300, shape: "square", loud: 0.4 }],
  heal: [
    { from: 523, ms: 90 },
    { from: 659, at: 90, ms: 90 },
    { from: 784, at: 180, ms: 150 },
  ],
  steal: [{ from: 700, to: 1400, ms: 180, shape: "triangle" }],
  dice: [0, 60, 110, 150].map((at) => ({
    from: 1500 + at * 5,
    to: 700,
    at,
    ms: 40,
    shape: "noise" as const,
    loud: 0.4,
  })),
  energy: [{ from: 1200, to: 1800, ms: 120, shape: "square", loud: 0.2 }],
  octonite: [
    { from: 1046, ms: 70, shape: "triangle" },
    { from: 1318, at: 60, ms: 120, shape: "triangle" },
  ],
  buy: [
    { from: 880, ms: 70, shape: "square", loud: 0.25 },
    { from: 1174, at: 70, ms: 140, shape: "square", loud: 0.25 },
  ],
  win: [523, 659, 784, 1046].map((from, index) => ({ from, at: index * 120, ms: 240, shape: "triangle" as const })),
  lose: [392, 349, 294, 196].map((from, index) => ({ from, at: index * 160, ms: 260, shape: "triangle" as const })),
  clock: [{ from: 1000, ms: 40, shape: "square", loud: 0.2 }],
  message: [
    { from: 660, ms: 60 },
    { from: 880, at: 70, ms: 80 },
  ],
} as const satisfies Readonly<Record<string, readonly Tone[]>>;

type SoundName = keyof typeof RECIPES;

type EventName = GameEvent["e"];
type EventOf<Name extends EventName> = Extract<GameEvent, { readonly e: Name }>;
type EventSound<E> = SoundName | null | ((event: E) => SoundName);

/** Null where the picture says enough, or another event of the same moment sounds. */
const EVENT_SOUNDS: { readonly [Name in EventName]: EventSound<EventOf<Name>> } = {
  play: "play",
  handToPlay: "play",
  pileToPlay: "play",
  mindbug: "mindbug",
  draw: "draw",
  attack: "attack",
  combat: "combat",
  defeat: "defeat",
  exhaust: "tough",
  protected: "tough",
  steal: "steal",
  give: "steal",
  control: "steal",
  discard: "draw",
  returnToHand: "draw",
  roll: "dice",
  energy: "energy",
  octonite: "octonite",
  buy: "buy",
  life: ({ change }) => (change < 0 ? "hurt" : "heal"),
  setup: null,
  startCards: null,
  firstPlayer: null,
  turn: null,
  turnEnds: null,
  asked: null,
  answered: null,
  mindbugDeclined: null,
  enter: null,
  values: null,
  triggerWaits: null,
  trigger: null,
  silenced: null,
  dieResolved: null,
  hunt: null,
  block: null,
  unblocked: null,
  attackEnds: null,
  pileToHand: null,
  reveal: null,
  grow: null,
  keywordThisTurn: null,
  alliesKeywordThisTurn: null,
  alliesExtraDie: null,
  cannotBlockThisTurn: null,
  refreshMindbug: null,
  extraTurn: null,
  powerRow: null,
  powerDiscard: null,
  nothingHappens: null,
  end: null,
};

class Sounds {
  private context: AudioContext | null = null;
  private noise: AudioBuffer | null = null;

  /** Browsers allow sound only after a touch; until then nothing is prepared. */
  unlock(): void {
    if (this.context !== null || !settings().sound) return;
    this.context = new AudioContext();
  }

  play(name: SoundName): void {
    if (!settings().sound || (document.hidden && name !== "yourTurn")) return;
    const { context } = this;
    if (context === null || context.state !== "running") return;
    for (const tone of RECIPES[name] as readonly Tone[]) this.tone(context, tone);
  }

  event(event: GameEvent): void {
    const sound = EVENT_SOUNDS[event.e] as EventSound<GameEvent>;
    const name = typeof sound === "function" ? sound(event) : sound;
    if (name !== null) this.play(name);
  }

  private tone(context: AudioContext, { from, to = from, at = 0, ms, shape = "sine", loud = 0.5 }: Tone): void {
    const start = context.currentTime + at / 1000;
    const end = start + ms / 1000;
    const volume = context.createGain();
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(loud * 0.22, start + 0.008);
    volume.gain.exponentialRampToValueAtTime(0.0001, end);
    volume.connect(context.destination);
    const source =
      shape === "noise"
        ? this.hiss(context, from, to, start, end, volume)
        : this.beep(context, shape, from, to, start, end, volume);
    source.start(start);
    source.stop(end);
  }

  private beep(
    context: AudioContext,
    shape: OscillatorType,
    from: number,
    to: number,
    start: number,
    end: number,
    into: AudioNode,
  ): AudioScheduledSourceNode {
    const source = context.createOscillator();
    source.type = shape;
    source.frequency.setValueAtTime(from, start);
    source.frequency.exponentialRampToValueAtTime(to, end);
    source.connect(into);
    return source;
  }

  private hiss(
    context: AudioContext,
    from: number,
    to: number,
    start: number,
    end: number,
    into: AudioNode,
  ): AudioScheduledSourceNode {
    const source = context.createBufferSource();
    const filter = context.createBiquadFilter();
    source.buffer = this.noise ??= whiteNoise(context);
    filter.type = "bandpass";
    filter.frequency.setValueAtTime(from, start);
    filter.frequency.exponentialRampToValueAtTime(to, end);
    source.connect(filter).connect(into);
    return source;
  }
}

function whiteNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

export const sounds = new Sounds();
for (const gesture of ["pointerdown", "keydown"]) addEventListener(gesture, () => sounds.unlock(), { passive: true });

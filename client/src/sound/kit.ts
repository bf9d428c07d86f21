/** The voices that every sound is made of: struck things, air, cracks, and a room around them. */

export interface Place {
  /** When it begins, in the context's seconds. */
  readonly at: number;
  /** -1 is the left edge of the table, 1 the right one. */
  readonly pan: number;
  /** 0 to 1: how heavy what happens is. */
  readonly weight: number;
}

interface Voice {
  /** Seconds after the sound began. */
  readonly after?: number;
  readonly gain: number;
  readonly seconds: number;
  readonly attack?: number;
  /** How much of it the room answers with. */
  readonly room?: number;
}

interface Struck extends Voice {
  readonly pitch: number;
  /** What the pitch falls or rises to while it sounds. */
  readonly to?: number;
  /** Of a second oscillator that colours the first: a bell where it is no whole number. */
  readonly ratio?: number;
  readonly depth?: number;
}

interface Air extends Voice {
  readonly from: number;
  readonly to?: number;
  readonly shape?: "bandpass" | "lowpass" | "highpass";
  readonly q?: number;
  /** Beats a second: wings, a rattle. */
  readonly flutter?: number;
}

const SILENT = 0.0001;
const ROOM_SECONDS = 1.1;
const NOISE_SECONDS = 2;

export class Kit {
  private readonly noise: AudioBuffer;
  private readonly room: ConvolverNode;
  /** Everything ends here. */
  readonly out: GainNode;

  constructor(
    readonly context: BaseAudioContext,
    goal: AudioNode,
    private readonly chance: () => number = Math.random,
  ) {
    this.noise = hiss(context, chance);
    this.out = context.createGain();
    const limiter = context.createDynamicsCompressor();
    limiter.threshold.value = -14;
    limiter.ratio.value = 6;
    this.room = context.createConvolver();
    this.room.buffer = roomOf(context, chance);
    this.room.connect(this.out);
    this.out.connect(limiter).connect(goal);
  }

  /** Not twice the same: a little higher or lower. */
  vary(pitch: number, part = 0.03): number {
    return pitch * (1 + (this.chance() * 2 - 1) * part);
  }

  /** A skin, a plate, a bar or a string that was struck. */
  strike(place: Place, { pitch, to = pitch, ratio = 2, depth = 0, ...voice }: Struck): void {
    const { context } = this;
    const { begin, end, into } = this.voice(place, voice);
    const body = context.createOscillator();
    body.frequency.setValueAtTime(pitch, begin);
    body.frequency.exponentialRampToValueAtTime(Math.max(20, to), end);
    body.connect(into);
    if (depth > 0) {
      const colour = context.createOscillator();
      const amount = context.createGain();
      colour.frequency.setValueAtTime(pitch * ratio, begin);
      amount.gain.setValueAtTime(pitch * depth, begin);
      amount.gain.exponentialRampToValueAtTime(1, begin + voice.seconds * 0.7);
      colour.connect(amount).connect(body.frequency);
      play(colour, begin, end);
    }
    play(body, begin, end);
  }

  /** Breath, cloth, cracks: noise through a filter that moves. */
  air(place: Place, { from, to = from, shape = "bandpass", q = 0.9, flutter = 0, ...voice }: Air): void {
    const { context } = this;
    const { begin, end, into } = this.voice(place, voice);
    const source = context.createBufferSource();
    source.buffer = this.noise;
    source.loop = true;
    const filter = context.createBiquadFilter();
    filter.type = shape;
    filter.Q.value = q;
    filter.frequency.setValueAtTime(from, begin);
    filter.frequency.exponentialRampToValueAtTime(to, end);
    source.connect(filter);
    if (flutter > 0) this.beating(flutter, begin, end, filter).connect(into);
    else filter.connect(into);
    play(source, begin, end, this.chance() * (NOISE_SECONDS / 2));
  }

  private beating(beats: number, begin: number, end: number, from: AudioNode): AudioNode {
    const wings = this.context.createGain();
    const beat = this.context.createOscillator();
    wings.gain.value = 0.5;
    beat.frequency.setValueAtTime(beats, begin);
    const amount = this.context.createGain();
    amount.gain.value = 0.5;
    beat.connect(amount).connect(wings.gain);
    play(beat, begin, end);
    return from.connect(wings);
  }

  private voice(
    { at, pan }: Place,
    { after = 0, gain, seconds, attack = 0.004, room = 0.2 }: Voice,
  ): { readonly begin: number; readonly end: number; readonly into: AudioNode } {
    const { context } = this;
    const begin = at + after;
    const end = begin + seconds;
    const volume = context.createGain();
    volume.gain.setValueAtTime(SILENT, begin);
    volume.gain.exponentialRampToValueAtTime(Math.max(SILENT * 2, gain), begin + attack);
    volume.gain.exponentialRampToValueAtTime(SILENT, end);
    const side = context.createStereoPanner();
    side.pan.value = Math.max(-1, Math.min(1, pan));
    volume.connect(side).connect(this.out);
    if (room > 0) {
      const send = context.createGain();
      send.gain.value = room;
      side.connect(send).connect(this.room);
    }
    return { begin, end, into: volume };
  }
}

function play(source: AudioScheduledSourceNode, begin: number, end: number, offset?: number): void {
  if (offset !== undefined && source instanceof AudioBufferSourceNode) source.start(begin, offset);
  else source.start(begin);
  source.stop(end + 0.02);
}

function hiss(context: BaseAudioContext, chance: () => number): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate * NOISE_SECONDS, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = chance() * 2 - 1;
  return buffer;
}

/** A small wooden room: what comes back is darker and fades. */
function roomOf(context: BaseAudioContext, chance: () => number): AudioBuffer {
  const length = Math.round(context.sampleRate * ROOM_SECONDS);
  const buffer = context.createBuffer(2, length, context.sampleRate);
  for (const channel of [0, 1]) {
    const samples = buffer.getChannelData(channel);
    let dark = 0;
    for (let i = 0; i < length; i++) {
      const left = 1 - i / length;
      dark += (chance() * 2 - 1 - dark) * (0.1 + 0.5 * left);
      samples[i] = dark * left ** 3 * 0.5;
    }
  }
  return buffer;
}

/** Every sound as layers: what strikes, what moves the air, what it sets ringing. */
import type { Kit, Place } from "./kit.ts";
import type { SoundName } from "./eventSounds.ts";

type Recipe = (kit: Kit, place: Place) => void;

/** A wooden bar, softly: what calls and what rewards. */
const bar = (kit: Kit, place: Place, pitch: number, after: number, gain = 0.3, seconds = 0.7): void => {
  kit.strike(place, { pitch, after, gain, seconds, ratio: 4, depth: 1.4, room: 0.35 });
  kit.air(place, { from: pitch * 3, after, gain: gain * 0.18, seconds: 0.04, q: 2 });
};
/** A heavy thing comes down. */
const thud = (kit: Kit, place: Place, gain: number, after = 0): void => {
  kit.strike(place, { pitch: kit.vary(110), to: 38, after, gain, seconds: 0.34, attack: 0.002 });
  kit.air(place, { from: 900, to: 120, shape: "lowpass", after, gain: gain * 0.7, seconds: 0.16 });
};
/** Cards through the air. */
const whoosh = (kit: Kit, place: Place, from: number, to: number, gain: number, seconds: number, after = 0): void =>
  kit.air(place, { from, to, after, gain, seconds, attack: seconds * 0.45, q: 1.3, room: 0.12 });
/** Something brittle, and its splinters. */
const crack = (kit: Kit, place: Place, gain: number, after = 0): void => {
  for (const [i, late] of [0, 0.03, 0.075].entries())
    kit.air(place, {
      from: kit.vary(3800 - i * 700, 0.15),
      to: 900,
      shape: "highpass",
      after: after + late,
      gain: gain * (1 - i * 0.25),
      seconds: 0.07,
      attack: 0.001,
    });
};
const splinters = (kit: Kit, place: Place, gain: number, after = 0): void => {
  for (let i = 0; i < 5; i++)
    kit.strike(
      { ...place, pan: place.pan + (i - 2) * 0.12 },
      {
        pitch: kit.vary(2600 - i * 330, 0.12),
        ratio: 2.76,
        depth: 2,
        after: after + i * 0.045,
        gain: gain * (1 - i * 0.12),
        seconds: 0.22,
        room: 0.5,
      },
    );
};
/** Iron on iron. */
const clang = (kit: Kit, place: Place, pitch: number, gain: number, after = 0): void => {
  kit.strike(place, { pitch, ratio: 1.41, depth: 5, after, gain, seconds: 0.5, room: 0.45, attack: 0.001 });
  kit.strike(place, { pitch: pitch * 2.32, ratio: 3.14, depth: 3, after, gain: gain * 0.5, seconds: 0.3, room: 0.45 });
};
/** The bug itself: three steps down into the brain, on beating wings. */
const bugMotif = (kit: Kit, place: Place): void => {
  [880, 622, 415].forEach((pitch, i) => {
    kit.strike(place, {
      pitch: pitch * 1.06,
      to: pitch * 0.94,
      ratio: 1.5,
      depth: 3.5,
      after: i * 0.13,
      gain: 0.26,
      seconds: 0.3,
      room: 0.6,
    });
  });
  kit.air(place, { from: 300, to: 1400, flutter: 46, gain: 0.4, seconds: 0.75, attack: 0.2, q: 2.5, room: 0.4 });
  kit.strike(place, { pitch: 150, to: 42, after: 0.4, gain: 0.6, seconds: 0.7, attack: 0.02, room: 0.5 });
  kit.air(place, { from: 180, to: 520, flutter: 31, after: 0.42, gain: 0.35, seconds: 0.7, attack: 0.05, q: 4 });
};

export const RECIPES: Readonly<Record<SoundName, Recipe>> = {
  click: (kit, place) => {
    kit.air(place, { from: 2200, to: 900, gain: 0.25, seconds: 0.04, attack: 0.001, q: 3, room: 0.05 });
    kit.strike(place, { pitch: 420, to: 300, gain: 0.14, seconds: 0.05, room: 0.05 });
  },
  yourTurn: (kit, place) => {
    bar(kit, place, 523, 0);
    bar(kit, place, 784, 0.12, 0.34, 0.9);
  },
  play: (kit, place) => whoosh(kit, place, 500, 2200, 0.4, 0.24),
  land: (kit, place) => {
    thud(kit, place, 0.3 + 0.6 * place.weight);
    kit.air(place, { from: 240, to: 90, shape: "lowpass", gain: 0.5 * place.weight, seconds: 0.4, room: 0.5 });
    kit.strike(place, { pitch: kit.vary(330), ratio: 1.7, depth: 1.2, gain: 0.12, seconds: 0.12 });
  },
  deal: (kit, place) => {
    for (let i = 0; i < 5; i++) whoosh(kit, place, 2600, 1100, 0.2, 0.08, i * 0.07);
  },
  draw: (kit, place) => {
    whoosh(kit, place, 2800, 1200, 0.28, 0.1);
    kit.air(place, { from: 5200, after: 0.07, gain: 0.1, seconds: 0.03, shape: "highpass" });
  },
  opening: (kit, place) => {
    whoosh(kit, { ...place, pan: -0.9 }, 300, 1600, 0.4, 0.28);
    whoosh(kit, { ...place, pan: 0.9 }, 300, 1600, 0.4, 0.28);
    thud(kit, place, 0.8, 0.26);
    clang(kit, place, 290, 0.16, 0.26);
  },
  mindbug: bugMotif,
  attack: (kit, place) => {
    whoosh(kit, place, 260, 1900, 0.55, 0.3);
    kit.strike(place, { pitch: 92, to: 150, ratio: 1.01, depth: 3, gain: 0.24, seconds: 0.36, attack: 0.05 });
  },
  strike: (kit, place) => {
    whoosh(kit, place, 400, 3000, 0.5, 0.36);
    thud(kit, { ...place, pan: -0.6 }, 0.8, 0.36);
  },
  combat: (kit, place) => {
    whoosh(kit, place, 700, 2400, 0.35, 0.22);
    thud(kit, place, 0.55 + 0.4 * place.weight, 0.24);
    clang(kit, place, kit.vary(310 - 110 * place.weight), 0.2, 0.24);
    crack(kit, place, 0.3, 0.24);
  },
  defeat: (kit, place) => {
    crack(kit, place, 0.5);
    splinters(kit, place, 0.1, 0.1);
    kit.strike(place, { pitch: 190, to: 50, after: 0.12, gain: 0.4, seconds: 0.4, ratio: 1.5, depth: 1 });
  },
  tough: (kit, place) => {
    clang(kit, place, 240, 0.24);
    kit.strike(place, { pitch: 120, to: 90, gain: 0.4, seconds: 0.2 });
  },
  shield: (kit, place) => {
    kit.strike(place, { pitch: 660, ratio: 1.5, depth: 0.8, gain: 0.18, seconds: 0.7, room: 0.7, attack: 0.03 });
    kit.air(place, { from: 1200, to: 2400, gain: 0.12, seconds: 0.4, attack: 0.1, room: 0.5 });
  },
  hurt: (kit, place) => {
    thud(kit, place, 0.9);
    crack(kit, place, 0.35, 0.1);
    splinters(kit, place, 0.09, 0.14);
    thud(kit, place, 0.4, 0.34);
  },
  lastHeart: (kit, place) => {
    for (const after of [0, 0.3, 1.1, 1.4]) thud(kit, place, after < 1 ? 1 : 0.5, after);
    crack(kit, place, 0.5, 0.42);
    splinters(kit, place, 0.14, 0.5);
    kit.air(place, {
      from: 900,
      to: 60,
      shape: "lowpass",
      gain: 0.5,
      seconds: 1.8,
      attack: 0.3,
      after: 0.3,
      room: 0.8,
    });
  },
  heal: (kit, place) => [523, 659, 784, 1046].forEach((pitch, i) => bar(kit, place, pitch, i * 0.085, 0.24, 0.9)),
  steal: (kit, place) => {
    whoosh(kit, place, 900, 3200, 0.35, 0.16);
    whoosh(kit, { ...place, pan: -place.pan }, 3200, 700, 0.3, 0.2, 0.13);
    kit.strike(place, { pitch: 500, to: 900, ratio: 1.5, depth: 2, gain: 0.1, seconds: 0.22, after: 0.08 });
  },
  silence: (kit, place) => {
    kit.air(place, { from: 2600, to: 140, shape: "lowpass", gain: 0.34, seconds: 0.5, attack: 0.03 });
    kit.strike(place, { pitch: 330, to: 110, ratio: 1.5, depth: 1, gain: 0.2, seconds: 0.4 });
  },
  grow: (kit, place) => {
    kit.strike(place, { pitch: 160, to: 420, ratio: 2, depth: 1.2, gain: 0.24, seconds: 0.34, attack: 0.05 });
    bar(kit, place, 840, 0.24, 0.14, 0.4);
  },
  spark: (kit, place) => {
    for (const [i, pitch] of [1250, 1570, 1870].entries())
      kit.strike(place, { pitch, ratio: 2.01, depth: 1.6, after: i * 0.04, gain: 0.12, seconds: 0.3, room: 0.6 });
  },
  dice: (kit, place) => {
    let after = 0;
    for (let i = 0; i < 7; i++) {
      const gain = 0.5 - i * 0.045;
      kit.air(place, { from: kit.vary(1500, 0.2), after, gain, seconds: 0.045, attack: 0.001, q: 3.5 });
      kit.strike(place, { pitch: kit.vary(360, 0.15), to: 220, after, gain: gain * 0.5, seconds: 0.06 });
      after += 0.05 + i * 0.018;
    }
  },
  energy: (kit, place) => {
    kit.air(place, { from: 3000, to: 6000, flutter: 60, gain: 0.24, seconds: 0.24, q: 3 });
    bar(kit, place, 1318, 0.06, 0.2, 0.5);
  },
  octonite: (kit, place) => {
    kit.strike(place, { pitch: 260, to: 720, gain: 0.34, seconds: 0.12, attack: 0.01 });
    kit.strike(place, { pitch: 420, to: 980, after: 0.13, gain: 0.24, seconds: 0.11, attack: 0.01, room: 0.5 });
  },
  buy: (kit, place) => {
    clang(kit, place, 1480, 0.07);
    clang(kit, place, 1975, 0.08, 0.09);
    whoosh(kit, place, 600, 1800, 0.25, 0.3, 0.1);
  },
  win: (kit, place) => {
    whoosh(kit, place, 400, 2600, 0.5, 0.6);
    [262, 330, 392, 523, 659, 784].forEach((pitch, i) => bar(kit, place, pitch, i * 0.1, 0.26, 1.6));
    thud(kit, place, 0.6, 0.6);
    for (const pitch of [523, 659, 784, 1046])
      kit.strike(place, {
        pitch,
        ratio: 2,
        depth: 0.6,
        after: 0.62,
        gain: 0.12,
        seconds: 2.2,
        attack: 0.08,
        room: 0.7,
      });
    splinters(kit, place, 0.06, 0.7);
  },
  lose: (kit, place) => {
    [392, 370, 311, 233].forEach((pitch, i) => bar(kit, place, pitch, i * 0.24, 0.26, 1.4));
    kit.strike(place, { pitch: 58, to: 44, ratio: 1.01, depth: 1.5, gain: 0.4, seconds: 2.2, attack: 0.4, room: 0.6 });
    kit.air(place, { from: 500, to: 90, shape: "lowpass", gain: 0.22, seconds: 2, attack: 0.5 });
  },
  clock: (kit, place) => {
    kit.strike(place, { pitch: 1180, ratio: 1.7, depth: 1.3, gain: 0.22, seconds: 0.06, attack: 0.001, room: 0.1 });
    kit.air(place, { from: 2600, gain: 0.12, seconds: 0.02, attack: 0.001, q: 4 });
  },
  message: (kit, place) => {
    kit.strike(place, { pitch: 520, to: 780, gain: 0.22, seconds: 0.09, attack: 0.01 });
    kit.strike(place, { pitch: 700, to: 1050, after: 0.09, gain: 0.2, seconds: 0.1, attack: 0.01 });
  },
};

/** Set emblems, card backs and table cloths. */
import { INK, mix, tone } from '../lib/colour.ts';
import { rngFrom, between } from '../lib/random.ts';
import { setLights, type SetKey } from '../lib/scene.ts';
import { box, disc, draw, ellipse, gradient, group, mirrored, num, path, stroke } from '../lib/svg.ts';
import { flame } from '../kit/effects.ts';
import { eye } from '../kit/faces.ts';
import { citrusSlice, topLeaves } from '../kit/produce.ts';
import { bugShape, mindbug } from './bug.ts';
import type { Mark } from './marks.ts';

const emblemArt: Record<SetKey, () => string> = {
  'first-contact': () => draw(path('M-4 -16H4V-7L14 9Q17 16 10 17H-10Q-17 16 -14 9L-4 -7Z', tone('ice', 4), 'opacity="0.95"') + box(-6, -18.500, 12, 4, tone('bark', 2), 1.500), { w: 1.500, on: path('M-18 4Q-8 0 0 4Q8 8 18 4V20H-18Z', tone('teal', 2)) + disc(-8, 8, 1.300, tone('teal', 4)) + disc(9, 12, 1, tone('teal', 4)) + disc(4, -2, 1.100, tone('teal', 3)), top: eye(0, 9, 4.600, 1, { mood: 'slit', iris: tone('toxic', 3), lid: tone('teal', 0) }) }),
  'battlefruit-kingdom': () => draw(path('M0 -10Q8 -7 15 -8Q17 9 0 19Q-17 9 -15 -8Q-8 -7 0 -10Z', tone('leaf', 1)) + path('M0 -6Q6 -4 11 -4.500Q12 7 0 14.500Q-12 7 -11 -4.500Q-6 -4 0 -6Z', tone('lime', 2)), { w: 1.500 }) + draw(path('M0 12Q-8 6 -7 0Q-5 -3.500 0 -1.500Q5 -3.500 7 0Q8 6 0 12Z', tone('coral', 2)), { w: 1, top: [[-3, 2], [3, 2], [0, 6]].map(([x, y]) => ellipse(x ?? 0, y ?? 0, 0.6, 1, tone('lemon', 3))).join('') }) + topLeaves({ y: -6, s: 0.95 }),
  'battlefruit-galaxy': () => group({ r: -16 }, draw(path('M-19 2Q-16 -4 0 -4Q16 -4 19 2Q16 8 0 8Q-16 8 -19 2Z', tone('grape', 3)), { w: 1.300 }), citrusSlice(12, 'tanger', { w: 1.500 }, 9), draw(path('M-19 1Q-17 9 0 9.500Q17 9 19 1Q14 5 0 5.500Q-14 5 -19 1Z', tone('grape', 3)), { w: 1.300 }), draw(path('M2 -12Q6 -20 14 -17Q11 -10 2 -12Z', tone('leaf', 2)), { w: 1.200 })),
  'king-of-tokyo': () => disc(0, 0, 17, tone('tanger', 2)) + disc(0, 0, 17, 'none', `stroke="${INK}" stroke-width="1.600"`) + draw(path('M-5 17L-1.500 -10L0 -18L1.500 -10L5 17H2L0 8L-2 17Z', tone('coral', 2)), { w: 1.300, on: stroke('M-4 2H4M-5 9H5', '#fff4e0', 1.400) }) + draw(path('M-16 16Q-17 3 -9 -1Q-6 -8 -1 -7Q1 -5 -1 -3.500L-6 -2.500Q-4 0 -3 3L-7 3Q-6 10 -5 17Z', tone('plum', 1)), { w: 1.300, top: disc(-5.500, -4.800, 0.900, tone('lemon', 3)) }) + flame({ x: 10, y: 14, s: 0.75 }),
};

interface BackStyle { top: string; bottom: string; line: string }

const backStyles: Record<SetKey | 'mixed' | 'power', BackStyle> = {
  'first-contact': { top: '#0f5a66', bottom: '#08283c', line: tone('teal', 3) },
  'battlefruit-kingdom': { top: '#3a7a2f', bottom: '#12392b', line: tone('lime', 3) },
  'battlefruit-galaxy': { top: '#3f2fa6', bottom: '#150e4a', line: '#a9b4ff' },
  'king-of-tokyo': { top: '#e0483f', bottom: '#5a1163', line: tone('honey', 3) },
  mixed: { top: '#3a2358', bottom: '#171021', line: tone('toxic', 3) },
  power: { top: '#8a2a86', bottom: '#2a0f40', line: tone('lemon', 3) },
};

function back(key: SetKey | 'mixed' | 'power'): Mark {
  const style = backStyles[key];
  return {
    width: 180, height: 252, view: [40, 56], rim: style.line,
    body: () => {
      const [skyDef, sky] = gradient([style.top, style.bottom]);
      let rays = '';
      for (let i = 0; i < 20; i++) {
        const at = (t: number): string => `${num(Math.cos((t * Math.PI) / 10) * 40)} ${num(Math.sin((t * Math.PI) / 10) * 40)}`;
        rays += `M0 0L${at(i)}L${at(i + 0.5)}Z`;
      }
      const clip = `<clipPath id="cardface"><rect x="-17.500" y="-25.500" width="35" height="51" rx="3"/></clipPath>`;
      const centre = key === 'mixed' ? group({ s: 0.78 }, mindbug(true)) : key === 'power'
        ? group({ s: 0.85 }, draw(path('M6 -19L-13 3H-2L-7 19L14 -5H3L10 -19Z', tone('lemon', 3)) + path('M6 -19L3 -5H14L-7 19L0 1Z', tone('honey', 2)), { w: 1.500 }))
        : group({ s: 0.72 }, emblemArt[key]());
      const corner = group({ x: 12.500, y: -20.300, s: 0.17 }, bugShape(style.line));
      return `<defs>${skyDef}${clip}</defs>${box(-20, -28, 40, 56, INK, 4.500)}${box(-19, -27, 38, 54, style.line, 4)}${box(-18.200, -26.200, 36.400, 52.400, INK, 3.500)}`
        + `<g clip-path="url(#cardface)">${box(-18, -26, 36, 52, sky)}${path(rays, style.line, 'opacity="0.13"')}${disc(0, 0, 15, INK, 'opacity="0.55"')}${disc(0, 0, 15, 'none', `stroke="${style.line}" stroke-width="0.7"`)}${disc(0, 0, 16.200, 'none', `stroke="${style.line}" stroke-width="0.35" stroke-dasharray="1.200 1.200"`)}</g>`
        + mirrored(corner) + `<g transform="scale(1 -1)">${mirrored(corner)}</g>` + centre;
    },
  };
}

export const setKeys = Object.keys(emblemArt) as SetKey[];

export const setMarks: Record<string, Mark> = Object.fromEntries([
  ...setKeys.map((key): [string, Mark] => [`emblem-${key}`, { width: 96, height: 96, rim: setLights[key].rim, body: emblemArt[key] }]),
  ...[...setKeys, 'mixed' as const, 'power' as const].map((key): [string, Mark] => [`back-${key}`, back(key)]),
]);

/** Dark, nearly flat, tileable cloth with a few motifs of the set drawn in thread. */
export function tableSvg(key: SetKey | 'mixed', pixels: number): string {
  const rng = rngFrom(`table-${key}`);
  const hue = key === 'mixed' ? '#5a3a86' : setLights[key].hue;
  const cloth = mix('#171021', hue, 0.16);
  const thread = mix(cloth, hue, 0.3);
  const motifs: Record<SetKey | 'mixed', string> = {
    'first-contact': stroke('M-2 -7H2V-2.500L6 4Q7 7 4 7H-4Q-7 7 -6 4L-2 -2.500ZM-5 3.500H5', thread, 0.7),
    'battlefruit-kingdom': stroke('M0 7Q-8 3 -6 -4Q-2 -7 0 -3Q2 -7 6 -4Q8 3 0 7M0 -3Q0 -7 3 -8', thread, 0.7),
    'battlefruit-galaxy': stroke('M-4 0A4 4 0 1 1 4 0A4 4 0 1 1 -4 0M-8 2Q0 6 8 -2', thread, 0.7),
    'king-of-tokyo': stroke('M-3 8L-.8 -6L0 -9L.8 -6L3 8M-2 2H2M-2.600 5H2.600', thread, 0.7),
    mixed: group({ s: 0.42 }, bugShape(thread)),
  };
  let out = box(-20, -20, 40, 40, cloth);
  const spots: readonly (readonly [number, number])[] = [[-12, -11], [8, -14], [-4, 3], [13, 5], [-14, 13], [4, 15]];
  for (const [x, y] of spots) out += group({ x, y, s: between(rng, 0.4, 0.62), r: between(rng, -40, 40) }, motifs[key]);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="-20 -20 40 40">${out}</svg>`;
}

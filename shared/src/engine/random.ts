/**
 * Chance lives in the state: a 256-bit key and a position in the ChaCha20 stream (RFC 8439) of that
 * key. A stream cipher, because a player who could work back from the cards they see to the key
 * would read the opponent's hand.
 */
import type { MatchState } from "./state.ts";

const KEY_WORDS = 8;
const WORDS_PER_BLOCK = 16;

const SEED_PATTERN = /^[0-9a-f]{32,64}$/i;

/** 32 to 64 hexadecimal digits: 128 to 256 bits. */
export function isSeed(seed: unknown): seed is string {
  return typeof seed === "string" && SEED_PATTERN.test(seed);
}

/** Key words, then the position in the stream. */
export function randomFromSeed(seed: string): number[] {
  const padded = seed.padEnd(KEY_WORDS * 8, "0");
  const words: number[] = [];
  for (let i = 0; i < KEY_WORDS; i++) words.push(Number.parseInt(padded.slice(i * 8, i * 8 + 8), 16) | 0);
  words.push(0);
  return words;
}

const block = new Int32Array(WORDS_PER_BLOCK);
const work = new Int32Array(WORDS_PER_BLOCK);
// The block last computed, and for which key and counter: only a memo, every value follows from the state.
const memoKey = new Int32Array(KEY_WORDS);
let memoCounter = -1;

function quarterRound(a: number, b: number, c: number, d: number): void {
  let x = (work[a]! + work[b]!) | 0;
  let w = work[d]! ^ x;
  w = (w << 16) | (w >>> 16);
  let z = (work[c]! + w) | 0;
  let y = work[b]! ^ z;
  y = (y << 12) | (y >>> 20);
  x = (x + y) | 0;
  w = w ^ x;
  w = (w << 8) | (w >>> 24);
  z = (z + w) | 0;
  y = y ^ z;
  y = (y << 7) | (y >>> 25);
  work[a] = x;
  work[b] = y;
  work[c] = z;
  work[d] = w;
}

function computeBlock(random: readonly number[], counter: number): void {
  block[0] = 0x61707865;
  block[1] = 0x3320646e;
  block[2] = 0x79622d32;
  block[3] = 0x6b206574;
  for (let i = 0; i < KEY_WORDS; i++) {
    memoKey[i] = random[i]!;
    block[4 + i] = random[i]!;
  }
  block[12] = counter;
  block[13] = 0;
  block[14] = 0;
  block[15] = 0;
  memoCounter = counter;
  work.set(block);
  for (let round = 0; round < 10; round++) {
    quarterRound(0, 4, 8, 12);
    quarterRound(1, 5, 9, 13);
    quarterRound(2, 6, 10, 14);
    quarterRound(3, 7, 11, 15);
    quarterRound(0, 5, 10, 15);
    quarterRound(1, 6, 11, 12);
    quarterRound(2, 7, 8, 13);
    quarterRound(3, 4, 9, 14);
  }
  for (let i = 0; i < WORDS_PER_BLOCK; i++) block[i] = (block[i]! + work[i]!) | 0;
}

function memoHolds(random: readonly number[], counter: number): boolean {
  if (memoCounter !== counter) return false;
  for (let i = 0; i < KEY_WORDS; i++) if (memoKey[i] !== random[i]) return false;
  return true;
}

function nextWord(random: number[]): number {
  const position = random[KEY_WORDS]!;
  random[KEY_WORDS] = position + 1;
  const counter = position >>> 4;
  if (!memoHolds(random, counter)) computeBlock(random, counter);
  return block[position & (WORDS_PER_BLOCK - 1)]! >>> 0;
}

/** A fair whole number from 0 to `sides - 1`: values that would favour some sides are drawn again. */
export function randomBelow(state: MatchState, sides: number): number {
  const limit = 0x1_0000_0000 - (0x1_0000_0000 % sides);
  for (;;) {
    const word = nextWord(state.random);
    if (word < limit) return word % sides;
  }
}

export function shuffle(state: MatchState, cards: number[]): void {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = randomBelow(state, i + 1);
    const card = cards[i]!;
    cards[i] = cards[j]!;
    cards[j] = card;
  }
}

const MOST_TURNS = 4;
const BIG = 0.15;

/** The steps after which the chance had moved most, in order. */
export function turningPoints(chances: readonly number[]): number[] {
  const jumps = chances.slice(1).map((chance, index) => ({ at: index + 1, size: Math.abs(chance - chances[index]!) }));
  return jumps
    .filter(({ size }) => size >= BIG)
    .sort((a, b) => b.size - a.size)
    .slice(0, MOST_TURNS)
    .map(({ at }) => at)
    .sort((a, b) => a - b);
}

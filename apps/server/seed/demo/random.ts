/** Draws that are the same on every machine. */
export interface Random {
  /** A fraction from 0 up to, not including, 1. */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number;
  pick<Value>(values: readonly Value[]): Value;
  /** Picks by weight. */
  weighted<Value>(values: readonly (readonly [Value, number])[]): Value;
  /** Bell-shaped around `mean`, cut off at `low` and `high`. */
  normal(mean: number, deviation: number, low: number, high: number): number;
  hex(length: number): string;
  shuffle<Value>(values: readonly Value[]): Value[];
}

/** Seed of the demonstration data. @source freight-domain 8.1 */
export const demoSeed = 20261120n;

const mask = (1n << 64n) - 1n;
const rotate = (value: bigint, bits: bigint) => ((value << bits) | (value >> (64n - bits))) & mask;

function splitMix(state: bigint): () => bigint {
  let current = state;
  return () => {
    current = (current + 0x9e3779b97f4a7c15n) & mask;
    let mixed = current;
    mixed = ((mixed ^ (mixed >> 30n)) * 0xbf58476d1ce4e5b9n) & mask;
    mixed = ((mixed ^ (mixed >> 27n)) * 0x94d049bb133111ebn) & mask;
    return mixed ^ (mixed >> 31n);
  };
}

/** A stream of draws (xoshiro256**). Each name has its own, so that a new entity does not change the others. */
export function createRandom(name: string, seed: bigint = demoSeed): Random {
  let hash = seed;
  for (const character of name) hash = ((hash ^ BigInt(character.codePointAt(0) ?? 0)) * 0x100000001b3n) & mask;
  const start = splitMix(hash);
  const s: [bigint, bigint, bigint, bigint] = [start(), start(), start(), start()];
  const next64 = (): bigint => {
    const result = (rotate((s[1] * 5n) & mask, 7n) * 9n) & mask;
    const shifted = (s[1] << 17n) & mask;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= shifted;
    s[3] = rotate(s[3], 45n);
    return result;
  };
  const next = () => Number(next64() >> 11n) / 2 ** 53;
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    int,
    pick: (values) => values[int(0, values.length - 1)]!,
    weighted: (values) => {
      let left = next() * values.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [value, weight] of values) {
        left -= weight;
        if (left < 0) return value;
      }
      return values.at(-1)![0];
    },
    normal: (mean, deviation, low, high) => {
      const bell = Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
      return Math.min(high, Math.max(low, mean + bell * deviation));
    },
    hex: (length) => {
      let text = '';
      while (text.length < length) text += next64().toString(16).padStart(16, '0');
      return text.slice(0, length);
    },
    shuffle: (values) => {
      const list = [...values];
      for (let at = list.length - 1; at > 0; at -= 1) {
        const other = int(0, at);
        [list[at], list[other]] = [list[other]!, list[at]!];
      }
      return list;
    },
  };
}

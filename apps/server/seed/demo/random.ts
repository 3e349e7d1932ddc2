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
  normal(given: { mean: number; deviation: number; low: number; high: number }): number;
  hex(length: number): string;
  shuffle<Value>(values: readonly Value[]): Value[];
}

/** Seed of the demonstration data. @source freight-domain 8.1 */
const demoSeed = 20261120n;

const mask = (1n << 64n) - 1n;

const fourDigits = Array.from({ length: 0x10000 }, (_, value) => value.toString(16).padStart(4, '0'));

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

/**
 * A stream of draws (xoshiro256**). Each name has its own, so that a new entity does not change the others.
 *
 * The 64-bit words are kept as pairs of 32-bit halves: the scale set draws some hundred million times, and BigInt is ten times slower.
 */
export function createRandom(name: string, seed: bigint = demoSeed): Random {
  let hash = seed;
  for (const character of name) hash = ((hash ^ BigInt(character.codePointAt(0) ?? 0)) * 0x100000001b3n) & mask;
  const start = splitMix(hash);
  const words = [start(), start(), start(), start()].flatMap((word) => [Number(word >> 32n) | 0, Number(word & 0xffffffffn) | 0]);
  let [h0 = 0, l0 = 0, h1 = 0, l1 = 0, h2 = 0, l2 = 0, h3 = 0, l3 = 0] = words;
  // The last result, both halves unsigned.
  let high = 0;
  let low = 0;
  const step = (): void => {
    // result = rotl(s1 * 5, 7) * 9
    const low5 = (l1 >>> 0) * 5;
    const high5 = (Math.imul(h1, 5) + Math.floor(low5 / 2 ** 32)) | 0;
    const turnedHigh = (high5 << 7) | ((low5 | 0) >>> 25);
    const turnedLow = ((low5 | 0) << 7) | (high5 >>> 25);
    const low9 = (turnedLow >>> 0) * 9;
    high = (Math.imul(turnedHigh, 9) + Math.floor(low9 / 2 ** 32)) >>> 0;
    low = low9 >>> 0;
    const shiftedHigh = (h1 << 17) | (l1 >>> 15);
    const shiftedLow = l1 << 17;
    h2 ^= h0;
    l2 ^= l0;
    h3 ^= h1;
    l3 ^= l1;
    h1 ^= h2;
    l1 ^= l2;
    h0 ^= h3;
    l0 ^= l3;
    h2 ^= shiftedHigh;
    l2 ^= shiftedLow;
    // rotl(s3, 45) = halves swapped, then by 13
    const [swappedHigh, swappedLow] = [l3, h3];
    h3 = (swappedHigh << 13) | (swappedLow >>> 19);
    l3 = (swappedLow << 13) | (swappedHigh >>> 19);
  };
  const next = () => {
    step();
    return (high * 2 ** 21 + (low >>> 11)) / 2 ** 53;
  };
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
    normal: ({ mean, deviation, low, high }) => {
      const bell = Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
      return Math.min(high, Math.max(low, mean + bell * deviation));
    },
    hex: (length) => {
      let text = '';
      while (text.length < length) {
        step();
        text += fourDigits[high >>> 16]! + fourDigits[high & 0xffff]! + fourDigits[low >>> 16]! + fourDigits[low & 0xffff]!;
      }
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

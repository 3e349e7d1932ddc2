/** What a whole number of 64 bits lies between. */
export const bigIntegerBounds = { least: -(2n ** 63n), most: 2n ** 63n - 1n };

/** A whole number: a number as far as one says it exactly, else the text of its digits. */
export type WideInteger = number | string;

/** What typed digits come to: a number, `null` when nothing is typed, or why they are none. */
export type TypedDigits = { value: WideInteger | null } | { problem: 'unreadable' | 'notWhole' | 'tooSmall' | 'tooLarge' };

/** Reads a whole number of any size as people type or paste it: full-width signs, blanks and separators of thousands are only dress. */
export function readDigits(text: string): TypedDigits {
  const bare = text
    .normalize('NFKC')
    .replaceAll('−', '-')
    .replaceAll(/[\s'’]/g, '')
    .replace(/^\+/, '');
  // A lone minus is on the way to a number.
  if (bare === '' || bare === '-') return { value: null };
  if (!/^-?(?:\d{1,60}|\d{1,3}(?:,\d{3}){1,20})(?:\.\d*)?$/.test(bare)) return { problem: 'unreadable' };
  const [whole = '', fraction = ''] = bare.replaceAll(',', '').split('.');
  if (/[1-9]/.test(fraction)) return { problem: 'notWhole' };
  const value = BigInt(whole);
  if (value < bigIntegerBounds.least) return { problem: 'tooSmall' };
  if (value > bigIntegerBounds.most) return { problem: 'tooLarge' };
  return { value: asWideInteger(value) };
}

/** A number as the wire has it. */
function asWideInteger(value: bigint): WideInteger {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : String(value);
}

/** A value that came from somewhere, exactly; `null` where it is no whole number. */
export function digitsOf(value: unknown): bigint | null {
  if (typeof value === 'number') return Number.isInteger(value) ? BigInt(value) : null;
  return typeof value === 'string' && /^-?\d{1,60}$/.test(value) ? BigInt(value) : null;
}

import { withoutCurrency } from '../internals/currency.ts';
import { parseScaled } from '../internals/decimal.ts';

/** What a typed text comes to: a number, `null` when nothing is typed, or why it cannot be read. */
export type TypedNumber = { value: number | null } | { problem: 'unreadable' | 'tooFine' | 'tooLarge' };

/**
 * Reads a number as people type or paste it: full-width signs, blanks, thousands separators, the sign of a currency, the unit beside the input
 * and zeros that are finer than it shows are only dress. A comma that separates no thousands could be a decimal one, so 12,5 is not read as 125.
 *
 * @returns the number times 10^`decimals`, so that no float carries an amount
 */
export function readTypedNumber(text: string, { decimals, affixes = [] }: { decimals: number; affixes?: readonly unknown[] }): TypedNumber {
  const bare = withoutDress(text, affixes);
  // A lone minus is on the way to a number.
  if (bare === '' || bare === '-') return { value: null };
  if (!/^-?(?:\d*|\d{1,3}(?:,\d{3})+)(?:\.\d*)?$/.test(bare) || !/\d/.test(bare)) return { problem: 'unreadable' };
  if (/[1-9]/.test((bare.split('.')[1] ?? '').slice(decimals))) return { problem: 'tooFine' };
  const value = parseScaled(bare, decimals);
  // More digits than a number here holds exactly.
  return value === null ? { problem: 'tooLarge' } : { value };
}

function withoutDress(text: string, affixes: readonly unknown[]): string {
  const narrow = (one: string) => one.normalize('NFKC').replaceAll('。', '.').replaceAll('−', '-');
  let bare = narrow(text).replaceAll(/[\s'’]/g, '');
  bare = withoutCurrency(bare).replace(/^\+/, '');
  for (const affix of affixes) {
    if (typeof affix !== 'string' || affix === '') continue;
    const unit = narrow(affix).replaceAll(/\s/g, '');
    if (bare.startsWith(unit)) bare = bare.slice(unit.length);
    if (bare.endsWith(unit)) bare = bare.slice(0, -unit.length);
  }
  return bare;
}

/**
 * The text after an edit of a number that is shown in groups (1,234.50): the separators that the input wrote itself go, and those that the
 * person typed or pasted stay.
 *
 * @param selection what was selected before the edit; the caret is an empty selection
 */
export function withoutOwnGroups(
  shown: string,
  { text, selection }: { text: string; selection: readonly [start: number, end: number] },
): string {
  const tail = shown.slice(selection[1]);
  const head = text.endsWith(tail) ? text.slice(0, text.length - tail.length) : text;
  const kept = shown.slice(0, selection[0]);
  const inserted = text.endsWith(tail) && head.startsWith(kept) ? head.slice(kept.length) : '';
  const plain = (own: string) => own.replaceAll(',', '');
  return plain(head.slice(0, head.length - inserted.length)) + inserted + plain(text.slice(head.length));
}

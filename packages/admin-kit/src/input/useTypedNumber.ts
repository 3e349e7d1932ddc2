import { useId, useState } from 'react';
import { exchanged, useDecimalSeparator } from '../internals/decimalSeparator.ts';
import { useUnreadInput } from '../internals/unreadInput.ts';
import { readTypedNumber } from './typedNumber.ts';
import { useTexts } from '../i18n/useTexts.ts';

/**
 * Keeps what is typed into a number input until it is left, and what cannot be read until it is corrected: it counts as no number, and a form
 * around it waits. No key is dropped, since what is left would be another number.
 */
export function useTypedNumber({ value, decimals, affixes, onValueChange }: TypedNumberOptions) {
  const { t } = useTexts();
  const decimalSeparator = useDecimalSeparator();
  const read = (text: string) =>
    readTypedNumber(exchanged(text.normalize('NFKC'), decimalSeparator), {
      decimals,
      affixes: affixes.map((affix) => (typeof affix === 'string' ? exchanged(affix, decimalSeparator) : affix)),
    });
  const problemId = useId();
  const [typed, setTyped] = useState<{ text: string; isLeft: boolean; of: number | null } | null>(null);
  // Set from elsewhere after the input was left: what was typed before is over.
  const present = typed !== null && (!typed.isLeft || typed.of === value) ? typed : null;
  const words = (text: string): string | undefined => {
    const found = read(text);
    if (!('problem' in found)) return undefined;
    if (found.problem === 'unreadable') return t('input.unreadable', { text: text.trim().slice(0, 40) });
    if (found.problem === 'tooLarge') return t('form.maximum', { label: '', value: Number.MAX_SAFE_INTEGER / 10 ** decimals }).trim();
    return decimals === 0 ? t('input.whole') : t('input.tooFine', { count: decimals });
  };
  const refusal = present === null ? undefined : words(present.text);
  useUnreadInput(problemId, refusal);

  return {
    /** What stands in the input instead of the value; null while nothing is typed. */
    draft: present?.text ?? null,
    /** Why it is not taken, in words; told once the input was left. */
    problem: present?.isLeft ? refusal : undefined,
    problemId,
    type: (text: string) => {
      const found = read(text);
      const next = 'problem' in found ? null : found.value;
      setTyped({ text, isLeft: present?.isLeft ?? false, of: next });
      onValueChange(next);
    },
    /** The input was left: what it holds is shown as numbers are, or said to be none. */
    commit: () => setTyped(refusal === undefined ? null : { text: present!.text, isLeft: true, of: value }),
  };
}

interface TypedNumberOptions {
  /** Counts units of 10^-`decimals`. */
  value: number | null;
  decimals: number;
  /** What stands beside the number, and may be typed with it. */
  affixes: readonly unknown[];
  onValueChange: (value: number | null) => void;
}

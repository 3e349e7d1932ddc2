import type { zhMonth } from './monthTexts.zh.ts';

/** {@link zhMonth} in English. */
export const enMonth: Record<keyof typeof zhMonth, string> = {
  'month.placeholder': 'Select month',
  'month.previousYear': 'Previous year',
  'month.nextYear': 'Next year',
};

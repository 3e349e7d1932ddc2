import type { zhKeys } from './texts.zh.ts';

/** {@link zhKeys} in English. */
export const enKeys: Record<keyof typeof zhKeys, string> = {
  'keys.nextRow': 'Next row',
  'keys.formerRow': 'Previous row',
  'keys.chooseRow': 'Select or deselect the row',
  'keys.openRow': 'Open the row',
  'keys.editRow': 'Edit the row',
  'keys.toSearch': 'Go to the search',
  'keys.letters': 'Shortcuts without a modifier (j, k, x, e, /, ?)',
  'keys.title': 'Keyboard shortcuts',
};

import type { zhPopup } from './texts.zh.ts';

/** {@link zhPopup} in English. */
export const enPopup: Record<keyof typeof zhPopup, string> = {
  'popup.misconfigured': 'The popup is not configured correctly!',
  'popup.unequal': 'The numbers of original and target values differ',
  'popup.choose': 'Choose {label}',
  'popup.chooseOne': 'Choose one record',
  'popup.chosen': '{count} chosen',
  'popup.removeChosen': 'Remove {name}',
  'popup.table': 'Choose in a table',
  'popup.first': 'First {total}: type more to narrow down',
  'popup.more': '{total} in total: type more to narrow down',
  'popup.firstToTable': 'First {total} · Choose from a table …',
  'popup.allToTable': '{total} in total · Choose from a table …',
};

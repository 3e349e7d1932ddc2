import type { zhOnline } from './texts.zh.ts';

/** {@link zhOnline} in English. */
export const enOnline: Record<keyof typeof zhOnline, string> = {
  'online.done': 'Done',
  'online.askFirst': 'Search by these first: {names}',
  'online.misasked': 'The search by {name} {problem}',
};

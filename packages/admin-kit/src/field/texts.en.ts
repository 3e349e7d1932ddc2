import type { zhArray } from './texts.zh.ts';

/** {@link zhArray} in English. */
export const enArray: Record<keyof typeof zhArray, string> = {
  'array.add': 'Add {label}',
  'array.remove': 'Remove entry {at}',
  'array.up': 'Move entry {at} up',
  'array.down': 'Move entry {at} down',
  'array.count': '{count} {|entry|entries}',
  'array.fewest': '{label}: at least {count} {|entry|entries}',
  'array.most': '{label}: at most {count} {|entry|entries}',
  'array.entry': 'Entry {at}: {problem}',
  'array.name': '{label} {at}',
};

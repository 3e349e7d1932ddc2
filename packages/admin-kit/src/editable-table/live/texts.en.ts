import type { zhLive } from './texts.zh.ts';
import type { zhGrid } from '../lateTexts.zh.ts';

/** {@link zhLive} in English. */
export const enLive: Record<Exclude<keyof typeof zhLive, keyof typeof zhGrid>, string> = {
  'live.title': 'Shared editing',
  'live.alone': 'Only you are editing',
  'live.people': 'Also editing:',
  'live.someone': 'Somebody',
  'live.server': 'the server',
  'live.connecting': 'Connecting…',
  'live.waiting': 'You’re offline. Changes are kept and sent on reconnecting.',
  'live.closed': 'Not connected. Others can’t see your changes',
  'live.refused': 'You don’t have permission to edit this table together',
  'live.unsent': '{count} {count|change|changes} not yet delivered',
  'live.conflict': 'Conflict',
  'live.conflicts': 'Conflict {at} of {count}',
  'live.conflictAt': 'Row {row}, {title}: you entered “{mine}”, {name} entered “{theirs}”',
  'live.conflictHidden': 'Row {row} ({text}), hidden by a filter, {title}: you entered “{mine}”, {name} entered “{theirs}”',
  'live.showRow': 'Show the row',
  'live.nothing': 'nothing',
  'live.keepMine': 'Keep mine',
  'live.takeTheirs': 'Use {name}’s value',
  'live.previous': 'Previous conflict',
  'live.next': 'Next conflict',
  'live.joined': '{name} is editing too',
  'live.left': '{name} has left',
  'live.changed': '{name} changed {count} {count|cell|cells}',
};

import type { zhSessions } from './texts.zh.ts';

/** {@link zhSessions} in English. */
export const enSessions: Record<keyof typeof zhSessions, string> = {
  'session.signedOut': 'You logged out in another window. This window can’t continue.',
  'session.otherUser': '{name} logged in in another window. This window still shows {former}’s data and can’t continue.',
  'session.changed': 'Your login has changed',
  'session.expired': 'Your login has expired',
  'session.expiredHint': 'Sorry, your login has expired. Please log in again.',
  'session.reLogin': 'Log in again',
  'session.continueAs': 'Continue as {name}',
  'department.choose': 'Choose a department',
  'department.switch': 'Switch department (current: {name})',
  'department.label': 'Department',
  'department.missing': 'Choose a department',
  'department.none': 'No department has been set for you.',
  'department.unknown': 'unknown',
};

import { useSyncExternalStore } from 'react';
import type { Preferences, PreferenceStore } from './preferences.ts';

/**
 * The preferences kept in a store, fresh after every change.
 *
 * @example const { mode, locale } = usePreferences(preferences);
 */
export function usePreferences(store: PreferenceStore): Preferences {
  return useSyncExternalStore(store.subscribe, store.read, store.read);
}

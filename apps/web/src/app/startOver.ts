import { queryClient } from '../shared/session/access.ts';
import { homePath } from '../shared/pages/paths.ts';
import { session } from '../shared/session/session.ts';
import { forgetTabs } from './keptTabs.ts';

let isBegun = false;
/** Whether the window is about to be reloaded: nothing needs to be said any more. */
export const isStartingAgain = (): boolean => isBegun;

/** Reloads the window for another tenant: its tabs, data and dictionaries are the former one's. */
export function startOver(): void {
  isBegun = true;
  forgetTabs();
  queryClient.clear();
  session.keepDictionaries({});
  location.assign(homePath);
}

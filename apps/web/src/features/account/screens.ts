import { defineScreens } from '../../shared/screens.ts';

/** Pages of the account domain. */
export const screens = defineScreens({
  'dashboard/Analysis': () => import('./HomePage.tsx'),
});

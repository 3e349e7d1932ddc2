import { defineScreens } from '../../shared/pages/screens.ts';

/** The page that everybody begins with. */
export const screens = defineScreens({
  'dashboard/Analysis': () => import('./home-page/HomePage.tsx'),
});

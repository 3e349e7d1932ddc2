import type { AdminPage } from '@tarmac/admin-kit/router';

/** Pages by the names that the menu has for them; each is a chunk of its own. */
export const pages: Readonly<Record<string, AdminPage>> = {
  Home: () => import('./pages/HomePage.tsx'),
  Devices: () => import('./device/DevicePage.tsx'),
  // create-admin-kit: pages
};

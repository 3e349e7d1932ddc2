import type { AdminMenuNode } from '@tarmac/admin-kit/router';

/** The menu: where an entry leads, which page of `pages.ts` stands there, and what it is called. */
export const menu: readonly AdminMenuNode[] = [
  { path: '/', component: 'Home', meta: { title: { zh: '首页', en: 'Home' }, icon: 'home' } },
  { path: '/devices', component: 'Devices', meta: { title: { zh: '设备', en: 'Devices' }, icon: 'tool' } },
  // create-admin-kit: menu
];

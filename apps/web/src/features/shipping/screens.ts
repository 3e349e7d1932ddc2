import { defineScreens } from '../../shared/screens.ts';

/** Pages of the shipping domain, by what a menu row stores. */
export const screens = defineScreens({
  'wlhy/hyorder/HyOrderList': () => import('./order/OrderListPage.tsx'),
});

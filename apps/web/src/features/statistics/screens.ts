import { defineScreens } from '../../shared/pages/screens.ts';

/** Statistics, by what a menu row stores. */
export const screens = defineScreens({
  'statistics/StatCollection': () => import('./collection/StatCollectionPage.tsx'),
  'statistics/StatFreight': () => import('./freight/StatFreightPage.tsx'),
  'statistics/StatMileage': () => import('./mileage/StatMileagePage.tsx'),
  'statistics/StatOrders': () => import('./orders/StatOrdersPage.tsx'),
  'statistics/StatPerson': () => import('./person/StatPersonPage.tsx'),
});

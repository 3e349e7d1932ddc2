import { defineScreens } from '../../shared/pages/screens.ts';

/** Pages of contracts, by what a menu row stores. */
export const screens = defineScreens({
  'shipping/ShippingContractList': () => import('./shipping-contract/ShippingContractListPage.tsx'),
  'account/SignContract': () => import('./shipping-contract/SignContractPage.tsx'),
});

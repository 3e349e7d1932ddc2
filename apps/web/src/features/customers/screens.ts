import { defineScreens } from '../../shared/pages/screens.ts';

/** Pages of the customers domain, by what a menu row stores. */
export const screens = defineScreens({
  'wlhy/hycustomer/HyCustomerList': () => import('./customer/CustomerListPage.tsx'),
  'customer/CustomerManager': () => import('./customer/CustomerManagerPage.tsx'),
  'customer/CustomerUserList': () => import('./CustomerUserListPage.tsx'),
  'wlhy/hyshipper/HyShipperList': () => import('./ShipperListPage.tsx'),
  'wlhy/hycustomerwallet/HyCustomerWalletList': () => import('./CustomerWalletListPage.tsx'),
  'wlhy/hycompany/HyCompanyList': () => import('./CompanyListPage.tsx'),
});

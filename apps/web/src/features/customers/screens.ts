import { defineScreens } from '../../shared/pages/screens.ts';

/** Pages of the customers domain, by what a menu row stores. */
export const screens = defineScreens({
  'wlhy/hycustomer/HyCustomerList': () => import('./customer/CustomerListPage.tsx'),
  'customer/CustomerManager': () => import('./customer/CustomerManagerPage.tsx'),
  'customer/CustomerUserList': () => import('./customer-user/CustomerUserListPage.tsx'),
  'wlhy/hyshipper/HyShipperList': () => import('./shipper/ShipperListPage.tsx'),
  'wlhy/hycustomerwallet/HyCustomerWalletList': () => import('./wallet/CustomerWalletListPage.tsx'),
  'wlhy/hycompany/HyCompanyList': () => import('./company/CompanyListPage.tsx'),
});

import { defineScreens } from '../../shared/pages/screens.ts';

/** Pages of the finance domain, by what a menu row stores. */
export const screens = defineScreens({
  'account/AccountRecordList': () => import('./AccountRecordListPage.tsx'),
  'account/CompanyAccountList': () => import('./CompanyAccountListPage.tsx'),
  'wlhy/hybank/HyBankList': () => import('./BankListPage.tsx'),
});

import { defineScreens } from '../../shared/pages/screens.ts';

/** Pages of the finance domain, by what a menu row stores. */
export const screens = defineScreens({
  'account/AccountRecordList': () => import('./account-record/AccountRecordListPage.tsx'),
  'account/CompanyAccountList': () => import('./company-account/CompanyAccountListPage.tsx'),
  'wlhy/hybank/HyBankList': () => import('./bank/BankListPage.tsx'),
});

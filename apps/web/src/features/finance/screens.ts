import { defineScreens } from '../../shared/screens.ts';

/** Pages of the finance domain, by what a menu row stores. */
export const screens = defineScreens({
  'wlhy/hybank/HyBankList': () => import('./BankListPage.tsx'),
});

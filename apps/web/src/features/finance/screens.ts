import { defineScreens } from '../../shared/pages/screens.ts';

/** Pages of the finance domain, by what a menu row stores. */
export const screens = defineScreens({
  'account/ApprovalList': () => import('./approval/ApprovalListPage.tsx'),
  'account/AccountRecordList': () => import('./account-record/AccountRecordListPage.tsx'),
  'account/BindBankCard': () => import('./bank-card/BindBankCardPage.tsx'),
  'account/CompanyAccountList': () => import('./company-account/CompanyAccountListPage.tsx'),
  'plateform/cost/PayList': () => import('./dianfu/PayListPage.tsx'),
  'shipping/ShippingBillList': () => import('./bill/NoteBillListPage.tsx'),
  'shipping/ShippingOfflineAccountList': () => import('./offline-account/ShippingOfflineAccountListPage.tsx'),
  'shipping/ShippingOfflinePayList': () => import('./payment/ShippingOfflinePayListPage.tsx'),
  'shipping/ShippingOwnBillList': () => import('./bill/OwnBillListPage.tsx'),
  'shipping/ShippingPayChangeList': () => import('./pay-change/ShippingPayChangeListPage.tsx'),
  'shipping/ShippingPayFileList': () => import('./pay-file/ShippingPayFileListPage.tsx'),
  'shipping/ShippingPayList': () => import('./payment/ShippingPayListPage.tsx'),
  'shipping/ShippingPayList2': () => import('./payment/ShippingPayList2Page.tsx'),
  'shipping/ShippingPrepayList': () => import('./prepay/ShippingPrepayListPage.tsx'),
  'wlhy/hycustomerrecharge/HyCustomerRechargeList': () => import('./recharge/RechargeListPage.tsx'),
  'wlhy/hybill/HyBillList': () => import('./bill/BillListPage.tsx'),
  'wlhy/hybank/HyBankList': () => import('./bank/BankListPage.tsx'),
  'wlhy/hybankstatement/HyBankStatementList': () => import('./bank-statement/BankStatementPage.tsx'),
  'wlhy/hyplatformaccount/HyPlatformAccountList': () => import('./platform-account/PlatformAccountListPage.tsx'),
  'wlhy/hythirdaccount/HyThirdAccountList': () => import('./third-account/ThirdAccountListPage.tsx'),
  'wlhy/hythirdaccount/HyThirdAccountApply': () => import('./third-account/ThirdAccountApplyPage.tsx'),
  'wlhy/hyledger/HyLedgerList': () => import('./ledger/LedgerPage.tsx'),
  'wlhy/hywalletconfig/HyWalletConfigList': () => import('./wallet-config/WalletConfigListPage.tsx'),
});

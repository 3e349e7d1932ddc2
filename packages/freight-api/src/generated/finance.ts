// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Transport } from '../transport.ts';
import { createAccountRecordApi } from './finance/accountRecord.ts';
import { createAgentMarginApi } from './finance/agentMargin.ts';
import { createApprovalApi } from './finance/approval.ts';
import { createBankApi } from './finance/bank.ts';
import { createBankCardApi } from './finance/bankCard.ts';
import { createBankLineApi } from './finance/bankLine.ts';
import { createBillApi } from './finance/bill.ts';
import { createCompanyAccountApi } from './finance/companyAccount.ts';
import { createCompensationApi } from './finance/compensation.ts';
import { createCustomerTermApi } from './finance/customerTerm.ts';
import { createDianfuApi } from './finance/dianfu.ts';
import { createEtcSyncApi } from './finance/etcSync.ts';
import { createExaminationApi } from './finance/examination.ts';
import { createInsurancePolicyApi } from './finance/insurancePolicy.ts';
import { createInvoiceApi } from './finance/invoice.ts';
import { createInvoiceRequestApi } from './finance/invoiceRequest.ts';
import { createLedgerApi } from './finance/ledger.ts';
import { createLedgerLineApi } from './finance/ledgerLine.ts';
import { createLedgerMonthApi } from './finance/ledgerMonth.ts';
import { createNoteAdjustApi } from './finance/noteAdjust.ts';
import { createNoteBillApi } from './finance/noteBill.ts';
import { createOfflineAccountApi } from './finance/offlineAccount.ts';
import { createPayChangeApi } from './finance/payChange.ts';
import { createPayFileApi } from './finance/payFile.ts';
import { createPaymentApi } from './finance/payment.ts';
import { createPlatformAccountApi } from './finance/platformAccount.ts';
import { createPrepayApi } from './finance/prepay.ts';
import { createRechargeApi } from './finance/recharge.ts';
import { createTaxDeclarationApi } from './finance/taxDeclaration.ts';
import { createTaxFileApi } from './finance/taxFile.ts';
import { createThirdAccountApi } from './finance/thirdAccount.ts';
import { createWalletConfigApi } from './finance/walletConfig.ts';
import { createWalletMoneyApi } from './finance/walletMoney.ts';
export * from './finance/accountRecord.ts';
export * from './finance/accountRecord.queries.ts';
export * from './finance/agentMargin.ts';
export * from './finance/agentMargin.queries.ts';
export * from './finance/agentMargin.bodies.ts';
export * from './finance/approval.ts';
export * from './finance/approval.queries.ts';
export * from './finance/approval.bodies.ts';
export * from './finance/bank.ts';
export * from './finance/bank.queries.ts';
export * from './finance/bankCard.ts';
export * from './finance/bankCard.queries.ts';
export * from './finance/bankCard.bodies.ts';
export * from './finance/bankLine.ts';
export * from './finance/bankLine.queries.ts';
export * from './finance/bankLine.bodies.ts';
export * from './finance/bill.ts';
export * from './finance/bill.queries.ts';
export * from './finance/bill.bodies.ts';
export * from './finance/companyAccount.ts';
export * from './finance/companyAccount.queries.ts';
export * from './finance/companyAccount.bodies.ts';
export * from './finance/compensation.ts';
export * from './finance/compensation.queries.ts';
export * from './finance/compensation.bodies.ts';
export * from './finance/customerTerm.ts';
export * from './finance/customerTerm.queries.ts';
export * from './finance/customerTerm.bodies.ts';
export * from './finance/dianfu.ts';
export * from './finance/dianfu.queries.ts';
export * from './finance/dianfu.bodies.ts';
export * from './finance/etcSync.ts';
export * from './finance/etcSync.queries.ts';
export * from './finance/etcSync.bodies.ts';
export * from './finance/examination.ts';
export * from './finance/examination.queries.ts';
export * from './finance/examination.bodies.ts';
export * from './finance/insurancePolicy.ts';
export * from './finance/insurancePolicy.queries.ts';
export * from './finance/insurancePolicy.bodies.ts';
export * from './finance/invoice.ts';
export * from './finance/invoice.queries.ts';
export * from './finance/invoice.bodies.ts';
export * from './finance/invoiceRequest.ts';
export * from './finance/invoiceRequest.queries.ts';
export * from './finance/invoiceRequest.bodies.ts';
export * from './finance/ledger.ts';
export * from './finance/ledger.queries.ts';
export * from './finance/ledgerLine.ts';
export * from './finance/ledgerLine.queries.ts';
export * from './finance/ledgerMonth.ts';
export * from './finance/ledgerMonth.queries.ts';
export * from './finance/ledgerMonth.bodies.ts';
export * from './finance/noteAdjust.ts';
export * from './finance/noteAdjust.queries.ts';
export * from './finance/noteAdjust.bodies.ts';
export * from './finance/noteBill.ts';
export * from './finance/noteBill.queries.ts';
export * from './finance/offlineAccount.ts';
export * from './finance/offlineAccount.queries.ts';
export * from './finance/offlineAccount.bodies.ts';
export * from './finance/payChange.ts';
export * from './finance/payChange.queries.ts';
export * from './finance/payChange.bodies.ts';
export * from './finance/payFile.ts';
export * from './finance/payFile.queries.ts';
export * from './finance/payFile.bodies.ts';
export * from './finance/payment.ts';
export * from './finance/payment.queries.ts';
export * from './finance/payment.bodies.ts';
export * from './finance/platformAccount.ts';
export * from './finance/platformAccount.queries.ts';
export * from './finance/platformAccount.bodies.ts';
export * from './finance/prepay.ts';
export * from './finance/prepay.queries.ts';
export * from './finance/prepay.bodies.ts';
export * from './finance/recharge.ts';
export * from './finance/recharge.queries.ts';
export * from './finance/recharge.bodies.ts';
export * from './finance/taxDeclaration.ts';
export * from './finance/taxDeclaration.queries.ts';
export * from './finance/taxDeclaration.bodies.ts';
export * from './finance/taxFile.ts';
export * from './finance/taxFile.queries.ts';
export * from './finance/thirdAccount.ts';
export * from './finance/thirdAccount.queries.ts';
export * from './finance/thirdAccount.bodies.ts';
export * from './finance/walletConfig.ts';
export * from './finance/walletConfig.queries.ts';
export * from './finance/walletConfig.bodies.ts';
export * from './finance/walletMoney.ts';
export * from './finance/walletMoney.queries.ts';
export * from './finance/walletMoney.bodies.ts';
/** All calls of the finance domain. */
export const createFinanceApi = (transport: Transport) => ({
  accountRecord: createAccountRecordApi(transport),
  agentMargin: createAgentMarginApi(transport),
  approval: createApprovalApi(transport),
  bank: createBankApi(transport),
  bankCard: createBankCardApi(transport),
  bankLine: createBankLineApi(transport),
  bill: createBillApi(transport),
  companyAccount: createCompanyAccountApi(transport),
  compensation: createCompensationApi(transport),
  customerTerm: createCustomerTermApi(transport),
  dianfu: createDianfuApi(transport),
  etcSync: createEtcSyncApi(transport),
  examination: createExaminationApi(transport),
  insurancePolicy: createInsurancePolicyApi(transport),
  invoice: createInvoiceApi(transport),
  invoiceRequest: createInvoiceRequestApi(transport),
  ledger: createLedgerApi(transport),
  ledgerLine: createLedgerLineApi(transport),
  ledgerMonth: createLedgerMonthApi(transport),
  noteAdjust: createNoteAdjustApi(transport),
  noteBill: createNoteBillApi(transport),
  offlineAccount: createOfflineAccountApi(transport),
  payChange: createPayChangeApi(transport),
  payFile: createPayFileApi(transport),
  payment: createPaymentApi(transport),
  platformAccount: createPlatformAccountApi(transport),
  prepay: createPrepayApi(transport),
  recharge: createRechargeApi(transport),
  taxDeclaration: createTaxDeclarationApi(transport),
  taxFile: createTaxFileApi(transport),
  thirdAccount: createThirdAccountApi(transport),
  walletConfig: createWalletConfigApi(transport),
  walletMoney: createWalletMoneyApi(transport),
});

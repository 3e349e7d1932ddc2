import { createContext, systemActor } from '../../platform/createContext.ts';
import type { ServerModule } from '../../platform/platform.ts';
import { serveAccountNews, takeMessage } from './account-channel/accountNews.ts';
import { connectEmbeddedAccounts } from './account-channel/embedded/embeddedAccounts.ts';
import { onAccountNews } from './account-channel/newsListeners.ts';
import { accountRecordRoutes } from './account-record/accountRecord.routes.ts';
import { agentMarginRoutes } from './agent-margin/agentMargin.routes.ts';
import { compensationRoutes } from './compensation/compensation.routes.ts';
import { approvalRoutes } from './approval/approval.routes.ts';
import { billRoutes, noteBillRoutes } from './bill/bill.routes.ts';
import { onNews } from './bank-channel/channelNews.ts';
import { closeEmbeddedBank } from './bank-channel/embedded/embeddedChannel.ts';
import { serveNews } from './bank-channel/https/serveNews.ts';
import { payFileRoutes } from './bank-channel/files/payFile.routes.ts';
import { bankStatementRoutes } from './bank-statement/bankStatement.routes.ts';
import { bankCardRoutes } from './bank-card/bankCard.routes.ts';
import { bankRoutes } from './bank/bank.routes.ts';
import { companyAccountRoutes } from './company-account/companyAccount.routes.ts';
import { customerTermRoutes } from './customer-term/customerTerm.routes.ts';
import { repayOutbox } from './dianfu/repayLater.ts';
import { dianfuRoutes } from './dianfu/dianfu.routes.ts';
import { etcSyncRoutes } from './etc-sync/etcSync.routes.ts';
import { etcOutbox } from './etc-sync/sendReport.ts';
import { fundOutbox } from './examination/fundLater.ts';
import { examinationRoutes } from './examination/examination.routes.ts';
import { financeDictionaries } from './dictionaries.ts';
import { financeEvents } from './finance.events.ts';
import { financeJobs } from './finance.jobs.ts';
import { generalLedgerRoutes, ledgerLineRoutes, ledgerMonthRoutes } from './general-ledger/generalLedger.routes.ts';
import { financeLookups } from './finance.lookups.ts';
import { noteAdjustRoutes } from './note-adjust/noteAdjust.routes.ts';
import { payChangeRoutes } from './pay-change/payChange.routes.ts';
import { declareAttachment } from '../system/message/attachments.ts';
import { policyOutbox } from './insurance/askInsurer.ts';
import { insureOutbox } from './insurance/insureNote.ts';
import { policyRoutes } from './insurance/policy.routes.ts';
import { invoiceAttachment } from './invoice/invoiceFile.service.ts';
import { invoiceRoutes } from './invoice/invoice.routes.ts';
import { invoiceOutbox } from './invoice/sendInvoice.ts';
import { takeTaxResult } from './invoice/settleInvoice.ts';
import { invoiceRequestRoutes } from './invoice-request/invoiceRequest.routes.ts';
import { offlineAccountRoutes } from './offline-account/offlineAccount.routes.ts';
import { paymentRoutes } from './payment/payment.routes.ts';
import { paymentOutbox } from './payment/sendPayment.ts';
import { prepayRoutes } from './prepay/prepay.routes.ts';
import { platformAccountRoutes } from './platform-account/platformAccount.routes.ts';
import { rechargeRoutes } from './recharge/recharge.routes.ts';
import { settledOutbox } from './settled-note/settleOthers.ts';
import { thirdAccountOutbox } from './third-account/openThirdAccount.ts';
import { takeAccountNews } from './third-account/takeAccountNews.ts';
import { thirdAccountRoutes } from './third-account/thirdAccount.routes.ts';
import { takeResult } from './payment/settlePayment.ts';
import { onTaxNews } from './tax-channel/taxNews.ts';
import { taxFileRoutes } from './tax-channel/files/taxFile.routes.ts';
import { filingOutbox } from './tax-declaration/fileDeclaration.ts';
import { taxDeclarationRoutes } from './tax-declaration/taxDeclaration.routes.ts';
import { walletMoneyRoutes } from './wallet/walletMoney.routes.ts';
import { walletConfigRoutes } from './wallet-config/walletConfig.routes.ts';

declareAttachment('invoice', invoiceAttachment);

/** The ledger, everything that moves money, and whom it is paid to. */
export const financeModule: ServerModule = {
  name: 'finance',
  routes: [
    bankRoutes,
    billRoutes,
    noteBillRoutes,
    bankStatementRoutes,
    bankCardRoutes,
    accountRecordRoutes,
    companyAccountRoutes,
    customerTermRoutes,
    dianfuRoutes,
    etcSyncRoutes,
    examinationRoutes,
    generalLedgerRoutes,
    ledgerLineRoutes,
    ledgerMonthRoutes,
    invoiceRequestRoutes,
    invoiceRoutes,
    policyRoutes,
    offlineAccountRoutes,
    paymentRoutes,
    payFileRoutes,
    prepayRoutes,
    payChangeRoutes,
    noteAdjustRoutes,
    rechargeRoutes,
    platformAccountRoutes,
    taxDeclarationRoutes,
    taxFileRoutes,
    thirdAccountRoutes,
    walletConfigRoutes,
    walletMoneyRoutes,
    approvalRoutes,
    agentMarginRoutes,
    compensationRoutes,
  ],
  events: financeEvents,
  jobs: financeJobs,
  outbox: [
    paymentOutbox,
    fundOutbox,
    repayOutbox,
    settledOutbox,
    thirdAccountOutbox,
    invoiceOutbox,
    etcOutbox,
    filingOutbox,
    policyOutbox,
    insureOutbox,
  ],
  dictionaries: financeDictionaries,
  lookups: financeLookups,
  extend: (api, platform) => {
    serveNews(api, platform);
    serveAccountNews(api, platform);
    connectEmbeddedAccounts(platform, (message) => takeMessage(platform, message));
    onAccountNews(platform, ({ tenantId, news }) => takeAccountNews(createContext(platform, { actor: systemActor(tenantId) }), news));
    onNews(platform, ({ tenantId, ...news }) => takeResult(createContext(platform, { actor: systemActor(tenantId) }), news));
    onTaxNews(platform, ({ tenantId, ...news }) => takeTaxResult(createContext(platform, { actor: systemActor(tenantId) }), news));
    api.addHook('onClose', () => closeEmbeddedBank(platform));
  },
};

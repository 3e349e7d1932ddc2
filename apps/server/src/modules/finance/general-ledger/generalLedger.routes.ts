import { routes } from '../../../platform/contract/index.ts';
import { sheetOf } from '../../../platform/resource/sheetHandlers.ts';
import { closeMonth, listMonths, reopenMonth } from './closeMonth.service.ts';
import { generalLedgerContract, LedgerBalance, LedgerLine, ledgerLineContract, ledgerMonthContract } from './generalLedger.contract.ts';
import { eachAccount, eachLine, listAccounts, listLines } from './ledgerLists.service.ts';
import { trialBalance } from './trialBalance.service.ts';

/** @source freight-domain F23, FRT-13 */
export const generalLedgerRoutes = routes(generalLedgerContract, {
  trialBalance: (ctx, { query }) => trialBalance(ctx, query),
  accounts: (ctx, { query }) => listAccounts(ctx, query) as Promise<never>,
  exportXls: (ctx, { query }) => sheetOf(ctx, LedgerBalance, { pieces: eachAccount(ctx, query) }),
});

/** @source freight-domain F23 */
export const ledgerLineRoutes = routes(ledgerLineContract, {
  list: (ctx, { query }) => listLines(ctx, query) as Promise<never>,
  exportXls: (ctx, { query }) => sheetOf(ctx, LedgerLine, { pieces: eachLine(ctx, query) }),
});

/** @source freight-domain 4.1, F23 */
export const ledgerMonthRoutes = routes(ledgerMonthContract, {
  list: (ctx, { query }) => listMonths(ctx, query) as Promise<never>,
  close: (ctx, { body }) => closeMonth(ctx, body) as Promise<never>,
  reopen: (ctx, { body }) => reopenMonth(ctx, body) as Promise<never>,
});

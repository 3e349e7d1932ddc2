import { routes } from '../../../platform/contract/index.ts';
import { sheetOf } from '../../../platform/resource/sheetHandlers.ts';
import { AccountRecord, accountRecordContract } from './accountRecord.contract.ts';
import { statementOf } from './statement.service.ts';
import { balancesOfPayee, balancesOfRange, eachRecord, listAccountRecords } from './accountRecord.service.ts';

/** @source freight-domain 2.16 */
export const accountRecordRoutes = routes(accountRecordContract, {
  list: (ctx, { query }) => listAccountRecords(ctx, query) as Promise<never>,
  exportXls: (ctx, { query }) => sheetOf(ctx, AccountRecord, { pieces: eachRecord(ctx, query) }),
  summary: (ctx, { query }) => balancesOfPayee(ctx, query),
  statement: (ctx, { query }) => statementOf(ctx, query) as Promise<never>,
  balances: (ctx, { query }) => balancesOfRange(ctx, query),
});

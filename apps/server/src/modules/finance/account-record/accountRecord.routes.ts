import { routes } from '../../../platform/contract/index.ts';
import { accountRecordContract } from './accountRecord.contract.ts';
import { balancesOfPayee, listAccountRecords } from './accountRecord.service.ts';

/** @source freight-domain 2.16 */
export const accountRecordRoutes = routes(accountRecordContract, {
  list: (ctx, { query }) => listAccountRecords(ctx, query) as Promise<never>,
  summary: (ctx, { query }) => balancesOfPayee(ctx, query.ownerId),
});

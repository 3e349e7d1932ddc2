import { routes } from '../../../platform/contract/index.ts';
import { reportContract } from './report.contract.ts';
import { getQueryInfo, getReportData, getRpColumns } from './report.service.ts';

/** @source POP-04 */
export const reportRoutes = routes(reportContract, {
  getRpColumns: (ctx, { params }) => getRpColumns(ctx, params.code),
  getQueryInfo: (ctx, { params }) => getQueryInfo(ctx, params.cgRpConfigId),
  getData: (ctx, { params, query }) => getReportData(ctx, params.cgRpConfigId, query),
});

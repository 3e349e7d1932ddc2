import { routes } from '../../../platform/contract/index.ts';
import { exportReport, exportReports } from './exportReport.ts';
import { reportContract } from './report.contract.ts';
import { getQueryInfo, getReportData, getRpColumns } from './report.service.ts';
import { getColumnsAndData, getParamsInfo, getReportDictList, getScreen, getSums } from './reportScreen.service.ts';

/** @source POP-04, ONL-06 */
export const reportRoutes = routes(reportContract, {
  getRpColumns: (ctx, { params }) => getRpColumns(ctx, params.code),
  getQueryInfo: (ctx, { params }) => getQueryInfo(ctx, params.cgRpConfigId),
  getData: (ctx, { params, query }) => getReportData(ctx, params.cgRpConfigId, query),
  getColumnsAndData: (ctx, { params, query }) => getColumnsAndData(ctx, params.cgRpConfigId, query),
  getParamsInfo: (ctx, { params }) => getParamsInfo(ctx, params.cgRpConfigId),
  getScreen: (ctx, { params }) => getScreen(ctx, params.cgRpConfigId),
  getSums: (ctx, { params, query }) => getSums(ctx, params.cgRpConfigId, query),
  getReportDictList: (ctx, { query }) => getReportDictList(ctx, query.headId),
  exportXls: (ctx, { params, query }) => exportReport(ctx, params.cgRpConfigId, query),
  exportManySheetXls: (ctx, { params, query }) => exportReports(ctx, params.cgRpConfigId, query),
});

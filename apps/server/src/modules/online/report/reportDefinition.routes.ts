import type { Context } from '../../../platform/context.ts';
import { prepared, routes } from '../../../platform/contract/index.ts';
import { checkDefinition, parseReportSql } from './checkDefinition.ts';
import { previewReport } from './previewReport.ts';
import { reportHeadContract, reportItemContract, reportParamContract, type ReportInput } from './reportDefinition.contract.ts';
import { makeReportMenu } from './reportMenu.service.ts';
import { getReport, itemsOf, listReports, paramsOf, removeReport, removeReports, storeReport } from './reportDefinition.service.ts';

/** Rows to begin a report with. */
async function proposals(ctx: Context, sql: string) {
  const { columns, params } = await parseReportSql(ctx, sql);
  return {
    fields: columns.map(({ name, fieldType }, orderNum) => ({ fieldName: name, fieldTxt: name, fieldType, orderNum })),
    params: params.map((name, orderNum) => ({ paramName: name, paramTxt: name, orderNum })),
  };
}

const save = prepared(
  (ctx: Context, { body }: { body: ReportInput }) => checkDefinition(ctx, body),
  (ctx, _input, merged) => storeReport(ctx, merged) as Promise<never>,
);

/** @source ONL, jeecg-wire 4.1 */
export const reportHeadRoutes = routes(reportHeadContract, {
  list: (ctx, { query }) => listReports(ctx, query) as Promise<never>,
  queryById: (ctx, { query }) => getReport(ctx, query.id) as Promise<never>,
  add: save,
  edit: save,
  editHead: save,
  delete: (ctx, { query }) => removeReport(ctx, query.id),
  deleteBatch: (ctx, { query }) => removeReports(ctx, query.ids),
  preview: (ctx, { body }) => previewReport(ctx, body),
  makeMenu: (ctx, { body }) => makeReportMenu(ctx, body),
  parseSql: (ctx, { query }) => proposals(ctx, query.sql),
  parse: (ctx, { body }) => proposals(ctx, body.sql),
});

export const reportItemRoutes = routes(reportItemContract, {
  listByHeadId: (ctx, { query }) => itemsOf(ctx, query.headId) as Promise<never>,
});

export const reportParamRoutes = routes(reportParamContract, {
  listByHeadId: (ctx, { query }) => paramsOf(ctx, query.headId) as Promise<never>,
});

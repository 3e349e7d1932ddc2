import type { Context } from '../../../platform/context.ts';
import { prepared, routes } from '../../../platform/contract/index.ts';
import { checkPage } from './checkPage.ts';
import { itemsOfPage, parseField } from './pageItems.ts';
import { makePageMenu } from './pageMenu.service.ts';
import { exportPage, getChartsData, getPage } from './pageScreen.service.ts';
import {
  reportPageApiContract,
  reportPageBlockContract,
  reportPageContract,
  type ReportPageInput,
  reportPageParamContract,
} from './reportPage.contract.ts';
import { getPageRow, listBlocks, listPages, listParams, removePage, removePages, storePage } from './reportPage.service.ts';

const save = prepared(
  (ctx: Context, { body }: { body: ReportPageInput }) => checkPage(ctx, body),
  (ctx, _input, merged) => storePage(ctx, merged) as Promise<never>,
);

/** @source ONL-08, jeecg-wire 4.5 */
export const reportPageRoutes = routes(reportPageContract, {
  list: (ctx, { query }) => listPages(ctx, query) as Promise<never>,
  queryById: (ctx, { query }) => getPageRow(ctx, query.id) as Promise<never>,
  add: save,
  edit: save,
  delete: (ctx, { query }) => removePage(ctx, query.id),
  deleteBatch: (ctx, { query }) => removePages(ctx, query.ids),
  queryOnlGraphreportItemByMainId: (ctx, { query }) => itemsOfPage(ctx, query.id),
  parseField: (ctx, { body }) => parseField(ctx, body),
  makeMenu: (ctx, { body }) => makePageMenu(ctx, body),
});

export const reportPageBlockRoutes = routes(reportPageBlockContract, {
  listByHeadId: (ctx, { query }) => listBlocks(ctx, query.headId) as Promise<never>,
});

export const reportPageParamRoutes = routes(reportPageParamContract, {
  listByHeadId: (ctx, { query }) => listParams(ctx, query.headId) as Promise<never>,
});

/** @source ONL-08, jeecg-wire 4.5 */
export const reportPageApiRoutes = routes(reportPageApiContract, {
  getPage: (ctx, { query }) => getPage(ctx, query.code),
  getChartsData: (ctx, { query }) => getChartsData(ctx, query),
  exportXlsById: (ctx, { query }) => exportPage(ctx, query),
});

import type { Context } from '../../../platform/context.ts';
import { notFound, refusedField } from '../../../platform/errors.ts';
import { findReport, type ReportDefinition } from '../report/report.queries.ts';
import { visiblePage } from './checkPage.ts';
import type { ReportPageItem } from './reportPage.contract.ts';

/** Columns of a report, as the wire tells those of a page. @source jeecg-wire 4.5 */
export const itemsOfReport = ({ head, items }: ReportDefinition, pageId: string): ReportPageItem[] =>
  items.map((item) => ({
    id: item.id,
    graphreportHeadId: pageId,
    reportCode: head.code,
    fieldName: item.fieldName,
    fieldTxt: item.fieldTxt,
    fieldType: item.fieldType,
    isShow: item.isShow === '1' ? 'Y' : 'N',
    searchFlag: item.isSearch === '1' ? 'Y' : 'N',
    searchMode: item.searchMode,
    dictCode: item.dictCode,
    fieldHref: item.fieldHref,
    orderNum: item.orderNum,
  }));

/** Columns of all reports that a page draws. @throws NotFound */
export async function itemsOfPage(ctx: Context, id: string): Promise<ReportPageItem[]> {
  const { head, blocks } = await visiblePage(ctx, id);
  const { tenantId } = ctx.actor;
  return ctx.platform.database.read({ tenantId }, async (tx) => {
    const found: ReportPageItem[] = [];
    for (const code of new Set(blocks.map(({ reportCode }) => reportCode))) {
      const report = await findReport(tx, tenantId, { code });
      if (report !== undefined) found.push(...itemsOfReport(report, head.id));
    }
    return found;
  });
}

/**
 * Columns of what a block would draw.
 *
 * @throws InvalidInput it is to draw something else than a report
 * @throws NotFound
 */
export async function parseField(ctx: Context, { type, data }: { type: string; data: string }): Promise<ReportPageItem[]> {
  if (type !== 'report')
    throw refusedField('type', { zh: '页面不接收SQL、JSON或API，请选择在线报表', en: 'A page takes no SQL, JSON or API: choose a report' });
  const { tenantId } = ctx.actor;
  const report = await ctx.platform.database.read({ tenantId }, (tx) => findReport(tx, tenantId, { code: data }));
  if (report === undefined) throw notFound();
  return itemsOfReport(report, '');
}

import type { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { reportContract } from './report.contract.ts';
import type { ReportDefinition } from './report.queries.ts';
import { columnsOf, dictOptionsOf, hrefSlotOf, inLocale, queryItemsOf, readReport, usableReport } from './report.service.ts';
import { chartsOf } from './reportCharts.ts';
import { paramsInfoOf } from './reportParams.ts';
import { isTotalled, type ReportQuery } from './runReport.ts';

type Reply<Name extends keyof typeof reportContract.endpoints> = z.input<(typeof reportContract.endpoints)[Name]['reply']>;

/** A page of rows with its columns. @throws NotFound · Forbidden · InvalidInput @source ONL-06, jeecg-wire 4.1 */
export async function getColumnsAndData(ctx: Context, id: string, query: ReportQuery): Promise<Reply<'getColumnsAndData'>> {
  const report = await usableReport(ctx, { id });
  return {
    data: await readReport(ctx, report, { query }),
    columns: columnsOf(ctx, report.items),
    cgreportHeadName: inLocale(ctx, report.head.name, report.head.nameEn),
    dictOptions: await dictOptionsOf(ctx, report.items),
    fieldHrefSlots: hrefSlotsOf(report),
    isGroupTitle: false,
  };
}

/** Parameters of a report. @throws NotFound · Forbidden @source ONL-06, jeecg-wire 4.1 */
export const getParamsInfo = async (ctx: Context, id: string): Promise<Reply<'getParamsInfo'>> =>
  paramsInfoOf(ctx, (await usableReport(ctx, { id })).params);

/** What the page of a report is made of. @throws NotFound · Forbidden @source ONL-06 */
export const getScreen = async (ctx: Context, id: string): Promise<Reply<'getScreen'>> => screenOf(ctx, await usableReport(ctx, { id }));

/** The page of a report, in the language of the call. */
export async function screenOf(ctx: Context, report: ReportDefinition): Promise<Reply<'getScreen'>> {
  const { head, items } = report;
  return {
    id: head.id,
    code: head.code,
    name: inLocale(ctx, head.name, head.nameEn),
    columns: columnsOf(ctx, items),
    dictOptions: await dictOptionsOf(ctx, items),
    fieldHrefSlots: hrefSlotsOf(report),
    queryItems: queryItemsOf(ctx, items),
    params: paramsInfoOf(ctx, report.params),
    charts: chartsOf(head.charts).map((chart) => ({ ...chart, title: inLocale(ctx, chart.title, chart.titleEn || null) })),
  };
}

/** Sums of the numbers over all rows that were asked for. @throws NotFound · Forbidden · InvalidInput @source ONL-06 */
export async function getSums(ctx: Context, id: string, query: ReportQuery): Promise<Reply<'getSums'>> {
  const report = await usableReport(ctx, { id });
  const { records } = await readReport(ctx, report, { query, reading: 'sums' });
  const shown = report.items.filter((item) => isTotalled(item) && item.isShow === '1');
  const said = shown.flatMap((item) => {
    const value = records[0]?.[item.fieldName] ?? null;
    // An average of nothing is none.
    return value === null && item.weightField ? [] : [[item.fieldName, Number(value ?? 0)] as const];
  });
  return { sums: Object.fromEntries(said) };
}

/** Dictionaries of a report. @throws NotFound · Forbidden @source jeecg-wire 4.1 */
export async function getReportDictList(ctx: Context, id: string): Promise<Reply<'getReportDictList'>> {
  const { items } = await usableReport(ctx, { id });
  return dictOptionsOf(ctx, items);
}

const hrefSlotsOf = ({ items }: ReportDefinition): { slotName: string; href: string }[] =>
  items.flatMap((item) => (item.fieldHref ? [{ slotName: hrefSlotOf(item), href: withSlash(item.fieldHref) }] : []));

/** A page of this site, which may be written without its slash. */
const withSlash = (href: string): string => (/^[A-Za-z][\w-]*(?:[/?#]|$)/.test(href) ? `/${href}` : href);

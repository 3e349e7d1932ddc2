import type { Context } from '../../../platform/context.ts';
import type { FileReply } from '../../../platform/contract/index.ts';
import { toDateTimeText } from '../../../platform/clock.ts';
import { type CellValue, type Sheet, workbookContentType, writeWorkbook } from '../../../platform/excel/writeWorkbook.ts';
import type { ReportDefinition } from './report.queries.ts';
import { choiceKeyOf, isOfTable } from './itemChoices.ts';
import { dictOptionsOf, inLocale, readReport, usableReport } from './report.service.ts';
import { isNumeric, reportLimits, type ReportCell, type ReportQuery } from './runReport.ts';

/** Reports of one workbook. */
const mostSheets = 10;

/** The rows of a report that were asked for, as a workbook. @throws NotFound · Forbidden · InvalidInput @source ONL-06, security 8.37 */
export async function exportReport(ctx: Context, id: string, query: ReportQuery): Promise<FileReply> {
  const report = await usableReport(ctx, { id });
  return workbookOf(inLocale(ctx, report.head.name, report.head.nameEn), [await sheetOf(ctx, report, query)]);
}

/** Several reports in one workbook: the one of the address, and those that are named beside it. @source jeecg-wire 4.1 */
export async function exportReports(
  ctx: Context,
  id: string,
  { force_id: further = '', ...query }: ReportQuery & { force_id?: string | undefined },
): Promise<FileReply> {
  const ids = [...new Set([id, ...further.split(',')])].filter(Boolean).slice(0, mostSheets);
  const sheets: Sheet[] = [];
  let name = '';
  for (const one of ids) {
    const report = await usableReport(ctx, { id: one });
    name ||= inLocale(ctx, report.head.name, report.head.nameEn);
    sheets.push(await sheetOf(ctx, report, query));
  }
  return workbookOf(name, sheets);
}

/** Sheets as a workbook. */
export const workbookOf = (name: string, [first, ...further]: Sheet[]): FileReply => ({
  fileName: `${name}.xlsx`,
  contentType: workbookContentType,
  stream: writeWorkbook(first as Sheet, ...further),
});

/** The rows of a report that were asked for, as a sheet. */
export async function sheetOf(ctx: Context, report: ReportDefinition, query: ReportQuery): Promise<Sheet> {
  const { total, records } = await readReport(ctx, report, { query, reading: 'sheet' });
  const shown = report.items.filter(({ isShow }) => isShow === '1');
  const dictOptions = await dictOptionsOf(ctx, shown);
  const textOf = (item: (typeof shown)[number], row: Readonly<Record<string, ReportCell>>): CellValue => {
    const value = row[item.fieldName] ?? null;
    const called = row[`${item.fieldName}_dictText`] ?? null;
    if (isOfTable(item) && called !== null) return plain(called);
    return dictOptions[choiceKeyOf(item) ?? '']?.find((one) => one.value === String(value))?.text ?? plain(value);
  };
  const name = inLocale(ctx, report.head.name, report.head.nameEn);
  ctx.countRows?.(records.length);
  return {
    name,
    titles: sheetTitles(ctx, name, { total, most: reportLimits.exported }),
    columns: shown.map((item) => {
      const caption = inLocale(ctx, item.fieldTxt, item.fieldTxtEn);
      const width = 18;
      if (choiceKeyOf(item) !== null) return { caption, kind: 'text', width };
      if (isNumeric(item)) return { caption, kind: 'number', decimals: item.fieldType === 'Double' ? 2 : 0, width: 14 };
      return { caption, kind: item.fieldType === 'Date' || item.fieldType === 'Datetime' ? 'date' : 'text', width };
    }),
    rows: records.map((row) =>
      shown.map((item) => {
        if (choiceKeyOf(item) !== null) return textOf(item, row);
        const value = row[item.fieldName] ?? null;
        // A long number comes as a text, so that none of its digits is lost where nobody reckons with it.
        return isNumeric(item) && value !== null ? Number(value) : plain(value);
      }),
    ),
  };
}

/** What stands above a sheet: its name, who took it when, and how much of it is left out. */
export function sheetTitles(ctx: Context, name: string, { total, most }: { total: number; most: number }): string[] {
  const by = ctx.locale === 'zh' ? `导出人:${ctx.actor.realname}` : `Exported by: ${ctx.actor.realname}`;
  const cut = ctx.locale === 'zh' ? `共 ${total} 行，仅导出前 ${most} 行` : `The first ${most} of ${total} rows`;
  return [name, `${by} ${toDateTimeText(ctx.clock.now())}`, total > most ? cut : ''];
}

const plain = (value: ReportCell): CellValue => (typeof value === 'boolean' ? String(value) : value);

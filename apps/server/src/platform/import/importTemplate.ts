import type { Context } from '../context.ts';
import type { FileReply } from '../contract/index.ts';
import { workbookContentType, writeWorkbook } from '../excel/writeWorkbook.ts';
import type { BadCell, ImportPlan } from '../resource/importPlan.ts';

/** The empty sheet that an import takes, with one line of examples where the plan has them. */
export function importTemplate(ctx: Context, plan: Pick<ImportPlan, 'title' | 'columns'>): FileReply {
  const examples = plan.columns.map((column) => column.example ?? '');
  const title = plan.title[ctx.locale];
  return {
    fileName: `${title}.xlsx`,
    contentType: workbookContentType,
    stream: writeWorkbook({
      name: title,
      titles: [plan.columns.flatMap(({ note }) => note?.[ctx.locale] ?? []).join(ctx.locale === 'zh' ? '；' : '; ')],
      columns: plan.columns.map((column) => ({
        caption: `${column.caption[ctx.locale]}${column.required ? '*' : ''}`,
        group: column.group?.[ctx.locale],
        kind: 'text',
        required: column.required ?? false,
        width: 20,
      })),
      rows: examples.some((example) => example !== '') ? [examples] : [],
    }),
  };
}

/** The bad cells of an import as a sheet: row, column, value, reason. */
export function errorWorkbook(locale: 'zh' | 'en', { title, bad }: { title: string; bad: readonly BadCell[] }): NodeJS.ReadableStream {
  const captions = locale === 'zh' ? ['行号', '列', '值', '原因'] : ['Row', 'Column', 'Value', 'Reason'];
  return writeWorkbook({
    name: title,
    columns: captions.map((caption, index) => ({
      caption,
      kind: index === 0 ? ('number' as const) : ('text' as const),
      width: [8, 20, 30, 60][index] ?? 20,
    })),
    rows: bad.map((cell) => [cell.row, cell.column, cell.value, cell.reason]),
  });
}

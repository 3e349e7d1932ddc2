import { foldRows, type Folding, pivotRows } from '@tarmac/freight-api/rules';
import type { Context } from '../../../platform/context.ts';
import type { CellValue, Sheet, SheetColumn } from '../../../platform/excel/writeWorkbook.ts';
import { sheetOf, sheetTitles } from '../report/exportReport.ts';
import type { ReportDefinition } from '../report/report.queries.ts';
import { inLocale, readReport } from '../report/report.service.ts';
import { screenOf } from '../report/reportScreen.service.ts';
import { type ReportQuery } from '../report/runReport.ts';
import { listed } from './checkPage.ts';
import type { StoredBlock } from './reportPage.queries.ts';

/** Rows that a block is drawn from where nothing else is asked. */
export const drawnRows = 1000;

type Screen = Awaited<ReturnType<typeof screenOf>>;

/** What is drawn of a block, in the words of the call. */
interface Drawn {
  ctx: Context;
  folding: Folding;
  screen: Screen;
  rows: readonly Readonly<Record<string, unknown>>[];
}

/** What a block shows, as a sheet: its figures, its points, its pivot, or the rows of its table. @source ONL-08, jeecg-wire 4.5 */
export async function blockSheet(
  ctx: Context,
  block: StoredBlock,
  { report, query }: { report: ReportDefinition; query: ReportQuery },
): Promise<Sheet> {
  const title = inLocale(ctx, block.title, block.titleEn);
  if (block.graphType === 'table') {
    const sheet = await sheetOf(ctx, report, query);
    return { ...sheet, name: title, titles: [title, ...(sheet.titles ?? []).slice(1)] };
  }
  const { total, records } = await readReport(ctx, report, { query: { ...query, pageNo: 1, pageSize: drawnRows } });
  const folding: Folding = {
    x: block.graphType === 'figure' ? null : block.xaxisField,
    by: block.byField,
    y: listed(block.yaxisField),
    fold: block.fold as Folding['fold'],
  };
  const body = shapes[block.graphType as keyof typeof shapes]({ ctx, folding, screen: await screenOf(ctx, report), rows: records });
  ctx.countRows?.(body.rows.length);
  return { name: title, titles: sheetTitles(ctx, title, { total, most: drawnRows }), ...body };
}

interface Body {
  columns: SheetColumn[];
  rows: (readonly CellValue[])[];
}

const shapes: Readonly<Record<'bar' | 'line' | 'pie' | 'figure' | 'pivot', (drawn: Drawn) => Body>> = {
  bar: points,
  line: points,
  pie: (drawn) => {
    const { columns, rows } = points(drawn);
    const parts = rows.map(([, value]) => Math.max(0, Number(value ?? 0)));
    const whole = parts.reduce((sum, part) => sum + part, 0);
    return {
      columns: [...columns, { caption: wordsIn(drawn).share, kind: 'number', decimals: 1, width: 14 }],
      rows: rows.map((row, at) => [...row, whole === 0 ? null : ((parts[at] ?? 0) / whole) * 100]),
    };
  },
  figure: (drawn) => {
    const { values } = foldRows(drawn.rows, { ...drawn.folding, screen: drawn.screen });
    return {
      columns: drawn.folding.y.map((name) => valueColumn(drawn, name)),
      rows: [drawn.folding.y.map((_, at) => values[at]?.[0] ?? null)],
    };
  },
  pivot: (drawn) => {
    const { folding, screen, rows } = drawn;
    const { lines, columns, cell } = pivotRows(rows, { ...folding, screen });
    const value = valueColumn(drawn, folding.y[0] ?? '');
    const { total } = wordsIn(drawn);
    return {
      columns: [
        { caption: captionOf(screen, folding.x), kind: 'text', width: 24 },
        ...columns.map((column) => ({ ...value, caption: textOf(drawn, { name: folding.by, value: column }) })),
        { ...value, caption: total },
      ],
      rows: [
        ...lines.map((line) => [
          textOf(drawn, { name: folding.x, value: line }),
          ...columns.map((column) => cell(line, column)),
          cell(line),
        ]),
        [total, ...columns.map((column) => cell(undefined, column)), cell()],
      ],
    };
  },
};

function points(drawn: Drawn): Body {
  const { folding, screen } = drawn;
  const { points: found, values } = foldRows(drawn.rows, { ...folding, screen });
  return {
    columns: [{ caption: captionOf(screen, folding.x), kind: 'text', width: 24 }, ...folding.y.map((name) => valueColumn(drawn, name))],
    rows: found.map((point, at) => [textOf(drawn, { name: folding.x, value: point }), ...values.map((of) => of[at] ?? null)]),
  };
}

const columnOf = ({ columns }: Screen, name: string | null | undefined) => columns.find(({ dataIndex }) => dataIndex === name);

const captionOf = (screen: Screen, name: string | null | undefined): string => columnOf(screen, name)?.title ?? name ?? '';

function valueColumn(drawn: Drawn, name: string): SheetColumn {
  const { folding, screen } = drawn;
  const isCount = folding.fold === 'count';
  const column = columnOf(screen, name);
  const isWhole = isCount || (column?.fieldType !== 'Double' && folding.fold !== 'average' && !column?.weightField);
  return { caption: isCount ? wordsIn(drawn).count : captionOf(screen, name), kind: 'number', decimals: isWhole ? 0 : 2, width: 16 };
}

function textOf(drawn: Drawn, { name, value }: { name: string | null | undefined; value: string }): string {
  const options = drawn.screen.dictOptions[columnOf(drawn.screen, name)?.customRender ?? ''];
  return options?.find((one) => one.value === value)?.text ?? (value || wordsIn(drawn).blank);
}

const wordsIn = ({ ctx }: Drawn) => words[ctx.locale];

const words = {
  zh: { count: '数量', total: '合计', share: '占比(%)', blank: '（空）' },
  en: { count: 'Count', total: 'Total', share: 'Share (%)', blank: '(blank)' },
};

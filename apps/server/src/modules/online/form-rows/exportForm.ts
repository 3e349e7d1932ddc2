import { inArray } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { FileReply } from '../../../platform/contract/index.ts';
import { columnsOf } from '../../../platform/db/names.ts';
import type { SheetColumn } from '../../../platform/excel/writeWorkbook.ts';
import type { ListQueryInput } from '../../../platform/query/compileQuery.ts';
import { eachPiece } from '../../../platform/resource/eachPiece.ts';
import type { Resource } from '../../../platform/resource/resource.ts';
import { bookOf, exportedPieces, rowSheet } from '../../../platform/resource/sheetHandlers.ts';
import type { FormView } from './formView.ts';
import { withLinkedFields } from './linkedFields.ts';
import { askedOf } from './subColumns.ts';
import { scalarText } from './scalarText.ts';

type Row = Record<string, unknown>;

/** Main rows whose sub-tables one workbook holds. */
const mostMainRows = 50_000;
/** Main rows whose sub-rows are read at a time. */
const atOnce = 200;

/** Main rows that were written, by their ids: their numbers in the sheet, and what they are called. */
type Written = Map<string, { number: number; title: string }>;

/**
 * The rows that were asked for as a workbook, with a sheet for each sub-table that the reader may have. A row of a sub-table says the number and
 * the name of its main row, which stands in the first sheet under the same number.
 *
 * @throws InvalidInput
 * @source ONL-01, jeecg-wire 4.3
 */
export async function exportForm(ctx: Context, view: FormView, query: ListQueryInput): Promise<FileReply> {
  const listed = askedOf(ctx, view, query);
  const subs = view.subs.filter((sub) => sub.may('export'));
  const written: Written = new Map();
  const hidden = listed.options.hidden?.(ctx) ?? [];
  const title = titleOf(listed, hidden);
  const main = await rowSheet(ctx, listed.kind, {
    pieces: named(ctx, view, exportedPieces(ctx, listed, { query })),
    hidden,
    ...(subs.length > 0 && {
      lead: {
        columns: [numberColumn(words.number[ctx.locale])],
        cells: (row) => {
          if (written.size >= mostMainRows) return [null];
          const number = written.size + 1;
          written.set(String(row['id']), { number, title: scalarText(row[`${title}_dictText`] ?? row[title]) });
          return [number];
        },
      },
    }),
  });
  const caption = listed.kind.fields[title]?.label[ctx.locale] ?? listed.kind.label[ctx.locale];
  const sheets = await Promise.all(subs.map((sub) => subSheet(ctx, sub, { written, caption })));
  return bookOf(main, ...sheets);
}

/** The rows of a sub-table, in the order of their main rows. */
function subSheet(ctx: Context, sub: FormView, { written, caption }: { written: Written; caption: string }) {
  const { listed } = sub;
  const foreignKey = sub.form.snapshot.main?.foreignKey ?? '';
  const mainOf = (row: Row) => written.get(String(row[foreignKey]));
  return rowSheet(ctx, listed.kind, {
    pieces: named(ctx, sub, subPieces(ctx, sub, { written, mainOf })),
    hidden: [...(listed.options.hidden?.(ctx) ?? []), foreignKey],
    lead: {
      columns: [numberColumn(words.mainNumber[ctx.locale]), { caption, kind: 'text', width: 18 }],
      cells: (row) => [mainOf(row)?.number, mainOf(row)?.title],
    },
  });
}

async function* subPieces(
  ctx: Context,
  { form, listed }: FormView,
  { written, mainOf }: { written: Written; mainOf: (row: Row) => { number: number } | undefined },
): AsyncGenerator<Row[]> {
  // The first piece is asked for before the main rows are written.
  yield [];
  const foreignKey = columnsOf(form.table)[form.snapshot.main?.foreignKey ?? ''];
  if (foreignKey === undefined) return;
  const ids = [...written.keys()];
  for (let start = 0; start < ids.length; start += atOnce) {
    const where = inArray(foreignKey, ids.slice(start, start + atOnce));
    const rows: Row[] = [];
    for await (const piece of eachPiece(ctx, listed, { query: { column: 'id', order: 'asc' }, options: { where, size: 500 } }))
      rows.push(...piece);
    yield rows.toSorted((one, other) => (mainOf(one)?.number ?? 0) - (mainOf(other)?.number ?? 0));
  }
}

/** Rows with what they are called that their fields name. */
async function* named(ctx: Context, { form }: FormView, pieces: AsyncGenerator<Row[]>): AsyncGenerator<Row[]> {
  for await (const piece of pieces) {
    const rows = piece.map((row) => ({ ...row }));
    await withLinkedFields(ctx, form, rows);
    yield rows;
  }
}

/** What a row is called by: its first column that says something. */
const titleOf = ({ kind }: Resource, hidden: readonly string[]): string =>
  (kind.definition.exportColumns ?? Object.keys(kind.fields)).find((name) => {
    const field = kind.fields[name];
    return field !== undefined && field.kind !== 'files' && !hidden.includes(name);
  }) ?? 'id';

const numberColumn = (caption: string): SheetColumn => ({ caption, kind: 'number', decimals: 0, width: 10 });

const words = {
  number: { zh: '序号', en: 'No.' },
  mainNumber: { zh: '主表序号', en: 'No. of main row' },
};

import type { Context } from '../../../platform/context.ts';
import { shownOnly } from '../../../platform/contract/partialRow.ts';
import { projector } from '../../../platform/http/replySchema.ts';
import { eachPiece } from '../../../platform/resource/eachPiece.ts';
import { getRow } from '../../../platform/resource/getRow.ts';
import { listRows, type RowPage } from '../../../platform/resource/listRows.ts';
import type { Resource } from '../../../platform/resource/resource.ts';
import { sumsOfList } from '../../../platform/resource/sumsOfList.ts';
import type { ListQueryInput } from '../../../platform/query/compileQuery.ts';
import type { SQL } from 'drizzle-orm';
import { type FormView, ofMain } from './formView.ts';
import { askedOf } from './subColumns.ts';
import { withLinkedFields } from './linkedFields.ts';
import { mostSubRows } from './subRows.ts';

export type Row = Record<string, unknown>;

/** A row as its reader may have it: fields that are kept from them are not there at all. */
export function shownRow(ctx: Context, { kind, options }: Resource, row: Row): Row {
  const shown = projector(kind.row)(row) as Row;
  for (const name of options.hidden?.(ctx) ?? []) if (shownOnly(row)?.includes(name) !== false) delete shown[name];
  return shown;
}

/** A page of a form's rows, or their sums alone. */
export async function pageOfForm(ctx: Context, view: FormView, { query, where }: { query: ListQueryInput; where?: SQL }): Promise<RowPage> {
  const { form } = view;
  const listed = askedOf(ctx, view, query);
  const page =
    query['sums'] === 'only' ? await sumsOfList(ctx, listed, query) : await listRows(ctx, listed, { query, ...(where && { where }) });
  const records = page.records.map((row) => shownRow(ctx, listed, row));
  await withLinkedFields(ctx, form, records);
  return { ...page, records };
}

/** A row with the rows of its sub-tables by table name: a list, or of a one-to-one table the row or null. @throws NotFound */
export async function wholeRow(ctx: Context, view: FormView, id: string): Promise<Row> {
  const row = shownRow(ctx, view.edited, await getRow(ctx, view.edited, id));
  await withLinkedFields(ctx, view.form, [row]);
  for (const sub of view.subs) {
    const rows = await rowsOfMain(ctx, sub, id);
    row[sub.form.snapshot.tableName] = sub.form.snapshot.main?.relation === 'one' ? (rows[0] ?? null) : rows;
  }
  return row;
}

/** The rows of a sub-table that belong to a main row, the oldest first. */
export async function rowsOfMain(ctx: Context, { form, edited }: FormView, mainId: string): Promise<Row[]> {
  const rows: Row[] = [];
  const query = { column: 'id', order: 'asc' };
  for await (const piece of eachPiece(ctx, edited, { query, options: { where: ofMain(form, mainId), size: 500 } })) {
    rows.push(...piece.map((row) => shownRow(ctx, edited, row)));
    if (rows.length >= mostSubRows) break;
  }
  await withLinkedFields(ctx, form, rows);
  return rows;
}

import type { Context } from '../../../platform/context.ts';
import { eachPiece } from '../../../platform/resource/eachPiece.ts';
import { getRow } from '../../../platform/resource/getRow.ts';
import { readIds, removeRow } from '../../../platform/resource/writeRows.ts';
import { notFound, refusedByRule } from '../../../platform/errors.ts';
import type { FormView } from './formView.ts';
import { withLinkedFields } from './linkedFields.ts';
import { pageOfForm, type Row, rowsOfMain, shownRow, wholeRow } from './formRows.service.ts';
import { openForm, openFormNamed } from './openForm.ts';
import { withStockNames } from './stockNames.ts';
import { asksForAll, ownQuery, stockRow } from './stockRows.ts';
import { askedOf } from './subColumns.ts';
import { rootPid } from './treeRows.ts';

interface Rows {
  total: number;
  records: Row[];
}

/** Rows of a list that is not paged: one that left some out without a word would be believed to be whole. */
const mostRows = 5000;

/** Rows as a stock client lists them. @source ONL-01, jeecg-wire 4.3 */
export async function dataOf(ctx: Context, view: FormView, asked: Readonly<Row>): Promise<Rows> {
  const query = ownQuery(asked);
  if (!asksForAll(asked)) {
    const { records, total } = await pageOfForm(ctx, view, { query });
    await withStockNames(ctx, view, records);
    return { total, records: records.map(stockRow) };
  }
  const { total } = await pageOfForm(ctx, view, { query: { ...query, pageNo: 1, pageSize: 1 } });
  if (total > mostRows)
    throw refusedByRule({
      zh: `数据超过${mostRows}条，不能一次全部显示：请缩小查询范围，或在表单设置中启用分页`,
      en: `There are more than ${mostRows} rows, which cannot be shown at once. Search for fewer, or let the form show pages`,
    });
  const records: Row[] = [];
  for await (const piece of eachPiece(ctx, askedOf(ctx, view, query), { query, options: { size: 500 } })) {
    records.push(...piece.map((row) => shownRow(ctx, view.listed, row)));
  }
  await withLinkedFields(ctx, view.form, records);
  await withStockNames(ctx, view, records);
  return { total: records.length, records: records.map(stockRow) };
}

/** One level of a tree, or with `hasQuery` whatever fits, wherever it lies. @throws NotFound the form is not a tree */
export function treeDataOf(ctx: Context, view: FormView, asked: Readonly<Row>): Promise<Rows> {
  const { tree } = view.form.snapshot;
  if (tree === null) throw notFound({ zh: '该表单不是树', en: 'The form is not a tree' });
  if (asked['hasQuery'] === 'true') return dataOf(ctx, view, withoutPid(asked));
  const pid = asked[tree.parentField];
  return dataOf(ctx, view, { ...asked, [tree.parentField]: typeof pid === 'string' && pid !== '' ? pid : rootPid });
}

const withoutPid = ({ pid: _pid, ...query }: Readonly<Row>): Row => query;

/** A row with its one-to-many sub-tables; a one-to-one table has a call of its own. */
export async function stockRowOf(ctx: Context, view: FormView, { id, all }: { id: string; all: boolean }): Promise<Row> {
  const row = await wholeRow(ctx, view, id);
  for (const { form } of view.subs) {
    const { tableName, main } = form.snapshot;
    const found = row[tableName];
    if (Array.isArray(found)) row[tableName] = found.map((one) => stockRow(one as Row));
    else if (main?.relation === 'one' && !all) delete row[tableName];
    else if (typeof found === 'object' && found !== null) row[tableName] = stockRow(found as Row);
  }
  return stockRow(row);
}

/** Removes rows, all or none. */
export async function removeRows(ctx: Context, { edited }: FormView, ids: string): Promise<null> {
  await ctx.transaction(async () => {
    for (const id of new Set(readIds(ids))) await removeRow(ctx, edited, id);
  });
  return null;
}

/** Rows of a sub-table of one main row, by the name of the sub-table. @throws NotFound it is not a sub-table, or the main row is not visible */
export async function subRowsNamed(ctx: Context, table: string, mainId: string): Promise<Row[]> {
  const sub = await openFormNamed(ctx, table, 'list');
  const { main } = sub.form.snapshot;
  if (main === null) throw notFound();
  // Whose main row is not to be seen has no rows of a sub-table either.
  const view = await openForm(ctx, main.headId, 'list');
  await getRow(ctx, view.edited, mainId);
  return (await rowsOfMain(ctx, sub, mainId)).map(stockRow);
}

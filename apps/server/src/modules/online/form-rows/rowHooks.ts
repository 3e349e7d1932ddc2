import type { AnyEntity } from '../../../platform/contract/entity.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { CommonTable, ResourceOptions } from '../../../platform/resource/resource.ts';
import { completeRow, type RowWriter } from './completeRow.ts';
import type { KeptForm } from './keptForms.ts';
import { isWrittenWith } from './nestedRows.ts';
import { refreshSums } from './refreshSums.ts';
import { scalarText } from './scalarText.ts';
import { removeSubRows } from './subRows.ts';
import { keepChildMarks, removeBelow } from './treeRows.ts';

type Hooks = Pick<
  ResourceOptions<AnyEntity, CommonTable>,
  'beforeAdd' | 'afterAdd' | 'beforeEdit' | 'afterEdit' | 'beforeRemove' | 'afterRemove'
>;
type Row = Record<string, unknown>;

/** What a form does beyond the ordinary when its rows are written. @source ONL-03 */
export function rowHooks(form: KeptForm, reader: RowWriter): Hooks {
  const isTree = form.snapshot.tree !== null;
  return {
    beforeAdd: (tx, ctx, input, values) =>
      completeRow(tx, ctx, { ...reader, form, input, values: values as Row, before: undefined }) as never,
    beforeEdit: (tx, ctx, { before, input, values }) =>
      completeRow(tx, ctx, { ...reader, form, input, values: values as Row, before: before as unknown as Row }) as never,
    afterAdd: async (tx, ctx, row) => {
      if (isTree) await keepChildMarks(tx, form, [parentOf(row)]);
      await refreshMain(tx, ctx, form, row);
    },
    afterEdit: async (tx, ctx, row, before) => {
      if (isTree) await keepChildMarks(tx, form, [parentOf(row), parentOf(before)]);
      await refreshMain(tx, ctx, form, row);
    },
    beforeRemove: async (tx, ctx, row) => {
      if (isTree) await removeBelow(tx, ctx, form, row.id);
      await removeSubRows(tx, ctx, form, row.id);
    },
    afterRemove: async (tx, ctx, row) => {
      if (isTree) await keepChildMarks(tx, form, [parentOf(row)]);
      await refreshMain(tx, ctx, form, row);
    },
  };
}

const parentOf = (row: object): string => scalarText((row as Row)['pid']) || '0';

/** What a main row adds up of its sub-tables, where one of their rows was written alone. */
async function refreshMain(tx: Tx, ctx: Context, form: KeptForm, row: object): Promise<void> {
  const { main, snapshot } = form;
  if (main === undefined || snapshot.main === null || !main.expressions.subTables.has(snapshot.tableName)) return;
  const mainId = (row as Row)[snapshot.main.foreignKey];
  if (typeof mainId !== 'string' || isWrittenWith(ctx, mainId)) return;
  await refreshSums(tx, ctx, main, mainId);
}

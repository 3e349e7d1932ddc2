import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { storedRows } from '../../../platform/resource/plainSelect.ts';
import type { CommonTable, Values } from '../../../platform/resource/resource.ts';
import { updateRow } from '../../../platform/resource/writeRows.ts';
import { everything } from './compileForm.ts';
import { withComputed } from './formExpressions.ts';
import type { KeptForm } from './keptForms.ts';
import { storedValue } from './storedValue.ts';
import { subRowsOf } from './subRows.ts';

type Row = Record<string, unknown>;

/** Works out again what a main row adds up of its sub-tables. */
export async function refreshSums(tx: Tx, ctx: Context, main: KeptForm, mainId: string): Promise<void> {
  if (main.expressions.subTables.size === 0 || main.expressions.computed.length === 0) return;
  const { table } = main;
  const own = and(eq(table.tenantId, ctx.actor.tenantId), eq(table.id, mainId), eq(table.delFlag, 0));
  const [before] = await storedRows(tx, table, sql`where ${own} for update`);
  if (before === undefined) return;
  const stored = before as unknown as Row;
  const after = withComputed(ctx, { expressions: main.expressions, row: { ...stored, ...(await subRowsOf(tx, ctx, main, mainId)) } });
  const { shape } = main.kindFor(everything).row;
  const changed = main.expressions.computed.flatMap(({ name }): [string, unknown][] => {
    const field = main.fieldNamed(name);
    const value = field === undefined ? undefined : storedValue(field, { value: after[name] as never, schema: shape[name] as never });
    return value === undefined || value === stored[name] ? [] : [[name, value]];
  });
  if (changed.length > 0) await updateRow(tx, ctx, table, { before, values: Object.fromEntries(changed) as Values<CommonTable> });
}

import { and, asc, inArray, sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { AppError, refusedField } from '../../../platform/errors.ts';
import type { RowRef } from '../../../platform/resource/moveRow.ts';
import { storedRows } from '../../../platform/resource/plainSelect.ts';
import { visibleRows } from '../../../platform/resource/visibleRows.ts';
import { refusedRow, type RefusedRow } from '../common/batchOutcome.ts';
import { noteResource, type NoteRow } from './shippingNote.resource.ts';
import { hyShippingNote } from './shippingNote.table.ts';

/** Waybills that are decided on together, with the versions that were read. */
export interface ManyNotes {
  ids: readonly string[];
  versions?: readonly number[] | undefined;
}

/** What became of each waybill. */
export interface NoteBatch {
  success: string[];
  fail: RefusedRow[];
}

/** Reads waybills and holds them, in the order of their ids: two batches that share some cannot wait for each other. */
export const holdNotes = (tx: Tx, ctx: Context, ids: readonly string[]): Promise<NoteRow[]> =>
  storedRows(
    tx,
    hyShippingNote,
    sql`where ${and(visibleRows(ctx, noteResource), inArray(hyShippingNote.id, [...ids]))} order by ${asc(hyShippingNote.id)} for update of ${hyShippingNote}`,
  );

/**
 * Acts on each waybill by itself: one that is refused does not stop the others. Where the rules alone are asked, the first refusal is told as it is.
 *
 * @param act runs in a transaction of its own within that of the batch
 */
export async function forEachNote(
  ctx: Context,
  { ids, versions }: ManyNotes,
  act: (tx: Tx, ref: RowRef) => Promise<unknown>,
): Promise<NoteBatch> {
  if (versions !== undefined && versions.length !== ids.length) throw refusedField('versions', '参数不识别！');
  const outcome: NoteBatch = { success: [], fail: [] };
  const refs = new Map(ids.map((id, index): [string, RowRef] => [id, { id, version: versions?.[index] }]));
  for (const [id, ref] of refs) {
    try {
      await ctx.transaction((tx) => act(tx, ref));
      outcome.success.push(id);
    } catch (error) {
      if (!(error instanceof AppError) || ctx.checkOnly) throw error;
      outcome.fail.push(refusedRow(ctx, id, error));
    }
  }
  return outcome;
}

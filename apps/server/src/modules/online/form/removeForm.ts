import { and, eq, isNotNull } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { refusedByRule } from '../../../platform/errors.ts';
import { type BatchOutcome, forEachId, readIds, updateRow } from '../../../platform/resource/writeRows.ts';
import { dropTable } from '../form-storage/applyChanges.ts';
import { countFormRows } from '../form-storage/countLosses.ts';
import { subTablesOf } from './checkRelations.ts';
import { onlCgformHead } from './form.table.ts';
import { type HeadRow, readDraft } from './formDraft.ts';
import { alteringForm } from './publishForm.ts';

/**
 * Removes a form.
 *
 * @param dropsTable whether its rows go with it, for good; else the table stays in the database, where nothing reaches it
 * @throws NotFound
 * @throws Business there are views or sub-tables of it
 * @source jeecg-wire 4.4
 */
export const removeForm = (ctx: Context, { id, dropsTable }: { id: string; dropsTable: boolean }): Promise<null> =>
  alteringForm(ctx, async (tx, asOwner) => {
    const { tenantId } = ctx.actor;
    const draft = await readDraft(tx, tenantId, { by: { id }, lock: 'nowait' });
    const { head } = draft;
    await assertNoCopies(tx, head);
    const subs = await subTablesOf(tx, tenantId, head.tableName);
    if (head.tableType === 2 && subs.length > 0) {
      const names = subs.map(({ tableName }) => tableName);
      throw refusedByRule({ zh: `请先删除附表：${names.join('、')}`, en: `Remove its sub-tables first: ${names.join(', ')}` });
    }
    const hasTable = head.publishedVersion > 0 && head.physicId === null;
    const rows = hasTable ? await countFormRows(tx, id) : 0;
    if (hasTable && dropsTable) await dropTable(tx, asOwner, id);
    await updateRow(tx, ctx, onlCgformHead, { before: head, values: { delFlag: 1 } });
    ctx.audit({
      action: dropsTable ? 'online.form.delete' : 'online.form.removeRecord',
      entity: 'formHead',
      entityId: id,
      before: draft,
      ...(dropsTable ? { remark: `${rows} rows` } : {}),
    });
    return null;
  });

/** Several, each by itself. */
export const removeForms = (ctx: Context, { ids, dropsTable }: { ids: string; dropsTable: boolean }): Promise<BatchOutcome> =>
  forEachId(readIds(ids), { act: (id) => removeForm(ctx, { id, dropsTable }), locale: ctx.locale });

/** @throws Business there are views of its table */
export async function assertNoCopies(tx: Tx, { tenantId, id }: HeadRow): Promise<void> {
  const copies = await tx
    .select({ tableName: onlCgformHead.tableName })
    .from(onlCgformHead)
    .where(
      and(
        eq(onlCgformHead.tenantId, tenantId),
        isNotNull(onlCgformHead.physicId),
        eq(onlCgformHead.physicId, id),
        eq(onlCgformHead.delFlag, 0),
      ),
    );
  if (copies.length === 0) return;
  const names = copies.map(({ tableName }) => tableName);
  throw refusedByRule({ zh: `请先删除视图：${names.join('、')}`, en: `Remove its views first: ${names.join(', ')}` });
}

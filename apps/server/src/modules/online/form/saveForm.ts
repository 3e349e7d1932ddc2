import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { staleVersion } from '../../../platform/errors.ts';
import { insertRow, updateRow } from '../../../platform/resource/writeRows.ts';
import { type Problem, refusalOf } from '../problems.ts';
import { stampedParts } from '../stampedParts.ts';
import { choiceProblems } from './checkChoices.ts';
import { fieldProblems } from './checkFields.ts';
import { headProblems } from './checkHead.ts';
import { relationProblems } from './checkRelations.ts';
import { draftSnapshot, saysTheSame } from './draftSnapshot.ts';
import { onlCgformField, onlCgformHead, onlCgformIndex, onlCgformVersion } from './form.table.ts';
import type { FormInput } from './form.contract.ts';
import { findDraft, type FormDraft, type HeadRow, readDraft } from './formDraft.ts';
import type { FormSnapshot } from './formSnapshot.ts';
import { mergeForm, type MergedForm } from './mergeForm.ts';
import { withSourceColumns } from './sourceColumns.ts';

/**
 * Stores a definition as a draft: nothing changes for who uses the form until it is published.
 *
 * @throws NotFound · Conflict somebody has changed it since it was read
 * @throws InvalidInput naming each place that is wrong
 * @source ONL-07, jeecg-wire 4.4
 */
export function saveForm(ctx: Context, input: FormInput): Promise<HeadRow> {
  return ctx.transaction(async (tx) => {
    const { tenantId } = ctx.actor;
    await holdForms(tx, tenantId);
    const id = 'id' in input.head ? input.head.id : undefined;
    const before = id === undefined ? undefined : await readDraft(tx, tenantId, { by: { id }, lock: true });
    const version = 'version' in input.head ? input.head.version : undefined;
    if (typeof version === 'number' && before !== undefined && before.head.version !== version) throw staleVersion();
    const merged = await withSourceColumns(tx, tenantId, mergeForm(before, input));
    await assertSound(tx, ctx, merged);
    return storeForm(tx, ctx, merged, before === undefined ? 'online.form.add' : 'online.form.edit');
  });
}

/** All who change definitions of a tenant wait here: names, numbers and relations are looked at over all of them. */
export const holdForms = (tx: Tx, tenantId: number): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`onl_cgform_head:${tenantId}`}, 0))`);

/** @throws InvalidInput naming each place that is wrong */
export async function assertSound(tx: Tx, ctx: Context, merged: MergedForm): Promise<void> {
  const problems: Problem[] = [
    ...headProblems(merged),
    ...fieldProblems(merged),
    ...(await relationProblems(tx, ctx, merged)),
    ...(await choiceProblems(tx, ctx, merged)),
  ];
  if (problems.length > 0) throw refusalOf(problems, { zh: '表单定义不能保存', en: 'The form can’t be saved yet' });
}

/** Stores what was found sound. */
export async function storeForm(tx: Tx, ctx: Context, { before, head, fields, indexes }: MergedForm, action: string): Promise<HeadRow> {
  const { tenantId } = ctx.actor;
  const values = { ...head, tableVersion: head.tableVersion + 1, rules: [...head.rules] };
  const stored =
    before === undefined
      ? await insertRow(tx, ctx, onlCgformHead, values)
      : await updateRow(tx, ctx, onlCgformHead, { before: before.head, values });
  // Rewritten as a whole: two fields that exchange their names would meet half way.
  for (const table of [onlCgformField, onlCgformIndex])
    await tx.delete(table).where(and(eq(table.tenantId, tenantId), eq(table.cgformHeadId, stored.id)));
  await insertParts(tx, ctx, onlCgformField, { headId: stored.id, parts: fields });
  await insertParts(tx, ctx, onlCgformIndex, { headId: stored.id, parts: indexes });
  if (before !== undefined && before.head.tableName !== stored.tableName)
    await tx
      .update(onlCgformField)
      .set({ mainTable: stored.tableName })
      .where(and(eq(onlCgformField.tenantId, tenantId), eq(onlCgformField.mainTable, before.head.tableName)));
  const after = await readDraft(tx, tenantId, { by: { id: stored.id } });
  ctx.audit({ action, entity: 'formHead', entityId: stored.id, before, after });
  return markState(tx, ctx, after);
}

async function insertParts(
  tx: Tx,
  ctx: Context,
  table: typeof onlCgformField | typeof onlCgformIndex,
  { headId, parts }: { headId: string; parts: Parameters<typeof stampedParts>[1] },
): Promise<void> {
  if (parts.length === 0) return;
  const rows = stampedParts(ctx, parts).map((row) => ({ ...row, cgformHeadId: headId, sysOrgCode: ctx.actor.orgCode }));
  await tx.insert(table).values(rows as never);
}

/** Notes whether a draft is what is in force. */
export async function markState(tx: Tx, ctx: Context, draft: FormDraft): Promise<HeadRow> {
  const published = await versionOf(tx, ctx.actor.tenantId, { headId: draft.head.id, versionNo: draft.head.publishedVersion });
  const isCurrent = published !== undefined && saysTheSame(draftSnapshot(draft, await mainIdOf(tx, ctx.actor.tenantId, draft)), published);
  const isDbSynch = isCurrent ? 'Y' : 'N';
  if (draft.head.isDbSynch === isDbSynch) return draft.head;
  const [head] = await tx
    .update(onlCgformHead)
    .set({ isDbSynch })
    .where(and(eq(onlCgformHead.tenantId, draft.head.tenantId), eq(onlCgformHead.id, draft.head.id)))
    .returning();
  return head ?? draft.head;
}

/** Head of the main table of a sub-table. */
export async function mainIdOf(tx: Tx, tenantId: number, { head, fields }: Pick<FormDraft, 'head' | 'fields'>): Promise<string | null> {
  const mainTable = head.tableType === 3 ? fields.find((field) => field.mainTable !== null)?.mainTable : undefined;
  if (mainTable == null) return null;
  return (await findDraft(tx, tenantId, { by: { tableName: mainTable } }))?.head.id ?? null;
}

/** One version of a form. */
export async function versionOf(
  tx: Tx,
  tenantId: number,
  { headId, versionNo }: { headId: string; versionNo: number },
): Promise<FormSnapshot | undefined> {
  const [found] = await tx
    .select({ snapshot: onlCgformVersion.snapshot })
    .from(onlCgformVersion)
    .where(
      and(eq(onlCgformVersion.tenantId, tenantId), eq(onlCgformVersion.cgformHeadId, headId), eq(onlCgformVersion.versionNo, versionNo)),
    );
  return found?.snapshot;
}

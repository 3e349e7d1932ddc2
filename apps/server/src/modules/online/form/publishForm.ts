import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { AsOwner } from '../../../platform/db/alterTables.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { errorCode } from '../../../platform/db/errorCode.ts';
import { conflict, refusedByRule } from '../../../platform/errors.ts';
import { insertRow } from '../../../platform/resource/writeRows.ts';
import { applyChanges } from '../form-storage/applyChanges.ts';
import { countLosses } from '../form-storage/countLosses.ts';
import { columnNameOf } from '../form-storage/physicalNames.ts';
import { type Change, type ChangePlan, type Draft, numberOf, planChanges } from '../form-storage/planChanges.ts';
import { copyChanges } from './copyChanges.ts';
import { draftSnapshot, saysTheSame } from './draftSnapshot.ts';
import { onlCgformField, onlCgformHead, onlCgformIndex, onlCgformVersion } from './form.table.ts';
import type { FormPlan } from './form.contract.ts';
import { type FormDraft, type HeadRow, readDraft } from './formDraft.ts';
import { buildPartsLater } from './formParts.ts';
import type { FormSnapshot } from './formSnapshot.ts';
import { mergeForm } from './mergeForm.ts';
import { stepsOf } from './planWords.ts';
import { assertSound, mainIdOf, markState, versionOf } from './saveForm.ts';

/** Numbers of columns that a table can use up: PostgreSQL counts those that were removed, and has 1600. */
const mostColumns = 1500;

/** How a publication is asked for. */
export interface Publication {
  id: string;
  /** Values may go out of sight, and what former versions put out of sight is removed for good. */
  force: boolean;
}

/** What publishing a draft would do. */
export interface PreparedPlan extends ChangePlan {
  current: FormSnapshot | undefined;
  steps: FormPlan['steps'];
  isCurrent: boolean;
  needsForce: boolean;
}

/**
 * Puts a draft in force: its table becomes what it says, and a version is kept. All of it or nothing. Done again it does nothing.
 *
 * @throws NotFound
 * @throws Conflict somebody is changing or publishing it, or uses its table for long
 * @throws Business values would go out of sight, and `force` was not asked for; values are not unique
 * @source ONL-07
 */
export const publishForm = (ctx: Context, { id, force }: Publication): Promise<HeadRow> =>
  alteringForm(ctx, async (tx, asOwner) => {
    const { tenantId } = ctx.actor;
    const draft = await readDraft(tx, tenantId, { by: { id }, lock: 'nowait' });
    await assertSound(tx, ctx, mergeForm(draft, { head: { id } }));
    const plan = await planOf(tx, ctx, draft, { force });
    if (plan.isCurrent && plan.changes.length === 0) return draft.head;
    if (plan.needsForce && !force) throw refusedLosses(plan.steps);
    if (plan.nextColumn > mostColumns)
      throw refusedByRule({
        zh: '字段类型改变次数过多，不能再新增列；请新建表单并导入数据',
        en: 'Its fields have changed too often for further columns. Make another form and import the rows there',
      });
    return putInForce(tx, ctx, { asOwner, draft, plan, kind: 'publish' });
  });

/** A refusal that names what would be lost. */
function refusedLosses(steps: FormPlan['steps']) {
  const lost = steps.filter((step) => step.lost > 0).map(({ text }) => text);
  return refusedByRule({
    zh: `发布会使数据不再显示，请确认后强制同步：${lost.map(({ zh }) => zh).join('；')}`,
    en: `Publishing would put values out of sight, and has to be forced: ${lost.map(({ en }) => en).join('; ')}`,
  });
}

/** Works out what publishing a draft would do, with the number of rows that each step concerns. */
export async function planOf(tx: Tx, ctx: Context, form: FormDraft, { force }: { force: boolean }): Promise<PreparedPlan> {
  const { tenantId } = ctx.actor;
  const draft = draftSnapshot(form, await mainIdOf(tx, tenantId, form));
  const current = await versionOf(tx, tenantId, { headId: form.head.id, versionNo: form.head.publishedVersion });
  return preparedPlan(tx, { draft, current, head: form.head, force });
}

/** The same from what is in force to what anything else says, such as a former version. */
export async function preparedPlan(
  tx: Tx,
  { draft, current, head, force }: { draft: Draft; current: FormSnapshot | undefined; head: HeadRow; force: boolean },
): Promise<PreparedPlan> {
  const { nextVersion: version, nextColumn, physicId } = head;
  const plan = physicId === null ? planChanges({ current, draft, version, nextColumn, force }) : planOfCopy(draft, version);
  const lost = current === undefined ? new Map<Change, number>() : await countLosses(tx, { headId: head.id, changes: plan.changes });
  const steps = stepsOf(plan.changes, { lost, current, snapshot: plan.snapshot });
  return {
    ...plan,
    current,
    steps,
    isCurrent: current !== undefined && saysTheSame(draft, current),
    needsForce: steps.some((step) => step.lost > 0 && step.kind !== 'clear'),
  };
}

/** A copy has no columns of its own: its fields have those of its table already. */
const planOfCopy = (draft: Draft, version: number): ChangePlan => ({
  changes: [],
  nextColumn: 1,
  snapshot: {
    ...draft,
    version,
    columns: [],
    fields: draft.fields.map(({ columnNo, ...field }) => ({
      ...field,
      column: field.isCommon || columnNo === null ? field.dbFieldName : columnNameOf(columnNo),
    })),
  },
});

/** Changes the table, and keeps the version that is in force from now on. */
export async function putInForce(
  tx: Tx,
  ctx: Context,
  { asOwner, draft: { head }, plan, kind }: { asOwner: AsOwner; draft: FormDraft; plan: PreparedPlan; kind: 'publish' | 'takeBack' },
): Promise<HeadRow> {
  const { tenantId } = ctx.actor;
  const { snapshot, steps, changes, current } = plan;
  await applyChanges(tx, asOwner, { headId: head.id, changes });
  const text = (locale: 'zh' | 'en') => steps.map((step) => step.text[locale]).join('\n');
  await insertRow(tx, ctx, onlCgformVersion, {
    cgformHeadId: head.id,
    versionNo: snapshot.version,
    snapshot,
    plan: text('zh'),
    planEn: text('en'),
    kind,
    formerVersion: head.publishedVersion,
  });
  await tx
    .update(onlCgformHead)
    .set({ publishedVersion: snapshot.version, nextVersion: snapshot.version + 1, nextColumn: plan.nextColumn })
    .where(and(eq(onlCgformHead.tenantId, tenantId), eq(onlCgformHead.id, head.id)));
  for (const { id, column, isCommon, dbFieldName } of snapshot.fields)
    await tx
      .update(onlCgformField)
      .set({ columnNo: isCommon ? null : numberOf(column), dbFieldNameOld: dbFieldName })
      .where(and(eq(onlCgformField.tenantId, tenantId), eq(onlCgformField.cgformHeadId, head.id), eq(onlCgformField.id, id)));
  await tx
    .update(onlCgformIndex)
    .set({ isDbSynch: 'Y' })
    .where(and(eq(onlCgformIndex.tenantId, tenantId), eq(onlCgformIndex.cgformHeadId, head.id)));
  ctx.platform.database.afterCommit(() => buildPartsLater(ctx, snapshot));
  if (current !== undefined && head.physicId === null) await copyChanges(tx, ctx, { current, snapshot });
  ctx.audit({
    action: `online.form.${kind}`,
    entity: 'formHead',
    entityId: head.id,
    before: { version: head.publishedVersion },
    after: { version: snapshot.version, steps: steps.map((step) => step.text.zh), lost: steps.reduce((sum, step) => sum + step.lost, 0) },
  });
  return markState(tx, ctx, await readDraft(tx, tenantId, { by: { id: head.id } }));
}

/** SQLSTATEs, and what people are told of them. */
const told: Readonly<Record<string, () => Error>> = {
  '55P03': () =>
    conflict({ zh: '表单正被修改、发布或使用，请稍后再试', en: 'Somebody is changing, publishing or using the form. Try again later' }),
  '40P01': () =>
    conflict({ zh: '表单正被修改、发布或使用，请稍后再试', en: 'Somebody is changing, publishing or using the form. Try again later' }),
  '57014': () =>
    refusedByRule({
      zh: '数据太多，未能在时限内完成，什么都没有改变',
      en: 'There are too many rows to do this in time. Nothing was changed',
    }),
  '23505': () =>
    refusedByRule({
      zh: '已有数据不满足唯一索引，什么都没有改变',
      en: 'Rows are alike in the fields of a unique index. Nothing was changed',
    }),
};

/** Runs what changes tables, outside of the transaction of a call, and says in words what the database objects to. */
export async function alteringForm<T>(ctx: Context, run: (tx: Tx, asOwner: AsOwner) => Promise<T>): Promise<T> {
  try {
    return await ctx.platform.database.alterTables(ctx.actor.tenantId, run);
  } catch (error) {
    throw told[errorCode(error) ?? '']?.() ?? error;
  }
}

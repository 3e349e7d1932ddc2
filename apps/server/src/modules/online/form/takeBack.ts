import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import { refusedByRule, staleVersion } from '../../../platform/errors.ts';
import { countFormRows } from '../form-storage/countLosses.ts';
import { dropTable } from '../form-storage/applyChanges.ts';
import { numberOf } from '../form-storage/planChanges.ts';
import { onlCgformField, onlCgformHead, onlCgformIndex, onlCgformVersion } from './form.table.ts';
import { type HeadRow, readDraft } from './formDraft.ts';
import { assertNoCopies } from './removeForm.ts';
import { alteringForm, preparedPlan, putInForce } from './publishForm.ts';
import { markState, versionOf } from './saveForm.ts';

/**
 * Undoes the last publication: what was in force before is again, as a version of its own. Columns that it put out of sight come back with
 * their values. The draft stays as it is.
 *
 * @param publishedVersion that is to be undone
 * @throws Conflict another one is in force
 * @throws Business something would be lost, such as values of fields that came with it; it says what
 */
export const takeBack = (ctx: Context, { id, publishedVersion }: { id: string; publishedVersion: number }): Promise<HeadRow> =>
  alteringForm(ctx, async (tx, asOwner) => {
    const { tenantId } = ctx.actor;
    const draft = await readDraft(tx, tenantId, { by: { id }, lock: 'nowait' });
    const { head } = draft;
    if (head.publishedVersion !== publishedVersion) throw staleVersion();
    const [last] = await tx
      .select({ formerVersion: onlCgformVersion.formerVersion, kind: onlCgformVersion.kind })
      .from(onlCgformVersion)
      .where(
        and(
          eq(onlCgformVersion.tenantId, tenantId),
          eq(onlCgformVersion.cgformHeadId, id),
          eq(onlCgformVersion.versionNo, publishedVersion),
        ),
      );
    if (last?.kind !== 'publish')
      throw refusedByRule({
        zh: '最近一次发布已撤回，或随原表更新，不能再撤回',
        en: 'The last publication was taken back already, or followed its table',
      });
    const former = await versionOf(tx, tenantId, { headId: id, versionNo: last.formerVersion });
    const current = await versionOf(tx, tenantId, { headId: id, versionNo: publishedVersion });
    if (former === undefined) {
      if (head.physicId === null) {
        await assertNoCopies(tx, head);
        const rows = await countFormRows(tx, id);
        if (rows > 0)
          throw refusedByRule({
            zh: `表中已有 ${rows} 行数据，不能撤回`,
            en: `The table has ${rows === 1 ? '1 row' : `${rows} rows`}, so this can’t be taken back`,
          });
        await dropTable(tx, asOwner, id);
      }
      if (head.physicId === null)
        await tx
          .update(onlCgformField)
          .set({ columnNo: null })
          .where(and(eq(onlCgformField.tenantId, tenantId), eq(onlCgformField.cgformHeadId, id)));
      await tx
        .update(onlCgformIndex)
        .set({ isDbSynch: 'N' })
        .where(and(eq(onlCgformIndex.tenantId, tenantId), eq(onlCgformIndex.cgformHeadId, id)));
      await tx
        .update(onlCgformHead)
        .set({ publishedVersion: 0 })
        .where(and(eq(onlCgformHead.tenantId, tenantId), eq(onlCgformHead.id, id)));
      ctx.audit({
        action: 'online.form.takeBack',
        entity: 'formHead',
        entityId: id,
        before: { version: publishedVersion },
        after: { version: 0 },
      });
      return markState(tx, ctx, await readDraft(tx, tenantId, { by: { id } }));
    }
    const plan = await preparedPlan(tx, {
      draft: {
        ...former,
        fields: former.fields.map(({ column, ...field }) => ({ ...field, columnNo: field.isCommon ? null : numberOf(column) })),
      },
      current,
      head,
      force: false,
    });
    if (plan.needsForce) {
      const lost = plan.steps.filter((step) => step.lost > 0).map(({ text }) => text);
      throw refusedByRule({
        zh: `不能撤回，否则数据不再显示：${lost.map(({ zh }) => zh).join('；')}`,
        en: `This can’t be taken back without putting values out of sight: ${lost.map(({ en }) => en).join('; ')}`,
      });
    }
    return putInForce(tx, ctx, { asOwner, draft, plan, kind: 'takeBack' });
  });

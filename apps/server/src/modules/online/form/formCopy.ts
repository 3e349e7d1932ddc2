import { and, eq, max } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import { refusedByRule } from '../../../platform/errors.ts';
import { commonFieldNamed } from '../form-storage/commonFormColumns.ts';
import { contentOf } from '../mergeRows.ts';
import { onlCgformHead } from './form.table.ts';
import { type HeadRow, readDraft } from './formDraft.ts';
import type { FieldValues, HeadValues, IndexValues, MergedForm } from './mergeForm.ts';
import { assertSound, holdForms, storeForm } from './saveForm.ts';

/**
 * Makes another view of the table of a form, with its own captions, order and looks.
 *
 * @throws NotFound
 * @throws Business it was never published, or is such a view itself
 * @source jeecg-wire 4.4
 */
export function copyForm(ctx: Context, id: string): Promise<HeadRow> {
  return ctx.transaction(async (tx) => {
    const { tenantId } = ctx.actor;
    await holdForms(tx, tenantId);
    const source = await readDraft(tx, tenantId, { by: { id } });
    if (source.head.physicId !== null) throw refusedByRule({ zh: '视图不能再复制', en: 'A view can’t be copied' });
    if (source.head.publishedVersion === 0)
      throw refusedByRule({ zh: '表单尚未发布，不能复制视图', en: 'Publish the form before you copy it' });
    const [last] = await tx
      .select({ number: max(onlCgformHead.copyVersion) })
      .from(onlCgformHead)
      .where(and(eq(onlCgformHead.tenantId, tenantId), eq(onlCgformHead.physicId, id)));
    const copyVersion = (last?.number ?? 0) + 1;
    const { head, fields } = source;
    const suffix = `_v${copyVersion}`;
    const values: HeadValues = {
      ...contentOf(head),
      tableName: `${head.tableName.slice(0, 63 - suffix.length)}${suffix}`,
      tableVersion: 0,
      isDbSynch: 'N',
      copyType: 1,
      copyVersion,
      physicId: id,
      nextColumn: 1,
      publishedVersion: 0,
      nextVersion: 1,
    };
    const form: MergedForm = {
      before: undefined,
      head: values,
      indexes: [],
      fields: fields
        .filter(({ columnNo, dbFieldName }) => columnNo !== null || commonFieldNamed(dbFieldName, head.isTree === 'Y') !== undefined)
        .map((row) => ({ values: contentOf(row) as FieldValues, place: 'fields' })),
    };
    await assertSound(tx, ctx, form);
    return storeForm(tx, ctx, form, 'online.form.copy');
  });
}

/**
 * Makes a form of its own with the fields, indexes and rules of another one, and a table of its own once it is published.
 *
 * @throws NotFound
 * @throws InvalidInput the name is none, or is taken
 * @source jeecg-wire 4.4
 */
export function copyTable(ctx: Context, { id, tableName }: { id: string; tableName: string | undefined }): Promise<HeadRow> {
  return ctx.transaction(async (tx) => {
    const { tenantId } = ctx.actor;
    await holdForms(tx, tenantId);
    const { head, fields, indexes } = await readDraft(tx, tenantId, { by: { id } });
    const values: HeadValues = {
      ...contentOf(head),
      tableName: tableName ?? `${head.tableName.slice(0, 58)}_copy`,
      tableVersion: 0,
      isDbSynch: 'N',
      copyType: 0,
      copyVersion: null,
      physicId: null,
      nextColumn: 1,
      publishedVersion: 0,
      nextVersion: 1,
    };
    const form: MergedForm = {
      before: undefined,
      head: values,
      indexes: indexes.map((row) => ({ values: { ...contentOf(row), isDbSynch: 'N' } as IndexValues, place: 'indexs' })),
      fields: fields.map((row) => ({
        values: { ...contentOf(row), columnNo: null, dbFieldNameOld: null } as FieldValues,
        place: 'fields',
      })),
    };
    await assertSound(tx, ctx, form);
    return storeForm(tx, ctx, form, 'online.form.copy');
  });
}

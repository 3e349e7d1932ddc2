import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { insertRow } from '../../../platform/resource/writeRows.ts';
import { numberOf } from '../form-storage/planChanges.ts';
import { kindsOfView } from './fieldStorage.ts';
import { onlCgformField, onlCgformHead, onlCgformVersion } from './form.table.ts';
import { readDraft } from './formDraft.ts';
import type { FormSnapshot, SnapshotField } from './formSnapshot.ts';
import { versionOf } from './saveForm.ts';

/** Lets the copies of a table follow it: their fields have the columns, names and types that those of the table have now, or go with them. */
export async function copyChanges(
  tx: Tx,
  ctx: Context,
  { current, snapshot }: { current: FormSnapshot; snapshot: FormSnapshot },
): Promise<void> {
  const { tenantId } = ctx.actor;
  const copies = await tx
    .select()
    .from(onlCgformHead)
    .where(and(eq(onlCgformHead.tenantId, tenantId), eq(onlCgformHead.physicId, snapshot.headId), eq(onlCgformHead.delFlag, 0)));
  const successor = (column: string): SnapshotField | undefined => {
    const before = current.fields.find((field) => field.column === column && !field.isCommon);
    return snapshot.fields.find(({ id }) => id === before?.id);
  };
  for (const copy of copies) {
    await followDraft(tx, ctx, { headId: copy.id, successor });
    const published = await versionOf(tx, tenantId, { headId: copy.id, versionNo: copy.publishedVersion });
    if (published === undefined) continue;
    const fields = published.fields.flatMap((field) => {
      const own = field.isCommon ? field : successor(field.column);
      return own === undefined ? [] : [field.isCommon ? field : followed(field, own)];
    });
    const version = copy.nextVersion;
    await insertRow(tx, ctx, onlCgformVersion, {
      cgformHeadId: copy.id,
      versionNo: version,
      snapshot: { ...published, version, fields },
      plan: `随原表 ${snapshot.tableName} 更新`,
      planEn: `Follows its table ${snapshot.tableName}`,
      kind: 'follow',
      formerVersion: copy.publishedVersion,
    });
    await tx
      .update(onlCgformHead)
      .set({ publishedVersion: version, nextVersion: version + 1 })
      .where(and(eq(onlCgformHead.tenantId, tenantId), eq(onlCgformHead.id, copy.id)));
  }
}

/** The captions and the looks stay those of the copy; where its control does not fit any more, that of the table takes its place. */
function followed(field: SnapshotField, own: SnapshotField): SnapshotField {
  const { column, dbFieldName, dbType, kind, dbLength, dbPointLength } = own;
  const fits = kindsOfView[field.fieldShowType].includes(kind) && field.kind === kind;
  const { fieldShowType, dictField, dictTable, dictText, fieldExtendJson, fieldValidType, fieldDefaultValue, query } = fits ? field : own;
  return {
    ...field,
    column,
    dbFieldName,
    dbType,
    kind,
    dbLength,
    dbPointLength,
    fieldShowType,
    dictField,
    dictTable,
    dictText,
    fieldExtendJson,
    fieldValidType,
    fieldDefaultValue,
    query,
  };
}

async function followDraft(
  tx: Tx,
  { actor: { tenantId } }: Context,
  { headId, successor }: { headId: string; successor: (column: string) => SnapshotField | undefined },
): Promise<void> {
  const { fields } = await readDraft(tx, tenantId, { by: { id: headId } });
  // Two that exchange their names would meet half way.
  await tx
    .update(onlCgformField)
    .set({ dbFieldName: sql`'-' || ${onlCgformField.id}` })
    .where(and(eq(onlCgformField.tenantId, tenantId), eq(onlCgformField.cgformHeadId, headId), isNotNull(onlCgformField.columnNo)));
  for (const { id, columnNo, fieldShowType } of fields) {
    if (columnNo === null) continue;
    const own = successor(`f${columnNo}`);
    const one = and(eq(onlCgformField.tenantId, tenantId), eq(onlCgformField.cgformHeadId, headId), eq(onlCgformField.id, id));
    if (own === undefined) {
      await tx.delete(onlCgformField).where(one);
      continue;
    }
    const { dbFieldName, dbType, kind, dbLength, dbPointLength, column } = own;
    const view = kindsOfView[fieldShowType as SnapshotField['fieldShowType']].includes(kind) ? fieldShowType : own.fieldShowType;
    await tx
      .update(onlCgformField)
      .set({ columnNo: numberOf(column), dbFieldName, dbType, dbLength, dbPointLength, fieldShowType: view })
      .where(one);
  }
}

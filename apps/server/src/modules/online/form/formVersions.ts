import { and, desc, eq } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { notFound, staleVersion } from '../../../platform/errors.ts';
import { commonFieldNamed } from '../form-storage/commonFormColumns.ts';
import { numberOf } from '../form-storage/planChanges.ts';
import { contentOf } from '../mergeRows.ts';
import { draftSnapshot } from './draftSnapshot.ts';
import { onlCgformButton, onlCgformVersion } from './form.table.ts';
import type { FormChange } from './form.contract.ts';
import { type FieldRow, type FormDraft, type HeadRow, type IndexRow, readDraft } from './formDraft.ts';
import type { FormSnapshot, SnapshotField } from './formSnapshot.ts';
import type { FieldValues, HeadValues, IndexValues } from './mergeForm.ts';
import { withSourceColumns } from './sourceColumns.ts';
import { assertSound, holdForms, mainIdOf, storeForm, versionOf } from './saveForm.ts';

/** Versions of a form, the newest first. @throws NotFound */
export function listVersions(ctx: Context, headId: string) {
  const { tenantId } = ctx.actor;
  return ctx.platform.database.read({ tenantId }, async (tx) => {
    const { head } = await readDraft(tx, tenantId, { by: { id: headId } });
    const rows = await tx
      .select({
        id: onlCgformVersion.id,
        versionNo: onlCgformVersion.versionNo,
        kind: onlCgformVersion.kind,
        formerVersion: onlCgformVersion.formerVersion,
        plan: onlCgformVersion.plan,
        planEn: onlCgformVersion.planEn,
        createBy: onlCgformVersion.createBy,
        createTime: onlCgformVersion.createTime,
      })
      .from(onlCgformVersion)
      .where(and(eq(onlCgformVersion.tenantId, tenantId), eq(onlCgformVersion.cgformHeadId, headId)))
      .orderBy(desc(onlCgformVersion.versionNo))
      .limit(mostVersions);
    return rows.map(({ plan, planEn, kind, ...row }) => ({
      ...row,
      kind: kind as 'publish' | 'takeBack' | 'follow',
      plan: { zh: plan, en: planEn },
      isInForce: row.versionNo === head.publishedVersion,
    }));
  });
}

const mostVersions = 500;

async function existing(tx: Tx, tenantId: number, asked: { headId: string; versionNo: number }): Promise<FormSnapshot> {
  const found = await versionOf(tx, tenantId, asked);
  if (found === undefined) throw notFound();
  return found;
}

/** What differs between two versions, or between the draft and one. @throws NotFound */
export function compareVersions(
  ctx: Context,
  { id, from, to }: { id: string; from?: number | undefined; to: number },
): Promise<FormChange[]> {
  const { tenantId } = ctx.actor;
  return ctx.platform.database.read({ tenantId }, async (tx) => {
    const draft = await readDraft(tx, tenantId, { by: { id } });
    const after = await existing(tx, tenantId, { headId: id, versionNo: to });
    const before =
      from === undefined
        ? draftSnapshot(draft, await mainIdOf(tx, tenantId, draft))
        : await existing(tx, tenantId, { headId: id, versionNo: from });
    const head = ({ fields: _fields, indexes: _indexes, buttons: _buttons, rules: _rules, ...rest }: Comparable) => ({
      ...rest,
      id: 'head',
      name: rest.tableName,
    });
    return [
      ...differences('head', [[head(before)], [head(after)]]),
      ...differences('field', [before.fields.map(namedField), after.fields.map(namedField)]),
      ...differences('index', [
        before.indexes.map((one) => ({ ...one, name: one.indexName })),
        after.indexes.map((one) => ({ ...one, name: one.indexName })),
      ]),
      ...differences('button', [before.buttons.map(namedButton), after.buttons.map(namedButton)]),
      ...differences('rule', [before.rules.map(namedRule), after.rules.map(namedRule)]),
    ];
  });
}

type Comparable = ReturnType<typeof draftSnapshot> | FormSnapshot;
interface Named {
  id: string;
  name: string;
}
/** Kept by the server, and nothing that people decide. */
const unseen: ReadonlySet<string> = new Set(['id', 'name', 'version', 'columns', 'column', 'columnNo', 'format', 'headId', 'physicId']);

const namedField = <Field extends { id: string; dbFieldName: string }>(field: Field) => ({ ...field, name: field.dbFieldName });
const namedButton = (button: FormSnapshot['buttons'][number]) => ({ ...button, id: button.buttonCode, name: button.buttonCode });
const namedRule = (rule: FormSnapshot['rules'][number], index: number) => ({ ...rule, id: String(index), name: String(index + 1) });

function differences(part: FormChange['part'], [before, after]: readonly [readonly Named[], readonly Named[]]): FormChange[] {
  const ofId = (rows: readonly Named[], id: string) => rows.find((row) => row.id === id);
  return [
    ...before
      .filter(({ id }) => ofId(after, id) === undefined)
      .map(({ name }) => ({ part, name, change: 'removed' as const, properties: [] })),
    ...after.flatMap((row): FormChange[] => {
      const former = ofId(before, row.id) as Record<string, unknown> | undefined;
      if (former === undefined) return [{ part, name: row.name, change: 'added', properties: [] }];
      const properties = Object.entries(row)
        .filter(([property, value]) => !unseen.has(property) && JSON.stringify(value) !== JSON.stringify(former[property] ?? null))
        .map(([property, value]: [string, unknown]) => ({ property, before: former[property] ?? null, after: value }));
      return properties.length === 0 ? [] : [{ part, name: row.name, change: 'changed', properties }];
    }),
  ];
}

/**
 * Makes what a former version says the draft. It is in force only when it is published.
 *
 * @throws NotFound · Conflict the draft has changed since it was read
 * @throws InvalidInput it does not fit the other forms any more
 */
export function restoreVersion(
  ctx: Context,
  { id, version, versionNo }: { id: string; version?: number | null | undefined; versionNo: number },
): Promise<HeadRow> {
  return ctx.transaction(async (tx) => {
    const { tenantId } = ctx.actor;
    await holdForms(tx, tenantId);
    const draft = await readDraft(tx, tenantId, { by: { id }, lock: true });
    if (typeof version === 'number' && draft.head.version !== version) throw staleVersion();
    const snapshot = await existing(tx, tenantId, { headId: id, versionNo });
    const merged = await withSourceColumns(tx, tenantId, {
      before: draft,
      head: headOf(draft, snapshot),
      fields: snapshot.fields.map((field) => ({
        values: fieldOf(field, snapshot),
        place: 'fields',
        before: draft.fields.find((row) => row.id === field.id) ?? ({ id: field.id, createBy: ctx.actor.username, version: 0 } as FieldRow),
      })),
      indexes: snapshot.indexes.map((index) => ({
        values: {
          indexName: index.indexName,
          indexType: index.isUnique ? 'unique' : 'normal',
          indexField: index.fields.join(','),
          isDbSynch: 'N',
        } satisfies IndexValues,
        place: 'indexs',
        before:
          draft.indexes.find((row) => row.id === index.id) ?? ({ id: index.id, createBy: ctx.actor.username, version: 0 } as IndexRow),
      })),
    });
    await assertSound(tx, ctx, merged);
    await restoreButtons(tx, ctx, { headId: id, snapshot });
    return storeForm(tx, ctx, merged, 'online.form.restore');
  });
}

function headOf({ head }: FormDraft, snapshot: FormSnapshot): HeadValues {
  const { tree, main } = snapshot;
  return {
    ...contentOf(head),
    tableName: snapshot.tableName,
    tableTxt: snapshot.tableTxt,
    tableTxtEn: snapshot.tableTxtEn,
    tableType: snapshot.tableType,
    isCheckbox: snapshot.isCheckbox ? 'Y' : 'N',
    isPage: snapshot.isPage ? 'Y' : 'N',
    isTree: tree === null ? 'N' : 'Y',
    treeParentIdField: tree?.parentField ?? null,
    treeIdField: tree?.childField ?? null,
    treeFieldname: tree?.titleField ?? null,
    queryMode: snapshot.queryMode,
    relationType: main === null ? head.relationType : main.relation === 'one' ? 1 : 0,
    tabOrderNum: main === null ? head.tabOrderNum : main.order,
    formCategory: snapshot.formCategory,
    formTemplate: snapshot.formTemplate,
    formTemplateMobile: snapshot.formTemplateMobile,
    scroll: snapshot.scroll ? 1 : 0,
    themeTemplate: snapshot.theme === 'tree' ? 'normal' : snapshot.theme,
    extConfigJson: snapshot.extConfigJson === null ? null : JSON.stringify(snapshot.extConfigJson),
    rules: snapshot.rules,
  };
}

function fieldOf(field: SnapshotField, { tree }: FormSnapshot): FieldValues {
  const { id: _id, column, isCommon, kind: _kind, query, fieldExtendJson, ...rest } = field;
  const isKey = commonFieldNamed(field.dbFieldName, tree !== null)?.name === 'id';
  const bit = (value: boolean) => (value ? 1 : 0);
  const mark = (value: boolean) => (value ? '1' : '0');
  return {
    ...rest,
    dbFieldNameOld: field.dbFieldName,
    dbIsKey: bit(isKey),
    dbIsNull: bit(field.dbIsNull),
    fieldLength: String(field.fieldLength),
    fieldMustInput: mark(field.fieldMustInput),
    fieldExtendJson: fieldExtendJson === null ? null : JSON.stringify(fieldExtendJson),
    isQuery: bit(field.isQuery),
    isShowForm: bit(field.isShowForm),
    isShowList: bit(field.isShowList),
    isReadOnly: bit(field.isReadOnly),
    sortFlag: mark(field.sortFlag),
    queryConfigFlag: mark(query !== null),
    queryShowType: query?.view ?? null,
    queryDictField: query?.dictField ?? null,
    queryDictTable: query?.dictTable ?? null,
    queryDictText: query?.dictText ?? null,
    queryDefVal: query?.defaultValue ?? null,
    queryValidType: query?.validType ?? null,
    queryMustInput: query === null ? null : mark(query.mustInput),
    columnNo: isCommon ? null : numberOf(column),
  };
}

async function restoreButtons(tx: Tx, ctx: Context, { headId, snapshot }: { headId: string; snapshot: FormSnapshot }): Promise<void> {
  const { tenantId, username } = ctx.actor;
  await tx.delete(onlCgformButton).where(and(eq(onlCgformButton.tenantId, tenantId), eq(onlCgformButton.cgformHeadId, headId)));
  if (snapshot.buttons.length === 0) return;
  await tx.insert(onlCgformButton).values(
    snapshot.buttons.map(({ isActive, ...button }) => ({
      ...button,
      tenantId,
      cgformHeadId: headId,
      createBy: username,
      buttonStatus: isActive ? '1' : '0',
    })),
  );
}

import { and, eq } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { onlCgformHead, onlCgformVersion } from '../src/modules/online/form/form.table.ts';
import type { FormSnapshot, SnapshotField, SnapshotButton } from '../src/modules/online/form/formSnapshot.ts';
import { commonFormFields, treeFormFields } from '../src/modules/online/form-storage/commonFormColumns.ts';
import { makeTable } from '../src/modules/online/form-storage/applyChanges.ts';
import { newId } from '../src/platform/db/newId.ts';
import { testServer, type TestClient, type TestServer } from './testServer.ts';

/** What tests of forms begin with: a server, and forms that are published as they say. */
export interface FormSite {
  server: TestServer;
  admin: TestClient;
  /** Administrates the other tenant. */
  elsewhere: TestClient;
  /** Publishes a form, or a new version of it. @returns its id */
  publish(form: GivenForm, tenantId?: number): Promise<string>;
}

/** A form as tests write it: what they do not say is as it mostly is. */
export interface GivenForm extends Partial<Omit<FormSnapshot, 'fields' | 'buttons'>> {
  tableName: string;
  fields: readonly GivenField[];
  buttons?: readonly Partial<SnapshotButton>[];
}

export type GivenField = Partial<SnapshotField> & { dbFieldName: string };

export const runtime = '/online/cgform/api';
export const rowsOf = (id: string) => `/online/cgform/rows/${id}`;

/** Call it in `beforeAll`. */
export async function openFormSite(): Promise<FormSite> {
  const server = await testServer({ shared: true });
  return {
    server,
    admin: server.as('admin'),
    elsewhere: server.as({ username: 'elsewhere', tenantId: 2 }),
    publish: (form, tenantId = 0) => publish(server, form, tenantId),
  };
}

const dialect = new PgDialect();

async function publish({ database }: TestServer, form: GivenForm, tenantId: number): Promise<string> {
  const snapshot = snapshotOf(form);
  if (snapshot.version === 1 && snapshot.physicId === snapshot.headId)
    await makeTable((statement) => {
      const { sql, params } = dialect.sqlToQuery(statement);
      return database.pool.query(sql, params);
    }, snapshot);
  await database.transaction({ tenantId }, async (tx) => {
    const { headId, tableName, tableTxt, tableType, version } = snapshot;
    await tx
      .insert(onlCgformHead)
      .values({ id: headId, tenantId, tableName, tableTxt, tableType, publishedVersion: 0 })
      .onConflictDoNothing();
    await tx.insert(onlCgformVersion).values({ tenantId, cgformHeadId: headId, versionNo: version, snapshot, plan: '', planEn: '' });
    await tx
      .update(onlCgformHead)
      .set({ publishedVersion: version })
      .where(and(eq(onlCgformHead.tenantId, tenantId), eq(onlCgformHead.id, headId)));
  });
  return snapshot.headId;
}

/** The whole snapshot of what a test says of a form. */
function snapshotOf({ fields, buttons = [], ...given }: GivenForm): FormSnapshot {
  const headId = given.headId ?? newId();
  const isTree = given.tree !== undefined && given.tree !== null;
  const own = fields.map((field, at) => fieldOf(field, at));
  const common = [...commonFormFields, ...(isTree ? treeFormFields : [])].map((field, at) =>
    fieldOf(
      {
        dbFieldName: field.name,
        column: field.name,
        isCommon: true,
        dbFieldTxt: field.zh,
        dbFieldTxtEn: field.en,
        dbType: field.dbType,
        kind: field.kind,
        dbLength: field.length,
        fieldShowType: field.view,
        isShowForm: field.name === 'pid',
        isShowList: false,
      },
      500 + at,
    ),
  );
  return {
    format: 1,
    version: 1,
    physicId: headId,
    tableTxt: given.tableName,
    tableTxtEn: null,
    tableType: 1,
    theme: 'normal',
    formTemplate: '1',
    formTemplateMobile: null,
    formCategory: null,
    isCheckbox: true,
    isPage: true,
    scroll: true,
    queryMode: 'single',
    extConfigJson: null,
    tree: null,
    main: null,
    indexes: [],
    rules: [],
    columns: own.map(({ column, kind, dbLength, dbPointLength, fieldShowType }) => ({
      columnNo: Number(column.slice(1)),
      kind: fieldShowType === 'password' ? 'text' : kind,
      length: dbLength,
      points: dbPointLength,
      unusedSince: null,
    })),
    ...given,
    headId,
    fields: [...common, ...own],
    buttons: buttons.map((button, orderNum) => ({
      buttonCode: 'press',
      buttonName: '按钮',
      buttonNameEn: null,
      buttonStyle: 'link',
      optType: 'action',
      optPosition: '2',
      buttonIcon: null,
      exp: null,
      orderNum,
      isActive: true,
      action: null,
      ...button,
    })),
  };
}

const kinds = {
  string: 'string',
  int: 'int',
  long: 'long',
  double: 'double',
  BigDecimal: 'decimal',
  Date: 'date',
  Datetime: 'datetime',
  Text: 'text',
  LongText: 'text',
  Blob: 'text',
} as const;

function fieldOf(given: GivenField, at: number): SnapshotField {
  const dbType = given.dbType ?? 'string';
  return {
    id: newId(),
    column: `f${at + 1}`,
    isCommon: false,
    dbFieldTxt: given.dbFieldName,
    dbFieldTxtEn: null,
    dbType,
    kind: kinds[dbType],
    dbLength: 50,
    dbPointLength: 0,
    dbIsNull: true,
    dbDefaultVal: null,
    dictField: null,
    dictTable: null,
    dictText: null,
    fieldShowType: 'text',
    fieldHref: null,
    fieldLength: 120,
    fieldValidType: null,
    fieldMustInput: false,
    fieldExtendJson: null,
    fieldDefaultValue: null,
    isQuery: false,
    isShowForm: true,
    isShowList: true,
    isReadOnly: false,
    sortFlag: false,
    queryMode: 'single',
    mainTable: null,
    mainField: null,
    orderNum: at,
    converter: null,
    query: null,
    computeExpr: null,
    visibleExpr: null,
    requiredExpr: null,
    ...given,
  };
}

/** Where a refusal stands, and what it says there. */
export const problemsOf = (answer: { errorData?: unknown }): string[][] =>
  ((answer.errorData ?? []) as { path: string; message: string }[]).map(({ path, message }) => [path, message]);

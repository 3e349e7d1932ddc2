import { z } from 'zod';
import type { AnyEntity } from './entity.ts';
import { BatchResult, type Endpoint, IdQuery, ListQuery, page } from './endpoints.ts';
import { Id } from './fields.ts';
import { CheckRows, ImportColumn, ImportedRows, ImportRows } from './rowImport.ts';

/** Query of several rows; a trailing comma is tolerated. */
const IdsQuery = z.object({ ids: z.string().min(1).max(40_000) });

/** Result of an import: every bad cell with its row (as the sheet counts), column caption and reason. */
const ImportResult = z
  .object({
    totalCount: z.int(),
    successCount: z.int(),
    errorCount: z.int(),
    msg: z.string(),
    fileUrl: z.string().nullable(),
    fileName: z.string().nullable(),
    /** A sheet of what the good lines changed, with its name; null where the import makes none. */
    reportUrl: z.string().nullable(),
    reportName: z.string().nullable(),
    /** The first 200 of them; the file holds all. */
    errors: z.array(z.object({ row: z.int(), column: z.string().nullable(), value: z.string().nullable(), reason: z.string() })),
    cancelled: z.boolean(),
  })
  .meta({ id: 'ImportResult' });

/** Query of an import: the id under which its caller watches it. */
const ImportQuery = z.object({
  progressId: z.uuid().optional(),
  /** Rows that are filtered out or hidden in the sheet are left out. */
  skipHidden: z.boolean().optional(),
});

/** Names of the standard endpoints and the actions of their permissions. */
export const standardActions = {
  list: 'list',
  queryById: 'list',
  add: 'add',
  edit: 'edit',
  delete: 'delete',
  deleteBatch: 'delete',
  exportXls: 'export',
  importExcel: 'import',
  importTemplate: 'import',
  importColumns: 'import',
  checkRows: 'import',
  importRows: 'import',
} as const;

/**
 * A list of rows that belong to one of another kind, such as the drivers of a carrier, under a permission of its own: anyone who holds it needs
 * none for the list of all.
 *
 * @param owner field of the rows that names whom they belong to
 */
export function listOfOwner<Kind extends AnyEntity, const Owner extends string>(
  kind: Kind,
  { owner, about }: { owner: Owner; about: Pick<Endpoint, 'path' | 'permission' | 'summary'> },
) {
  return {
    ...about,
    method: 'GET',
    query: ListQuery.extend({ [owner]: Id } as Record<Owner, typeof Id>),
    reply: page(kind.row as Kind['row']),
    code: 0,
    errors: ['NotFound'],
  } as const satisfies Endpoint;
}

/** How many rows each status has among those that a list is asked for. `permission` is the prefix, as of {@link standardEndpoints}. */
export function statusCounts(permission: string) {
  return {
    method: 'GET',
    path: '/statusCount',
    permission: `${permission}:list`,
    summary: { zh: '状态计数', en: 'Count by status' },
    query: ListQuery,
    reply: z.record(z.string(), z.int()),
  } as const satisfies Endpoint;
}

/** What a sheet of rows is asked for: the filtered list or the chosen rows, with the columns of the list that asks, or those that the entity exports. */
export const ExportQuery = ListQuery.extend({
  selections: z.string().max(40_000).optional(),
  exportFields: z.string().max(5000).optional(),
});

/** The addresses that JeecgBoot gives every resource. `permission` is the prefix: `driver` makes `driver:list`, `driver:add` … */
export function standardEndpoints<Kind extends AnyEntity>(kind: Kind, permission: string) {
  const { zh, en } = kind.label;
  const row = kind.row as Kind['row'];
  const may = (action: keyof typeof standardActions) => `${permission}:${standardActions[action]}`;
  return {
    list: {
      method: 'GET',
      path: '/list',
      permission: may('list'),
      summary: { zh: `${zh}列表`, en: `List: ${en}` },
      query: ListQuery,
      reply: page(row),
      severalOrders: kind.definition.sortedBy === undefined,
      code: 0,
    },
    queryById: {
      method: 'GET',
      path: '/queryById',
      permission: may('queryById'),
      summary: { zh: `${zh}详情`, en: `Get: ${en}` },
      query: IdQuery,
      reply: row,
      errors: ['NotFound'],
    },
    add: {
      method: 'POST',
      path: '/add',
      permission: may('add'),
      summary: { zh: `新增${zh}`, en: `Add: ${en}` },
      body: kind.add as Kind['add'],
      reply: row,
      message: '添加成功！',
      idempotent: 'accepted',
      checkable: true,
      errors: ['InvalidInput'],
    },
    edit: {
      method: ['PUT', 'POST'],
      path: '/edit',
      permission: may('edit'),
      summary: { zh: `编辑${zh}`, en: `Edit: ${en}` },
      body: kind.edit as Kind['edit'],
      reply: row,
      message: '修改成功!',
      idempotent: 'accepted',
      checkable: true,
      errors: ['NotFound', 'Conflict', 'InvalidInput'],
    },
    delete: {
      method: 'DELETE',
      path: '/delete',
      permission: may('delete'),
      summary: { zh: `删除${zh}`, en: `Delete: ${en}` },
      query: IdQuery,
      reply: z.null(),
      message: '删除成功!',
      errors: ['NotFound'],
    },
    deleteBatch: {
      method: 'DELETE',
      path: '/deleteBatch',
      permission: may('deleteBatch'),
      summary: { zh: `批量删除${zh}`, en: `Delete several: ${en}` },
      query: IdsQuery,
      reply: BatchResult,
      message: '批量删除成功！',
    },
    exportXls: {
      method: 'GET',
      path: '/exportXls',
      permission: may('exportXls'),
      summary: { zh: `导出${zh}`, en: `Export: ${en}` },
      query: ExportQuery,
      reply: z.null(),
      content: 'file',
      later: true,
    },
    importExcel: {
      method: 'POST',
      path: '/importExcel',
      permission: may('importExcel'),
      summary: { zh: `导入${zh}`, en: `Import: ${en}` },
      query: ImportQuery,
      reply: ImportResult,
      content: 'upload',
    },
    importTemplate: {
      method: 'GET',
      path: '/importTemplate',
      permission: may('importTemplate'),
      summary: { zh: `${zh}导入模板`, en: `Import template: ${en}` },
      reply: z.null(),
      content: 'file',
    },
    importColumns: {
      method: 'GET',
      path: '/importColumns',
      permission: may('importColumns'),
      summary: { zh: `${zh}导入列`, en: `Import columns: ${en}` },
      reply: z.array(ImportColumn),
    },
    checkRows: {
      method: 'POST',
      path: '/checkRows',
      permission: may('checkRows'),
      summary: { zh: `${zh}导入预检`, en: `Check rows before an import: ${en}` },
      body: CheckRows,
      reply: ImportedRows,
      errors: ['InvalidInput'],
    },
    importRows: {
      method: 'POST',
      path: '/importRows',
      permission: may('importRows'),
      summary: { zh: `按行导入${zh}`, en: `Import rows: ${en}` },
      body: ImportRows,
      reply: ImportedRows,
      idempotent: 'required',
      errors: ['InvalidInput'],
    },
  } as const satisfies Record<string, Endpoint>;
}

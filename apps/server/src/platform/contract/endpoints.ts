import { z } from 'zod';
import type { LocalizedText } from '@tarmac/freight-api/rules';
import type { AnyEntity } from './entity.ts';
import { Id } from './fields.ts';
import { CheckRows, ImportColumn, ImportedRows, ImportRows } from './rowImport.ts';
import type { AnyStateMachine } from './states.ts';

/** Methods of the wire. Some addresses answer two (a stock client's PUT and the specification's POST). */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One address of the wire: who may call it, what it takes and what it answers. */
export interface Endpoint {
  method: Method | readonly [Method, ...Method[]];
  /** Below the contract's base; `:name` marks a parameter. */
  path: string;
  summary: LocalizedText;
  /**
   * Who may call it: anybody (`public`), anybody, who acts as themselves when they are signed in (`optional`), or who is signed in
   * (`session`). Anything else names a permission.
   */
  auth?: 'public' | 'optional' | 'session';
  permission?: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  reply: z.ZodType;
  /** `file` answers bytes, `upload` takes multipart, `raw` answers JSON as it stands, as Spring's actuator does; all else is JSON in an envelope. */
  content?: 'json' | 'file' | 'upload' | 'raw';
  /** Whether an `Idempotency-Key` must or may come with the call. Absent: no state changes, or repeating is harmless. */
  idempotent?: 'required' | 'accepted';
  /**
   * Its rules may be asked without acting: together with what the schema refuses, so that one answer tells all, and by a call with
   * `X-Check-Only`. The handler then runs in a transaction that is rolled back, so whatever it does must lie within that.
   */
  checkable?: true;
  /** A list that can be ordered by several columns: `column=a,b` with `order=asc,desc`. */
  severalOrders?: boolean;
  /** Envelope code of success; JeecgBoot mixes both. */
  code?: 0 | 200;
  /** Envelope message of success. */
  message?: string;
  errors?: readonly string[];
}

/** Query of every list; filters by field name stand beside these and are compiled by `platform/query`. */
export const ListQuery = z.looseObject({
  /** Clients that count the pages left after a removal ask for page 0: they mean the first. */
  pageNo: z.coerce
    .number()
    .int()
    .transform((page) => Math.max(1, page))
    .optional(),
  pageSize: z.coerce.number().int().min(-1).max(500).optional(),
  column: z.string().max(500).optional(),
  order: z.string().max(60).optional(),
  field: z.string().max(5000).optional(),
  superQueryParams: z.string().max(20_000).optional(),
  superQueryMatchType: z.enum(['and', 'or']).optional(),
  /** '1' also adds up the entity's sum fields over the whole filtered list; 'only' answers these alone, without rows. */
  sums: z.enum(['0', '1', 'only']).optional(),
  /** '1' counts a long list exactly instead of estimating it. */
  exactTotal: z.enum(['0', '1']).optional(),
});

/** Query of one row by its id. */
export const IdQuery = z.object({ id: Id });
/** Query of several rows; a trailing comma is tolerated. */
const IdsQuery = z.object({ ids: z.string().min(1).max(40_000) });

/** A page of rows as MyBatis-Plus names it. */
export const page = <Row extends z.ZodType>(row: Row) =>
  z.object({
    records: z.array(row),
    total: z.int(),
    size: z.int(),
    current: z.int(),
    pages: z.int(),
    /** Totals over the whole filtered list, by field. */
    sums: z.record(z.string(), z.int()).optional(),
    /** Adding up took too long, and was given up. */
    sumsTooSlow: z.boolean().optional(),
    /** The list is so long that `total` is an estimate. */
    totalEstimated: z.boolean().optional(),
    /** Fields that this reader may neither filter, order nor add up, because they are not shown on every row. */
    hiddenFields: z.array(z.string()).optional(),
  });

/** Result of an action on several rows: each succeeds or fails on its own. */
export const BatchResult = z
  .object({
    success: z.array(z.string()),
    fail: z.array(z.object({ id: z.string(), code: z.int().nullable(), message: z.string() })),
  })
  .meta({ id: 'BatchResult' });

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
      query: ListQuery.extend({ selections: z.string().max(40_000).optional() }),
      reply: z.null(),
      content: 'file',
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

/** The endpoints below one base address, with what the generator needs to know about them. */
export interface Contract<Endpoints extends Record<string, Endpoint> = Record<string, Endpoint>> {
  base: string;
  endpoints: Endpoints;
  about: ContractAbout;
}

/** Where the generated client puts a contract. */
export interface ContractAbout {
  /** Door of the client: `fleet`, `shipping` … */
  domain: string;
  /** Name of the resource, also of its generated file: `shippingNote`. */
  name: string;
  entity?: AnyEntity;
  states?: AnyStateMachine;
  /** Entities that appear in replies beside the main one. */
  further?: readonly AnyEntity[];
  /** Several people may edit its rows in one table and see each other: its list permission hears, its edit permission speaks. @source TBL-13 */
  isShared?: boolean;
  /** Further bases below which the same endpoints answer: clients of other versions call them there. @source jeecg-wire Appendix A */
  alsoAt?: readonly string[];
}

/** Declares the endpoints of a resource. Each names a permission, `public`, `optional` or `session`; it throws where one does not. */
export function contract<const Endpoints extends Record<string, Endpoint>>(
  base: string,
  { about, endpoints }: { about: ContractAbout; endpoints: Endpoints },
): Contract<Endpoints> {
  for (const [name, endpoint] of Object.entries(endpoints as Record<string, Endpoint>)) {
    if ((endpoint.auth === undefined) === (endpoint.permission === undefined))
      throw new Error(`${base} ${name}: name exactly one of auth and permission`);
  }
  return { base, about, endpoints };
}

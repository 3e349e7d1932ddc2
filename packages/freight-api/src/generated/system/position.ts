// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, DownloadedFile, ListQuery, Page, Transport } from '../../transport.ts';
import { importFile, type ImportOptions } from '../../importFile.ts';
import { importRows } from '../../importRows.ts';
import type { BatchResult, ImportResult, Position, PositionAdd, PositionEdit } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { Position, PositionAdd, PositionEdit } from '../models.ts';
/** Query of `list`: filters by field. */
export type PositionListQuery = ListQuery<'id' | 'createTime' | 'updateTime' | 'code' | 'name' | 'postRank'>;
/** Query of `importExcel`. */
export type PositionImportExcelQuery = {
  progressId?: string;
  skipHidden?: boolean;
};
/** Query of `queryByCode`. */
export type PositionQueryByCodeQuery = {
  code: string;
};
/** Fields of Position (职务). */
export const positionFields = {
  code: {
    kind: 'text',
    label: { zh: '职务编码', en: 'Code' },
    filter: 'text',
    sortable: true,
    unique: { table: 'sys_position', column: 'code' },
    checkRule: 'position_code',
    maxLength: 100,
    pattern: '^[^\\s,\'"<>\\\\]+$',
    required: true,
  },
  name: { kind: 'text', label: { zh: '职务名称', en: 'Name' }, filter: 'text', sortable: true, maxLength: 100, required: true },
  postRank: { kind: 'dict', label: { zh: '职级', en: 'Rank' }, filter: 'options', sortable: true, dict: 'position_rank', required: true },
  companyId: { kind: 'text', label: { zh: '公司id', en: 'Company id' }, maxLength: 36 },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
const loadSchemas = () => import('./position.schemas.ts');
/** What the calls of position take, as schemas for forms; fetched when asked for. */
export const positionSchemas = {
  /** Of `add`. */
  add: async () => (await loadSchemas()).positionAddInput,
  /** Of `edit`. */
  edit: async () => (await loadSchemas()).positionEditInput,
};
/** Calls of position. */
export const createPositionApi = (transport: Transport) => ({
  /** `add` and `edit` take `checkOnly`. */
  checkable: true,
  /** What `add` and `edit` take, for forms. */
  schemas: {
    add: async () => (await loadSchemas()).positionAddInput,
    edit: async () => (await loadSchemas()).positionEditInput,
  },
  /** `list` takes several orders. */
  severalOrders: true,
  /** 新增职务 · Add: Position. Needs `position:add`. */
  add: (body: PositionAdd, options?: CallOptions) => transport.request<Position>({ method: 'POST', path: `/sys/position/add`, body, ...options }),
  /** 删除职务 · Delete: Position. Needs `position:delete`. */
  removeOne: (id: string, options?: CallOptions) => transport.request<null>({ method: 'DELETE', path: `/sys/position/delete`, query: { id }, ...options }),
  /** 批量删除职务 · Delete several: Position. Needs `position:delete`. */
  remove: (ids: readonly string[], options?: CallOptions) =>
    transport.request<BatchResult>({ method: 'DELETE', path: `/sys/position/deleteBatch`, query: { ids: ids.join(',') }, ...options }),
  /** 编辑职务 · Edit: Position. Needs `position:edit`. */
  edit: (body: PositionEdit, options?: CallOptions) => transport.request<Position>({ method: 'PUT', path: `/sys/position/edit`, body, ...options }),
  /** 导出职务 · Export: Position. Needs `position:export`. */
  export: (query: PositionListQuery & { selections?: string; exportFields?: string } = {}, options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/sys/position/exportXls`, query, content: 'file', ...options }),
  /** 导入职务 · Import: Position. Needs `position:import`. */
  import: (file: Blob, options?: ImportOptions) => importFile<ImportResult>(transport, { path: `/sys/position/importExcel`, file, options }),
  /** 按行导入职务 · Import rows: Position. Needs `position:import`. */
  importRows: importRows(transport, '/sys/position'),
  /** 职务导入模板 · Import template: Position. Needs `position:import`. */
  importTemplate: (options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/sys/position/importTemplate`, content: 'file', ...options }),
  /** 职务列表 · List: Position. Needs `position:list`. */
  list: (query: PositionListQuery = {}, options?: CallOptions) =>
    transport.request<Page<Position>>({ method: 'GET', path: `/sys/position/list`, query, ...options }),
  /** 按编码查询职务 · One position by code. Needs `position:list`. */
  queryByCode: (query: PositionQueryByCodeQuery, options?: CallOptions) =>
    transport.request<Position>({ method: 'GET', path: `/sys/position/queryByCode`, query, ...options }),
  /** 职务详情 · Get: Position. Needs `position:list`. */
  get: (id: string, options?: CallOptions) => transport.request<Position>({ method: 'GET', path: `/sys/position/queryById`, query: { id }, ...options }),
});

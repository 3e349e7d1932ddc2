// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, DownloadedFile, ListQuery, Page, Transport } from '../../transport.ts';
import { importFile, type ImportOptions } from '../../importFile.ts';
import { importRows } from '../../importRows.ts';
import type { BatchResult, DataSource, DataSourceOption, ImportResult } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { DataSource, DataSourceOption } from '../models.ts';
/** Body of `add`. */
export interface DataSourceAdd {
  /** 数据源编码 · Code. A letter, then letters, digits, _ and -. It is chosen once. */
  code: string;
  /** 数据源名称 · Name */
  name: string;
  /** 数据库类型 · Kind of database (dictionary database_type) */
  dbType: '1' | '2' | '3' | '4' | '6';
  /** 驱动类 · Driver. The class that the kind of database has; kept for compatible clients, loaded by nothing. */
  dbDriver: string;
  /** 数据源地址 · Address. A JDBC address of the kind: host, port and database, and a few harmless parameters. */
  dbUrl: string;
  /** 数据库名称 · Database */
  dbName: string;
  /** 用户名 · User name */
  dbUsername: string;
  /** 备注 · Remark */
  remark?: string | null;
  dbPassword: string;
}
/** Body of `edit`. */
export interface DataSourceEdit {
  id: string;
  /** 版本 · Version */
  version: number;
  /** 数据源编码 · Code. A letter, then letters, digits, _ and -. It is chosen once. */
  code?: string;
  /** 数据源名称 · Name */
  name?: string;
  /** 数据库类型 · Kind of database (dictionary database_type) */
  dbType?: '1' | '2' | '3' | '4' | '6';
  /** 驱动类 · Driver. The class that the kind of database has; kept for compatible clients, loaded by nothing. */
  dbDriver?: string;
  /** 数据源地址 · Address. A JDBC address of the kind: host, port and database, and a few harmless parameters. */
  dbUrl?: string;
  /** 数据库名称 · Database */
  dbName?: string;
  /** 用户名 · User name */
  dbUsername?: string;
  /** 备注 · Remark */
  remark?: string | null;
  dbPassword?: string | null;
}
/** Query of `list`: filters by field. */
export type DataSourceListQuery = ListQuery<'id' | 'createTime' | 'updateTime' | 'code' | 'name' | 'dbType'>;
/** Query of `importExcel`. */
export type DataSourceImportExcelQuery = {
  progressId?: string;
  skipHidden?: boolean;
};
/** Fields of Data source (数据源). */
export const dataSourceFields = {
  code: {
    kind: 'text',
    label: { zh: '数据源编码', en: 'Code' },
    filter: 'text',
    sortable: true,
    unique: { table: 'sys_data_source', column: 'code' },
    maxLength: 100,
    pattern: '^[A-Za-z][\\w-]*$',
    required: true,
  },
  name: { kind: 'text', label: { zh: '数据源名称', en: 'Name' }, filter: 'text', sortable: true, maxLength: 100, required: true },
  dbType: { kind: 'dict', label: { zh: '数据库类型', en: 'Kind of database' }, filter: 'options', sortable: true, dict: 'database_type', required: true },
  dbDriver: { kind: 'text', label: { zh: '驱动类', en: 'Driver' }, maxLength: 100, required: true },
  dbUrl: { kind: 'text', label: { zh: '数据源地址', en: 'Address' }, maxLength: 500, required: true },
  dbName: { kind: 'text', label: { zh: '数据库名称', en: 'Database' }, maxLength: 100, pattern: '^[^\\s;?&\'"\\\\<>]+$', required: true },
  dbUsername: { kind: 'text', label: { zh: '用户名', en: 'User name' }, maxLength: 100, pattern: '^[^\\s;?&\'"\\\\<>]+$', required: true },
  remark: { kind: 'longText', label: { zh: '备注', en: 'Remark' }, maxLength: 200 },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
const loadSchemas = () => import('./dataSource.schemas.ts');
/** What the calls of dataSource take, as schemas for forms; fetched when asked for. */
export const dataSourceSchemas = {
  /** Of `add`. */
  add: async () => (await loadSchemas()).dataSourceAddInput,
  /** Of `edit`. */
  edit: async () => (await loadSchemas()).dataSourceEditInput,
};
/** Calls of dataSource. */
export const createDataSourceApi = (transport: Transport) => ({
  /** `add` and `edit` take `checkOnly`. */
  checkable: true,
  /** What `add` and `edit` take, for forms. */
  schemas: {
    add: async () => (await loadSchemas()).dataSourceAddInput,
    edit: async () => (await loadSchemas()).dataSourceEditInput,
  },
  /** `list` takes several orders. */
  severalOrders: true,
  /** 新增数据源 · Add: Data source. Needs `dataSource:add`. */
  add: (body: DataSourceAdd, options?: CallOptions) => transport.request<DataSource>({ method: 'POST', path: `/sys/dataSource/add`, body, ...options }),
  /** 删除数据源 · Delete: Data source. Needs `dataSource:delete`. */
  removeOne: (id: string, options?: CallOptions) => transport.request<null>({ method: 'DELETE', path: `/sys/dataSource/delete`, query: { id }, ...options }),
  /** 批量删除数据源 · Delete several: Data source. Needs `dataSource:delete`. */
  remove: (ids: readonly string[], options?: CallOptions) =>
    transport.request<BatchResult>({ method: 'DELETE', path: `/sys/dataSource/deleteBatch`, query: { ids: ids.join(',') }, ...options }),
  /** 编辑数据源 · Edit: Data source. Needs `dataSource:edit`. */
  edit: (body: DataSourceEdit, options?: CallOptions) => transport.request<DataSource>({ method: 'PUT', path: `/sys/dataSource/edit`, body, ...options }),
  /** 导出数据源 · Export: Data source. Needs `dataSource:export`. */
  export: (query: DataSourceListQuery & { selections?: string; exportFields?: string } = {}, options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/sys/dataSource/exportXls`, query, content: 'file', ...options }),
  /** 导入数据源 · Import: Data source. Needs `dataSource:import`. */
  import: (file: Blob, options?: ImportOptions) => importFile<ImportResult>(transport, { path: `/sys/dataSource/importExcel`, file, options }),
  /** 按行导入数据源 · Import rows: Data source. Needs `dataSource:import`. */
  importRows: importRows(transport, '/sys/dataSource'),
  /** 数据源导入模板 · Import template: Data source. Needs `dataSource:import`. */
  importTemplate: (options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/sys/dataSource/importTemplate`, content: 'file', ...options }),
  /** 数据源列表 · List: Data source. Needs `dataSource:list`. */
  list: (query: DataSourceListQuery = {}, options?: CallOptions) =>
    transport.request<Page<DataSource>>({ method: 'GET', path: `/sys/dataSource/list`, query, ...options }),
  /** 数据源选项 · Data sources to choose from. Needs `dataSource:list`. */
  options: (options?: CallOptions) => transport.request<DataSourceOption[]>({ method: 'GET', path: `/sys/dataSource/options`, ...options }),
  /** 数据源详情 · Get: Data source. Needs `dataSource:list`. */
  get: (id: string, options?: CallOptions) => transport.request<DataSource>({ method: 'GET', path: `/sys/dataSource/queryById`, query: { id }, ...options }),
});

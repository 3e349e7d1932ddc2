// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, DownloadedFile, ListQuery, Page, Transport } from '../../transport.ts';
import type { Config, ConfigAddInput, ConfigEditInput } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { Config, ConfigAddInput, ConfigEditInput } from '../models.ts';
/** Query of `list`: filters by field. */
export type ConfigListQuery = ListQuery<
  | 'id'
  | 'createTime'
  | 'updateTime'
  | 'configKey'
  | 'configName'
  | 'valueType'
  | 'groupCode'
  | 'publicFlag'
  | 'setBy'
  | 'isKnown'
  | 'isWrong'
  | 'mayEdit'
  | 'mayReset'
  | 'changeTime'
>;
/** Query of `reset`. */
export type ConfigResetQuery = {
  id: string;
  version?: number;
  /** 变更原因 · Reason */
  reason: string;
};
/** Fields of Configuration value (参数). */
export const configFields = {
  configKey: {
    kind: 'text',
    label: { zh: '参数键', en: 'Key' },
    filter: 'text',
    sortable: true,
    maxLength: 60,
    minLength: 1,
    pattern: '^[A-Za-z][\\w.-]*$',
    required: true,
  },
  configName: { kind: 'text', label: { zh: '参数名称', en: 'Name' }, filter: 'text', maxLength: 100, minLength: 1, required: true },
  valueType: { kind: 'dict', label: { zh: '值类型', en: 'Kind of value' }, filter: 'options', sortable: true, dict: 'config_value_type', required: true },
  configValue: { kind: 'longText', label: { zh: '参数值', en: 'Value' }, maxLength: 4000 },
  groupCode: { kind: 'dict', label: { zh: '分组', en: 'Group' }, filter: 'options', sortable: true, dict: 'config_group' },
  remark: { kind: 'text', label: { zh: '说明', en: 'What it changes' }, maxLength: 255 },
  publicFlag: { kind: 'flag', label: { zh: '公开', en: 'Public' }, filter: 'options', dict: 'yn' },
  valueText: { kind: 'longText', label: { zh: '当前值', en: 'Value' }, maxLength: 500, readOnly: true },
  defaultValue: { kind: 'longText', label: { zh: '默认值（存储值）', en: 'Default as stored' }, maxLength: 500, readOnly: true },
  defaultText: { kind: 'longText', label: { zh: '默认值', en: 'Default' }, maxLength: 500, readOnly: true },
  unit: { kind: 'text', label: { zh: '单位', en: 'Unit' }, maxLength: 20, readOnly: true },
  minValue: { kind: 'integer', label: { zh: '最小值', en: 'Smallest' }, minimum: -9007199254740991, readOnly: true },
  maxValue: { kind: 'integer', label: { zh: '最大值', en: 'Largest' }, minimum: -9007199254740991, readOnly: true },
  rangeText: { kind: 'text', label: { zh: '范围', en: 'Range' }, maxLength: 200, readOnly: true },
  choices: { kind: 'longText', label: { zh: '选项', en: 'Choices' }, maxLength: 1000, readOnly: true },
  setBy: { kind: 'dict', label: { zh: '来源', en: 'Set by' }, filter: 'options', sortable: true, dict: 'config_source', readOnly: true },
  isKnown: { kind: 'flag', label: { zh: '系统参数', en: 'Of the system' }, filter: 'options', dict: 'yn', readOnly: true },
  isWrong: { kind: 'flag', label: { zh: '超出范围', en: 'Out of range' }, filter: 'options', dict: 'yn', readOnly: true },
  storedValue: { kind: 'longText', label: { zh: '存储值', en: 'Stored value' }, maxLength: 500, readOnly: true },
  mayEdit: { kind: 'flag', label: { zh: '可修改', en: 'May be changed' }, filter: 'options', dict: 'yn', readOnly: true },
  mayReset: { kind: 'flag', label: { zh: '可恢复', en: 'May be taken back' }, filter: 'options', dict: 'yn', readOnly: true },
  changeBy: { kind: 'text', label: { zh: '最后修改人', en: 'Changed by' }, calledBy: 'sys_user,realname,username', maxLength: 64, readOnly: true },
  changeTime: { kind: 'dateTime', label: { zh: '最后修改时间', en: 'Changed at' }, filter: 'range', sortable: true, readOnly: true },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
const loadSchemas = () => import('./config.schemas.ts');
/** What the calls of config take, as schemas for forms; fetched when asked for. */
export const configSchemas = {
  /** Of `add`. */
  add: async () => (await loadSchemas()).configAddInput,
  /** Of `edit`. */
  edit: async () => (await loadSchemas()).configEditInput,
  /** Of `refresh`. */
  refresh: async () => (await loadSchemas()).configRefreshInput,
};
/** Calls of config. */
export const createConfigApi = (transport: Transport) => ({
  /** `add` and `edit` take `checkOnly`. */
  checkable: true,
  /** What `add` and `edit` take, for forms. */
  schemas: {
    add: async () => (await loadSchemas()).configAddInput,
    edit: async () => (await loadSchemas()).configEditInput,
  },
  /** `list` takes several orders. */
  severalOrders: true,
  /** 新增参数 · Add: Configuration value. Needs `config:add`. */
  add: (body: ConfigAddInput, options?: CallOptions) => transport.request<Config>({ method: 'POST', path: `/hyconfig/hyConfig/add`, body, ...options }),
  /** 公开参数 · Public values. Needs `public`. */
  cfg: (options?: CallOptions) => transport.request<Record<string, string | number | null>>({ method: 'GET', path: `/hyconfig/hyConfig/cfg`, ...options }),
  /** 编辑参数 · Edit: Configuration value. Needs `config:edit`. */
  edit: (body: ConfigEditInput, options?: CallOptions) => transport.request<Config>({ method: 'PUT', path: `/hyconfig/hyConfig/edit`, body, ...options }),
  /** 导出参数 · Export: Configuration value. Needs `config:export`. */
  export: (query: ConfigListQuery & { selections?: string; exportFields?: string } = {}, options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/hyconfig/hyConfig/exportXls`, query, content: 'file', ...options }),
  /** 参数列表 · List: Configuration value. Needs `config:list`. */
  list: (query: ConfigListQuery = {}, options?: CallOptions) =>
    transport.request<Page<Config>>({ method: 'GET', path: `/hyconfig/hyConfig/list`, query, ...options }),
  /** 参数详情 · Get: Configuration value. Needs `config:list`. */
  get: (id: string, options?: CallOptions) => transport.request<Config>({ method: 'GET', path: `/hyconfig/hyConfig/queryById`, query: { id }, ...options }),
  /** 重新核对参数 · Check the stored values again. Needs `config:refresh`. */
  refresh: (body: Record<string, unknown>, options?: CallOptions) =>
    transport.request<{
      total: number;
      wrong: string[];
    }>({ method: 'PUT', path: `/hyconfig/hyConfig/refresh`, body, ...options }),
  /** 恢复默认值或删除自定义参数 · Back to the default, or remove a key of one’s own. Needs `config:delete`. */
  reset: (query: ConfigResetQuery, options?: CallOptions) =>
    transport.request<null>({ method: 'DELETE', path: `/hyconfig/hyConfig/delete`, query, ...options }),
});

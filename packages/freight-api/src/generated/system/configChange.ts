// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, DownloadedFile, ListQuery, Page, Transport } from '../../transport.ts';
import type { ConfigChange } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { ConfigChange } from '../models.ts';
/** Query of `list`: filters by field. */
export type ConfigChangeListQuery = ListQuery<
  'id' | 'createTime' | 'updateTime' | 'configKey' | 'configName' | 'changeKind' | 'reason' | 'changeBy' | 'changeTime'
>;
/** Fields of Change of configuration (参数变更). */
export const configChangeFields = {
  configKey: { kind: 'text', label: { zh: '参数键', en: 'Key' }, filter: 'text', maxLength: 60, readOnly: true },
  configName: { kind: 'text', label: { zh: '参数名称', en: 'Name' }, filter: 'text', maxLength: 100, readOnly: true },
  changeKind: { kind: 'dict', label: { zh: '变更', en: 'Change' }, filter: 'options', sortable: true, dict: 'config_change_kind', readOnly: true },
  oldValue: { kind: 'longText', label: { zh: '原值', en: 'Before' }, maxLength: 4000, readOnly: true },
  newValue: { kind: 'longText', label: { zh: '新值', en: 'After' }, maxLength: 4000, readOnly: true },
  reason: { kind: 'text', label: { zh: '变更原因', en: 'Reason' }, filter: 'text', maxLength: 200, readOnly: true },
  changeBy: { kind: 'text', label: { zh: '变更人', en: 'Changed by' }, filter: 'text', calledBy: 'sys_user,realname,username', maxLength: 64, readOnly: true },
  changeTime: { kind: 'dateTime', label: { zh: '变更时间', en: 'Changed at' }, filter: 'range', sortable: true, readOnly: true },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
/** Calls of configChange. */
export const createConfigChangeApi = (transport: Transport) => ({
  /** `list` takes several orders. */
  severalOrders: true,
  /** 导出参数变更 · Export: Change of configuration. Needs `config:export`. */
  export: (query: ConfigChangeListQuery & { selections?: string; exportFields?: string } = {}, options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/hyconfig/hyConfigChange/exportXls`, query, content: 'file', ...options }),
  /** 参数变更列表 · List: Change of configuration. Needs `config:list`. */
  list: (query: ConfigChangeListQuery = {}, options?: CallOptions) =>
    transport.request<Page<ConfigChange>>({ method: 'GET', path: `/hyconfig/hyConfigChange/list`, query, ...options }),
});

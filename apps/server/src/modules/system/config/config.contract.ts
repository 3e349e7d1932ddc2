import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import {
  contract,
  dateTime,
  dict,
  entity,
  flag,
  Id,
  integer,
  longText,
  person,
  standardEndpoints,
  text,
} from '../../../platform/contract/index.ts';

const configKey = text(label('参数键', 'Key'), { max: 60, min: 1, pattern: /^[A-Za-z][\w.-]*$/, filter: 'text', sortable: true });
const configName = text(label('参数名称', 'Name'), { max: 100, min: 1, filter: 'text' });
const configValue = longText(label('参数值', 'Value'), { max: 4000 });
const valueType = dict('config_value_type', { label: label('值类型', 'Kind of value') });
const groupCode = dict('config_group', { label: label('分组', 'Group') });
const remark = text(label('说明', 'What it changes'), { max: 255 });
const publicFlag = flag(label('公开', 'Public'), { description: 'Anybody may read it by `cfg`.' });
const reason = longText(label('变更原因', 'Reason'), { max: 200, min: 1 });

/** A configuration value: one that rules or clients read, or one of the operator's own. @source FRT-10, freight-domain 2.31, F20 */
export const Config = entity('config', {
  label: label('参数', 'Configuration value'),
  required: { configKey, configName, valueType },
  optional: { configValue, groupCode, remark, publicFlag },
  computed: {
    valueText: longText(label('当前值', 'Value'), { description: 'With its unit.' }),
    defaultValue: longText(label('默认值（存储值）', 'Default as stored')),
    defaultText: longText(label('默认值', 'Default'), { description: 'With its unit.' }),
    unit: text(label('单位', 'Unit'), { max: 20 }),
    minValue: integer(label('最小值', 'Smallest'), { min: Number.MIN_SAFE_INTEGER }),
    maxValue: integer(label('最大值', 'Largest'), { min: Number.MIN_SAFE_INTEGER }),
    rangeText: text(label('范围', 'Range'), { description: 'With its unit.' }),
    choices: longText(label('选项', 'Choices'), { max: 1000, description: 'A line `value=text` for each.' }),
    setBy: dict('config_source', { label: label('来源', 'Set by') }),
    isKnown: flag(label('系统参数', 'Of the system'), { description: 'Code or clients read it; it can be changed and not be removed.' }),
    isWrong: flag(label('超出范围', 'Out of range'), { description: 'What is stored may not be, and the default counts.' }),
    storedValue: longText(label('存储值', 'Stored value')),
    mayEdit: flag(label('可修改', 'May be changed'), { description: 'Null or 0: the platform alone sets it.' }),
    mayReset: flag(label('可恢复', 'May be taken back'), { description: 'The reader’s own tenant has set it.' }),
    changeBy: person(label('最后修改人', 'Changed by')),
    changeTime: dateTime(label('最后修改时间', 'Changed at')),
  },
  exportColumns: [
    'groupCode',
    'configKey',
    'configName',
    'valueText',
    'valueType',
    'defaultText',
    'rangeText',
    'setBy',
    'publicFlag',
    'remark',
    'changeBy',
    'changeTime',
  ],
  importColumns: [],
});

/** A change of a value. @source FRT-10 */
export const ConfigChange = entity('configChange', {
  label: label('参数变更', 'Change of configuration'),
  required: {},
  optional: {},
  computed: {
    configKey: text(label('参数键', 'Key'), { max: 60, filter: 'text' }),
    configName: text(label('参数名称', 'Name'), { max: 100, filter: 'text' }),
    changeKind: dict('config_change_kind', { label: label('变更', 'Change') }),
    oldValue: longText(label('原值', 'Before'), { max: 4000 }),
    newValue: longText(label('新值', 'After'), { max: 4000 }),
    reason: text(label('变更原因', 'Reason'), { max: 200, filter: 'text' }),
    changeBy: person(label('变更人', 'Changed by'), { filter: 'text' }),
    changeTime: dateTime(label('变更时间', 'Changed at')),
  },
  exportColumns: ['changeTime', 'configKey', 'configName', 'changeKind', 'oldValue', 'newValue', 'reason', 'changeBy'],
  importColumns: [],
});

/** A key of the operator's own: clients may read it, rules do not. */
export const ConfigAddInput = z
  .object({
    configKey,
    configName,
    valueType,
    configValue: configValue.optional(),
    groupCode: groupCode.nullish(),
    remark: remark.nullish(),
    publicFlag: publicFlag.optional(),
    reason,
  })
  .meta({ id: 'ConfigAddInput' });

/** A new value with the reason for it; what a key of the operator's own is called may change with it. */
export const ConfigEditInput = z
  .object({
    id: Id,
    version: z.int(),
    configValue,
    configName: configName.optional(),
    remark: remark.nullish(),
    publicFlag: publicFlag.optional(),
    reason,
  })
  .meta({ id: 'ConfigEditInput' });

const { list, queryById, add, edit, delete: remove, exportXls } = standardEndpoints(Config, 'config');
const { list: changes, exportXls: exportChanges } = standardEndpoints(ConfigChange, 'config');

/** @source FRT-10, freight-domain F20 */
export const configContract = contract('/hyconfig/hyConfig', {
  about: { domain: 'system', name: 'config', entity: Config },
  endpoints: {
    list,
    queryById,
    exportXls,
    add: { ...add, body: ConfigAddInput, errors: ['InvalidInput', 'Conflict'] },
    edit: { ...edit, body: ConfigEditInput },
    /** Under the address of removals: it asks for a reason as well. */
    reset: {
      ...remove,
      summary: label('恢复默认值或删除自定义参数', 'Back to the default, or remove a key of one’s own'),
      message: '操作成功!',
      query: z.object({ id: Id, version: z.coerce.number().int().optional(), reason }),
      errors: ['NotFound', 'Conflict', 'InvalidInput'],
    },
    refresh: {
      method: ['PUT', 'POST'],
      path: '/refresh',
      permission: 'config:refresh',
      summary: label('重新核对参数', 'Check the stored values again'),
      body: z.object({}),
      reply: z.object({ total: z.int(), wrong: z.array(z.string()) }),
    },
    cfg: {
      method: 'GET',
      path: '/cfg',
      auth: 'public',
      summary: label('公开参数', 'Public values'),
      reply: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
    },
  },
});

/** Who changed what, and why. @source FRT-10 */
export const configChangeContract = contract('/hyconfig/hyConfigChange', {
  about: { domain: 'system', name: 'configChange', entity: ConfigChange },
  endpoints: { list: changes, exportXls: exportChanges },
});

// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { FieldMeta } from '../../metadata.ts';
/** Fields of the body of `add`. */
export const configAddFields = {
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
  reason: { kind: 'longText', label: { zh: '变更原因', en: 'Reason' }, maxLength: 200, minLength: 1, required: true },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `edit`. */
export const configEditFields = {
  configValue: { kind: 'longText', label: { zh: '参数值', en: 'Value' }, maxLength: 4000, required: true },
  configName: { kind: 'text', label: { zh: '参数名称', en: 'Name' }, filter: 'text', maxLength: 100, minLength: 1 },
  remark: { kind: 'text', label: { zh: '说明', en: 'What it changes' }, maxLength: 255 },
  publicFlag: { kind: 'flag', label: { zh: '公开', en: 'Public' }, filter: 'options', dict: 'yn' },
  reason: { kind: 'longText', label: { zh: '变更原因', en: 'Reason' }, maxLength: 200, minLength: 1, required: true },
} as const satisfies Record<string, FieldMeta>;

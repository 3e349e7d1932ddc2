// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { FieldMeta } from '../../metadata.ts';
/** Fields of the body of `add`. */
export const formButtonAddFields = {
  buttonCode: { kind: 'text', label: { zh: '按钮编码', en: 'Code' }, maxLength: 50, pattern: '^[a-z][A-Za-z0-9_]*$', required: true },
  buttonName: { kind: 'text', label: { zh: '按钮名称', en: 'Caption' }, maxLength: 50, required: true },
  buttonNameEn: { kind: 'text', label: { zh: '英文名称', en: 'Caption in English' }, maxLength: 50 },
  buttonStyle: { kind: 'dict', label: { zh: '按钮样式', en: 'Place' }, filter: 'options', sortable: true, dict: 'cgform_button_style' },
  optType: { kind: 'dict', label: { zh: '按钮类型', en: 'Type' }, filter: 'options', sortable: true, dict: 'cgform_button_type' },
  optPosition: { kind: 'text', label: { zh: '表单位置', en: 'Place in the form' }, maxLength: 1, pattern: '^[12]?$' },
  buttonIcon: { kind: 'text', label: { zh: '图标', en: 'Icon' }, maxLength: 50, pattern: '^[a-z0-9-]*$' },
  exp: { kind: 'longText', label: { zh: '显示表达式', en: 'Shown when' }, maxLength: 2000 },
  orderNum: { kind: 'integer', label: { zh: '排序', en: 'Sort order' }, minimum: 0, maximum: 10000 },
  buttonStatus: { kind: 'dict', label: { zh: '启用', en: 'In use' }, filter: 'options', sortable: true, dict: 'yn', offered: ['1', '0'] },
} as const satisfies Record<string, FieldMeta>;
/** Fields of the body of `edit`. */
export const formButtonEditFields = {
  buttonCode: { kind: 'text', label: { zh: '按钮编码', en: 'Code' }, maxLength: 50, pattern: '^[a-z][A-Za-z0-9_]*$' },
  buttonName: { kind: 'text', label: { zh: '按钮名称', en: 'Caption' }, maxLength: 50 },
  buttonNameEn: { kind: 'text', label: { zh: '英文名称', en: 'Caption in English' }, maxLength: 50 },
  buttonStyle: { kind: 'dict', label: { zh: '按钮样式', en: 'Place' }, filter: 'options', sortable: true, dict: 'cgform_button_style' },
  optType: { kind: 'dict', label: { zh: '按钮类型', en: 'Type' }, filter: 'options', sortable: true, dict: 'cgform_button_type' },
  optPosition: { kind: 'text', label: { zh: '表单位置', en: 'Place in the form' }, maxLength: 1, pattern: '^[12]?$' },
  buttonIcon: { kind: 'text', label: { zh: '图标', en: 'Icon' }, maxLength: 50, pattern: '^[a-z0-9-]*$' },
  exp: { kind: 'longText', label: { zh: '显示表达式', en: 'Shown when' }, maxLength: 2000 },
  orderNum: { kind: 'integer', label: { zh: '排序', en: 'Sort order' }, minimum: 0, maximum: 10000 },
  buttonStatus: { kind: 'dict', label: { zh: '启用', en: 'In use' }, filter: 'options', sortable: true, dict: 'yn', offered: ['1', '0'] },
} as const satisfies Record<string, FieldMeta>;

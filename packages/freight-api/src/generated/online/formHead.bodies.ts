// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { FieldMeta } from '../../metadata.ts';
/** Fields of the body of `edit`. */
export const formHeadEditFields = {
  tableName: { kind: 'text', label: { zh: '表名', en: 'Table name' }, filter: 'text', sortable: true, maxLength: 63, pattern: '^[a-z][a-z0-9_]{0,62}$' },
  tableTxt: { kind: 'text', label: { zh: '表描述', en: 'Title' }, filter: 'text', sortable: true, maxLength: 100 },
  tableTxtEn: { kind: 'text', label: { zh: '英文描述', en: 'Title in English' }, maxLength: 100 },
  tableType: { kind: 'dict', label: { zh: '表类型', en: 'Type' }, filter: 'options', sortable: true, dict: 'cgform_table_type', minimum: 1, maximum: 3 },
  isCheckbox: { kind: 'dict', label: { zh: '显示复选框', en: 'Rows can be selected' }, filter: 'options', sortable: true, dict: 'cgform_yes_no' },
  isPage: { kind: 'dict', label: { zh: '是否分页', en: 'In pages' }, filter: 'options', sortable: true, dict: 'cgform_yes_no' },
  isTree: { kind: 'dict', label: { zh: '是否树', en: 'A tree' }, filter: 'options', sortable: true, dict: 'cgform_yes_no' },
  idSequence: { kind: 'text', label: { zh: '主键序列', en: 'Sequence of ids' }, maxLength: 100 },
  idType: { kind: 'text', label: { zh: '主键策略', en: 'Kind of ids' }, maxLength: 20, pattern: '^\\w*$' },
  queryMode: { kind: 'dict', label: { zh: '查询模式', en: 'Search' }, filter: 'options', sortable: true, dict: 'cgform_query_mode' },
  relationType: { kind: 'dict', label: { zh: '附表关系', en: 'Relation' }, filter: 'options', sortable: true, dict: 'cgform_relation', minimum: 0, maximum: 1 },
  tabOrderNum: { kind: 'integer', label: { zh: '附表序号', en: 'Order of tabs' }, minimum: 0, maximum: 1000 },
  treeParentIdField: { kind: 'text', label: { zh: '树父ID字段', en: 'Field of the parent' }, maxLength: 63 },
  treeIdField: { kind: 'text', label: { zh: '是否有子节点字段', en: 'Field that tells of children' }, maxLength: 63 },
  treeFieldname: { kind: 'text', label: { zh: '树展开列', en: 'Field that opens rows' }, maxLength: 63 },
  formCategory: { kind: 'dict', label: { zh: '表单分类', en: 'Purpose' }, filter: 'options', sortable: true, dict: 'ol_form_biz_type' },
  formTemplate: { kind: 'text', label: { zh: 'PC表单列数', en: 'Form columns' }, maxLength: 2, pattern: '^(?:[1-4]|99)$' },
  formTemplateMobile: { kind: 'text', label: { zh: '移动表单列数', en: 'Columns on phones' }, maxLength: 1, pattern: '^[12]$' },
  scroll: { kind: 'dict', label: { zh: '横向滚动条', en: 'Scrolls sideways' }, filter: 'options', sortable: true, dict: 'yn', minimum: 0, maximum: 1 },
  themeTemplate: { kind: 'dict', label: { zh: '主题模板', en: 'Layout' }, filter: 'options', sortable: true, dict: 'cgform_theme' },
  extConfigJson: { kind: 'longText', label: { zh: '扩展配置', en: 'Further settings' }, maxLength: 2000 },
} as const satisfies Record<string, FieldMeta>;
/** The most records in lists of the body of `edit`. */
export const formHeadEditLimits = { rules: 50 } as const;

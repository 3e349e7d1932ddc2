import { label, type LocalizedText } from '@tarmac/freight-api/rules';
import { z } from 'zod';
import { dict, entity, fieldOf, integer, longText, numberCode, text } from '../../../platform/contract/index.ts';
import { fieldKey } from '../../../platform/contract/meta.ts';
import { dbTypes, fieldViews } from './formSnapshot.ts';

/** What people call tables and fields: keys of JSON, never names in the database. */
export const namePattern = /^[a-z][a-z0-9_]{0,62}$/;

const yesNo = (title: LocalizedText) => dict('cgform_yes_no', { label: title, options: { codes: ['Y', 'N'] } });
/** 1 or 0, as a number. */
const bit = (title: LocalizedText) => numberCode('yn', { label: title, range: [0, 1] });
/** '1' or '0'; some clients send the number. */
const bitText = (title: LocalizedText) =>
  z.coerce
    .string()
    .regex(/^[01]$/)
    .meta({ [fieldKey]: { ...fieldOf(dict('yn', { label: title })), offered: ['1', '0'] } });
const queryMode = (title: LocalizedText) => dict('cgform_query_mode', { label: title, options: { codes: ['single', 'group'] } });
const expression = (title: LocalizedText, description: string) => longText(title, { max: 2000, description });
/** Names of the stock product for what is drawn like `normal` here. @source jeecg-wire 4.3 */
const normalThemes: ReadonlySet<string> = new Set(['one', 'many', 'jvxe']);
const themes = ['normal', 'erp', 'innerTable', 'tab'] as const;
const theme = (title: LocalizedText) =>
  z
    .string()
    .max(20)
    .overwrite((value) => (normalThemes.has(value) ? 'normal' : value))
    .refine((value) => themes.some((one) => one === value))
    .meta({
      [fieldKey]: fieldOf(dict('cgform_theme', { label: title, options: { codes: themes } })),
      enum: themes,
    }) as unknown as z.ZodType<(typeof themes)[number], (typeof themes)[number]>;
const name = (title: LocalizedText) => text(title, { max: 63, pattern: namePattern });

/** A table that administrators declare. @source ONL-07, jeecg-wire 4.4 */
export const FormHead = entity('formHead', {
  label: label('在线表单', 'Online form'),
  required: {
    tableName: text(label('表名', 'Table name'), { max: 63, pattern: namePattern, filter: 'text', sortable: true }),
    tableTxt: text(label('表描述', 'Title'), { max: 100, filter: 'text', sortable: true }),
  },
  optional: {
    tableTxtEn: text(label('英文描述', 'Title in English'), { max: 100 }),
    tableType: numberCode('cgform_table_type', { label: label('表类型', 'Type'), range: [1, 3], sortable: true }),
    isCheckbox: yesNo(label('显示复选框', 'Rows can be selected')),
    isPage: yesNo(label('是否分页', 'In pages')),
    isTree: yesNo(label('是否树', 'A tree')),
    idSequence: text(label('主键序列', 'Sequence of ids'), { max: 100 }),
    idType: text(label('主键策略', 'Kind of ids'), { max: 20, pattern: /^\w*$/ }),
    queryMode: queryMode(label('查询模式', 'Search')),
    relationType: numberCode('cgform_relation', { label: label('附表关系', 'Relation'), range: [0, 1] }),
    tabOrderNum: integer(label('附表序号', 'Order of tabs'), { max: 1000 }),
    treeParentIdField: text(label('树父ID字段', 'Field of the parent'), { max: 63 }),
    treeIdField: text(label('是否有子节点字段', 'Field that tells of children'), { max: 63 }),
    treeFieldname: text(label('树展开列', 'Field that opens rows'), { max: 63 }),
    formCategory: dict('ol_form_biz_type', { label: label('表单分类', 'Purpose') }),
    formTemplate: text(label('PC表单列数', 'Form columns'), { max: 2, pattern: /^(?:[1-4]|99)$/ }),
    formTemplateMobile: text(label('移动表单列数', 'Columns on phones'), { max: 1, pattern: /^[12]$/ }),
    scroll: bit(label('横向滚动条', 'Scrolls sideways')),
    themeTemplate: theme(label('主题模板', 'Layout')),
    extConfigJson: longText(label('扩展配置', 'Further settings'), { max: 2000 }),
  },
  computed: {
    tableVersion: integer(label('版本', 'Version'), { sortable: true }),
    isDbSynch: dict('cgform_yes_no', { label: label('同步数据库状态', 'Published'), options: { codes: ['Y', 'N'] } }),
    publishedVersion: integer(label('已发布版本', 'Version in force')),
    subTableStr: text(label('附表', 'Sub-tables'), { max: 10_000 }),
    copyType: numberCode('yn', { label: label('是否视图', 'A view'), range: [0, 1] }),
    copyVersion: integer(label('视图版本', 'Number of the view')),
    physicId: text(label('原表', 'Its table'), { max: 36, filter: 'equals' }),
    hascopy: bit(label('是否有视图', 'Has views')),
  },
});

/** A field of a table. @source jeecg-wire 4.4 */
export const FormField = entity('formField', {
  label: label('表单字段', 'Field of a form'),
  required: {
    dbFieldName: name(label('字段名称', 'Name')),
    dbFieldTxt: text(label('字段备注', 'Caption'), { max: 100 }),
  },
  optional: {
    dbFieldTxtEn: text(label('英文备注', 'Caption in English'), { max: 100 }),
    dbIsKey: bit(label('主键', 'Key')),
    dbIsNull: bit(label('允许空值', 'May be empty')),
    dbType: dict('cgform_db_type', { label: label('字段类型', 'Type'), options: { codes: dbTypes } }),
    dbLength: z.coerce
      .number()
      .int()
      .min(0)
      .max(100_000)
      .meta({ [fieldKey]: fieldOf(integer(label('字段长度', 'Length'), { max: 100_000 })) }),
    dbPointLength: z.coerce
      .number()
      .int()
      .min(0)
      .max(100)
      .meta({ [fieldKey]: fieldOf(integer(label('小数点', 'Decimals'), { max: 100 })) }),
    dbDefaultVal: text(label('数据库默认值', 'Value where none is given'), { max: 200 }),
    dictField: text(label('字典Code', 'Dictionary'), { max: 100 }),
    dictTable: text(label('字典Table', 'Table of choices'), { max: 500 }),
    dictText: text(label('字典Text', 'Column of their texts'), { max: 100 }),
    fieldShowType: dict('cgform_view', { label: label('控件类型', 'Control'), options: { codes: fieldViews } }),
    fieldHref: text(label('字段Href', 'Link'), { max: 300 }),
    fieldLength: z.coerce
      .string()
      .regex(/^\d{1,4}$/)
      .meta({ [fieldKey]: { ...fieldOf(text(label('列宽', 'Width'), { max: 4 })) } }),
    fieldValidType: text(label('校验规则', 'Check'), { max: 300 }),
    fieldMustInput: bitText(label('是否必填', 'Required')),
    fieldExtendJson: longText(label('扩展参数', 'Options'), { max: 2000 }),
    fieldDefaultValue: expression(
      label('控件默认值', 'Default'),
      'Text, `#{sysUserCode}` and the like, `{{ expression }}`, or `${fill rule}`.',
    ),
    isQuery: bit(label('是否查询', 'Searchable')),
    isShowForm: bit(label('表单显示', 'In the form')),
    isShowList: bit(label('列表显示', 'In the list')),
    isReadOnly: bit(label('是否只读', 'Read-only')),
    queryMode: queryMode(label('查询类型', 'Search')),
    mainTable: text(label('主表名', 'Main table'), { max: 63 }),
    mainField: text(label('主表字段', 'Field of the main table'), { max: 63 }),
    orderNum: integer(label('排序', 'Sort order'), { max: 10_000 }),
    converter: text(label('转换器', 'Converter'), { max: 100 }),
    queryDefVal: text(label('查询默认值', 'Default of the search'), { max: 200 }),
    queryDictText: text(label('查询字典Text', 'Search: column of texts'), { max: 100 }),
    queryDictField: text(label('查询字典Code', 'Search: dictionary'), { max: 100 }),
    queryDictTable: text(label('查询字典Table', 'Search: table of choices'), { max: 100 }),
    queryShowType: dict('cgform_view', { label: label('查询控件', 'Search: control'), options: { codes: fieldViews } }),
    queryConfigFlag: bitText(label('查询配置', 'Searched otherwise')),
    queryValidType: text(label('查询校验', 'Search: check'), { max: 300 }),
    queryMustInput: bitText(label('查询必填', 'Search: required')),
    sortFlag: bitText(label('可排序', 'Sortable')),
    computeExpr: expression(label('计算公式', 'Computed'), 'Expression that the value comes from.'),
    visibleExpr: expression(label('显示条件', 'Shown when'), 'Expression.'),
    requiredExpr: expression(label('必填条件', 'Required when'), 'Expression.'),
  },
  computed: {
    cgformHeadId: text(label('表单', 'Form'), { max: 36 }),
    dbFieldNameOld: text(label('原字段名', 'Published name'), { max: 63 }),
    columnNo: integer(label('列号', 'Number of its column')),
  },
});

/** An index of a table. @source jeecg-wire 4.4 */
export const FormIndex = entity('formIndex', {
  label: label('表单索引', 'Index of a form'),
  required: {
    indexName: text(label('索引名称', 'Name'), { max: 63, pattern: /^[A-Za-z]\w*$/ }),
    indexField: text(label('索引栏位', 'Fields'), { max: 500, description: 'Names of fields, joined by commas.' }),
  },
  optional: { indexType: dict('cgform_index_type', { label: label('索引类型', 'Type'), options: { codes: ['normal', 'unique'] } }) },
  computed: {
    cgformHeadId: text(label('表单', 'Form'), { max: 36 }),
    isDbSynch: dict('cgform_yes_no', { label: label('已同步', 'Published'), options: { codes: ['Y', 'N'] } }),
    delFlag: integer(label('删除标记', 'Removed')),
  },
});

/** A button of a form. @source jeecg-wire 4.3, 4.4 */
export const FormButton = entity('formButton', {
  label: label('表单按钮', 'Button of a form'),
  required: {
    buttonCode: text(label('按钮编码', 'Code'), { max: 50, pattern: /^[a-z][A-Za-z0-9_]*$/ }),
    buttonName: text(label('按钮名称', 'Caption'), { max: 50 }),
  },
  optional: {
    buttonNameEn: text(label('英文名称', 'Caption in English'), { max: 50 }),
    buttonStyle: dict('cgform_button_style', { label: label('按钮样式', 'Place'), options: { codes: ['button', 'link', 'form'] } }),
    optType: dict('cgform_button_type', { label: label('按钮类型', 'Type'), options: { codes: ['action', 'js', 'bus'] } }),
    optPosition: text(label('表单位置', 'Place in the form'), { max: 1, pattern: /^[12]?$/ }),
    buttonIcon: text(label('图标', 'Icon'), { max: 50, pattern: /^[a-z0-9-]*$/ }),
    exp: longText(label('显示表达式', 'Shown when'), { max: 2000 }),
    orderNum: integer(label('排序', 'Sort order'), { max: 10_000 }),
    buttonStatus: bitText(label('启用', 'In use')),
  },
  computed: { cgformHeadId: text(label('表单', 'Form'), { max: 36 }) },
});

import { z } from 'zod';
import { byHead } from '../partsByHead.contract.ts';
import { label, type LocalizedText } from '@tarmac/freight-api/rules';
import {
  contract,
  dict,
  entity,
  fieldOf,
  flag,
  integer,
  longText,
  numberCode,
  standardEndpoints,
  text,
} from '../../../platform/contract/index.ts';
import { fieldKey } from '../../../platform/contract/meta.ts';
import { makeMenuEndpoint } from '../onlineMenu.contract.ts';
import { ReportRows, ReportScreen } from './report.contract.ts';
import { paramFields } from './reportParams.ts';

/** Types that a column of a report is declared with. @source jeecg-wire 4.1 */
const reportFieldTypes = ['String', 'Integer', 'Long', 'Double', 'Date', 'Datetime'] as const;
export type ReportFieldType = (typeof reportFieldTypes)[number];

/** A report as it is configured. @source ONL, jeecg-wire 4.1 */
export const ReportHead = entity('reportHead', {
  label: label('在线报表', 'Online report'),
  required: {
    code: text(label('报表编码', 'Code'), {
      max: 100,
      pattern: /^[A-Za-z]\w*$/,
      filter: 'text',
      sortable: true,
      unique: { table: 'onl_cgreport_head', column: 'code' },
      description: 'A report of one’s own takes the place of one of the platform with the same code.',
    }),
    name: text(label('报表名称', 'Name'), { max: 100, filter: 'text', sortable: true }),
    cgrSql: longText(label('查询SQL', 'SQL'), {
      max: 20_000,
      description: 'One SELECT over the views of reports; `:name` stands for a parameter.',
    }),
  },
  optional: {
    permission: text(label('所需权限', 'Permission'), {
      max: 100,
      filter: 'text',
      description: 'What a person needs to use the report; absent in a new one: a permission of its own, which its menu entry makes.',
    }),
    nameEn: text(label('英文名称', 'English name'), { max: 100 }),
    returnValField: text(label('返回值字段', 'Column of the value'), { max: 63 }),
    returnTxtField: text(label('返回文本字段', 'Column of the text'), { max: 63 }),
    returnType: text(label('返回类型', 'Kind of choice'), { max: 2, description: '1 one row, 2 several.' }),
    dbSource: text(label('数据源', 'Data source'), { max: 100, description: 'Empty: reports run on this database alone.' }),
    content: longText(label('描述', 'Description'), { max: 1000 }),
    charts: longText(label('图表', 'Charts'), { max: 8000, description: 'What is drawn above the rows: JSON, a list of ReportChart.' }),
    status: numberCode('report_status', {
      label: label('状态', 'Status'),
      range: [0, 1],
      description: '1 in use, 0 switched off, by a person or because it ran too long; saved with 1 it runs again.',
    }),
  },
  computed: {
    isOwn: flag(label('可修改', 'May be changed'), { description: '0: of the platform; it may be replaced by one with its code.' }),
  },
});

/** '1' or '0'; some clients send the number. */
const bitText = (title: LocalizedText) =>
  z.coerce
    .string()
    .regex(/^[01]$/)
    .meta({ [fieldKey]: fieldOf(flag(title)) });

/** A column of a report, as it is configured. @source ONL, jeecg-wire 4.1 */
export const ReportItem = entity('reportItem', {
  label: label('报表字段', 'Report column'),
  required: {
    fieldName: text(label('字段名', 'Column'), { max: 63, pattern: /^[A-Za-z_\u4e00-\u9fff][\w\u4e00-\u9fff]*$/ }),
    fieldTxt: text(label('字段文本', 'Caption'), { max: 100 }),
  },
  optional: {
    fieldTxtEn: text(label('英文文本', 'English caption'), { max: 100 }),
    fieldWidth: z.coerce
      .number()
      .int()
      .min(0)
      .max(2000)
      .meta({ [fieldKey]: fieldOf(integer(label('列宽', 'Width'), { max: 2000 })), description: 'Pixels; 0: as wide as others.' }),
    fieldType: dict('report_field_type', { label: label('字段类型', 'Type'), options: { codes: reportFieldTypes } }),
    searchMode: dict('report_search_mode', {
      label: label('查询模式', 'Search'),
      options: {
        codes: ['single', 'group'],
        description: 'One value, or a range of two.',
      },
    }),
    isOrder: bitText(label('可排序', 'Sortable')),
    isSearch: bitText(label('可查询', 'Searchable')),
    isShow: bitText(label('显示', 'Shown')),
    isTotal: flag(label('合计', 'Totals'), { description: '0: sums of it mean nothing, as of a score or a share.' }),
    weightField: text(label('加权字段', 'Weighted by'), {
      max: 63,
      description: 'In the place of sums stands the average weighted by this column, as of a price by the weight.',
    }),
    dictCode: text(label('字典编码', 'Dictionary'), { max: 100, description: 'A dictionary, or a table: `table,text,code`.' }),
    fieldHref: text(label('字段链接', 'Link'), {
      max: 200,
      // What stands for a value must not choose the site; a page of this one may be written without its slash.
      pattern: /^(?:(?:\/(?![/\\])|https?:\/\/[\w.-]+(?::\d{1,5})?(?=[/?#]|$)|[A-Za-z][\w-]*(?=[/?#]|$))[^\s\\]*)?$/,
      description: '`${field}` and `{{ field }}` stand for values of the row, and of the parameters by their names.',
    }),
    replaceVal: text(label('取值表达式', 'Replaced values'), { max: 200, description: 'Texts in the place of values: `是_1,否_2`.' }),
    showLength: integer(label('显示字数', 'Characters shown'), { min: 1, max: 1000 }),
    searchPopup: text(label('弹窗查询', 'Search by popup'), {
      max: 170,
      description: 'Values are chosen from another report to be searched for: `report code,column`.',
    }),
    orderNum: integer(label('排序', 'Sort order'), { max: 10_000 }),
  },
  computed: { cgrheadId: text(label('报表', 'Report'), { max: 32 }) },
});

/** A parameter of a report, as it is configured. @source ONL, jeecg-wire 4.1 */
export const ReportParam = entity('reportParam', {
  label: label('报表参数', 'Report parameter'),
  required: { paramName: text(label('参数名', 'Parameter'), { max: 32, pattern: /^[A-Za-z]\w*$/ }) },
  optional: paramFields(),
  computed: { cgrheadId: text(label('报表', 'Report'), { max: 32 }) },
});

const known = { id: z.string().max(36).nullish() };
const most = 200;
/** Ids, or a comma list of them as some clients send it. */
const Ids = z.union([z.array(z.string().max(36)).max(most), z.string().max(8000)]).nullish();

const parts = {
  /** Rows with the id of a stored one change it, others are new. What is not named stays. */
  params: z.array(ReportParam.add.extend(known)).max(most).nullish(),
  items: z.array(ReportItem.add.extend(known)).max(most).nullish(),
  deleteParamIds: Ids,
  deleteItemIds: Ids,
};

export const ReportAddInput = z.object({ head: ReportHead.add, ...parts }).meta({ id: 'ReportAddInput' });
export const ReportEditInput = z.object({ head: ReportHead.edit, ...parts }).meta({ id: 'ReportEditInput' });
export type ReportInput = z.output<typeof ReportAddInput> | z.output<typeof ReportEditInput>;

/** What a statement gives and takes: proposals for the rows of a new report. @source jeecg-wire 4.1 */
const ParsedSql = z
  .object({
    fields: z.array(
      z.object({
        fieldName: z.string(),
        fieldTxt: z.string(),
        fieldType: z.enum(reportFieldTypes),
        orderNum: z.int(),
      }),
    ),
    params: z.array(z.object({ paramName: z.string(), paramTxt: z.string(), orderNum: z.int() })),
  })
  .meta({ id: 'ReportParsedSql' });

/** A report as its page would show it. */
const ReportPreview = z.object({ screen: ReportScreen, data: ReportRows }).meta({ id: 'ReportPreview' });

const { list, queryById, add, edit, delete: remove, deleteBatch } = standardEndpoints(ReportHead, 'online:report');

/** Definitions of reports. Only who may edit them brings SQL in. @source ONL, jeecg-wire 4.1, security 8.36 */
export const reportHeadContract = contract('/online/cgreport/head', {
  about: { domain: 'online', name: 'reportHead', entity: ReportHead },
  endpoints: {
    list,
    queryById,
    add: { ...add, permission: 'online:report:edit', body: ReportAddInput, errors: ['InvalidInput', 'Business'] },
    edit: {
      ...edit,
      path: '/editAll',
      permission: 'online:report:edit',
      body: ReportEditInput,
      errors: ['NotFound', 'Forbidden', 'Conflict', 'InvalidInput'],
    },
    /** The same as clients of 2.1 ask for it. */
    editHead: {
      ...edit,
      permission: 'online:report:edit',
      summary: label('编辑报表（旧）', 'Edit a report, at its former address'),
      body: ReportEditInput,
      errors: ['NotFound', 'Forbidden', 'Conflict', 'InvalidInput'],
    },
    delete: remove,
    deleteBatch,
    parseSql: {
      method: 'GET',
      path: '/parseSql',
      permission: 'online:report:edit',
      summary: label('解析报表SQL', 'Columns and parameters of a statement, of some kilobytes'),
      query: z.object({ sql: z.string().max(20_000), dbKey: z.string().max(100).optional() }),
      reply: ParsedSql,
      errors: ['InvalidInput'],
    },
    preview: {
      method: 'POST',
      path: '/preview',
      permission: 'online:report:edit',
      summary: label('预览报表', 'Rows of a report that is not saved'),
      body: z.union([ReportEditInput, ReportAddInput]),
      reply: ReportPreview,
      errors: ['NotFound', 'Forbidden', 'Conflict', 'InvalidInput', 'Business'],
    },
    makeMenu: {
      ...makeMenuEndpoint,
      permission: 'online:report:edit',
      summary: label('生成报表菜单', 'Make the menu of a report'),
    },
    // An address takes half of what a report may say, and is written down by every proxy on the way.
    parse: {
      method: 'POST',
      path: '/parseSql',
      permission: 'online:report:edit',
      summary: label('解析报表SQL（正文）', 'Columns and parameters of a statement of any length'),
      body: z.object({ sql: z.string().max(20_000) }),
      reply: ParsedSql,
      errors: ['InvalidInput'],
    },
  },
});

/** @source jeecg-wire 4.1 */
export const reportItemContract = contract('/online/cgreport/item', {
  about: { domain: 'online', name: 'reportItem', entity: ReportItem },
  endpoints: {
    listByHeadId: { ...byHead, summary: label('报表字段列表', 'Columns of a report, as configured'), reply: z.array(ReportItem.row) },
  },
});

/** @source jeecg-wire 4.1 */
export const reportParamContract = contract('/online/cgreport/param', {
  about: { domain: 'online', name: 'reportParam', entity: ReportParam },
  endpoints: {
    listByHeadId: { ...byHead, summary: label('报表参数列表', 'Parameters of a report, as configured'), reply: z.array(ReportParam.row) },
  },
});

import { z } from 'zod';
import { contract, type Endpoint } from '../../../platform/contract/index.ts';
import { ReportChart } from './reportCharts.ts';
import { ReportParamInfo } from './reportParams.ts';

const Text = z.string().max(200);

/** A column as stock clients draw it. @source jeecg-wire 4.1 */
const ReportColumn = z
  .object({
    title: z.string(),
    dataIndex: z.string(),
    align: z.string(),
    sorter: z.boolean(),
    /** Key of `dictOptions`. */
    customRender: z.string().nullable(),
    /** Slot of `fieldHrefSlots` where its cells lead somewhere. */
    hrefSlotName: z.string().nullable(),
    scopedSlots: z.object({ customRender: z.string() }).nullable(),
    fieldType: z.string(),
    /** Whether sums of it mean something. */
    isTotal: z.boolean(),
    /** Column that its averages are weighted by, in the place of sums. */
    weightField: z.string().nullable(),
    /** Pixels; null leaves it to the client. */
    fieldWidth: z.int().nullable(),
    width: z.int().nullable(),
    /** Characters after which a cell is cut off; null: where its column ends. */
    showLength: z.int().nullable(),
    /** Not shown, and still part of every row. */
    hidden: z.boolean(),
  })
  .meta({ id: 'ReportColumn' });

/** What a report is made of. @source jeecg-wire 4.1 */
export const ReportColumns = z
  .object({
    cgRpConfigId: z.string(),
    cgRpConfigName: z.string(),
    columns: z.array(ReportColumn),
    dictOptions: z.record(z.string(), z.array(z.object({ value: z.string(), text: z.string() }))),
  })
  .meta({ id: 'ReportColumns' });

/** A search field of a report. @source jeecg-wire 4.1 */
export const ReportQueryItem = z
  .object({
    field: z.string(),
    label: z.string(),
    view: z.enum(['text', 'number', 'date', 'datetime', 'list', 'popup']),
    /** `group` is a range and sends `<field>_begin` and `<field>_end`. */
    mode: z.enum(['single', 'group']),
    /** `1` stands in the folded part. */
    hidden: z.enum(['0', '1']),
    /** Key of `dictOptions`, or of a popup the column whose value is taken. */
    dictCode: z.string().nullable(),
    /** Of a popup: code of the report that is chosen from. */
    dictTable: z.string().nullable(),
    /** Of a popup: the field that the value is asked for by. */
    dictText: z.string().nullable(),
  })
  .meta({ id: 'ReportQueryItem' });

export const ReportRows = z
  .object({
    total: z.int(),
    /** Cells by field name. */
    records: z.array(z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))),
  })
  .meta({ id: 'ReportRows' });

const DictOptions = ReportColumns.shape.dictOptions;

/** Where the cells of a column lead: `${field}` and `{{ field }}` stand for values of the row. */
const FieldHrefSlot = z.object({ slotName: z.string(), href: z.string() }).meta({ id: 'ReportHrefSlot' });

/** A page of rows with all that is needed to draw it. @source jeecg-wire 4.1 */
const ReportColumnsAndData = z
  .object({
    data: ReportRows,
    columns: z.array(ReportColumn),
    cgreportHeadName: z.string(),
    dictOptions: DictOptions,
    fieldHrefSlots: z.array(FieldHrefSlot),
    /** Whether headings stand in groups: those of reports here do not. */
    isGroupTitle: z.boolean(),
  })
  .meta({ id: 'ReportColumnsAndData' });

/** All that a page needs to know of a report before it asks for rows. */
export const ReportScreen = z
  .object({
    id: z.string(),
    code: z.string(),
    name: z.string(),
    columns: z.array(ReportColumn),
    dictOptions: DictOptions,
    fieldHrefSlots: z.array(FieldHrefSlot),
    queryItems: z.array(ReportQueryItem),
    params: z.array(ReportParamInfo),
    charts: z.array(ReportChart),
  })
  .meta({ id: 'ReportScreen' });

const RowsQuery = z
  .looseObject({
    pageNo: z.coerce.number().int().min(1).max(100_000).optional(),
    pageSize: z.coerce.number().int().min(1).max(1000).optional(),
    column: Text.optional(),
    order: z.string().max(10).optional(),
  })
  .meta({ description: 'Search fields stand beside these by name, parameters as `self_<name>`.' });

const byId = {
  method: 'GET',
  // Which permission it takes is written in each report.
  auth: 'session',
  params: z.object({ cgRpConfigId: z.string().max(36) }),
  errors: ['NotFound', 'Forbidden'],
} as const satisfies Partial<Endpoint>;

/** Reports at run time, as popup pickers ask for them. @source POP-04, jeecg-wire 4.1 */
export const reportContract = contract('/online/cgreport/api', {
  about: { domain: 'online', name: 'report' },
  endpoints: {
    getRpColumns: {
      ...byId,
      path: '/getRpColumns/:code',
      summary: { zh: '报表列', en: 'Columns of a report' },
      params: z.object({ code: z.string().max(100) }),
      reply: ReportColumns,
    },
    getQueryInfo: {
      ...byId,
      path: '/getQueryInfo/:cgRpConfigId',
      summary: { zh: '报表查询条件', en: 'Search fields of a report' },
      reply: z.array(ReportQueryItem),
    },
    getData: {
      ...byId,
      path: '/getData/:cgRpConfigId',
      summary: { zh: '报表数据', en: 'Rows of a report' },
      query: RowsQuery,
      reply: ReportRows,
      errors: ['NotFound', 'Forbidden', 'InvalidInput'],
    },
    getColumnsAndData: {
      ...byId,
      path: '/getColumnsAndData/:cgRpConfigId',
      summary: { zh: '报表列与数据', en: 'Columns and rows of a report' },
      query: RowsQuery,
      reply: ReportColumnsAndData,
      errors: ['NotFound', 'Forbidden', 'InvalidInput'],
    },
    getParamsInfo: {
      ...byId,
      path: '/getParamsInfo/:cgRpConfigId',
      summary: { zh: '报表参数', en: 'Parameters of a report' },
      reply: z.array(ReportParamInfo),
    },
    getScreen: {
      ...byId,
      path: '/getScreen/:cgRpConfigId',
      summary: { zh: '报表页面', en: 'What the page of a report is made of' },
      reply: ReportScreen,
    },
    getSums: {
      ...byId,
      path: '/getSums/:cgRpConfigId',
      summary: { zh: '报表合计', en: 'Sums of the numbers of a report' },
      query: RowsQuery,
      reply: z.object({ sums: z.record(z.string(), z.number()) }),
      errors: ['NotFound', 'Forbidden', 'InvalidInput'],
    },
    getReportDictList: {
      ...byId,
      path: '/getReportDictList',
      params: undefined,
      query: z.object({ headId: z.string().max(36) }),
      summary: { zh: '报表字典', en: 'Dictionaries of a report' },
      reply: DictOptions,
    },
    exportXls: {
      ...byId,
      path: '/exportXls/:cgRpConfigId',
      summary: { zh: '导出报表', en: 'Export a report' },
      query: RowsQuery,
      reply: z.null(),
      content: 'file',
      later: true,
      errors: ['NotFound', 'Forbidden', 'InvalidInput'],
    },
    exportManySheetXls: {
      ...byId,
      path: '/exportManySheetXls/:cgRpConfigId',
      summary: { zh: '导出多个报表', en: 'Export several reports, a sheet each' },
      query: RowsQuery.extend({ force_id: z.string().max(400).optional() }),
      reply: z.null(),
      content: 'file',
      later: true,
      errors: ['NotFound', 'Forbidden', 'InvalidInput'],
    },
  },
});

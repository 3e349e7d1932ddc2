import { z } from 'zod';
import { byHead } from '../partsByHead.contract.ts';
import { label } from '@tarmac/freight-api/rules';
import { contract, Id, page, standardEndpoints } from '../../../platform/contract/index.ts';
import { makeMenuEndpoint } from '../onlineMenu.contract.ts';
import { ReportColumns, ReportRows, ReportScreen } from '../report/report.contract.ts';
import { ReportParamInfo } from '../report/reportParams.ts';
import { graphTypes, ReportPageBlock, ReportPageHead, ReportPageParam } from './reportPage.entities.ts';

/** Blocks and parameters of one page. */
export const pageLimits = { blocks: 12, params: 20 };

const known = { id: z.string().max(36).nullish() };

const parts = {
  /** All blocks of the page as they will stand: one with the id of a stored one changes it, and a stored one that is not named goes. Absent: they stay. */
  blocks: z.array(ReportPageBlock.add.extend(known)).max(200).nullish(),
  /** All parameters of the page, likewise. */
  params: z.array(ReportPageParam.add.extend(known)).max(200).nullish(),
};

/** What the stock product has in a page and this one refuses: statements, sources and scripts that are typed into it. @source jeecg-wire 4.5, security 8.36 */
const stock = {
  dataType: z.string().max(20).nullish(),
  cgrSql: z.string().max(20_000).nullish(),
  dbSource: z.string().max(100).nullish(),
  extendJs: z.string().max(20_000).nullish(),
};

export const ReportPageAddInput = z.object({ head: ReportPageHead.add.extend(stock), ...parts }).meta({ id: 'ReportPageAddInput' });
export const ReportPageEditInput = z.object({ head: ReportPageHead.edit.extend(stock), ...parts }).meta({ id: 'ReportPageEditInput' });
export type ReportPageInput = z.output<typeof ReportPageAddInput> | z.output<typeof ReportPageEditInput>;

/** A page as clients of the wire read it: what they know of its blocks is told of the first. @source jeecg-wire 4.5 */
const PageRow = ReportPageHead.row
  .extend({
    dataType: z.literal('report'),
    /** Kinds of its blocks. */
    graphType: z.string(),
    xaxisField: z.string().nullable(),
    yaxisField: z.string().nullable(),
    /** 1: its blocks draw more than one report. */
    isCombination: z.enum(['0', '1']),
    cgrSql: z.null(),
    dbSource: z.null(),
    extendJs: z.null(),
  })
  .meta({ id: 'ReportPageRow' });
export type ReportPageRow = z.input<typeof PageRow>;

/** A column that a page draws, as the wire names it. @source jeecg-wire 4.5 */
const PageItem = z
  .object({
    id: z.string(),
    graphreportHeadId: z.string(),
    /** Report that has it. */
    reportCode: z.string(),
    fieldName: z.string(),
    fieldTxt: z.string(),
    fieldType: z.string(),
    isShow: z.enum(['Y', 'N']),
    searchFlag: z.enum(['Y', 'N']),
    searchMode: z.string(),
    dictCode: z.string().nullable(),
    fieldHref: z.string().nullable(),
    orderNum: z.int(),
  })
  .meta({ id: 'ReportPageItem' });
export type ReportPageItem = z.input<typeof PageItem>;

const { list, queryById, add, edit, delete: remove, deleteBatch } = standardEndpoints(ReportPageHead, 'online:report');
const edits = 'online:report:edit';

/** Definitions of pages of reports, under the rights of reports. @source ONL-08, jeecg-wire 4.5 */
export const reportPageContract = contract('/online/graphreport/head', {
  about: { domain: 'online', name: 'reportPage', entity: ReportPageHead },
  endpoints: {
    list: { ...list, reply: page(PageRow) },
    queryById: { ...queryById, reply: PageRow },
    add: { ...add, permission: edits, body: ReportPageAddInput, reply: PageRow, errors: ['InvalidInput'] },
    edit: {
      ...edit,
      permission: edits,
      body: ReportPageEditInput,
      reply: PageRow,
      errors: ['NotFound', 'Forbidden', 'Conflict', 'InvalidInput'],
    },
    delete: remove,
    deleteBatch,
    queryOnlGraphreportItemByMainId: {
      method: 'GET',
      path: '/queryOnlGraphreportItemByMainId',
      permission: 'online:report:list',
      summary: label('报表页面字段', 'Columns of the reports of a page'),
      query: z.object({ id: Id }),
      reply: z.array(PageItem),
      errors: ['NotFound'],
    },
    parseField: {
      method: 'POST',
      path: '/parseField',
      permission: edits,
      summary: label('解析数据来源', 'Columns of what a block would draw'),
      /** `data` is the code of a report: nothing else may be a source. */
      body: z.object({ type: z.string().max(20), data: z.string().max(20_000) }),
      reply: z.array(PageItem),
      errors: ['NotFound', 'InvalidInput'],
    },
    makeMenu: { ...makeMenuEndpoint, permission: edits, summary: label('生成报表页面菜单', 'Make the menu of a page of reports') },
  },
});

export const reportPageBlockContract = contract('/online/graphreport/block', {
  about: { domain: 'online', name: 'reportPageBlock', entity: ReportPageBlock },
  endpoints: {
    listByHeadId: { ...byHead, summary: label('报表页面区块列表', 'Blocks of a page'), reply: z.array(ReportPageBlock.row) },
  },
});

/** @source jeecg-wire 4.5 */
export const reportPageParamContract = contract('/online/graphreport/params', {
  about: { domain: 'online', name: 'reportPageParam', entity: ReportPageParam },
  endpoints: {
    listByHeadId: { ...byHead, summary: label('报表页面参数列表', 'Parameters of a page'), reply: z.array(ReportPageParam.row) },
  },
});

/** A block as its page shows it. Of a report that the reader may not run nothing is told but that. */
export const PageBlock = z
  .object({
    id: z.string(),
    title: z.string(),
    graphType: z.enum(graphTypes),
    xaxisField: z.string().nullable(),
    byField: z.string().nullable(),
    yaxisFields: z.array(z.string()),
    fold: z.enum(['sum', 'average', 'max', 'count']),
    colSpan: z.int(),
    height: z.enum(['small', 'normal', 'tall']),
    /** `denied`: the reader lacks the permission of the report. */
    state: z.enum(['ready', 'denied', 'off', 'missing']),
    /** Its report; null where it is not ready. */
    screen: ReportScreen.nullable(),
    /** Parameters of the report that come from parameters of the page. */
    shared: z.array(z.object({ name: z.string(), from: z.string() })),
    /** What the page sets of the others. */
    fixed: z.array(z.object({ name: z.string(), value: z.string() })),
  })
  .meta({ id: 'ReportPageBlockScreen' });
export type PageBlock = z.input<typeof PageBlock>;

/** All that a page is made of, before any rows are read. */
export const PageScreen = z
  .object({
    id: z.string(),
    code: z.string(),
    name: z.string(),
    displayTemplate: z.enum(['tab', 'single', 'double']),
    params: z.array(ReportParamInfo),
    blocks: z.array(PageBlock),
  })
  .meta({ id: 'ReportPageScreen' });
export type PageScreen = z.input<typeof PageScreen>;

const PageQuery = z
  .looseObject({ id: z.string().max(100) })
  .meta({ description: 'Parameters of the page stand beside it as `self_<name>`.' });

/** Pages of reports at run time. Which permission one takes is written in each page and in each report. @source ONL-08, jeecg-wire 4.5 */
export const reportPageApiContract = contract('/online/graphreport/api', {
  about: { domain: 'online', name: 'reportPageView' },
  endpoints: {
    getPage: {
      method: 'GET',
      path: '/getPage',
      auth: 'session',
      summary: label('报表页面', 'What a page of reports is made of, by its code or id'),
      query: z.object({ code: z.string().max(100) }),
      reply: PageScreen,
      errors: ['NotFound', 'Forbidden'],
    },
    getChartsData: {
      method: 'GET',
      path: '/getChartsData',
      auth: 'session',
      summary: label('报表页面数据', 'Rows of a block of a page'),
      query: PageQuery.extend({
        /** Absent: the first block that the reader may see. */
        blockId: z.string().max(36).optional(),
        /** Search conditions: JSON, a list of `{ fieldName, searchMode, value }`. */
        params: z.string().max(4000).optional(),
        pageNo: z.coerce.number().int().min(1).max(100_000).optional(),
        pageSize: z.coerce.number().int().min(1).max(1000).optional(),
      }),
      reply: z.object({
        head: PageRow,
        total: z.int(),
        data: ReportRows.shape.records,
        items: z.array(PageItem),
        dictOptions: ReportColumns.shape.dictOptions,
      }),
      errors: ['NotFound', 'Forbidden', 'InvalidInput'],
    },
    exportXlsById: {
      method: 'GET',
      path: '/exportXlsById',
      auth: 'session',
      summary: label('导出报表页面', 'Export a page: a sheet for each block, with what it shows, where the reader may run its report'),
      query: PageQuery,
      reply: z.null(),
      content: 'file',
      later: true,
      errors: ['NotFound', 'Forbidden', 'InvalidInput'],
    },
  },
});

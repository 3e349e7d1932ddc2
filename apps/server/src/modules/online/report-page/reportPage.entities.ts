import { label } from '@tarmac/freight-api/rules';
import { dict, entity, flag, integer, longText, numberCode, text } from '../../../platform/contract/index.ts';
import { paramFields } from '../report/reportParams.ts';

export const graphTypes = ['bar', 'line', 'pie', 'figure', 'pivot', 'table'] as const;

/** A page of reports as it is configured. @source ONL-08, jeecg-wire 4.5 */
export const ReportPageHead = entity('reportPage', {
  label: label('报表页面', 'Report page'),
  required: {
    code: text(label('页面编码', 'Code'), {
      max: 100,
      pattern: /^[A-Za-z]\w*$/,
      filter: 'text',
      sortable: true,
      unique: { table: 'onl_graphreport_head', column: 'code' },
      description: 'A page of one’s own takes the place of one of the platform with the same code.',
    }),
    name: text(label('页面名称', 'Name'), { max: 100, filter: 'text', sortable: true }),
    displayTemplate: dict('graph_display_template', {
      label: label('展示模板', 'Layout'),
      options: { codes: ['tab', 'single', 'double'] },
    }),
    permission: text(label('所需权限', 'Permission'), { max: 100, filter: 'text', description: 'What a person needs to open the page.' }),
  },
  optional: {
    nameEn: text(label('英文名称', 'English name'), { max: 100 }),
    content: longText(label('描述', 'Description'), { max: 1000 }),
    status: numberCode('report_status', { label: label('状态', 'Status'), range: [0, 1], description: '1 in use, 0 switched off.' }),
  },
  computed: {
    isOwn: flag(label('可修改', 'May be changed'), { description: '0: of the platform; it may be replaced by one with its code.' }),
  },
});

/** A block of a page: how it draws the rows of a report. */
export const ReportPageBlock = entity('reportPageBlock', {
  label: label('页面区块', 'Page block'),
  required: {
    title: text(label('标题', 'Title'), { max: 60 }),
    reportCode: text(label('报表', 'Report'), { max: 100, description: 'Code of the report whose rows are drawn.' }),
    graphType: dict('graph_type', { label: label('图表类型', 'Kind'), options: { codes: graphTypes } }),
  },
  optional: {
    titleEn: text(label('英文标题', 'English title'), { max: 60 }),
    xaxisField: text(label('分组字段', 'Group by'), { max: 63, description: 'None of figures and tables.' }),
    byField: text(label('列字段', 'Columns by'), { max: 63, description: 'Of pivots.' }),
    yaxisField: text(label('数值字段', 'Values'), { max: 300, description: 'Joined by commas; none of tables.' }),
    fold: dict('graph_fold', { label: label('汇总方式', 'Aggregate'), options: { codes: ['sum', 'average', 'max', 'count'] } }),
    colSpan: integer(label('宽度', 'Width'), { min: 1, max: 2, description: 'Columns of the page, where it has two.' }),
    height: dict('graph_height', { label: label('高度', 'Height'), options: { codes: ['small', 'normal', 'tall'] } }),
    params: longText(label('参数', 'Parameters'), {
      max: 4000,
      description: 'JSON, a list of `{ name, from, value }`: a parameter of the report comes from one of the page, or is set.',
    }),
    orderNum: integer(label('排序', 'Sort order'), { max: 10_000 }),
  },
  computed: { graphreportHeadId: text(label('页面', 'Page'), { max: 32 }) },
});

/** A parameter of a page, which its blocks share. */
export const ReportPageParam = entity('reportPageParam', {
  label: label('页面参数', 'Page parameter'),
  required: { paramName: text(label('参数名', 'Parameter'), { max: 32, pattern: /^[A-Za-z]\w*$/ }) },
  optional: paramFields(),
  computed: { graphreportHeadId: text(label('页面', 'Page'), { max: 32 }) },
});

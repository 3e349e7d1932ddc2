import { label } from '@tarmac/freight-api/rules';
import { dictionary } from '../../../platform/contract/index.ts';

/** Codes of pages of reports. */
export const pageDictionaries = [
  dictionary('graph_display_template', {
    label: label('报表页面展示模板', 'Arrangements of pages of reports'),
    items: [
      ['tab', '选项卡', 'Tabs'],
      ['single', '单列', 'One column'],
      ['double', '双列', 'Two columns'],
    ],
  }),
  dictionary('graph_type', {
    label: label('图表类型', 'Kinds of drawings'),
    items: [
      ['bar', '柱状图', 'Bars'],
      ['line', '折线图', 'Line'],
      ['pie', '环形图', 'Ring'],
      ['figure', '指标', 'Figure'],
      ['pivot', '透视表', 'Pivot'],
      ['table', '表格', 'Table'],
    ],
  }),
  dictionary('graph_fold', {
    label: label('图表汇总方式', 'How values are put together'),
    items: [
      ['sum', '求和', 'Sum'],
      ['average', '平均', 'Average'],
      ['max', '最大', 'Maximum'],
      ['count', '计数', 'Count'],
    ],
  }),
  dictionary('graph_height', {
    label: label('图表高度', 'Heights of drawings'),
    items: [
      ['small', '矮', 'Low'],
      ['normal', '中', 'Medium'],
      ['tall', '高', 'High'],
    ],
  }),
];

import { defineTexts } from '../../../shared/texts/defineTexts.ts';

/** Texts of the screens that configure reports. */
export const designerTexts = defineTexts({
  add: { zh: '录入', en: 'New report' },
  edit: { zh: '编辑', en: 'Edit' },
  copy: { zh: '复制', en: 'Copy' },
  address: { zh: '配置地址', en: 'Address' },
  addressHelp: { zh: '菜单的路由地址', en: 'Address for a menu entry' },
  open: { zh: '功能测试', en: 'Open' },
  makeMenu: { zh: '生成菜单', en: 'Add to menu' },
  menuConfirm: {
    zh: '在“统计”下生成此报表的菜单和权限？生成后在角色中授权即可使用',
    en: 'Make a menu entry and the permission of this report below Statistics? Give both to a role afterwards',
  },
  close: { zh: '关闭', en: 'Close' },
  copyOf: { zh: '{name} 副本', en: 'Copy of {name}' },
  newReport: { zh: '新报表', en: 'New report' },
  sql: { zh: '查询SQL', en: 'SQL' },
  sqlHelp: {
    zh: '一条 SELECT，可查询 driver、vehicle、carrier、waybill、customer_bill；:名称 表示参数',
    en: 'One SELECT over driver, vehicle, carrier, waybill and customer_bill; :name is a parameter',
  },
  parse: { zh: '解析', en: 'Parse SQL' },
  parsed: {
    zh: '已解析：{fields} 个字段，{params} 个参数',
    en: '{fields} {fields|column|columns} and {params} {params|parameter|parameters} found',
  },
  columns: { zh: '字段', en: 'Columns' },
  params: { zh: '参数', en: 'Parameters' },
  charts: { zh: '图表', en: 'Charts' },
  parts: { zh: '报表配置', en: 'Report parts' },
  noColumns: { zh: '填写SQL后点击“解析”，字段会列在这里', en: 'Write the SQL and parse it: its columns are listed here' },
  noParams: { zh: 'SQL 中没有参数', en: 'The SQL has no parameters' },
  preview: { zh: '预览', en: 'Preview' },
  refresh: { zh: '刷新预览', en: 'Run preview' },
  noPreview: { zh: '点击“刷新预览”查看图表和真实数据', en: 'Run the preview to see charts and real rows' },
  rows: { zh: '共 {total} 行，显示前 {count} 行', en: '{total} {total|row|rows}, the first {count} shown' },
  previewTable: { zh: '预览数据', en: 'Preview rows' },
  addChart: { zh: '添加图表', en: 'Add a chart' },
  removeChart: { zh: '删除图表', en: 'Remove the chart' },
  chart: { zh: '图表 {number}', en: 'Chart {number}' },
  chartTitle: { zh: '标题', en: 'Title' },
  chartTitleEn: { zh: '英文标题', en: 'English title' },
  kind: { zh: '类型', en: 'Kind' },
  x: { zh: '分组字段', en: 'Grouped by' },
  by: { zh: '列字段', en: 'Columns by' },
  y: { zh: '数值字段', en: 'Values' },
  fold: { zh: '汇总方式', en: 'Aggregate' },
  permissionHelp: { zh: '默认为报表自己的权限，随“生成菜单”产生', en: 'By default a permission of its own, which comes with its menu' },
  refused: { zh: '报表还不能保存', en: 'The report can’t be saved yet' },
});

export const chartKinds = defineTexts({
  bar: { zh: '柱状图', en: 'Bars' },
  line: { zh: '折线图', en: 'Line' },
  pie: { zh: '环形图', en: 'Ring' },
  figure: { zh: '指标', en: 'Figure' },
  pivot: { zh: '透视表', en: 'Pivot' },
});

export const chartFolds = defineTexts({
  sum: { zh: '求和', en: 'Sum' },
  average: { zh: '平均', en: 'Average' },
  max: { zh: '最大', en: 'Maximum' },
  count: { zh: '计数', en: 'Count' },
});

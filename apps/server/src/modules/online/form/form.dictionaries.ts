import { label } from '@tarmac/freight-api/rules';
import { dictionary } from '../../../platform/contract/index.ts';

/** What definitions of forms choose from. @source jeecg-wire 4.4, 6.4 */
export const formDictionaries = [
  dictionary('cgform_table_type', {
    label: label('表单类型', 'Types of tables'),
    items: [
      ['1', '单表', 'Single table'],
      ['2', '主表', 'Main table'],
      ['3', '附表', 'Sub-table'],
    ],
  }),
  dictionary('ol_form_biz_type', {
    label: label('表单业务分类', 'Purposes of forms'),
    items: [
      ['demo', '官方示例', 'Example'],
      ['bpm', '流程表单', 'Workflow'],
      ['temp', '测试表单', 'Test'],
      ['bdfl_include', '导入表单', 'Imported'],
    ],
  }),
  dictionary('cgform_yes_no', {
    label: label('是与否', 'Yes and no'),
    items: [
      ['Y', '是', 'Yes'],
      ['N', '否', 'No'],
    ],
  }),
  dictionary('cgform_theme', {
    label: label('表单风格', 'Layouts of forms'),
    items: [
      ['normal', '默认主题', 'Standard'],
      ['erp', 'ERP主题', 'Main table above its sub-tables'],
      ['innerTable', '内嵌子表主题', 'Sub-tables inside of rows'],
      ['tab', 'Tab主题', 'Sub-tables as tabs'],
    ],
  }),
  dictionary('cgform_relation', {
    label: label('附表关系', 'Relations of sub-tables'),
    items: [
      ['0', '一对多', 'Many rows'],
      ['1', '一对一', 'One row'],
    ],
  }),
  dictionary('cgform_query_mode', {
    label: label('查询方式', 'Search'),
    items: [
      ['single', '普通查询', 'One value'],
      ['group', '范围查询', 'Range'],
    ],
  }),
  dictionary('cgform_db_type', {
    label: label('字段类型', 'Types of fields'),
    items: [
      ['string', '字符串', 'Text'],
      ['int', '整数', 'Whole number'],
      ['long', '长整数', 'Long whole number'],
      ['double', '浮点数', 'Floating-point number'],
      ['BigDecimal', '小数', 'Decimal number'],
      ['Date', '日期', 'Date'],
      ['Datetime', '日期时间', 'Date and time'],
      ['Text', '文本', 'Long text'],
      ['LongText', '长文本', 'Very long text'],
      ['Blob', '二进制', 'Binary'],
    ],
  }),
  dictionary('cgform_view', {
    label: label('控件类型', 'Controls'),
    items: [
      ['text', '文本框', 'Text box'],
      ['password', '密码', 'Password'],
      ['list', '下拉框', 'Select'],
      ['radio', '单选框', 'Radio buttons'],
      ['checkbox', '多选框', 'Checkboxes'],
      ['switch', '开关', 'Switch'],
      ['date', '日期', 'Date'],
      ['datetime', '日期时间', 'Date and time'],
      ['time', '时间', 'Time'],
      ['month', '月份', 'Month'],
      ['file', '文件', 'Files'],
      ['image', '图片', 'Pictures'],
      ['textarea', '多行文本', 'Several lines'],
      ['umeditor', '富文本', 'Rich text'],
      ['markdown', 'Markdown', 'Markdown'],
      ['sel_user', '选择用户', 'People'],
      ['sel_depart', '选择部门', 'Departments'],
      ['pca', '省市区', 'Region'],
      ['popup', 'Popup弹框', 'Pick from a report'],
      ['list_multi', '下拉多选框', 'Multiple select'],
      ['sel_search', '下拉搜索框', 'Searched select'],
      ['cat_tree', '分类字典树', 'Category tree'],
      ['sel_tree', '自定义树', 'Tree'],
      ['link_down', '联动组件', 'Linked selects'],
      ['hidden', '隐藏', 'Hidden'],
      ['link_table', '关联记录', 'Row of another form'],
      ['link_table_field', '他表字段', 'Field of that row'],
      ['popup_dict', 'Popup字典', 'Choice from a report'],
    ],
  }),
  dictionary('cgform_index_type', {
    label: label('索引类型', 'Types of indexes'),
    items: [
      ['normal', '普通索引', 'Ordinary'],
      ['unique', '唯一索引', 'Unique'],
    ],
  }),
  dictionary('cgform_button_style', {
    label: label('按钮位置', 'Places of buttons'),
    items: [
      ['button', '工具栏', 'Toolbar'],
      ['link', '行菜单', 'Row'],
      ['form', '表单', 'Form'],
    ],
  }),
  dictionary('cgform_button_action', {
    label: label('按钮动作', 'What buttons do'),
    items: [
      ['set', '设置字段', 'Set fields'],
      ['open', '打开页面', 'Open a page'],
      ['message', '发送消息', 'Send a message'],
      ['call', '调用动作', 'Call an action of the app'],
    ],
  }),
  dictionary('cgform_button_type', {
    label: label('按钮类型', 'Types of buttons'),
    items: [
      ['action', '动作', 'Action'],
      ['js', '脚本（不运行）', 'Script (never run)'],
      ['bus', '业务动作', 'Business action'],
    ],
  }),
];

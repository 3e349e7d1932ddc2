/** Something that has no counterpart, or needs a person's eye. */
export interface Finding {
  file: string;
  line: number;
  /** Table, column, field or action that it is about. */
  subject: string;
  problem: Problem;
  /** What the text of the problem names. */
  detail: string;
}

/** Kinds of findings; `{detail}` is what stands in the code. */
const texts = {
  cellType: {
    zh: '单元格类型 {detail} 没有对应项，已改为 slot，需自行绘制（EditableTable 的 slots）。',
    en: 'The cell type {detail} has no counterpart; it became a slot that you draw (slots of EditableTable).',
  },
  unknownType: {
    zh: '类型 {detail} 在运行时才确定，已按只读列处理。',
    en: 'The type {detail} is only known at run time; the column became read only.',
  },
  width: { zh: '宽度 {detail} 不是像素值，已省略。', en: 'The width {detail} is not in px and was left out.' },
  member: {
    zh: '列属性 {detail} 没有对应项，已省略。',
    en: 'The column’s {detail} has no counterpart and was left out.',
  },
  code: {
    zh: '{detail} 由代码计算，需按新的签名改写；原代码保留在注释里。',
    en: '{detail} is code: write it again with the new signature; the old code stands in a comment.',
  },
  handler: {
    zh: '校验函数 {detail} 依赖组件或外部变量，需改写；原代码保留在注释里。',
    en: 'The rule {detail} reads its component or what is around it: write it again; the old code stands in a comment.',
  },
  dictionaryWhere: {
    zh: '字典 {detail} 带有 SQL 条件；请在服务端配置一个字典，再填写它的编码。',
    en: 'The dictionary {detail} holds an SQL condition: define a dictionary on the server and name its code.',
  },
  linkage: {
    zh: '联动列 {detail}：请在下级列写 optionsOf(row),给出该行可选的值。',
    en: 'Linked column {detail}: give the choices of a row by optionsOf(row) of the lower column.',
  },
  tableMember: { zh: '表格属性 {detail} 没有对应项，已省略。', en: 'The table’s {detail} has no counterpart and was left out.' },
  tableByHand: {
    zh: '表格属性 {detail}：由应用决定，请写到 EditableTable 或它的列上。',
    en: '{detail}: the app decides it, so hand it to EditableTable, or to its columns, yourself.',
  },
  tableSlot: {
    zh: '表格插槽 {detail}：请改写为 EditableTable 的 slots、toolbar.actions 或 expand。',
    en: 'The slot {detail}: write it as slots, toolbar.actions or expand of EditableTable.',
  },
  tableColumns: {
    zh: '找不到列定义 {detail},该表格未转换。',
    en: 'No columns are written out as {detail}; the table was not converted.',
  },
  popupCode: {
    zh: '弹窗的报表编码在运行时才确定，未转换。',
    en: 'The code of the report is only known at run time; the popup was not converted.',
  },
  popupFields: {
    zh: '字段配置 {detail} 不是成对的常量，未转换。',
    en: 'The fields {detail} are not pairs that are written out; the popup was not converted.',
  },
  popupParam: {
    zh: '参数 {detail} 在运行时计算；请在使用处传入 param。',
    en: 'The parameter {detail} is worked out at run time: hand it in as param where the picker stands.',
  },
  permissionCode: {
    zh: '权限编码 {detail} 在运行时才确定，请在使用处写 useCan。',
    en: 'The code {detail} is only known at run time: ask useCan where it is used.',
  },
  role: {
    zh: '按角色 {detail} 控制显示；这里按操作授权，请为它定义一个权限编码。',
    en: 'Shown by the role {detail}: permissions are given by action here, so define a code for it.',
  },
  screen: { zh: '页面 {detail} 需要用 React 编写。', en: 'The screen {detail} has to be written in React.' },
  menuEntry: { zh: '菜单项 {detail} 没有地址，已省略。', en: 'The menu entry {detail} has no address and was left out.' },
  unread: { zh: '文件无法解析：{detail}', en: 'The file cannot be read: {detail}' },
} as const;

/** Name of a kind of finding. */
export type Problem = keyof typeof texts;

/** Languages of the report. */
export type Language = 'zh' | 'en';

/** What a finding says. */
export const findingText = ({ problem, detail }: Pick<Finding, 'problem' | 'detail'>, language: Language): string =>
  texts[problem][language].replace('{detail}', () => detail);

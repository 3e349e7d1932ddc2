import { defineTexts } from '../../../shared/texts/defineTexts.ts';

/** What the tables of the designer say. */
export const lineTexts = defineTexts({
  namePlaceholder: { zh: '留空则自动命名', en: 'Named automatically if left empty' },
  nameRule: {
    zh: '小写字母开头，只含小写字母、数字和下划线',
    en: 'Begins with a small letter; small letters, digits and underscores',
  },
  length: { zh: '长度', en: 'Length' },
  usual: { zh: '常用', en: 'Basics' },
  database: { zh: '数据库属性', en: 'Database' },
  page: { zh: '页面属性', en: 'Page' },
  search: { zh: '查询设置', en: 'Search' },
  checks: { zh: '校验与公式', en: 'Checks and formulas' },
  relations: { zh: '外键', en: 'Relations' },
  indexes: { zh: '索引', en: 'Indexes' },
  parts: { zh: '按文字片段查询的索引', en: 'Indexes for parts of texts' },
  partsWhy: {
    zh: '文本索引的首个字段可按其中的片段快速查询。数据较多时，索引在发布后于后台建立，期间不影响使用。',
    en: 'Texts that an index begins with are found by parts of them. Where there are many rows the index is built in the background after publishing; nobody has to wait for it.',
  },
  partsReady: { zh: '已建立', en: 'Ready' },
  partsBuilding: { zh: '正在建立', en: 'Being built' },
  partsWaiting: { zh: '等待建立', en: 'To be built' },
  partsFailed: { zh: '建立失败，将自动重试', en: 'Failed; it is tried again' },
  partsAbsent: { zh: '数据较多，内置数据库不建立', en: 'Too many rows for the embedded database' },
  section: { zh: '字段属性', en: 'Field settings' },
  fields: { zh: '字段', en: 'Fields' },
  limits: {
    zh: '可直接从表格软件粘贴多行；拖动行首可排序。每张表最多 500 个字段，文本最长 2,000 字，更长请用“文本”。',
    en: 'Paste lines from a sheet; drag a line by its beginning to move it. A table has 500 fields at most; texts beyond 2,000 characters are “Long text”.',
  },
  holds: { zh: '须满足的条件', en: 'What must hold' },
  messageZh: { zh: '不满足时的提示', en: 'Said if it does not hold' },
  messageEn: { zh: '英文提示', en: 'In English' },
  ruleField: { zh: '提示所在字段', en: 'Shown at field' },
  rules: { zh: '行规则', en: 'Row rules' },
});

import type { EditableColumn, Row } from './columnTypes.ts';

/** A price list of so many rows. */
export function priceRows(count: number): Row[] {
  return Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    code: `A-${String(index + 1).padStart(6, '0')}`,
    name: ['螺栓', '垫圈', '轴承', '密封圈', '弹簧'][index % 5],
    price: ((index * 37) % 9000) / 100,
    count: (index * 13) % 500,
    isActive: index % 3 !== 0,
    since: `2026-${String((index % 12) + 1).padStart(2, '0')}-${String((index % 28) + 1).padStart(2, '0')}`,
    note: index % 7 === 0 ? '请在使用前检查' : '',
  }));
}

/** Columns of {@link priceRows}. */
export const priceColumns: readonly EditableColumn[] = [
  { key: 'code', title: '编号', type: 'input', width: 120, fixed: 'left', validateRules: [{ required: true }, { unique: true }] },
  { key: 'name', title: '名称', type: 'input', width: 180, validateRules: [{ required: true }] },
  { key: 'price', title: '单价', type: 'inputNumber', width: 110, statistics: ['sum', 'average'] },
  { key: 'count', title: '数量', type: 'inputNumber', width: 110, statistics: ['sum'] },
  { key: 'isActive', title: '启用', type: 'checkbox', width: 80 },
  { key: 'since', title: '起始日期', type: 'date', width: 130 },
  { key: 'note', title: '备注', type: 'input', width: 240 },
];

const months = Array.from({ length: 12 }, (_, at) => ({ key: `m${at + 1}`, title: `${at + 1}月` }));

/** A year's demand: the price list with a unit and a quantity per month, 20 columns. */
export const demandColumns: readonly EditableColumn[] = [
  ...priceColumns.slice(0, 3),
  { key: 'unit', title: '单位', type: 'input', width: 70 },
  ...months.map((month): EditableColumn => ({ ...month, type: 'inputNumber', width: 80, statistics: ['sum'] })),
  ...priceColumns.slice(3),
];

/** Rows of {@link demandColumns}. */
export function demandRows(count: number): Row[] {
  return priceRows(count).map((row, index) => ({
    ...row,
    unit: ['个', '箱'][index % 2],
    ...Object.fromEntries(months.map(({ key }, at) => [key, ((index + at) * 7) % 200])),
  }));
}

/** Measuring points: one column of each kind of cell. */
export const pointColumns: readonly EditableColumn[] = [
  { key: 'name', title: '测点', type: 'input', width: 120, fixed: 'left', validateRules: [{ required: true }] },
  {
    key: 'station',
    title: '站点',
    type: 'select',
    width: 110,
    options: [
      { value: 'north', text: '北站' },
      { value: 'south', text: '南站' },
      { value: 'old', text: '旧站', disabled: true },
    ],
  },
  { key: 'kind', title: '类型', type: 'select', width: 110, dictCode: 'point_kind' },
  {
    key: 'shifts',
    title: '巡检班次',
    type: 'select-multiple',
    width: 150,
    options: ['早班', '中班', '夜班'].map((text) => ({ value: text, text })),
  },
  {
    key: 'level',
    title: '等级',
    type: 'radio',
    width: 140,
    options: [
      { value: 1, text: '高' },
      { value: 2, text: '中' },
      { value: 3, text: '低' },
    ],
  },
  { key: 'limit', title: '上限', type: 'inputNumber', width: 90, props: { decimals: 1 } },
  { key: 'installed', title: '安装日期', type: 'date', width: 120 },
  { key: 'checkedAt', title: '最近巡检', type: 'datetime', width: 180 },
  { key: 'time', title: '巡检时间', type: 'time', width: 110 },
  { key: 'online', title: '在线', type: 'switch', width: 70 },
  { key: 'charge', title: '电量', type: 'progress', width: 130 },
  { key: 'tags', title: '标签', type: 'tags', width: 150 },
  { key: 'manual', title: '说明书', type: 'link', width: 160 },
  { key: 'photos', title: '照片', type: 'image', width: 140 },
  { key: 'note', title: '说明', type: 'textarea', width: 200 },
];

/** Rows of {@link pointColumns}. */
export function pointRows(count: number): Row[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `P${index + 1}`,
    name: `P-${String(index + 1).padStart(3, '0')}`,
    station: index % 2 === 0 ? 'north' : 'south',
    kind: String((index % 3) + 1),
    shifts: index % 2 === 0 ? '早班,夜班' : '中班',
    level: (index % 3) + 1,
    limit: 20 + index * 1.5,
    installed: `2025-0${(index % 9) + 1}-15`,
    checkedAt: `2026-03-${String((index % 28) + 1).padStart(2, '0')} 08:30:00`,
    time: '08:30:00',
    online: index % 4 !== 3,
    charge: (index * 17) % 101,
    tags: '室外;防水;',
    manual: 'https://example.com/manual',
    photos: '',
    note: '每日两次',
  }));
}

/** Items of the dictionary in {@link pointColumns}. */
export const pointKinds = [
  { value: '1', text: '温度' },
  { value: '2', text: '湿度' },
  { value: '3', text: '压力' },
];

/** A roster: who works when. */
export const rosterColumns: readonly EditableColumn[] = [
  { key: 'person', title: '姓名', type: 'input', width: 110, fixed: 'left', validateRules: [{ required: true }] },
  ...['周一', '周二', '周三', '周四', '周五'].map((title, at): EditableColumn => ({
    key: `day${at}`,
    title,
    type: 'select',
    width: 100,
    options: ['早', '中', '晚', '休'].map((text) => ({ value: text, text })),
  })),
  { key: 'hours', title: '工时', type: 'inputNumber', width: 90, statistics: ['sum', 'average'] },
];

/** Rows of {@link rosterColumns}. */
export const rosterRows: readonly Row[] = ['张伟', '王芳', '李娜', '刘洋', '陈静', '杨帆'].map((person, at) => ({
  id: String(at),
  person,
  day0: '早',
  day1: at % 2 === 0 ? '中' : '早',
  day2: '晚',
  day3: at % 3 === 0 ? '休' : '中',
  day4: '早',
  hours: 36 + (at % 3) * 4,
}));

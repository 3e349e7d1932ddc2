import { expect, test } from 'vitest';
import type { EditableColumn } from '../columnTypes.ts';
import { buildStore } from '../store/buildStore.ts';
import type { CellContext, CellType } from './cellType.ts';
import { hrefOf } from './plain.ts';
import { separateTags, tagsOf } from './tags.ts';

/** A type with a cell of a column of it. */
function cellOf(column: Partial<EditableColumn>, row: Record<string, unknown> = {}): { type: CellType; cell: CellContext } {
  const store = buildStore({ rows: [{ id: '1', ...row }], columns: [{ key: 'value', title: '值', ...column } as EditableColumn] });
  return { type: store.typeOf('value')!, cell: store.cell(0, 'value')! };
}

const numbers = (props: object = {}) => {
  const { type, cell } = cellOf({ type: 'inputNumber', props });
  const edit = type.edit as Extract<CellType['edit'], { by: 'text' }>;
  return {
    accepts: (text: string) => edit.accepts!(text, cell),
    parse: (text: string) => type.parse(text, cell),
    paste: (text: string) => type.paste!(text, cell),
    format: (value: unknown) => type.format(value, cell),
  };
};

test('TBL-03 takes an optional minus, digits and an optional decimal part; other keystrokes are reverted', () => {
  const { accepts } = numbers();
  for (const text of ['', '-', '1', '-1', '12.', '12.5', '.5', '１２', '1,000', '12,']) expect(accepts(text), text).toBe(true);
  for (const text of ['a', '1a', '--1', '1-', '1.2.3', '1e5', ' ', ',5', '1.2,3', '+1']) expect(accepts(text), text).toBe(false);
  expect(numbers({ decimals: 2 }).accepts('1.234')).toBe(false);
  expect(numbers({ scale: 2 }).accepts('1.23')).toBe(true);
});

test.each([
  ['12,5', undefined],
  ['12,', undefined],
  ['1,00', undefined],
  ['1,000', 1000],
  ['1,234.5', 1234.5],
])('TBL-03 %s means %s, typed key by key or pasted', (text, value) => {
  const { parse, paste } = numbers();
  expect(parse(text)).toBe(value);
  expect(paste(text)).toBe(value);
});

test('TBL-03 a usual number is pasted as the same one that is read the long way', () => {
  const texts = [
    '0',
    '-0',
    '-0.00',
    '7',
    '007',
    '123456789',
    '1234567890',
    '12.5',
    '-12.50',
    '0.05',
    '99.999999',
    '123456789.123456',
    '1.005',
  ];
  for (const props of [{}, { decimals: 1 }, { decimals: 2 }, { scale: 0 }, { scale: 2 }, { scale: 7 }]) {
    const { paste } = numbers(props);
    // Brackets and a plus are signs that only the long way knows.
    const longWay = (text: string) => paste(text.startsWith('-') ? `(${text.slice(1)})` : `+${text}`);
    for (const text of texts) expect(paste(text), `${text} ${JSON.stringify(props)}`).toBe(longWay(text));
  }
});

test('TBL-03 when it is left a valid text becomes a number, what can be typed but is none is cleared', () => {
  const { parse } = numbers();
  expect(['12.50', '-3', '.5', '007', '1.', '-2.'].map(parse)).toEqual([12.5, -3, 0.5, 7, 1, -2]);
  expect(['', ' ', '-', '.', '-.'].map(parse)).toEqual([null, null, null, null, null]);
});

test('TBL-03 what cannot be typed into a number is not a number, and is not cleared', () => {
  const { parse } = numbers();
  expect(['abc', '1e5', '5元', '1,00', '--1'].map(parse)).toEqual(Array(5).fill(undefined));
});

test('TBL-03 a number that would not be the one written is refused rather than rounded', () => {
  const { parse, paste } = numbers();
  expect([parse('12345678901234567890'), paste('0.12345678901234567')]).toEqual([undefined, undefined]);
  expect(parse('9007199254740991')).toBe(9_007_199_254_740_991);
});

test('TBL-03 a scaled column keeps integers and shows decimals', () => {
  const fen = numbers({ scale: 2, grouping: true });
  expect([fen.parse('1234.5'), fen.parse('1.005'), fen.paste('¥1,234.56'), fen.format(123_456_705)]).toEqual([
    123_450,
    undefined,
    123_456,
    '1,234,567.05',
  ]);
  expect(fen.format(-5)).toBe('-0.05');
});

test.each([
  ['1,234.50', 1234.5],
  ['¥1,234.50', 1234.5],
  ['￥ 88', 88],
  ['-¥5.00', -5],
  ['¥-5.00', -5],
  ['(1,000.00)', -1000],
  ['1000-', -1000],
  ['$3.2', 3.2],
  ['12.5元', 12.5],
  ['１２３．５', 123.5],
  ['12%', 0.12],
  ['12.5%', 0.125],
  ['1.5E+05', 150_000],
  ['2.5e-3', 0.0025],
  ["1'000", 1000],
  ['1 000', 1000],
  [' 7 ', 7],
  ['', null],
  ['1,23', undefined],
  ['1.234,56', undefined],
  ['12吨', undefined],
  ['abc', undefined],
  ['-', undefined],
  ['1/2', undefined],
  ['1e999', undefined],
])('TBL-02 a number is pasted: %s', (text, value) => expect(numbers().paste(text)).toBe(value));

test('TBL-02 a format changes what is shown, not what is kept', () => {
  const { type, cell } = cellOf({ type: 'datetime', props: { format: 'YYYY年MM月DD日 HH:mm' } });
  expect(type.format('2026-03-04 08:05:09', cell)).toBe('2026年03月04日 08:05');
  expect(type.copy!('2026-03-04 08:05:09', cell)).toBe('2026-03-04 08:05:09');
  const day = cellOf({ type: 'date' });
  expect(day.type.format('2026-03-04 00:00:00', day.cell)).toBe('2026-03-04');
  const time = cellOf({ type: 'time', props: { format: 'HH:mm' } });
  expect(time.type.format('08:05:09', time.cell)).toBe('08:05');
});

test('TBL-04 puts ";" behind every 2 characters and strips a typed one', () => {
  expect(['', 'a', 'ab', 'abc', 'abcd', 'a;b;c', '安全运输'].map(separateTags)).toEqual([
    '',
    'a',
    'ab;',
    'ab;c',
    'ab;cd;',
    'ab;c',
    '安全;运输;',
  ]);
  expect(tagsOf('安全;运输;准')).toEqual(['安全', '运输', '准']);
  const { type, cell } = cellOf({ type: 'tags' });
  const edit = type.edit as Extract<CellType['edit'], { by: 'text' }>;
  expect(edit.transform!('ab', { cell, previous: 'a' })).toBe('ab;');
  expect(edit.transform!('ab', { cell, previous: 'ab;' })).toBe('a');
  expect(edit.transform!('ab;c;', { cell, previous: 'ab;c' })).toBe('ab;c');
  expect(edit.transform!('abcd;', { cell, previous: 'ab;cd;' })).toBe('ac;d');
  expect(type.paste!('安全，运输 准时', cell)).toBe('安全;运输;准时;');
});

test('TBL-02 boxes and switches read words, and keep their own two values', () => {
  const own = cellOf({ type: 'checkbox', props: { customValue: ['Y', 'N'] } });
  expect(['是', 'y', 'Y', '1', 'TRUE', '√'].map((text) => own.type.parse(text, own.cell))).toEqual(Array(6).fill('Y'));
  expect(['否', 'N', '0', 'false', ''].map((text) => own.type.parse(text, own.cell))).toEqual(Array(5).fill('N'));
  expect(own.type.parse('也许', own.cell)).toBeUndefined();
  expect([own.type.format('Y', own.cell), own.type.format(null, own.cell)]).toEqual(['是', '否']);
  const edit = own.type.edit as Extract<CellType['edit'], { by: 'toggle' }>;
  expect([edit.next('Y', own.cell), edit.next(undefined, own.cell)]).toEqual(['N', 'Y']);
  const plain = cellOf({ type: 'switch' });
  expect([plain.type.parse('是', plain.cell), plain.type.format('true', plain.cell)]).toEqual([true, '是']);
  const swapped = cellOf({ type: 'switch', props: { customValue: ['0', '1'] } });
  expect([swapped.type.parse('1', swapped.cell), swapped.type.parse('0', swapped.cell)]).toEqual(['1', '0']);
});

const options = [
  { value: '1', text: '待装货' },
  { value: 2, label: '已装货' },
  { value: '3', title: '停用', disabled: true },
];

test('TBL-02 choices are read by text or value, and those no longer offered are only shown', () => {
  const { type, cell } = cellOf({ type: 'select', options });
  expect([type.format(2, cell), type.format('2', cell), type.format('3', cell), type.format('x', cell)]).toEqual([
    '已装货',
    '已装货',
    '停用',
    'x',
  ]);
  expect(['待装货', '2', '', '停用', '没有'].map((text) => type.parse(text, cell))).toEqual(['1', 2, null, undefined, undefined]);
  const free = cellOf({ type: 'select-search', options, props: { allowInput: true } });
  expect(free.type.parse('没有', free.cell)).toBe('没有');
});

test('TBL-02 dictionary items come after the column’s own, whose texts win', () => {
  const items = [
    { value: '1', text: '字典一' },
    { value: '9', text: '字典九' },
  ];
  const store = buildStore({
    rows: [{ id: '1', value: '9' }],
    columns: [{ key: 'value', title: '值', type: 'select', options, dictCode: 'state' }],
  });
  expect(store.text(0, 'value')).toBe('9');
  store.setWords({ ...store.words(), dictItems: (code) => (code === 'state' ? items : undefined) });
  expect(store.text(0, 'value')).toBe('字典九');
  expect(store.cell(0, 'value')!.options.items.map(({ value }) => value)).toEqual(['1', 2, '3', '9']);
  expect(store.cell(0, 'value')!.options.textOf('1')).toBe('待装货');
  expect(store.events).toContainEqual({ kind: 'columns' });
});

test('TBL-14 choices may hang on the row', () => {
  const cities = { 江苏: [{ value: 'nj', text: '南京' }], 浙江: [{ value: 'hz', text: '杭州' }] } as const;
  const store = buildStore({
    rows: [
      { id: '1', province: '江苏' },
      { id: '2', province: '浙江' },
    ],
    columns: [
      { key: 'province', title: '省', type: 'input' },
      {
        key: 'city',
        title: '市',
        type: 'select',
        linkedTo: 'province',
        optionsOf: (row) => cities[row['province'] as keyof typeof cities],
      },
    ],
  });
  expect([
    store.writeText({ rowId: 0, key: 'city', text: '杭州' })?.reason,
    store.writeText({ rowId: 1, key: 'city', text: '杭州' }),
  ]).toEqual(['unreadable', undefined]);
  expect(store.text(1, 'city')).toBe('杭州');
});

test('TBL-02 several choices are a comma list', () => {
  const { type, cell } = cellOf({ type: 'list_multi', options });
  expect([type.format('1,2', cell), type.copy!('1,2', cell)]).toEqual(['待装货，已装货', '待装货,已装货']);
  expect(['待装货、2', '1,1', '', '待装货,没有'].map((text) => type.parse(text, cell))).toEqual(['1,2', '1', '', undefined]);
  const tricky = cellOf({
    type: 'select-multiple',
    options: [
      { value: 'a', text: '北京, 上海' },
      { value: 'b', text: '广州' },
    ],
  });
  expect(tricky.type.parse(tricky.type.copy!('a,b', tricky.cell), tricky.cell)).toBe('a,b');
});

test('TBL-02 a progress reads a text as a number, and as 0 when it is none', () => {
  const { type, cell } = cellOf({ type: 'progress' });
  expect([45, '45.5', 'x', null].map((value) => type.format(value, cell))).toEqual(['45%', '45.5%', '0%', '0%']);
  expect(type.edit.by).toBe('nothing');
});

test('TBL-02 files show their names and take no address that a browser could run', () => {
  const { type, cell } = cellOf({ type: 'file' });
  expect(type.format('temp/%E5%9B%9E%E5%8D%95_1.pdf,a/b.png', cell)).toBe('回单_1.pdf，b.png');
  expect(['a/b.png,c.pdf', 'https://x.cn/a.png'].map((text) => type.parse(text, cell))).toEqual(['a/b.png,c.pdf', 'https://x.cn/a.png']);
  expect(['javascript:alert(1)', 'a b.png', '<img>'].map((text) => type.parse(text, cell))).toEqual([undefined, undefined, undefined]);
});

test('TBL-02 a link leads to the web or into the app, nowhere else', () => {
  expect(hrefOf('https://a.cn', { row: {}, column: { props: {} } })).toBe('https://a.cn');
  expect(hrefOf('/shipping/list', { row: {}, column: { props: {} } })).toBe('/shipping/list');
  for (const address of ['javascript:alert(1)', '//evil.cn', 'data:text/html,x', '', null])
    expect(hrefOf(address, { row: {}, column: { props: {} } })).toBeUndefined();
});

test('TBL-02 people show their names, and are copied as ids', () => {
  const { type, cell } = cellOf({ type: 'sel_user', props: { textField: 'value_dictText' } }, { value_dictText: '张伟' });
  expect([type.format('u1', cell), type.copy!('u1', cell), type.parse('u1, u2,u1', cell)]).toEqual(['张伟', 'u1', 'u1,u2']);
});

test('TBL-15 a formatter writes for people, and is not read back', () => {
  const store = buildStore({
    rows: [{ id: '1', weight: 32_100 }],
    columns: [{ key: 'weight', title: '重量', type: 'inputNumber', formatter: (value) => `${Number(value) / 1000} 吨` }],
  });
  expect([store.text(0, 'weight'), store.copyText(0, 'weight'), store.editText(0, 'weight')]).toEqual(['32.1 吨', '32100', '32100']);
});

test('TBL-02 an app brings its own type', () => {
  const store = buildStore({
    rows: [{ id: '1', stars: 3 }],
    columns: [{ key: 'stars', title: '星', type: 'stars' as 'input' }],
    cellTypes: {
      stars: {
        name: 'stars',
        width: 90,
        blank: 0,
        format: (value) => '★'.repeat(Number(value)),
        parse: (text) => (/^★*$/.test(text) ? text.length : undefined),
        compare: (one, other) => Number(one) - Number(other),
        edit: { by: 'text' },
      },
    },
  });
  expect(store.text(0, 'stars')).toBe('★★★');
  store.writeText({ rowId: 0, key: 'stars', text: '★' });
  expect(store.value(0, 'stars')).toBe(1);
});

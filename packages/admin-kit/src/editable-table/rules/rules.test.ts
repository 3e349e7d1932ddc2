import { describe, expect, test, vi } from 'vitest';
import type { EditableColumn, RuleCode, ValidateRule } from '../columnTypes.ts';
import { inputType } from '../cells/input.ts';
import { buildStore } from '../store/buildStore.ts';

/** What one cell with a rule is told. */
async function tell(value: unknown, rules: readonly ValidateRule[], column: Partial<EditableColumn> = {}): Promise<string | undefined> {
  const store = buildStore({
    rows: [{ id: '1', code: value }],
    columns: [{ key: 'code', title: '编码', type: 'input', ...column, validateRules: rules } as EditableColumn],
  });
  return store.validateCell(0, 'code');
}

const accepted: Record<RuleCode, { yes: readonly unknown[]; no: readonly unknown[]; message: string }> = {
  '*': {
    yes: ['x', 0, false, ' x', '\u3000号', '👩\u200d💻'],
    no: ['', null, undefined, ' ', '   ', '\u3000', '\u00A0', '\u200B', ' \u200B\uFEFF\u2060', '\u3164', '\t'],
    message: '编码不能为空',
  },
  'n6-16': {
    yes: ['123456', '123456789012345678', 123456],
    no: ['12345', '1234567890123456789', '12345a'],
    message: '编码应为 6 到 16 位数字',
  },
  '*6-16': { yes: ['一二三四五六', 'a b-c_d!'], no: ['12345', '12345678901234567'], message: '编码应为 6 到 16 位字符' },
  's6-18': { yes: ['abcdef', 'ABC|DEF'], no: ['abcde', 'abcdefghijklmnopqrs', 'abcde1'], message: '编码应为 6 到 18 位字母' },
  url: {
    yes: ['http://a.cn', 'https://www.example.com:8080/x?y=1#z', 'HTTPS://A.B'],
    no: ['ftp://a.cn', 'javascript:alert(1)', 'www.a.cn', 'http://a', 'http://a.cn/ b'],
    message: '编码应为网址（http 或 https）',
  },
  e: {
    yes: ['ab@qq.com', 'a.b@x.com.cn', 'zhang_wei@mail.net'],
    no: ['a@qq.com', 'a.b.c@x.com', 'ab@qq.cn', 'ab@qq.info', '@qq.com'],
    message: '编码应为电子邮件地址',
  },
  m: { yes: ['13800000000', '19912345678', 13800000000], no: ['12800000000', '1380000000', '138000000000'], message: '编码应为手机号码' },
  p: { yes: ['100000', '999999'], no: ['010000', '10000', '1000000'], message: '编码应为邮政编码' },
  s: { yes: ['a', 'Z|z'], no: ['1', 'a1', 'a b'], message: '编码应为字母' },
  n: { yes: ['0', '-1', '12.50', 3.5], no: ['1.', '.5', 'x', '1e5', '--1'], message: '编码应为数字' },
  z: { yes: ['0', '-12', 7], no: ['1.0', '-', 'x'], message: '编码应为整数' },
  money: { yes: ['1', '10.5', '0.01', '0.', '12.'], no: ['0', '01', '1.234', '-1', '0.001'], message: '编码应为金额，最多两位小数' },
  only: { yes: ['x'], no: [], message: '编码不能重复' },
};

describe.each(Object.entries(accepted))('TBL-05 the code %s', (pattern, { yes, no, message }) => {
  test.each(yes)('TBL-05 accepts %j', async (value) => expect(await tell(value, [{ pattern }])).toBeUndefined());
  test.each(no)('TBL-05 refuses %j', async (value) => expect(await tell(value, [{ pattern }])).toBe(message));
});

test('TBL-05 values that differ by what nobody sees are the same', async () => {
  const store = buildStore({
    rows: ['物流', '物流\u200B', ' 物流', '快递', '\u200B', ''].map((code, index) => ({ id: String(index), code })),
    columns: [{ key: 'code', title: '编码', type: 'input', validateRules: [{ unique: true }] }],
  });

  const found = await store.validateTable();

  expect([...found!.errors.keys()]).toEqual([0, 1, 2]);
});

test('TBL-05 a cell without a value meets only the rule that asks for one', async () => {
  for (const pattern of Object.keys(accepted)) {
    if (pattern !== '*') expect(await tell('', [{ pattern }]), pattern).toBeUndefined();
  }
  expect(await tell('', [{ required: true, pattern: 'n' }])).toBe('编码不能为空');
});

test('TBL-05 messages name title, key and default value', async () => {
  const rules = [{ required: true, message: '${title}(${key}) 默认 ${defaultValue}' }];
  expect(await tell('', rules, { defaultValue: 5 })).toBe('编码(code) 默认 5');
});

test('TBL-05 a regular expression, its source, and a source in slashes', async () => {
  const message = '错';
  for (const pattern of [/^京/, '^京', '/^京/i']) {
    expect(await tell('京A', [{ pattern, message }])).toBeUndefined();
    expect(await tell('沪A', [{ pattern, message }])).toBe('错');
  }
  const global = [{ pattern: /京/g }];
  const store = buildStore({
    rows: [
      { id: '1', code: '京' },
      { id: '2', code: '京' },
    ],
    columns: [{ key: 'code', title: '编码', type: 'input', validateRules: global }],
  });
  expect(await store.validateTable()).toBeNull();
  expect(await store.validateTable()).toBeNull();
  await expect(tell('x', [{ pattern: '(' }])).rejects.toThrow('neither');
});

test('TBL-05 handlers answer at once, later, or by failing', async () => {
  const withHandler = (handler: ValidateRule['handler']) => tell('x', [{ handler, message: '不行' }]);
  expect(await withHandler((_, callback) => callback(true))).toBeUndefined();
  expect(await withHandler((_, callback) => callback(null))).toBeUndefined();
  expect(await withHandler((_, callback) => callback(false))).toBe('不行');
  expect(await withHandler((_, callback) => callback(false, '自己的'))).toBe('自己的');
  expect(await withHandler(async (_, callback) => callback(await Promise.resolve(false), '晚'))).toBe('晚');
  expect(await withHandler(() => Promise.resolve())).toBeUndefined();
  expect(await withHandler(() => Promise.reject(new Error('断了')))).toBe('不行');
  expect(
    await withHandler(() => {
      throw new Error('坏');
    }),
  ).toBe('不行');
});

test('TBL-05 a handler is asked for each cell, empty ones too, unless another rule has refused it', async () => {
  const handler = vi.fn((event: { cellValue: unknown }, callback: (passed: boolean, message?: string) => void) =>
    callback(event.cellValue !== 'b', 'b 不行'),
  );
  const store = buildStore({
    rows: ['a', '', 'b', '7'].map((code, at) => ({ id: String(at), code })),
    columns: [{ key: 'code', title: '编码', type: 'input', validateRules: [{ pattern: /^\D*$/ }, { handler }] }],
  });
  const found = await store.validateTable();
  expect(handler).toHaveBeenCalledTimes(3);
  expect(found).toMatchObject({ count: 2, first: { rowId: 2, column: 'code' } });
  expect([store.errorOf(2, 'code'), store.errorOf(3, 'code')]).toEqual(['b 不行', '编码格式不正确']);
});

test('TBL-05 a late answer for a value that was written over is dropped', async () => {
  const answers: Array<(passed: boolean) => void> = [];
  const store = buildStore({
    rows: [{ id: '1', code: 'old' }],
    columns: [{ key: 'code', title: '编码', type: 'input', validateRules: [{ handler: (_, callback) => void answers.push(callback) }] }],
  });
  const checking = store.validateTable();
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  store.write({ rowId: 0, key: 'code', value: 'new' });
  expect(answers).toHaveLength(2);
  answers[1]!(true);
  answers[0]!(false);
  await checking;
  expect(store.errorOf(0, 'code')).toBeUndefined();
});

test('TBL-05 a value that stands twice is told in both places, and taken back when it stands alone', async () => {
  const store = buildStore({
    rows: ['a', 'b', 'a', '', '', 'c'].map((code, at) => ({ id: String(at), code })),
    columns: [{ key: 'code', title: '车牌', type: 'input', validateRules: [{ unique: true, message: '${title}重复' }] }],
  });
  const wrong = () => [...store.errors().keys()].toSorted((one, other) => one - other);
  expect(await store.validateTable()).toMatchObject({ count: 2, first: { rowId: 0, column: 'code' } });
  expect([wrong(), store.errorOf(2, 'code')]).toEqual([[0, 2], '车牌重复']);
  store.write({ rowId: 0, key: 'code', value: 'b' });
  expect(wrong()).toEqual([0, 1]);
  store.undo();
  expect(wrong()).toEqual([0, 2]);
  store.removeRowsById('2');
  expect(wrong()).toEqual([]);
  store.undo();
  expect(wrong()).toEqual([0, 2]);
  store.addRows({ code: 'c' });
  expect(wrong()).toEqual([0, 2, 5, 6]);
});

test('TBL-05 a twin that was found as it was written is one no more when the other row is removed', async () => {
  const store = buildStore({
    rows: ['a', 'b'].map((code, at) => ({ id: String(at), code })),
    columns: [{ key: 'code', title: '车牌', type: 'input', validateRules: [{ unique: true }] }],
  });
  store.write({ rowId: 1, key: 'code', value: 'a' });
  await vi.waitFor(() => expect(store.errors().size).toBe(2));

  store.removeRowsById('0');

  expect(store.errors().size).toBe(0);
});

test('TBL-05 what is written is checked, what nobody has touched waits until it is asked for', async () => {
  const columns = [
    { key: 'code', title: '编码', type: 'input', validateRules: [{ required: true }] },
    { key: 'name', title: '名称', type: 'input', validateRules: [{ required: true }] },
  ] as const;
  const store = buildStore({
    rows: [
      { id: '1', code: 'a', name: '' },
      { id: '2', code: 'b', name: '' },
    ],
    columns,
  });
  store.write({ rowId: 0, key: 'code', value: '' });
  await vi.waitFor(() => expect(store.errorOf(0, 'code')).toBe('编码不能为空'));
  expect(store.errors().size).toBe(1);
  expect(await store.validateRow(0)).toMatchObject({ count: 2 });
  store.write({ rowId: 0, key: 'code', value: 'x' });
  expect([store.errorOf(0, 'code'), store.errorOf(0, 'name')]).toEqual([undefined, '名称不能为空']);
  store.write({ rowId: 1, key: 'code', value: '' });
  expect(store.errorOf(1, 'code')).toBe('编码不能为空');
  store.undo();
  expect(store.errorOf(1, 'code')).toBeUndefined();
  expect(store.errorOf(1, 'name')).toBeUndefined();
  expect(await store.validateColumn('name')).toMatchObject({ count: 2, first: { rowId: 0, column: 'name' } });
  const fresh = store.addRows({})[0]!;
  expect(store.errorOf(fresh, 'name')).toBeUndefined();
  store.write({ rowId: fresh, key: 'name', value: 'x' });
  store.write({ rowId: fresh, key: 'name', value: '' });
  expect(store.errorOf(fresh, 'name')).toBe('名称不能为空');
  store.undo();
  expect(store.errorOf(fresh, 'name')).toBeUndefined();
  expect(store.isRequired('code')).toBe(true);
  expect(store.events.some(({ kind }) => kind === 'errors')).toBe(true);
  store.clearErrors();
  expect(store.errors().size).toBe(0);
});

test('TBL-05 many cells that are written at once are checked in slices, twins and handlers too', async () => {
  const handler = vi.fn<(event: { cellValue: unknown }, callback: (flag: boolean, message?: string) => void) => void>(
    ({ cellValue }, callback) => callback(cellValue !== 'bad', '不行'),
  );
  const columns = [
    { key: 'code', title: '编码', type: 'input', validateRules: [{ unique: true }] },
    { key: 'name', title: '名称', type: 'input', validateRules: [{ required: true }, { handler }] },
  ] as const;
  const rows = Array.from({ length: 3000 }, (_, at) => ({ id: String(at), code: `c${at}`, name: 'n' }));
  const store = buildStore({ rows, columns });
  store.edit('粘贴', (change) => {
    for (let row = 0; row < 3000; row += 1) {
      change.set({ rowId: row, key: 'code', value: row < 2 ? 'twin' : `d${row}` });
      change.set({ rowId: row, key: 'name', value: row === 7 ? '' : row === 9 ? 'bad' : 'm' });
    }
  });
  // Twins may be found before or after what is wrong with one cell alone.
  const wrong = () => [...store.errors()].toSorted(([one], [other]) => one - other).map(([row, cells]) => [row, ...cells.keys()]);
  await vi.waitFor(() =>
    expect(wrong()).toEqual([
      [0, 'code'],
      [1, 'code'],
      [7, 'name'],
      [9, 'name'],
    ]),
  );
});

test('TBL-05 rules of the table come after those of the column', async () => {
  const store = buildStore({
    rows: [{ id: '1', code: 'x' }],
    columns: [{ key: 'code', title: '编码', type: 'input' }],
    editRules: { code: [{ pattern: 'z' }] },
  });
  expect(await store.validateTable()).toMatchObject({ count: 1 });
  expect(store.errorOf(0, 'code')).toBe('编码应为整数');
});

test('TBL-05 what the type knows of its values is checked, too', async () => {
  const store = buildStore({
    rows: [{ id: '1', day: '2026-02-30', weight: 12, note: '一二三四' }],
    columns: [
      { key: 'day', title: '日期', type: 'date' },
      { key: 'weight', title: '重量', type: 'inputNumber', props: { max: 10 } },
      { key: 'note', title: '备注', type: 'input', props: { maxLength: 3 } },
    ],
  });
  const found = await store.validateTable();
  expect([...found!.errors.get(0)!.values()]).toEqual(['日期应为日期', '重量不能大于 10', '备注不能超过 3 个字符']);
});

test('TBL-05 a stopped check says so', async () => {
  const store = buildStore({ columns: [{ key: 'note', title: '号', type: 'input', validateRules: [{ required: true }] }] });
  const stop = new AbortController();
  stop.abort();
  await expect(store.validateTable({ signal: stop.signal })).rejects.toThrow('abort');
});

test.each([
  { count: 1999, isAtOnce: true },
  { count: 2000, isAtOnce: true },
  { count: 2001, isAtOnce: false },
])('TBL-05 among $count rows a value that was written twice is told at once: $isAtOnce, and in the end', async ({ count, isAtOnce }) => {
  const store = buildStore({
    rows: Array.from({ length: count }, (_, at) => ({ id: String(at), code: `c${at}` })),
    columns: [{ key: 'code', title: '编码', type: 'input', validateRules: [{ required: true }, { unique: true }] }],
  });
  await store.validateTable();
  const wrong = () => [...store.errors().keys()].toSorted((one, other) => one - other);

  store.write({ rowId: 0, key: 'code', value: 'c7' });
  expect(wrong()).toEqual(isAtOnce ? [0, 7] : []);
  store.write({ rowId: 1, key: 'code', value: '\u200bc8 ' });
  store.write({ rowId: 2, key: 'code', value: '' });
  await vi.waitFor(() => expect(wrong()).toEqual([0, 1, 2, 7, 8]));

  store.write({ rowId: 8, key: 'code', value: 'other' });
  store.undo();
  store.undo();
  store.undo();
  store.undo();
  await vi.waitFor(() => expect(wrong()).toEqual([]));
});

test('TBL-05 a value that is still to be compared says nothing of rows that were loaded meanwhile', async () => {
  const rows = Array.from({ length: 3000 }, (_, at) => ({ id: String(at), code: `c${at}` }));
  const store = buildStore({ rows, columns: [{ key: 'code', title: '编码', type: 'input', validateRules: [{ unique: true }] }] });
  await store.validateTable();

  store.write({ rowId: 0, key: 'code', value: 'c7' });
  store.loadNewData(rows.map((row, at) => (at === 1 ? { ...row, code: 'c7' } : row)));
  store.write({ rowId: 9, key: 'code', value: 'c10' });

  await vi.waitFor(() => expect([...store.errors().keys()].toSorted((one, other) => one - other)).toEqual([9, 10]));
});

test('TBL-05 a cell with several patterns tells of the first that it fails', async () => {
  const rules = [
    { pattern: 'n', message: '须为数字' },
    { pattern: /^1/, message: '须以 1 开头' },
  ];
  expect(await tell('x', rules)).toBe('须为数字');
  expect(await tell('2', rules)).toBe('须以 1 开头');
  expect(await tell('12', rules)).toBeUndefined();
});

test('TBL-05 what is empty is said by the type of the cell, where it says so', async () => {
  const store = buildStore({
    rows: [{ id: '1', code: '-' }],
    columns: [{ key: 'code', title: '编码', type: 'dash', validateRules: [{ required: true }] } as never],
    cellTypes: { dash: { ...inputType, name: 'dash', isEmpty: (value: unknown) => value === '-' } as never },
  });
  expect(await store.validateCell(0, 'code')).toBe('编码不能为空');
});

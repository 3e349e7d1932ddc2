import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { addAnswer, callsOf, type CheckContext, checkOnPage, checkOnServer } from './checkRows.ts';
import { cellTools, readColumns } from './importColumns.fixture.ts';
import { createImportWork } from './importWork.ts';
import { wholeRow } from './problems.ts';

const watch = () => ({ signal: new AbortController().signal, onProgress: () => undefined });
const names = ['borrower', 'phone', 'amount'];
function begin(lines: readonly (readonly string[])[], schema?: CheckContext['schema']) {
  const rows = [{ row: 1, cells: names }, ...lines.map((cells, index) => ({ row: index + 2, cells }))];
  const work = createImportWork({ names: [''], index: 0, rows }, { headerAt: 0, match: { borrower: 0, phone: 1, amount: 2 } });
  const columns = readColumns.filter(({ name }) => names.includes(name));
  const context: CheckContext = { columns, tools: cellTools, schema, textAt: work.textAt, book: work.book };
  const reasons = () => work.rows.flatMap((row) => [...work.book.of(row)].map(([name, { reason }]) => `${row} ${name} ${reason}`));
  return { work, context, reasons };
}

test('IMP-03 every row is checked by its fields, and what may stand once over all rows', async () => {
  const { work, context, reasons } = begin([
    ['张伟', '13800000001', '1'],
    ['', '13800000002', 'x'],
    ['王芳', '13800000001', ''],
    ['李娜', '', ''],
    ['刘洋', '', ''],
  ]);

  await checkOnPage(context, { some: work.rows, all: work.rows, watch: watch() });

  expect(reasons()).toEqual(['3 borrower 借用人不能为空', '3 amount “x”格式不正确', '4 phone 与第 2 行重复']);
  expect(work.good(false)).toEqual([2, 5, 6]);
});

test('IMP-03 values that may stand once together with another one repeat only where both do', async () => {
  const { work, context, reasons } = begin([
    ['张伟', '13800000001', ''],
    ['王芳', '13800000001', ''],
    ['张伟', '13800000001', ''],
    ['张伟', '13800000002', ''],
  ]);
  const columns = context.columns.map((column) => (column.name === 'phone' ? { ...column, uniqueWith: ['borrower'] } : column));

  await checkOnPage({ ...context, columns }, { some: work.rows, all: work.rows, watch: watch() });

  expect(reasons()).toEqual(['4 phone 与第 2 行重复']);
});

test('IMP-03 a fixed row is checked again, and so are its twins', async () => {
  const { work, context, reasons } = begin([
    ['张伟', '13800000001', ''],
    ['王芳', '13800000001', ''],
  ]);
  await checkOnPage(context, { some: work.rows, all: work.rows, watch: watch() });
  expect(reasons()).toEqual(['3 phone 与第 2 行重复']);

  work.edit(3, { name: 'phone', text: '13800000003' });
  await checkOnPage(context, { some: [3], all: work.left(), watch: watch() });
  expect(reasons()).toEqual([]);

  work.edit(2, { name: 'phone', text: '13800000003' });
  await checkOnPage(context, { some: [2], all: work.left(), watch: watch() });
  expect(reasons()).toEqual(['3 phone 与第 2 行重复']);
});

test('IMP-03 the schema of an add speaks of what the sheet has, and of nothing else', async () => {
  const schema = z.object({ borrower: z.string().check(z.minLength(3)), amount: z.number().check(z.minimum(500)), state: z.string() });
  const { work, context, reasons } = begin([['张伟', '', '1']], schema as unknown as CheckContext['schema']);

  await checkOnPage(context, { some: work.rows, all: work.rows, watch: watch() });

  expect(reasons()).toEqual(['2 borrower 借用人不能少于 3 个字符', '2 amount 押金不能小于 5.00']);
});

test('IMP-03 what a server says stands at its cell until that is written, or at the row', () => {
  const { work, context } = begin([['张伟', '1', '']]);

  addAnswer(context, {
    errors: [
      { row: 2, name: 'phone', reason: '手机号已存在' },
      { row: 2, name: 'state', reason: '没有这一列' },
      { row: 2, name: null, reason: '数据库中已存在该记录' },
    ],
  });

  expect(work.book.reasonOf(2, { name: 'phone', text: '1' })).toBe('手机号已存在');
  expect(work.book.reasonOf(2, { name: 'phone', text: '2' })).toBeUndefined();
  expect(work.book.of(2).get(wholeRow)?.reason).toBe('没有这一列');
});

test('IMP-05 rows are sent in the spelling of the server, blank cells not at all, in calls that it takes', async () => {
  const { work, context } = begin([
    ['张伟', '', '￥1,000'],
    ...Array.from({ length: 600 }, (_, index) => [`人${index}`, '', '']),
    ...Array.from({ length: 300 }, () => ['长'.repeat(5000), '', '']),
  ]);
  const calls = [...callsOf(context, work.rows)];

  expect(calls[0]![0]).toEqual({ row: 2, cells: { borrower: '张伟', amount: '1000' } });
  expect(calls.flat().map(({ row }) => row)).toEqual(work.rows);
  for (const call of calls) {
    expect(call.length).toBeLessThanOrEqual(500);
    // Three bytes a letter, and the server takes a megabyte.
    expect(new TextEncoder().encode(JSON.stringify(call)).length).toBeLessThan(1_000_000);
  }
});

test('IMP-03 a check that is cancelled asks no further', async () => {
  const { work, context } = begin(Array.from({ length: 1200 }, (_, index) => [`人${index}`, '', '']));
  const aborter = new AbortController();
  let asked = 0;

  const check = checkOnServer(context, {
    rows: work.rows,
    check: async () => {
      asked += 1;
      aborter.abort();
      return { errors: [], report: null };
    },
    watch: { signal: aborter.signal, onProgress: () => undefined },
  });

  await expect(check).rejects.toThrow(/aborted/);
  expect(asked).toBe(1);
});

test('IMP-03 a row that refers to one of an earlier call is asked about once more, together with that row and its own', async () => {
  const others = Array.from({ length: 1100 }, (_, index) => [`人${index}`, '', '']);
  // 'phone' names the parent: 第三代 in the last call, 第二代 in the second, 第一代 in the first.
  const lines = [
    ['第一代', '', ''],
    ...others.slice(0, 600),
    ['第二代', '第一代', ''],
    ...others.slice(600),
    ['第三代', '第二代', ''],
    ['孤儿', '无此人', ''],
  ];
  const { work, context, reasons } = begin(lines);
  const asked: { rows: number; before: string[] }[] = [];

  await checkOnServer(context, {
    rows: work.rows,
    check: async (rows, { before = [] }) => {
      asked.push({ rows: rows.length, before: before.map(({ cells }) => cells['borrower']!) });
      const known = new Set([...before, ...rows].map(({ cells }) => cells['borrower']));
      const lost = rows.filter(({ cells }) => cells['phone'] !== undefined && !known.has(cells['phone']));
      return { errors: lost.map(({ row }) => ({ row, name: 'phone', reason: '没有上级' })), report: null };
    },
    watch: watch(),
  });

  expect(reasons()).toEqual([`${lines.length + 1} phone 没有上级`]);
  expect(asked.map(({ rows }) => rows)).toEqual([500, 500, 1, 104, 2]);
  expect(asked[2]!.before).toContain('第一代');
  expect(asked[4]!.before.slice(0, 2)).toEqual(['第一代', '第二代']);
});

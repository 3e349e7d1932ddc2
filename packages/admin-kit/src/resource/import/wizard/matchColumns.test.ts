import { expect, test } from 'vitest';
import { importColumns } from './importColumns.fixture.ts';
import { findHeader, headingsAt, matchColumns, rememberedOf } from './matchColumns.ts';

const rowsOf = (...lines: readonly (readonly string[])[]) => lines.map((cells, index) => ({ row: index + 1, cells }));
const match = (headings: readonly string[], remembered = {}) => matchColumns(headings, { columns: importColumns, remembered });

test('IMP-03 headings are known by caption in either language, without mark or unit, and by name', () => {
  expect(match(['借用人 *', 'PHONE', '押金', 'Weight (t)', 'dueOn', '没有的列', ''])).toEqual({
    borrower: 0,
    phone: 1,
    amount: 2,
    weight: 3,
    dueOn: 4,
  });
});

test('IMP-03 a heading that an export gives a column means it, too; its own comes first', () => {
  const columns = importColumns.map((column) =>
    column.name === 'dueOn' ? { ...column, label: { zh: '至', en: 'To' }, aliases: [{ zh: '有效期至', en: 'Valid to' }] } : column,
  );
  expect(matchColumns(['有效期至 *', '借用人'], { columns, remembered: {} })).toEqual({ dueOn: 0, borrower: 1 });
  expect(matchColumns(['valid to'], { columns, remembered: {} })).toEqual({ dueOn: 0 });
  expect(matchColumns(['至', '有效期至'], { columns, remembered: {} })).toEqual({ dueOn: 0 });
});

test('IMP-03 each column is filled once, by the first heading that means it', () => {
  expect(match(['押金(元)', '押金', '借用人', '借用人'])).toEqual({ amount: 0, borrower: 2 });
});

test('IMP-03 what was chosen for the same headings holds, also what was left out', () => {
  const headings = ['客户', '押金', '手机号'];
  const remembered = rememberedOf(headings, { match: { borrower: 0, phone: 2 }, before: {} });

  expect(remembered).toEqual({ 客户: 'borrower', 押金: '', 手机号: 'phone' });
  expect(match(['借用人', '客户', '押金', '手机号'], remembered)).toEqual({ borrower: 1, phone: 3 });
  // A server that has dropped a column since.
  expect(match(['借用人'], { 借用人: 'gone' })).toEqual({ borrower: 0 });
  expect(match(['constructor', '__proto__'])).toEqual({});
});

test('IMP-03 the header is found below titles, and read through merged cells', () => {
  const rows = rowsOf(
    ['借用单'],
    ['导出人: 张伟', ''],
    ['借用人', '联系方式', '', '押金'],
    ['', '手机号', '邮箱'],
    ['张伟', '1', '2', '3'],
  );

  expect(findHeader(rows, importColumns)).toBe(2);
  expect(headingsAt(rows, 3)).toEqual(['借用人', '手机号', '邮箱', '押金']);
  expect(headingsAt(rows, 2)).toEqual(['借用人', '联系方式', '', '押金']);
  expect(findHeader(rowsOf(['标题'], ['甲', '乙'], ['1', '2']), importColumns)).toBe(1);
  expect(findHeader([], importColumns)).toBe(0);
  expect(headingsAt([], 0)).toEqual([]);
});

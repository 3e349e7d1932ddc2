import { describe, expect, test } from 'vitest';
import { cellTools, readColumns } from './importColumns.fixture.ts';
import { readCell, type ReadColumn } from './readCell.ts';

const read = (name: string, text: string) =>
  readCell(
    readColumns.find((column) => column.name === name)!,
    { given: text, tools: cellTools },
  );

describe('IMP-05 cells are read as people write them', () => {
  test.each([
    ['amount', '1,234.50', 123_450, '1234.50'],
    ['amount', ' ￥１２３４ ', 123_400, '1234'],
    ['amount', '12元', 1200, '12'],
    ['amount', '150%', 150, '1.5'],
    ['weight', '32.48吨', 32_480, '32.48'],
    ['weight', '32.48 t', 32_480, '32.48'],
    ['price', '￥1,234.5678', 1234.5678, '1234.5678'],
    ['rate', '7.25%', 725, '7.25'],
    ['rate', '7.25', 725, '7.25'],
    ['dueOn', '2026/3/1', '2026-03-01', '2026-03-01'],
    ['dueOn', '2026年3月1日', '2026-03-01', '2026-03-01'],
    ['dueOn', '20260301', '2026-03-01', '2026-03-01'],
    ['dueOn', '2026-03-01 00:00:00', '2026-03-01', '2026-03-01'],
    ['lentAt', '2026/3/1 8:30', '2026-03-01 08:30:00', '2026-03-01 08:30:00'],
    ['isUrgent', '是', '1', '1'],
    ['isUrgent', 'FALSE', '0', '0'],
    ['isUrgent', '√', '1', '1'],
    ['state', '借出', '30', '借出'],
    ['state', '30', '30', '30'],
    ['state', 'Lent', '30', 'Lent'],
    // The wire carries these codes as numbers.
    ['grade', '贵重', 1, '贵重'],
    ['grade', '0', 0, '0'],
    ['tags', '仪器；工具', 'a,b', '仪器,工具'],
    ['borrower', '  张伟 ', '张伟', '张伟'],
    ['phone', '13800000001', '13800000001', '13800000001'],
    ['amount', '-￥1，234，567.80'.slice(1), 123_456_780, '1234567.80'],
    ['lentAt', '2026年3月1日 8时30分', '2026-03-01 08:30:00', '2026-03-01 08:30:00'],
    ['lentAt', '2026-03-01T08:30:00', '2026-03-01 08:30:00', '2026-03-01 08:30:00'],
    ['weight', '32.480000000000004', 32_480, '32.48'],
    ['borrower', '\u200B张\u200B伟\uFEFF', '张伟', '张伟'],
    ['phone', '+86 138-0000-0001', '13800000001', '13800000001'],
    // A person typed the letters of a fault.
    ['borrower', "'#N/A", '#N/A', "'#N/A"],
    // A text that is the code of another item means what it says.
    ['clash', '2', '1', '2'],
    ['clash', '乙', '2', '乙'],
  ])('%s %s', (name, given, value, text) => {
    expect(read(name, given)).toEqual({ value, text });
  });

  test.each([
    ['amount', 'abc', '“abc”格式不正确'],
    ['amount', '12.345', '最多 2 位小数'],
    ['amount', '12.3450', '最多 2 位小数'],
    ['weight', '0.0005', '最多 3 位小数'],
    ['price', '0.00005', '最多 4 位小数'],
    ['price', '12,5', '“12,5”格式不正确'],
    ['weight', '.0005吨', '最多 3 位小数'],
    ['weight', '0.0005.1', '“0.0005.1”格式不正确'],
    ['amount', '12.5%', '“12.5%”格式不正确'],
    ['amount', '-1', '押金不能小于 0.00'],
    ['dueOn', '2026-02-30', '“2026-02-30”格式不正确'],
    ['state', '木头', '“木头”不在可选范围内'],
    ['state', '作废', '“作废”不在可选范围内'],
    ['tags', '仪器,木头', '“仪器,木头”不在可选范围内'],
    ['isUrgent', '也许', '“也许”不在可选范围内'],
    ['borrower', '', '借用人不能为空'],
    ['borrower', '甲\u0007乙', '借用人不能含有换行或控制字符'],
    ['borrower', '1.1E+17', '“1.1E+17”是超过 15 位的数字，末尾几位在表格中已经丢失；请把该列设为文本格式后重新填写'],
    [
      'lender',
      '3.70700198501011E+17',
      '“3.70700198501011E+17”是超过 15 位的数字，末尾几位在表格中已经丢失；请把该列设为文本格式后重新填写',
    ],
    ['borrower', '一二三四五六七八九', '借用人不能超过 8 个字符'],
    ['phone', '123', '手机号不正确'],
    // A decimal comma is not passed over.
    ['amount', '12,5', '“12,5”格式不正确'],
    ['amount', '1234,56', '“1234,56”格式不正确'],
    ['weight', '1,50吨', '“1,50吨”格式不正确'],
    // What a formula leaves that found nothing.
    ['borrower', '#N/A', '“#N/A”格式不正确'],
    ['lender', '#REF!', '“#REF!”格式不正确'],
    ['clash', '同名', '“同名”对应多个选项，请填写代码'],
  ])('%s %s is told: %s', (name, given, problem) => {
    const reading = read(name, given);

    expect('problem' in reading && reading.problem).toBe(problem);
    expect(reading.text).toBe(given);
  });

  test('a cell in which nobody sees anything is empty', () => {
    expect(read('borrower', '\u200B')).toEqual({ text: '', problem: '借用人不能为空' });
  });

  test('what the page cannot judge goes to the server as it is', () => {
    expect(read('lender', ' 甲公司 ')).toEqual({ value: undefined, text: '甲公司' });
    expect(read('other', '随便')).toEqual({ value: undefined, text: '随便' });
    expect(read('amount', '  ')).toEqual({ value: undefined, text: '' });
  });
});

const own = (field: ReadColumn['field'], text: string) =>
  readCell({ name: 'own', title: '自有', required: false, unique: false, field }, { given: text, tools: cellTools });
const degrees = { stored: 'degree', factor: 1, decimals: 6, symbol: { zh: '°', en: '°' } };
const phone = { kind: 'text', label: { zh: '手机号', en: 'Phone' }, rule: 'phone', sensitive: true } as const;

test.each([
  [135.1, '117,158', '“117,158”格式不正确'],
  [999, '1,000', '“1,000”格式不正确'],
  [1000, '1,000', undefined],
  [135.1, '117.158', undefined],
])('IMP-05 a number that is at most %s and written %s', (maximum, text, problem) => {
  const reading = own({ kind: 'quantity', label: { zh: '经度', en: 'Longitude' }, maximum, unit: degrees }, text);

  expect('problem' in reading ? reading.problem : undefined).toBe(problem);
});

test.each([
  ['199****1234', '自有已脱敏，请填写完整号码'],
  ['****', '自有已脱敏，请填写完整号码'],
  ['19912341234', undefined],
])('IMP-05 a personal number that reads %s', (text, problem) => {
  const reading = own(phone, text);

  expect('problem' in reading ? reading.problem : undefined).toBe(problem);
});

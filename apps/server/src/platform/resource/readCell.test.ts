import { expect, test } from 'vitest';
import type { FieldMeta } from '../contract/meta.ts';
import type { DictionaryItem } from '../dictionaries.ts';
import { readCell } from './readCell.ts';

const amount = {
  kind: 'money',
  label: { zh: '金额', en: 'Amount' },
  unit: { stored: 'fen', factor: 100, decimals: 2, symbol: { zh: '元', en: 'CNY' } },
} as FieldMeta;
const state = { kind: 'dict', label: { zh: '状态', en: 'State' }, dict: 'state' } as FieldMeta;
const item = (value: string, text: string) => ({ value, text, textEn: text, enabled: true }) as unknown as DictionaryItem;

test.each([
  ['1,234,567.80', { value: 123_456_780 }],
  ['-1，234', { value: -123_400 }],
  ['12,5', { problem: '不是数字' }],
  ['1234,56', { problem: '不是数字' }],
])('IMP-05 a comma that parts no thousands is not passed over: %s', (text, reading) => {
  expect(readCell(amount, { text, items: [], locale: 'zh' })).toEqual(reading);
});

test.each([
  ['2', { value: '1' }],
  ['乙', { value: '2' }],
  ['3', { value: '3' }],
  ['同名', { problem: '“同名”对应多个选项，请填写代码' }],
])('IMP-05 a text comes before a code, and none of several is chosen: %s', (text, reading) => {
  const items = [item('2', '乙'), item('1', '2'), item('3', '同名'), item('4', '同名')];

  expect(readCell(state, { text, items, locale: 'zh' })).toEqual(reading);
});

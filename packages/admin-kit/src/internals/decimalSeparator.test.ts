import { expect, test } from 'vitest';
import { inputNumberType } from '../editable-table/cells/inputNumber.ts';
import { buildStore } from '../editable-table/store/buildStore.ts';
import type { FieldWords } from '../field/defineFieldKind.ts';
import { integerKind } from '../field/kinds/integer.tsx';
import { moneyKind } from '../field/kinds/money.tsx';
import { exchanged } from './decimalSeparator.ts';

test('VAL-03 point and comma change places where a comma parts decimals, and nowhere else', () => {
  expect([exchanged('1,234.50', ','), exchanged('1.234,50', ','), exchanged('1,234.50', '.'), exchanged('1.5', undefined)]).toEqual([
    '1.234,50',
    '1,234.50',
    '1,234.50',
    '1.5',
  ]);
});

test('VAL-03 a pasted or read amount has the separator of the language, and what was written is read again', () => {
  const meta = { kind: 'money', label: { zh: '价', en: 'Price' } } as const;
  const words = (decimalSeparator?: ',') => ({ decimalSeparator }) as FieldWords;

  expect([moneyKind.parse('1.234,50', { meta, words: words(',') }), moneyKind.text(123_450, { meta, words: words(',') })]).toEqual([
    123_450,
    '1234,50',
  ]);
  expect([moneyKind.parse('1,234.50', { meta, words: words() }), moneyKind.text(123_450, { meta, words: words() })]).toEqual([
    123_450,
    '1234.50',
  ]);
  expect([integerKind.parse('1.234', { meta, words: words(',') }), integerKind.parse('1,234', { meta, words: words() })]).toEqual([
    1234, 1234,
  ]);
});

test.each([
  ['.', '12,5', undefined],
  ['.', '1,234.5', 1234.5],
  [',', '12,5', 12.5],
  [',', '1.234,5', 1234.5],
  [',', '12.5', undefined],
  [',', '-7', -7],
] as const)('TBL-03 where %s parts decimals, a cell reads %s as %s, typed or pasted', (decimalSeparator, text, value) => {
  const store = buildStore({
    rows: [{ id: '1', price: 1234.5 }],
    columns: [{ key: 'price', title: '价', type: 'inputNumber', props: { grouping: true } }],
  });
  store.setWords({ ...store.words(), decimalSeparator });
  const cell = store.cell(0, 'price')! as Parameters<typeof inputNumberType.parse>[1];

  expect([inputNumberType.parse(text, cell), inputNumberType.paste!(text, cell)]).toEqual([value, value]);
  expect([store.text(0, 'price'), store.copyText(0, 'price')]).toEqual(
    decimalSeparator === ',' ? ['1.234,5', '1234,5'] : ['1,234.5', '1234.5'],
  );
});

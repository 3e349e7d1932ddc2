import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTsv } from '../clipboard/readTsv.ts';
import { writeTsvCell } from '../clipboard/tsv.ts';
import type { EditableColumn } from '../columnTypes.ts';
import { buildStore } from '../store/buildStore.ts';
import { builtInCellTypes } from './builtInCellTypes.ts';
import { helperTypes } from './plain.ts';
import { separateTags } from './tags.ts';

const seed = 20_261_121;
const line = fc.string({ unit: 'grapheme', maxLength: 30 }).filter((text) => !/[\r\n]/.test(text));
const lines = fc.string({ unit: 'grapheme', maxLength: 30 }).map((text) => text.replaceAll(/\r\n?/g, '\n'));
const nasty = fc.constantFrom('=1+1', "'=x", '-cmd|x', '"', '"a"', 'a\tb', '110101199003071234', '+8613800000000', '007', '1,5', '   ');
const text = fc.oneof(line, nasty);
const two = (value: number) => String(value).padStart(2, '0');
const day = fc
  .date({ min: new Date(Date.UTC(1900, 2, 1)), max: new Date(Date.UTC(2199, 11, 31)), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const time = fc.tuple(fc.nat(23), fc.nat(59), fc.nat(59)).map((parts) => parts.map(two).join(':'));
const options = ['0', '1', '2', 'x'].map((value) => ({ value, text: ['甲', '2', ' 丁 ', '乙, 丙'][['0', '1', '2', 'x'].indexOf(value)] }));
const choice = fc.constantFrom('0', '1', '2', 'x');
const choices = fc.uniqueArray(choice).map((values) => values.join(','));
const path = fc
  .array(fc.constantFrom('a/b.png', 'temp/%E5%9B%9E.pdf', 'https://x.cn/y.jpg'), { maxLength: 3 })
  .map((paths) => paths.join(','));
const id = fc.uniqueArray(fc.constantFrom('u1', 'u2', 'a0'), { maxLength: 3 }).map((ids) => ids.join(','));

/** For each built-in type values that it can hold, with the column they stand in. */
const samples: Record<string, ReadonlyArray<{ column?: object; values: fc.Arbitrary<unknown> }>> = {
  input: [{ values: text }],
  textarea: [{ values: fc.oneof(lines, nasty) }],
  input_pop: [{ values: fc.oneof(lines, nasty) }],
  popup: [{ values: text.map((value) => value.trim()) }],
  normal: [{ values: text }],
  hidden: [{ values: text }],
  // Columns of the table's own hold no values; what a row has under their key is kept.
  ...Object.fromEntries(helperTypes.map(({ name }) => [name, [{ values: text }]])),
  link: [{ values: text }],
  slot: [{ values: text }],
  inputNumber: [
    { values: fc.option(fc.maxSafeInteger()) },
    { values: fc.tuple(fc.integer({ min: -1e9, max: 1e9 }), fc.nat(4)).map(([units, scale]) => units / 10 ** scale) },
    { column: { props: { scale: 2, grouping: true } }, values: fc.option(fc.maxSafeInteger()) },
    { column: { props: { decimals: 3 } }, values: fc.integer({ min: -1e9, max: 1e9 }).map((units) => units / 1000) },
  ],
  date: [{ values: fc.option(day) }],
  datetime: [{ values: fc.option(fc.tuple(day, time).map((parts) => parts.join(' '))) }],
  time: [{ values: fc.option(time) }],
  checkbox: [{ values: fc.boolean() }, { column: { props: { customValue: ['Y', 'N'] } }, values: fc.constantFrom('Y', 'N') }],
  switch: [{ values: fc.boolean() }, { column: { props: { customValue: [0, 1] } }, values: fc.constantFrom(0, 1) }],
  progress: [{ values: fc.nat(100) }],
  tags: [{ values: line.map(separateTags) }],
  ...Object.fromEntries(
    ['select', 'select-search', 'sel_search', 'radio'].map((name) => [name, [{ column: { options }, values: fc.option(choice) }]]),
  ),
  'select-dict-search': [{ column: { options, props: { dict: 'd' } }, values: fc.option(choice) }],
  ...Object.fromEntries(['select-multiple', 'list_multi'].map((name) => [name, [{ column: { options }, values: choices }]])),
  ...Object.fromEntries(['upload', 'file', 'image'].map((name) => [name, [{ values: path }]])),
  ...Object.fromEntries(['sel_depart', 'sel_user', 'cat_tree'].map((name) => [name, [{ values: id }]])),
};

test('TBL-02 every built-in type has samples', () => {
  expect(Object.keys(samples).toSorted()).toEqual(Object.keys(builtInCellTypes).toSorted());
});

test.each(Object.entries(samples))(
  'TBL-02 %s: what is copied is pasted as the same value, and what is edited is read as it was',
  (name, kinds) => {
    for (const { column, values } of kinds) {
      const store = buildStore({ rows: [{ id: '1' }], columns: [{ key: 'value', title: '值', type: name, ...column } as EditableColumn] });
      const type = store.typeOf('value')!;
      const isSame = (one: unknown, other: unknown) =>
        Object.is(one, other) || ((type.isEmpty ?? isNothing)(one) === true && isNothing(other));
      fc.assert(
        fc.property(values, (value) => {
          const cell = store.cell(0, 'value')!;
          const copied = (type.copy ?? type.format).call(type, value, cell);
          const [[clipped = ''] = []] = readTsv(`${writeTsvCell(copied)}\r\n`);
          const pasted = (type.paste ?? type.parse).call(type, clipped, cell);
          const edited = type.parse((type.editText ?? type.copy ?? type.format).call(type, value, cell), cell);
          expect(isSame(pasted, value), `${JSON.stringify(value)} → ${JSON.stringify(clipped)} → ${JSON.stringify(pasted)}`).toBe(true);
          expect(isSame(edited, value), `${JSON.stringify(value)} → ${JSON.stringify(edited)}`).toBe(true);
        }),
        { numRuns: 300, seed },
      );
    }
  },
);

const isNothing = (value: unknown) => value === null || value === undefined || value === '';

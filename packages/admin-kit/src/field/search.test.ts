import { expect, test } from 'vitest';
import { fromWire, toWire, type FilterMode, type SearchValue } from './search.ts';

const cases: ReadonlyArray<[FilterMode, SearchValue, Record<string, string>]> = [
  ['text', '张', { name: '*张*' }],
  ['equals', '张', { name: '张' }],
  ['options', ['1'], { name: '1' }],
  ['options', ['1', '2'], { name_MultiString: '1,2' }],
  ['range', ['2026-01-01', '2026-01-31'], { name_begin: '2026-01-01', name_end: '2026-01-31' }],
  ['range', ['', '100'], { name_end: '100' }],
  ['text', null, {}],
  ['options', null, {}],
  ['range', null, {}],
];

test.each(cases)('LIST-02 %s search of %j asks %j and a link brings it back', (mode, value, query) => {
  expect(toWire('name', { mode, value })).toEqual(query);
  expect(fromWire('name', { mode, filters: query })).toEqual(value);
});

test('LIST-03 empty values ask nothing', () => {
  expect([
    toWire('a', { mode: 'text', value: '' }),
    toWire('a', { mode: 'options', value: [] }),
    toWire('a', { mode: 'range', value: ['', ''] }),
  ]).toEqual([{}, {}, {}]);
});

test('LIST-03 blanks around a text that was pasted are not searched for', () => {
  expect([
    toWire('a', { mode: 'text', value: ' 川A12345\t' }),
    toWire('a', { mode: 'equals', value: ' 13800000000 ' }),
    toWire('a', { mode: 'text', value: '  ' }),
  ]).toEqual([{ a: '*川A12345*' }, { a: '13800000000' }, {}]);
});

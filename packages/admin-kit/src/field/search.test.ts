import { expect, test } from 'vitest';
import { type FieldFilter, type FilterMode, fromFilter, type SearchValue, toFilter } from './search.ts';

const cases: ReadonlyArray<[FilterMode, SearchValue, FieldFilter | undefined]> = [
  ['text', '张', { contains: '张' }],
  ['equals', '张', { is: '张' }],
  ['options', ['1'], { is: '1' }],
  ['options', ['1', '2'], { in: ['1', '2'] }],
  ['range', ['2026-01-01', '2026-01-31'], { from: '2026-01-01', to: '2026-01-31' }],
  ['range', ['', '100'], { to: '100' }],
  ['text', null, undefined],
  ['options', null, undefined],
  ['range', null, undefined],
];

test.each(cases)('LIST-02 %s search of %j asks %j and a link brings it back', (mode, value, filter) => {
  expect(toFilter(mode, value)).toEqual(filter);
  expect(fromFilter(mode, filter)).toEqual(value);
});

test('LIST-02 a link that asks for texts as they are is seen in an input that looks for parts', () => {
  expect(fromFilter('text', { in: ['2026-02'] })).toBe('2026-02');
  expect(fromFilter('equals', { in: ['a', 'b'] })).toBe('a,b');
});

test('LIST-03 empty values ask nothing', () => {
  expect([toFilter('text', ''), toFilter('options', []), toFilter('range', ['', ''])]).toEqual([undefined, undefined, undefined]);
});

test('LIST-03 blanks around a text that was pasted are not searched for', () => {
  expect([toFilter('text', ' 川A12345\t'), toFilter('equals', ' 13800000000 '), toFilter('text', '  ')]).toEqual([
    { contains: '川A12345' },
    { is: '13800000000' },
    undefined,
  ]);
});

test.each<[string, FieldFilter]>([
  // An input of one line makes blanks of the line breaks of a sheet.
  ['YD2026120100003890 YD2026120100003904', { in: ['YD2026120100003890', 'YD2026120100003904'] }],
  ['苏AA0438,粤AA0461， 鄂AA0458', { in: ['苏AA0438', '粤AA0461', '鄂AA0458'] }],
  ['鲁 A12345', { contains: '鲁 A12345' }],
  ['LFV3A24G 8D3000001', { contains: 'LFV3A24G 8D3000001' }],
  ['370700 19900101 1234', { contains: '370700 19900101 1234' }],
  ['138 1234 5678', { contains: '138 1234 5678' }],
  ['工业路3号，5栋', { contains: '工业路3号，5栋' }],
  ['潍坊塔马克 济南建材', { contains: '潍坊塔马克 济南建材' }],
])('LIST-16 %j is searched as it is meant: several numbers, or one text with blanks', (typed, filter) => {
  expect(toFilter('text', typed)).toEqual(filter);
  expect(toFilter('text', fromFilter('text', filter))).toEqual(filter);
});

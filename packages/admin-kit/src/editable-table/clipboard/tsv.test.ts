import { expect, test } from 'vitest';
import { readTsv } from './readTsv.ts';
import { writeTsvCell } from './tsv.ts';

const cells = (text: string) => readTsv(text);

test.each<[string, string[][]]>([
  ['', []],
  ['\n', []],
  ['\r\n', []],
  ['\r', []],
  ['a', [['a']]],
  [
    'a\tb\nc\td\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a\r\nb\r\n', [['a'], ['b']]],
  ['a\rb\r', [['a'], ['b']]],
  ['a\n\n', [['a'], ['']]],
  ['\t', [['', '']]],
  ['a\t', [['a', '']]],
  ['"a"', [['a']]],
  ['"a\tb"\tc', [['a\tb', 'c']]],
  ['"a\nb"\nc', [['a\nb'], ['c']]],
  ['"a\r\nb\rc"', [['a\nb\nc']]],
  ['"a""b"', [['a"b']]],
  ['""', [['']]],
  ['""\t""', [['', '']]],
  ['""""', [['"']]],
  [
    'x\t"a"\r\n"b"\ty\r\n',
    [
      ['x', 'a'],
      ['b', 'y'],
    ],
  ],
  [
    'x\t"a"\r"b"\ty\r',
    [
      ['x', 'a'],
      ['b', 'y'],
    ],
  ],
  ['"a"\r\n\r\nb', [['a'], [''], ['b']]],
  // A quote that opens no quoted cell, or is not closed, is a quote.
  ['5" x', [['5" x']]],
  ['"a" b\tc', [['"a" b', 'c']]],
  ['"a\tb', [['"a', 'b']]],
  ['"a\nb', [['"a'], ['b']]],
  ['"a\n', [['"a']]],
  ['"a"\n', [['a']]],
  ['"a""', [['"a""']]],
  ['"', [['"']]],
  ['a"\n"b"', [['a"'], ['b']]],
])('GRID-02 %j is read as %j', (text, expected) => {
  expect(cells(text)).toEqual(expected);
});

test.each([
  ["'=1+1", '=1+1'],
  ["'@sum", '@sum'],
  ["'+1|x", '+1|x'],
  ["'-(1)", '-(1)'],
  ["''=1", "'=1"],
  // Nothing that could be a formula: the mark is part of the text.
  ["'+8613800000000", "'+8613800000000"],
  ["'-5", "'-5"],
  ["'twas", "'twas"],
  ["a'=1", "a'=1"],
  ["'", "'"],
  ['=1', '=1'],
])('GRID-02 a cell %j is the text %j', (cell, text) => {
  expect(cells(cell)).toEqual([[text]]);
});

test.each([
  ['a', 'a'],
  ['', ''],
  ['=1', "'=1"],
  ['@a', "'@a"],
  ["'=1", "''=1"],
  ['+8613800000000', '+8613800000000'],
  ['-5', '-5'],
  ['-5+x(1)', "'-5+x(1)"],
  ['+a!b', "'+a!b"],
  ['a\tb', '"a\tb"'],
  ['a\nb', '"a\nb"'],
  ['a\rb', '"a\rb"'],
  ['5"', '"5"""'],
  ['=a\n"b"', '"\'=a\n""b"""'],
  ['a=1', 'a=1'],
])('GRID-02 the text %j is written %j, and read again', (text, cell) => {
  expect(writeTsvCell(text)).toBe(cell);
  expect(cells(cell)).toEqual(text === '' ? [] : [[text.replaceAll('\r', '\n')]]);
});

import { expect, test } from 'vitest';
import { splitPayment } from './splitPayment.ts';

const item = (noteId: string, signTime: string, openAmount: number | null) => ({ noteId, signTime, openAmount });
const items = [
  item('3', '2026-05-09 10:00:00', 300),
  item('2', '2026-05-08 10:00:00', 200),
  item('1', '2026-05-08 10:00:00', 100),
  item('0', '2026-05-01 10:00:00', 0),
];

test.each([
  ['one fen', 1, [['1', 1, 99]], 0],
  ['the first one and no more', 100, [['1', 100, 0]], 0],
  [
    'a fen of the second',
    101,
    [
      ['1', 100, 0],
      ['2', 1, 199],
    ],
    0,
  ],
  [
    'a fen less than all',
    599,
    [
      ['1', 100, 0],
      ['2', 200, 0],
      ['3', 299, 1],
    ],
    0,
  ],
  [
    'all',
    600,
    [
      ['1', 100, 0],
      ['2', 200, 0],
      ['3', 300, 0],
    ],
    0,
  ],
  [
    'a fen beyond',
    601,
    [
      ['1', 100, 0],
      ['2', 200, 0],
      ['3', 300, 0],
    ],
    1,
  ],
  ['nothing', 0, [], 0],
] as const)('FRT-21 a payment pays the waybill that was signed first: %s', (_what, amount, parts, beyond) => {
  const split = splitPayment(items, amount);

  expect(split.parts.map((part) => [part.item.noteId, part.paid, part.left])).toEqual(parts);
  expect(split).toMatchObject({ open: 600, beyond });
});

test('FRT-21 of a bill with nothing open everything is left over', () => {
  expect(splitPayment([item('1', '2026-05-08 10:00:00', null)], 5)).toEqual({ parts: [], open: 0, beyond: 5 });
});

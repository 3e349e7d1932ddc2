import { expect, test } from 'vitest';
import { inOrder, moved } from './arrangeCards.ts';

const cards = ['a', 'b', 'c', 'd'].map((key) => ({ key }));

test.each([
  [[], 'abcd'],
  [['c', 'a'], 'cabd'],
  [['gone', 'd', 'b'], 'dbac'],
])('HOME-02 cards in the order %j stand as %s', (order, expected) => {
  expect(
    inOrder(cards, { order })
      .map(({ key }) => key)
      .join(''),
  ).toBe(expected);
});

test.each([
  ['the first one forward', 'abd', 'abcd', 'a', -1, 'abcd'],
  ['past its neighbour in view, over a hidden one', 'abd', 'abcd', 'b', 1, 'acdb'],
  ['forward', 'abd', 'abcd', 'd', -1, 'adbc'],
  ['the last one back', 'abd', 'abcd', 'd', 1, 'abcd'],
] as const)('HOME-02 a card moves %s', (_what, shown, all, key, by, expected) => {
  expect(moved({ shown: [...shown], all: [...all], key, by }).join('')).toBe(expected);
});

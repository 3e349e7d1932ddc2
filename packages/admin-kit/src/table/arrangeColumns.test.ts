import { expect, test } from 'vitest';
import { arrangeColumns, movedTo } from './arrangeColumns.ts';
import type { TableColumn } from './columns.ts';

const column = (key: string, pinned?: 'start' | 'end'): TableColumn<object> => ({
  key,
  title: key,
  cell: () => key,
  ...(pinned && { pinned }),
});
const columns = [column('a', 'start'), column('b'), column('c'), column('d', 'end')];
const shown = (list: ReadonlyArray<TableColumn<object>>) => list.map(({ key, pinned }) => `${key}${pinned ? `:${pinned}` : ''}`).join(' ');

test.each([
  ['as they are', {}, 'a:start b c d:end'],
  ['another order', { order: ['c', 'a', 'b', 'd'] }, 'c a:start b d:end'],
  ['a column that the order does not know follows the one before it', { order: ['c', 'b', 'd'] }, 'a:start c b d:end'],
  ['a first column that the order does not know stays first', { order: ['b', 'c', 'd'] }, 'a:start b c d:end'],
  ['a column in the middle that the order does not know', { order: ['a', 'c', 'd'] }, 'a:start b c d:end'],
  ['an order that names columns that are gone', { order: ['x', 'd', 'c', 'b', 'a'] }, 'd:end c b a:start'],
  ['one more that stays', { pinned: ['a', 'c'] }, 'a:start b c:start d:end'],
  ['none that stays', { pinned: [] }, 'a b c d:end'],
])('LIST-07 columns of a person: %s', (_name, settings, expected) => {
  expect(shown(arrangeColumns(columns, settings))).toBe(expected);
});

test.each([
  ['up', 'c', 0, 'c a b d'],
  ['down', 'a', 2, 'b c a d'],
  ['to the end', 'a', 3, 'b c d a'],
  ['nowhere', 'b', 1, 'a b c d'],
])('LIST-07 a column is moved %s', (_name, key, to, expected) => {
  expect(movedTo(['a', 'b', 'c', 'd'], { key, to }).join(' ')).toBe(expected);
});

import { expect, test } from 'vitest';
import { addSort, nextSort, sortKeys } from './columns.ts';
import { pageItems } from './Pagination.tsx';
import { togglePage, toggleRow } from './selection.ts';

test.each([
  [1, 1, [1]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 20, [1, 2, 3, 4, 5, 6, null, 20]],
  [10, 20, [1, null, 8, 9, 10, 11, 12, null, 20]],
  [20, 20, [1, null, 15, 16, 17, 18, 19, 20]],
])('LIST-01 page %i of %i shows %j', (page, pages, items) => expect(pageItems(page, pages)).toEqual(items));

test('LIST-01 a heading orders up, down and not at all', () => {
  const up = nextSort(null, 'a');
  const down = nextSort(up, 'a');
  expect([up, down, nextSort(down, 'a')]).toEqual([{ column: 'a', order: 'asc' }, { column: 'a', order: 'desc' }, null]);
  expect(nextSort(down, 'b')).toEqual({ column: 'b', order: 'asc' });
});

test('LIST-01 with Shift a heading is added behind the others, turned round and taken out; without it stands alone', () => {
  const one = nextSort(null, 'a');
  const two = addSort(one, 'b');
  expect(two).toEqual({ column: 'a', order: 'asc', further: [{ column: 'b', order: 'asc' }] });
  const turned = addSort(two, 'b');
  expect(turned).toEqual({ column: 'a', order: 'asc', further: [{ column: 'b', order: 'desc' }] });
  expect(addSort(turned, 'b')).toEqual({ column: 'a', order: 'asc' });
  expect(addSort(addSort(turned, 'a'), 'a')).toEqual({ column: 'b', order: 'desc' });
  expect(addSort(addSort(addSort(null, 'a'), 'a'), 'a')).toBeNull();
  expect(nextSort(two, 'a')).toEqual({ column: 'a', order: 'asc' });
  const full = ['a', 'b', 'c', 'd', 'e'].reduce(addSort, null);
  expect(sortKeys(full).map(({ column }) => column)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(addSort(full, 'f')).toBe(full);
});

test('LIST-09 the box of the page keeps what other pages chose', () => {
  expect(toggleRow(['1'], '2')).toEqual(['1', '2']);
  expect(toggleRow(['1', '2'], '1')).toEqual(['2']);
  expect(togglePage(['x', '1'], ['1', '2'])).toEqual(['x', '1', '2']);
  expect(togglePage(['x', '1', '2'], ['1', '2'])).toEqual(['x']);
});

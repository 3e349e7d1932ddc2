import { expect, test } from 'vitest';
import { pageOfAll } from './pageOfAll.ts';

const all = ['a', 'b', 'c', 'd', 'e'];

test.each([
  [
    { pageNo: 1, pageSize: 2 },
    { records: ['a', 'b'], total: 5, size: 2, current: 1, pages: 3 },
  ],
  [
    { pageNo: 3, pageSize: 2 },
    { records: ['e'], total: 5, size: 2, current: 3, pages: 3 },
  ],
  [
    { pageNo: 4, pageSize: 2 },
    { records: [], total: 5, size: 2, current: 4, pages: 3 },
  ],
  [{}, { records: all, total: 5, size: 5, current: 1, pages: 1 }],
])('LIST-01 of rows that come all at once, %j shows what its numbers say', (asked, page) => {
  expect(pageOfAll(all, asked)).toEqual(page);
});

test('LIST-01 no rows are not a page', () => {
  expect(pageOfAll([], { pageNo: 1, pageSize: 10 })).toEqual({ records: [], total: 0, size: 10, current: 1, pages: 0 });
  expect(pageOfAll([], {})).toMatchObject({ records: [], pages: 0 });
});

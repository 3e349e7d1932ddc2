import type { Page } from '@tarmac/admin-kit/resource';

/** The page that a list asks for, out of rows that the wire gives all at once; beyond the last one it is empty. */
export function pageOfAll<Row>(
  all: readonly Row[],
  { pageNo = 1, pageSize = all.length }: { pageNo?: number; pageSize?: number },
): Page<Row> {
  const from = (pageNo - 1) * pageSize;
  return {
    records: all.slice(from, from + pageSize),
    total: all.length,
    size: pageSize,
    current: pageNo,
    pages: Math.ceil(all.length / Math.max(1, pageSize)),
  };
}

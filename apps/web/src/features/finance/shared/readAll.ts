import type { CallOptions, Page } from '@tarmac/freight-api';

/** What a server gives at once. */
const atOnce = 500;

/** Rows of a call, and how many there are. */
export interface Found<Row> {
  rows: readonly Row[];
  total: number;
}

/** Reads the rows of a call page by page, up to a number. A row that moved to a later page meanwhile comes once. */
export async function readAll<Row extends { id: string }>(
  list: (page: { pageNo: number; pageSize: number }, options: CallOptions) => Promise<Page<Row>>,
  { most, signal }: { most: number; signal: AbortSignal },
): Promise<Found<Row>> {
  const found = new Map<string, Row>();
  for (let pageNo = 1; ; pageNo += 1) {
    const { records, total } = await list({ pageNo, pageSize: atOnce }, { signal });
    for (const row of records) found.set(row.id, row);
    if (records.length < atOnce || found.size >= most) return { rows: [...found.values()].slice(0, most), total };
  }
}

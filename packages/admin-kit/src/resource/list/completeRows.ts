import type { AnyRow, Resource } from '../defineResource.ts';
import { valuesOf } from '../defineResource.ts';
import type { ListWire } from './listWire.ts';

/** An address has room for so many ids. */
const atOnce = 100;

/**
 * Reads rows of a list once more with every field, as its server sends them to lists: what a dialog reads of a row, no list says beforehand.
 *
 * @returns in the given order; a row that is gone stays as it was
 */
export async function completeRows<Row extends AnyRow>(
  { api, rowKey }: Pick<Resource<Row>, 'api' | 'rowKey'>,
  { rows, spell }: { rows: readonly Row[]; spell: ListWire['params'] },
): Promise<readonly Row[]> {
  const found = new Map<string, Row>();
  for (let start = 0; start < rows.length; start += atOnce) {
    const ids = rows.slice(start, start + atOnce).map((row) => String(valuesOf(row)['id']));
    const { records } = await api.list(spell({ filters: { id: { in: ids } }, page: 1, size: atOnce }));
    for (const row of records) found.set(rowKey(row), row);
  }
  return rows.map((row) => found.get(rowKey(row)) ?? row);
}

import type { AnyRow, Resource, RowAction } from '@tarmac/admin-kit/resource';

/**
 * What to decide on next: the next row of the list as it is by now; behind its last one the row that has waited longest.
 *
 * @param isWaiting whether a row waits for this person
 * @param query what those that wait are asked for by, and the column that says since when
 */
export const nextInQueue =
  <Row extends AnyRow, Name extends string>(
    resource: Resource<Row, Name>,
    { isWaiting, query }: { isWaiting: (row: Row) => boolean; query: Readonly<Record<string, string | undefined>> & { column: string } },
  ): NonNullable<RowAction<Row>['next']> =>
  async (done, following) => {
    const read = resource.api.look ?? resource.api.get;
    const behind = following.find(isWaiting);
    if (behind !== undefined && read !== undefined) {
      const row = await read(resource.rowKey(behind)).catch(() => undefined);
      if (row !== undefined && isWaiting(row)) return row;
    }
    const { records } = await resource.api.list({ ...query, order: 'asc', pageNo: 1, pageSize: 2 }, {});
    return records.find((row) => resource.rowKey(row) !== resource.rowKey(done) && isWaiting(row));
  };

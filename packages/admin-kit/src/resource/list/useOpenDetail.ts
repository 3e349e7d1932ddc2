import { useState } from 'react';
import type { AnyRow, Resource } from '../defineResource.ts';
import type { ResourceListHandle } from './useResourceList.ts';

/**
 * The row whose detail lies over a list: the address of the list names it, so that a link and a reload open it and the back button
 * closes it.
 */
export function useOpenDetail<Row extends AnyRow>(
  { rowKey }: Pick<Resource<Row>, 'rowKey'>,
  { list, isOffered }: { list: ResourceListHandle<Row>; isOffered: boolean },
): OpenDetail<Row> {
  const { detail } = list;
  // A row may leave the list while it is looked at, and the buttons of the detail lead to rows of other pages.
  const [seen, setSeen] = useState<Row>();
  // The address follows a step back a moment later. Of a row that was removed there is nothing to be read meanwhile.
  const [closed, setClosed] = useState<string>();
  if (closed !== undefined && closed !== detail) setClosed(undefined);
  const isAnswered = list.page !== undefined || list.status === 'failed';
  const id = isOffered && isAnswered && list.status !== 'denied' && detail !== closed ? detail : undefined;
  return {
    id,
    row: id === undefined ? undefined : [...(seen ? [seen] : []), ...list.rows].find((row) => rowKey(row) === id),
    open: (row) => {
      setSeen(row);
      setClosed(undefined);
      list.setDetail(rowKey(row));
    },
    step: (row) => {
      setSeen(row);
      list.setDetail(rowKey(row), 'replace');
    },
    close: () => {
      if (detail === undefined) return;
      setClosed(detail);
      list.setDetail(undefined);
    },
  };
}

/** The detail over a list, and what may be done with it. */
export interface OpenDetail<Row> {
  /** Key of the row that is shown; undefined: no detail is open. */
  id: string | undefined;
  /** That row, as far as the list knows it. */
  row: Row | undefined;
  open: (row: Row) => void;
  /** Goes on to another row: closing leads back to the list all the same. */
  step: (row: Row) => void;
  close: () => void;
}

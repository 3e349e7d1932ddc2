import { late } from '../internals/late.ts';
import { defineFieldKind } from '../field/defineFieldKind.ts';
import type { OnlineRow, OnlineSub } from './onlineForm.ts';

const RowsInput = late(() => import('./RowsInput.tsx'), {
  meanwhile: () => <div aria-hidden className="h-40 animate-pulse rounded-md border border-solid border-line bg-sunken" />,
});

type Rows = readonly OnlineRow[];

/** Name of the kind of value that holds the rows of a sub-table. */
export const rowsKindName = ({ name }: Pick<OnlineSub, 'name'>): string => `onlineRows:${name}`;

/** The rows of a one-to-many sub-table as one value of its main row; edited in a table. */
export const rowsKind = (sub: OnlineSub) =>
  defineFieldKind<Rows>({
    name: rowsKindName(sub),
    width: 100,
    blank: [],
    isWide: () => true,
    Cell: ({ value }) => <>{value?.length ?? 0}</>,
    Input: ({ meta: _meta, valueText: _text, onPick: _pick, ...props }) => <RowsInput {...props} sub={sub} />,
    text: (value) => String(value?.length ?? 0),
    parse: () => undefined,
    compare: (one, other) => one.length - other.length,
  });

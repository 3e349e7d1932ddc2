import type { ReactNode } from 'react';
import type { SearchValue } from '../../field/search.ts';
import { late, type LatePart, useLate } from '../../internals/late.ts';
import type { ListParams } from '../api.ts';
import type { AnyRow, Resource } from '../defineResource.ts';
import type { ResourceColumn } from '../list/fieldColumns.tsx';
import type { FixedFilter } from '../list/listState.ts';

const panel = late(() => import('./RowPickerPanel.tsx'));

/**
 * The dialog of the popup picker over the rows of a resource, or of any list with fields: searched, ordered, paged and ticked as those of a
 * report. Labels, dictionaries, kinds of search and what can be ordered by come from the fields; what is shown is named.
 *
 * @example <RowPickerDialog open={isOpen} onOpenChange={setOpen} of={device} columns={['name', 'state']} search={['name']} text={(one) => one.name} onPick={setChosen} />
 * @keyboard
 * Enter: In the search: searches. On a row: chooses it
 * Space: Ticks a row, where several may be chosen
 * @source POP-01
 */
export function RowPickerDialog<Row extends AnyRow>(props: RowPickerDialogProps<Row>) {
  return useLate(panel as unknown as LatePart<(props: RowPickerDialogProps<Row>) => ReactNode>, { isWanted: props.open, props });
}

/** Props of {@link RowPickerDialog}. */
export interface RowPickerDialogProps<Row extends AnyRow> {
  /** Whether the dialog is there; the host keeps it. Each opening begins again, and reads everything but this again, too. */
  open: boolean;
  /** Called with `false` when it is left, with a choice or without. */
  onOpenChange: (open: boolean) => void;
  /** Whose rows they are; a resource will do. */
  of: RowsToPick<Row>;
  /** Names of fields in order, or columns that are drawn from the row. */
  columns: ReadonlyArray<ResourceColumn<Row>>;
  /** Fields to search by, in order: four in view, the others folded. */
  search: readonly string[];
  /** Rows that may be chosen, as lists are narrowed for good: a search does not lift it. */
  filter?: FixedFilter;
  /** What the call takes besides filters, such as a place to measure from. Sent as it is. */
  parameters?: ListParams;
  /** The first order, such as `score=desc`; that of the list unless said. */
  sorter?: string;
  /** What the search begins with, by field, such as what was typed before the dialog was opened. */
  typed?: Readonly<Record<string, SearchValue>>;
  /** Several may be picked; absent: one. */
  multiple?: boolean;
  /** Rows that are ticked when it opens; of one that is not at hand its key is enough where `text` knows its name. */
  chosen?: readonly Row[];
  /** A ticked row in words. */
  text: (row: Row) => string;
  /** Called once, with the rows that were picked. */
  onPick: (rows: readonly Row[]) => void;
}

/** Rows that can be picked: part of a `Resource`. */
export interface RowsToPick<Row extends AnyRow> extends Pick<Resource<Row>, 'label' | 'fields'> {
  /** The calls that the dialog makes. */
  api: {
    /** One page of rows. Without `total` it is all there is. */
    list: (params: ListParams, options: { signal: AbortSignal }) => Promise<{ records: readonly Row[]; total?: number }>;
  };
  /** Identity of a row, by default its `id`. */
  rowKey?: (row: Row) => string;
}

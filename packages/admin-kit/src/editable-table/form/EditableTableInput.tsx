import type { FormControl } from '../../form/Form.tsx';
import { late } from '../../internals/late.ts';
import type { Label } from '../../i18n/catalogue.ts';
import type { EditableColumn } from '../columnTypes.ts';
import type { EditableTableProps } from '../EditableTable.tsx';
import type { TableStore, TableStoreOptions } from '../store/tableStore.ts';

const TableInput = late(() => import('./TableInput.tsx'), {
  meanwhile: () => <div aria-hidden className="h-40 animate-pulse rounded-md border border-solid border-line bg-sunken" />,
});

/**
 * A whole table as one input of a form: its value is the array of rows, so a schema such as `z.array(price)` checks it. Typing
 * costs the form nothing: rows are handed to it when the focus leaves, and before it checks or saves. What the schema finds wrong
 * stands at its cells.
 *
 * @example <FormField name="prices" label="价格表" wide>{(control) => <EditableTableInput {...control} columns={[{ key: 'price', title: 'Price', type: 'inputNumber' }]} label="价格表" />}</FormField>
 * @source TBL-05
 */
export function EditableTableInput(props: EditableTableInputProps) {
  return <TableInput {...props} />;
}

/** Props of {@link EditableTableInput}: those that `FormField` hands to its input, and what the table is. */
export interface EditableTableInputProps extends Omit<FormControl, 'value' | 'defaultValue' | 'onValueChange'> {
  /** The rows, as the form has them; undefined is none. */
  value?: unknown;
  /** Told the rows when the focus leaves, after a rest, and before the form checks or saves; never per keystroke. */
  onValueChange: (value: unknown) => void;
  /** Columns, outside of the component or memoised. */
  columns: readonly EditableColumn[];
  /** All that `columns` are ever among, where they change: what the form finds wrong in those out of view stands there once they are shown. Read once. */
  everyColumn?: readonly EditableColumn[];
  /** Name of the table for people who do not see it. */
  label: Label;
  /** How the rows are kept; read once. */
  options?: Omit<TableStoreOptions, 'rows' | 'columns' | 'words' | 'disabled'>;
  /** Told the table once it is there, for what an app writes into it by itself: the form hears of that as of what is typed. */
  onTable?: (table: TableStore) => void;
  /** How the table is drawn. */
  table?: Omit<EditableTableProps, 'table' | 'label'>;
}

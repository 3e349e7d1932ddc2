import type { ReactNode } from 'react';
import { LateOrgField } from './LateOrgField.tsx';

/** What the control of a `sel_depart`, `sel_user` or `cat_tree` cell needs of what the editable table gives it. */
export interface OrgCellControlProps {
  /** Value of the cell: ids, joined by commas. */
  value: unknown;
  /** Its column, with the props of such a cell. */
  cell: {
    readonly column: {
      readonly key: string;
      readonly props: unknown;
    };
    readonly row: Readonly<Record<string, unknown>>;
  };
  /** Name for people who do not see it. */
  label: string;
  /** A rule objects to the value. */
  invalid: boolean;
  /** Writes cells of the row in one step. */
  onRowChange: (values: Readonly<Record<string, unknown>>) => void;
  /** Closes; the grid has the focus again. */
  onClose: () => void;
}

/**
 * The controls of the editable table's `sel_depart`, `sel_user` and `cat_tree` cells; their code loads when the first one opens. An
 * `OrgSourceProvider` stands around the table, and a `DictionaryProvider` where there are categories. The names land in the column's `textField`, when that is a column that may be written.
 *
 * @example <EditableTable table={table} label="People" controls={orgCellControls} />
 * @source TBL-02
 */
export const orgCellControls: Readonly<Record<'sel_depart' | 'sel_user' | 'cat_tree', (props: OrgCellControlProps) => ReactNode>> = {
  sel_depart: (props) => <LateOrgField kind="department" {...props} />,
  sel_user: (props) => <LateOrgField kind="person" {...props} />,
  cat_tree: (props) => <LateOrgField kind="category" {...props} />,
};

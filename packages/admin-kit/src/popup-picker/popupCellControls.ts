import { type ReactNode } from 'react';
import { late } from '../internals/late.ts';

/** What the control of a `popup` cell needs of what the editable table gives it. */
export interface PopupCellControlProps {
  /** Value of the cell. */
  value: unknown;
  /** Its column, with the props of a `popup` cell. */
  cell: {
    readonly column: {
      readonly key: string;
      readonly props: unknown;
    };
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
 * The control of the editable table's `popup` cells; it loads when the first one opens. A `PopupReportProvider` stands around the table.
 *
 * @example <EditableTable table={table} label="Drivers" controls={popupCellControls} />
 * @source TBL-02
 */
export const popupCellControls: Readonly<{ popup: (props: PopupCellControlProps) => ReactNode }> = {
  popup: late(() => import('./PopupCellControl.tsx')),
};

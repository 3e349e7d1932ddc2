import { useState } from 'react';
import type { ControlProps } from '../internals/control.ts';
import { toText } from '../internals/toText.ts';
import { useControlled } from '../internals/useControlled.ts';
import type { PopupReportRow } from './popupReport.ts';
import { configProblem, destinationValues } from './popupValues.ts';

/**
 * Behaviour of a popup picker without markup.
 *
 * @example
 * const picker = usePopupPicker({ code: 'drivers', originalFields: ['name'], destinationFields: ['driver'] });
 * return <Button onClick={picker.open}>{picker.text}</Button>;
 * @source POP-01, POP-02
 */
export function usePopupPicker(props: PopupPickerProps): PopupPickerHandle {
  const { originalFields, destinationFields, field = destinationFields[0] ?? '', multiple = false } = props;
  const [value, change] = useControlled<string | null>(props.value, {
    defaultValue: props.defaultValue ?? null,
    onValueChange: props.onValueChange,
  });
  const [openings, setOpenings] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const [picked, setPicked] = useState<{ value: string | null; rows: readonly PopupReportRow[] }>({ value: null, rows: [] });
  const problem = configProblem(props);
  const isEditable = problem === null && !props.disabled && !props.readOnly;

  const pick = (rows: readonly PopupReportRow[]) => {
    const values = destinationValues(rows, { originals: originalFields, destinations: destinationFields });
    const own = values[field] || null;
    setPicked({ value: own, rows });
    setOpen(false);
    change(own);
    props.onPick?.(values, rows);
  };
  const text = props.valueText ?? value ?? '';
  // Of a value that the host handed in, the rows are not known; its parts cannot be taken away one by one.
  const rows = picked.value === value ? picked.rows : [];
  const own = originalFields[destinationFields.indexOf(field)] ?? '';
  // A value may hold a comma itself: where the rows are known, each has one chip.
  const parts = rows.length > 0 && props.valueText === undefined ? rows.map((row) => toText(row[own])) : text.split(',');
  return {
    props,
    problem,
    isEditable,
    isOpen,
    openings,
    rows,
    text,
    chips: multiple && text !== '' ? parts : [],
    open: () => {
      if (!isEditable) return;
      setOpenings(openings + 1);
      setOpen(true);
    },
    close: () => {
      setOpen(false);
      props.onClose?.();
    },
    pick,
    clear: () => pick([]),
    removeChip: rows.length === parts.length ? (index) => pick(rows.filter((_, at) => at !== index)) : undefined,
  };
}

/** Props of {@link PopupPicker}. The value is that of the picker's own field; several values are joined by commas. */
export interface PopupPickerProps extends ControlProps<string | null> {
  /** Report code. Empty disables the picker with 'popup参数未正确配置!'. @source POP-02 */
  code: string;
  /** Report columns to copy, pairwise with `destinationFields`. */
  originalFields: readonly string[];
  /** Form fields they land in. Unequal counts disable the picker with '原始值和目标值数量不一致'. @source POP-02 */
  destinationFields: readonly string[];
  /** Which of the destination fields is the picker's own value; the first one unless said. */
  field?: string;
  /** Shown in the place of the value, when that is an id. */
  valueText?: string;
  /** Several rows may be picked; their values are joined by commas. */
  multiple?: boolean;
  /** What the report is narrowed by for good. */
  param?: Readonly<Record<string, string>>;
  /** The first order, such as `score=desc`; the report's own unless said. */
  sorter?: string;
  /** Width of the dialog in px, default 1200. @source POP-01 */
  width?: number;
  /** Called once per confirmation, one entry per destination field; clearing sends empty texts. */
  onPick?: (values: Record<string, string>, rows: readonly PopupReportRow[]) => void;
  /** The dialog was left without a choice. */
  onClose?: () => void;
  /** Class of the box around the picker. */
  className?: string;
}

/** What {@link usePopupPicker} gives to markup. */
export interface PopupPickerHandle {
  /** For the input. */
  props: PopupPickerProps;
  /** Key of the text that says why the picker cannot work. @source POP-02 */
  problem: 'popup.misconfigured' | 'popup.unequal' | null;
  /** Whether a person may change it. */
  isEditable: boolean;
  /** Whether the window is open. */
  isOpen: boolean;
  /** How often it was opened; each opening begins again. */
  openings: number;
  /** The rows of the present value, as far as they were picked here. */
  rows: readonly PopupReportRow[];
  /** What stands in the field. */
  text: string;
  /** Its parts, where several rows may be picked. */
  chips: readonly string[];
  /** Opens it. */
  open: () => void;
  /** Leaves without a choice. */
  close: () => void;
  /** Takes rows as the choice and closes. */
  pick: (rows: readonly PopupReportRow[]) => void;
  /** Empties every destination field. */
  clear: () => void;
  /** Takes one part away; absent while its row is not known. */
  removeChip: ((index: number) => void) | undefined;
}

import { useEffect, useRef } from 'react';
import { toText } from '../internals/toText.ts';
import type { PopupCellControlProps } from './popupCellControls.ts';
import { PopupPickerContext } from './PopupPickerContext.ts';
import { PopupPickerDialog } from './PopupPickerDialog.tsx';
import { PopupPickerField } from './PopupPickerField.tsx';
import { usePopupPicker } from './usePopupPicker.ts';

/** Props of a `popup` column, as the editable table declares them. */
interface PopupProps {
  popupCode?: string;
  field?: string;
  orgFields?: string;
  destFields?: string;
  multiple?: boolean;
}

const namesOf = (list: string | undefined): string[] => (list ?? '').split(',').filter((name) => name !== '');

/** Picks the value of a cell, and with it the other cells of the row that the column names. It opens with its dialog. @source TBL-02, POP-02 */
export default function PopupCellControl({ value, cell, label, invalid, onRowChange, onClose }: PopupCellControlProps) {
  const { popupCode = '', field, orgFields, destFields, multiple = false } = cell.column.props as PopupProps;
  const destinations = namesOf(destFields);
  const picker = usePopupPicker({
    code: popupCode,
    originalFields: namesOf(orgFields),
    destinationFields: destinations,
    field: field ?? (destinations.includes(cell.column.key) ? cell.column.key : (destinations[0] ?? '')),
    multiple,
    'aria-label': label,
    invalid,
    value: toText(value),
    onPick: (values) => {
      onRowChange(values);
      onClose();
    },
    onClose,
  });
  const wasOpened = useRef(false);
  useEffect(() => {
    if (wasOpened.current) return;
    wasOpened.current = true;
    picker.open();
  });
  return (
    <PopupPickerContext value={picker}>
      <PopupPickerField />
      <PopupPickerDialog />
    </PopupPickerContext>
  );
}

import { PopupPickerContext } from './PopupPickerContext.ts';
import { PopupPickerDialog } from './PopupPickerDialog.tsx';
import { PopupPickerField } from './PopupPickerField.tsx';
import { usePopupPicker, type PopupPickerProps } from './usePopupPicker.ts';

/**
 * Lets a person choose rows of an online report and copies their columns into form fields.
 *
 * @example <PopupPicker code="driver_pick" originalFields={['id']} destinationFields={['driverId']} onPick={console.log} />
 * @keyboard
 * Enter Space ↓: On the field: opens the dialog
 * Enter: In the search: searches
 * @source POP-01, POP-02
 */
export function PopupPicker(props: PopupPickerProps) {
  const picker = usePopupPicker(props);
  return (
    <PopupPickerContext value={picker}>
      <PopupPickerField />
      <PopupPickerDialog />
    </PopupPickerContext>
  );
}

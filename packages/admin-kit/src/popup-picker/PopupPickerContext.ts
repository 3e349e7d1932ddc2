import { createContext, useContext } from 'react';
import type { PopupPickerHandle } from './usePopupPicker.ts';

/** The picker that its parts belong to. */
export const PopupPickerContext = createContext<PopupPickerHandle | null>(null);

/** The picker around this part. @throws Error outside of one */
export function usePopupPickerContext(): PopupPickerHandle {
  const picker = useContext(PopupPickerContext);
  if (picker === null) throw new Error('usePopupPickerContext: render this part inside <PopupPicker>.');
  return picker;
}

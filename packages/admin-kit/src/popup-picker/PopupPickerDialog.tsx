import { late, useLate } from '../internals/late.ts';
import { usePopupPickerContext } from './PopupPickerContext.ts';

const panel = late(() => import('./PopupPickerPanel.tsx'));

/** The dialog with the report; its code comes before it is first opened. */
export function PopupPickerDialog() {
  const picker = usePopupPickerContext();
  const isWanted = picker.openings > 0;
  const element = useLate(panel, { isWanted, props: { picker } });
  return isWanted ? element : null;
}

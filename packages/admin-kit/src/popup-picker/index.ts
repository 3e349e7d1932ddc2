export { PopupPicker } from './PopupPicker.tsx';
export { popupCellControls, type PopupCellControlProps } from './popupCellControls.ts';
export type {
  PopupQueryItem,
  PopupReportColumn,
  PopupReportColumns,
  PopupReportQuery,
  PopupReportRow,
  PopupReportSource,
  PopupSearchDrafts,
  PopupSearchInputProps,
  PopupSearchValue,
} from './popupReport.ts';
export { PopupReportProvider, type PopupReportProviderProps } from './PopupReportProvider.tsx';
export { usePopupPicker, type PopupPickerHandle, type PopupPickerProps } from './usePopupPicker.ts';

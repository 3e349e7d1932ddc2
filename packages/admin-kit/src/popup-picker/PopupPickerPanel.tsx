import { toText } from '../internals/toText.ts';
import { keepMetadata } from './keepMetadata.ts';
import type { PopupReportColumns } from './popupReport.ts';
import { usePopupReports } from './PopupReportProvider.tsx';
import { ReportDialog } from './ReportDialog.tsx';
import type { PopupPickerHandle } from './usePopupPicker.ts';

/** The dialog with the report. Each opening begins without a search; what was picked before is ticked where several may be. */
export default function PopupPickerPanel({ picker }: { picker: PopupPickerHandle }) {
  const source = keepMetadata(usePopupReports());
  const { code, param, sorter, multiple = false, width, originalFields, field, destinationFields } = picker.props;
  const own = originalFields[Math.max(0, destinationFields.indexOf(field ?? ''))] ?? '';
  return (
    <ReportDialog
      key={picker.openings}
      {...{ source, code, param, sorter, multiple, width }}
      open={picker.isOpen}
      chosen={multiple ? picker.rows : []}
      nameOf={(row, columns) => toText(row[firstShown(columns, own)])}
      onPick={picker.pick}
      onClose={picker.close}
    />
  );
}

/** What tells a row in words: the picker's own column where it is shown, else the first that is. */
function firstShown(columns: PopupReportColumns | undefined, own: string): string {
  const shown = columns?.columns.filter((column) => !column.hidden) ?? [];
  return shown.find((column) => column.dataIndex === own)?.dataIndex ?? shown[0]?.dataIndex ?? own;
}

import { Dialog } from '../../dialog/Dialog.tsx';
import { Descriptions } from '../../input/Descriptions.tsx';
import type { RowId } from '../columnTypes.ts';
import { columnTableOf } from '../grid/columnTable.ts';
import type { GridColumns } from '../grid/useGridColumns.ts';
import type { TableStore } from '../store/tableStore.ts';
import type { DetailsOptions } from './featureTypes.ts';
import { zhGrid } from '../lateTexts.zh.ts';
import { useTexts } from '../../i18n/useTexts.ts';

/** One row in full: its values in at most 4 columns, or what the app draws. @source TBL-11 */
export function DetailsDialog({ store, rowId, column, options, columns, onClose }: DetailsDialogProps) {
  const { t } = useTexts(zhGrid);
  const row = store.row(rowId);
  const resolved = store.column(column);
  if (row === undefined) return null;
  const shown = columnTableOf(columns.plan)
    .getAllLeafColumns()
    .filter((leaf) => !store.typeOf(leaf.id)?.isHidden);
  const confirm = (): unknown => {
    const tell = store.options.on?.detailsConfirm;
    if (tell === undefined || resolved === undefined) return undefined;
    // The app says when it is through; `false` leaves the dialog open.
    return new Promise<boolean>((resolve) => tell({ row, column: resolved, callback: resolve }));
  };
  return (
    <Dialog open onOpenChange={onClose} title={t('grid.details')} width={1200} fullScreenToggle onOk={confirm}>
      {options.main?.(row, rowId) ?? (
        <Descriptions
          columns={options.columns ?? 4}
          items={shown.map(({ id }) => ({ key: id, label: store.column(id)?.title ?? id, value: store.text(rowId, id) || '—' }))}
        />
      )}
      {options.sub && <div className="pt-4">{options.sub(row, rowId)}</div>}
    </Dialog>
  );
}

interface DetailsDialogProps {
  store: TableStore;
  rowId: RowId;
  /** Key of the column that was pressed. */
  column: string;
  options: DetailsOptions;
  columns: GridColumns;
  onClose: () => void;
}

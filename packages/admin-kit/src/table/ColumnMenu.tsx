import { Settings2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { IconButton } from '../internals/Button.tsx';
import { late, useLate } from '../internals/late.ts';
import { arrangeColumns } from './arrangeColumns.ts';
import { spokenColumns, type TableColumn } from './columns.ts';
import type { ColumnSettingsHandle } from './useColumnSettings.ts';
import { useTexts } from '../i18n/useTexts.ts';

const chooser = late(() => import('./ColumnChooser.tsx'));

/**
 * The button that hides and shows columns, moves them and keeps them in view.
 *
 * @example <ColumnMenu columns={columns} handle={useColumnSettings('devices')} />
 * @keyboard
 * ↓ ↑: On the handle of a column: moves it
 */
export function ColumnMenu<Row>({ columns, handle }: ColumnMenuProps<Row>) {
  const { t, localize } = useTexts();
  const anchor = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);
  const panel = useLate(chooser, {
    isWanted: isOpen || undefined,
    props: {
      open: isOpen,
      columns: arrangeColumns(spokenColumns(columns, localize), handle.settings).filter(
        (column) => column.hideable !== false && column.title,
      ),
      handle,
      anchor,
      onClose: () => setOpen(false),
    },
  });
  return (
    <span ref={anchor} className="inline-flex">
      <IconButton
        label={t('table.columns')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        icon={<Settings2 aria-hidden size={16} />}
        onPointerEnter={chooser.preload}
        onClick={() => setOpen(!isOpen)}
      />
      {panel}
    </span>
  );
}

/** Props of {@link ColumnMenu}. */
export interface ColumnMenuProps<Row> {
  /** Columns of the table; those with `hideable: false` are not offered. */
  columns: ReadonlyArray<TableColumn<Row>>;
  /** What `useColumnSettings` made, the same as the table's `settings`. */
  handle: ColumnSettingsHandle;
}

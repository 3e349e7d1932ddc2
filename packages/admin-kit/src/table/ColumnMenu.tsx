import { Settings2 } from 'lucide-react';
import { useTexts } from '../i18n/useTexts.ts';
import { Menu } from '../input/Menu.tsx';
import { IconButton } from '../internals/Button.tsx';
import type { TableColumn } from './columns.ts';
import type { ColumnSettingsHandle } from './useColumnSettings.ts';

/**
 * The button that hides and shows columns.
 *
 * @example <ColumnMenu columns={columns} handle={useColumnSettings('devices')} />
 */
export function ColumnMenu<Row>({ columns, handle }: ColumnMenuProps<Row>) {
  const { t } = useTexts();
  const hideable = columns.filter((column) => column.hideable !== false && column.title);
  const shown = hideable.filter((column) => !handle.settings.hidden.includes(column.key));
  return (
    <Menu
      trigger={<IconButton label={t('table.columns')} icon={<Settings2 aria-hidden size={16} />} />}
      items={[
        ...hideable.map((column) => ({
          key: column.key,
          label: column.title,
          checked: shown.includes(column),
          // The last column stays: an empty table cannot be understood.
          disabled: shown.length === 1 && shown.includes(column),
          onSelect: () => handle.toggle(column.key),
        })),
        { key: '', label: t('common.reset'), separated: true, onSelect: handle.reset },
      ]}
    />
  );
}

/** Props of {@link ColumnMenu}. */
export interface ColumnMenuProps<Row> {
  /** Columns of the table; those with `hideable: false` are not offered. */
  columns: ReadonlyArray<TableColumn<Row>>;
  /** What `useColumnSettings` made, the same as the table's `settings`. */
  handle: ColumnSettingsHandle;
}

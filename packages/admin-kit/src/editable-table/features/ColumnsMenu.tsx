import { Settings2 } from 'lucide-react';
import { Menu } from '../../input/Menu.tsx';
import { IconButton } from '../../internals/Button.tsx';
import { columnTableOf } from '../grid/columnTable.ts';
import type { GridColumns } from '../grid/useGridColumns.ts';
import type { TableStore } from '../store/tableStore.ts';
import { zhGrid } from '../lateTexts.zh.ts';
import { useTexts } from '../../i18n/useTexts.ts';

/** Hides and shows columns, and brings back what the app had said. */
export function ColumnsMenu({ store, columns }: { store: TableStore; columns: GridColumns }) {
  const { t } = useTexts(zhGrid);
  const leaves = columnTableOf(columns.plan)
    .getAllLeafColumns()
    .filter((leaf) => !store.typeOf(leaf.id)?.isHidden);
  const shown = leaves.filter((leaf) => leaf.getIsVisible());
  return (
    <Menu
      trigger={<IconButton size="small" label={t('table.columns')} icon={<Settings2 aria-hidden size={15} />} />}
      items={[
        ...leaves.map((leaf) => ({
          key: leaf.id,
          label: store.column(leaf.id)?.title ?? leaf.id,
          checked: leaf.getIsVisible(),
          // The last column stays: an empty table cannot be understood.
          disabled: !leaf.getCanHide() || (shown.length === 1 && leaf.getIsVisible()),
          onSelect: () => leaf.toggleVisibility(),
        })),
        { key: '', label: t('common.reset'), separated: true, onSelect: columns.reset },
      ]}
    />
  );
}

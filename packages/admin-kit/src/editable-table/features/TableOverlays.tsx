import type { RefObject } from 'react';
import { useConfirm } from '../../dialog/ConfirmProvider.tsx';
import MenuList from '../../input/MenuList.tsx';
import type { GridColumns } from '../grid/useGridColumns.ts';
import { useTableStore } from '../useTableStore.ts';
import { cellMenuItems, rowItems } from './cellMenu.tsx';
import { columnMenuItems } from './columnMenu.tsx';
import { DetailsDialog } from './DetailsDialog.tsx';
import type { DetailsOptions, RowContent } from './featureTypes.ts';
import { FilterPanel } from './FilterPanel.tsx';
import { FindPanel } from './FindPanel.tsx';
import { selectedRows } from './rowActions.ts';
import { SubTable } from './SubTable.tsx';
import type { Features, OpenMenu } from './useFeatures.ts';
import { zhGrid } from '../lateTexts.zh.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import type { GridHandle } from '../grid/gridTypes.ts';

/** Whatever is open over a table: a menu, a filter, the search, details, a sub-table. */
export default function TableOverlays(props: TableOverlaysProps) {
  const { grid, columns, features, frame, say } = props;
  const { store } = grid;
  const { menu, filter } = features;
  const close = (part: Parameters<Features['close']>[0]) => {
    features.close(part);
    grid.focus();
  };
  return (
    <>
      {menu !== null && <TableMenu {...props} key={`${menu.kind} ${menu.at.x} ${menu.at.y}`} menu={menu} />}
      {filter !== null && (
        <FilterPanel key={filter.key} store={store} column={filter.key} at={filter.at} say={say} onClose={() => close('filter')} />
      )}
      {features.isFinding && <FindPanel grid={grid} frame={frame} say={say} onClose={() => close('isFinding')} />}
      {features.details !== null && (
        <DetailsDialog
          store={store}
          rowId={features.details.rowId}
          column={features.details.column}
          options={props.details ?? {}}
          columns={columns}
          onClose={() => close('details')}
        />
      )}
      {features.subTable !== null && props.subTable !== undefined && (
        <SubTable
          key={features.subTable}
          grid={grid}
          rowId={features.subTable}
          frame={frame}
          content={props.subTable}
          onClose={() => close('subTable')}
        />
      )}
    </>
  );
}

interface TableOverlaysProps {
  grid: GridHandle;
  columns: GridColumns;
  features: Features;
  /** The element that scrolls. */
  frame: RefObject<HTMLDivElement | null>;
  say: (text: string) => void;
  subTable: RowContent | undefined;
  details: DetailsOptions | undefined;
  asyncRemove: boolean;
}

function TableMenu({ grid, columns, features, say, menu, ...props }: TableOverlaysProps & { menu: OpenMenu }) {
  const { t } = useTexts(zhGrid);
  const confirm = useConfirm();
  const { kind } = menu;
  // The check of a row is a choice of the menu, which stays open.
  useTableStore(grid.store, (one) => one.version(), ['checked']);
  const { store } = grid;
  const key = store.visibleColumns()[menu.place.column] ?? '';
  const title = store.column(key)?.title ?? key;

  const removeRows = async () => {
    const rowIds = selectedRows(store).filter((rowId) => !store.isRowDisabled(rowId));
    if (!(await confirm({ content: t('grid.removeAsk', { count: rowIds.length }), danger: true }))) return;
    const deleteRows = rowIds
      .filter((rowId) => !store.isNew(rowId))
      .map((rowId) => store.row(rowId))
      .filter((row) => row !== undefined);
    const remove = () => {
      store.edit({ label: t('grid.removeRows', { count: rowIds.length }), by: 'program' }, (change) => change.remove(rowIds));
    };
    if (!props.asyncRemove) remove();
    store.options.on?.remove?.({ deleteRows, ...(props.asyncRemove ? { confirmRemove: remove } : {}) });
    grid.focus();
  };
  const items =
    kind === 'column'
      ? columnMenuItems({ store, columns, key, t, say, openFilter: () => features.openFilter({ key, at: menu.at }) })
      : kind === 'row'
        ? rowItems({ grid, menu, t, say })
        : cellMenuItems({
            grid,
            features,
            menu,
            t,
            say,
            hasSubTable: props.subTable !== undefined,
            hasDetails: store.columns().some((column) => column.showDetails),
            openColumn: () => features.openMenu({ ...menu, kind: 'column', at: { x: menu.at.x, y: menu.at.y + 1 } }),
            removeRows: () => void removeRows(),
          });
  return (
    <MenuList
      // The menu gives the focus back when it closes; what an item opens takes it after that.
      items={items.map((item) => ({ ...item, onSelect: () => queueMicrotask(item.onSelect) }))}
      align="start"
      byKeyboard
      label={kind === 'column' ? t('grid.columnMenu', { label: title }) : t('grid.menu')}
      anchor={{ getBoundingClientRect: () => new DOMRect(menu.at.x, menu.at.y, 0, 0) }}
      onClose={() => {
        features.closeMenu(menu);
        grid.focus();
      }}
    />
  );
}

import { ArrowDown, ArrowUp, ChevronsUpDown, EllipsisVertical, Filter } from 'lucide-react';
import type { PointerEvent as ReactPointerEvent, RefObject } from 'react';
import { Checkbox } from '../../input/Checkbox.tsx';
import { cx } from '../../internals/cx.ts';
import { sortBy } from '../features/sortBy.ts';
import type { OpenMenu, OpenParts } from '../features/useFeatures.ts';
import type { TableStore } from '../store/tableStore.ts';
import { useGridTexts } from '../useGridTexts.ts';
import { useTableStore } from '../useTableStore.ts';
import type { LaidColumn } from './columnLayout.ts';
import { startColumnDrag } from './columnDrag.ts';
import type { GridHandle } from './mountGrid.ts';
import type { ColumnEngineHandle } from './useColumnEngine.ts';

/** The heading row: titles, order, widths, filters, the box for all rows. Its keys are those of the column's menu. */
export function GridHead(props: GridHeadProps) {
  const { store, columns, rowSize } = props;
  const { layout } = columns;
  const sorting = useTableStore(store, (one) => one.sorting(), ['view', 'rows']);
  return (
    <div role="rowgroup" className="sticky top-0 z-20" style={{ width: layout.totalSize, height: rowSize }}>
      <div role="row" aria-rowindex={1} className="relative flex h-full">
        {layout.all.map((laid) => {
          const order = sorting.find((one) => one.key === laid.key)?.order;
          const align = laid.column?.align ?? store.typeOf(laid.key)?.align ?? 'left';
          return (
            <div
              key={laid.key}
              role="columnheader"
              aria-colindex={laid.ariaIndex}
              aria-sort={order === 'asc' ? 'ascending' : order === 'desc' ? 'descending' : undefined}
              className={cx(
                'group flex h-full items-center gap-1 border-e border-b border-solid border-line bg-sunken px-2 font-medium text-ink-secondary',
                laid.pin === undefined ? 'absolute top-0' : 'sticky z-10 shrink-0',
                laid.pin === 'end' && laid === layout.atEnd[0] && 'ms-auto',
                laid.helper !== undefined && 'justify-center',
                align === 'right' && 'text-end',
                align === 'center' && 'text-center',
              )}
              style={{
                width: laid.size,
                order: laid.pin === undefined ? undefined : laid.ariaIndex,
                insetInlineStart: laid.pin === 'end' ? undefined : laid.pin === 'start' ? laid.inset : laid.start,
                insetInlineEnd: laid.pin === 'end' ? laid.inset : undefined,
              }}
            >
              {laid.column === undefined ? <HelperHead store={store} laid={laid} /> : <ColumnHead {...props} laid={laid} order={order} />}
            </div>
          );
        })}
      </div>
    </div>
  );
}

interface GridHeadProps {
  store: TableStore;
  columns: ColumnEngineHandle;
  rowSize: number;
  /** Whether what is drawn on the buttons is there yet. */
  hasIcons: boolean;
  /** Read when something is pressed: the heading is there before it. */
  grid: RefObject<GridHandle | null>;
  say: (text: string) => void;
  onMenu: (menu: OpenMenu) => void;
  onFilter: (filter: OpenParts['filter']) => void;
}

function HelperHead({ store, laid }: { store: TableStore; laid: LaidColumn }) {
  const { t } = useGridTexts();
  if (laid.helper === 'number') return <span className="truncate">{t('table.rowNumber')}</span>;
  if (laid.helper === 'check' && store.options.rowSelectionType !== 'radio') return <CheckAll store={store} />;
  const names = { drag: 'grid.dragColumn', expand: 'grid.expandColumn', check: 'grid.checkColumn' } as const;
  return <span className="sr-only">{laid.helper && t(names[laid.helper])}</span>;
}

function ColumnHead({ store, columns, hasIcons, grid, say, onMenu, onFilter, laid, order }: ColumnHeadProps) {
  const { t } = useGridTexts();
  const { key } = laid;
  const title = laid.column?.title ?? key;
  const isFiltered = useTableStore(store, (one) => one.filters().some((filter) => filter.key === key), ['view', 'rows']);
  const header = columns.engine.getFlatHeaders().find((one) => one.column.id === key);
  const next = order === undefined ? 'asc' : order === 'asc' ? 'desc' : undefined;
  const select = (event: ReactPointerEvent) => {
    const all = { top: 0, bottom: store.viewCount() - 1, left: laid.place, right: laid.place };
    grid.current?.focus();
    store.selectRange(all, { add: event.ctrlKey || event.metaKey });
  };
  const openMenu = (x: number, y: number) => onMenu({ kind: 'column', place: { row: 0, column: laid.place }, at: { x, y } });
  return (
    <>
      {store.isRequired(key) && (
        <span aria-hidden className="text-danger-ink">
          *
        </span>
      )}
      <span
        className="grow cursor-pointer touch-none truncate leading-(--kit-line) select-none"
        onPointerDown={(event) => {
          if (event.button === 0) startColumnDrag(event.nativeEvent, columns, key, () => select(event));
        }}
        onContextMenu={(event) => {
          event.preventDefault();
          openMenu(event.clientX, event.clientY);
        }}
      >
        {title}
      </span>
      {isFiltered && (
        <button
          type="button"
          tabIndex={-1}
          aria-label={t('grid.filterBy', { label: title })}
          className="shrink-0 cursor-pointer text-primary-ink"
          onClick={(event) => onFilter({ key, at: below(event.currentTarget) })}
        >
          <Filter aria-hidden size={13} />
        </button>
      )}
      <button
        type="button"
        tabIndex={-1}
        aria-label={t('grid.sortBy', { label: title })}
        className={cx('w-3.25 shrink-0 cursor-pointer', order ? 'text-primary-ink' : 'text-ink-disabled hover:text-ink-secondary')}
        onClick={() => void sortBy({ store, key, t, say }, next)}
      >
        {!hasIcons ? null : order === 'asc' ? (
          <ArrowUp aria-hidden size={13} />
        ) : order === 'desc' ? (
          <ArrowDown aria-hidden size={13} />
        ) : (
          <ChevronsUpDown aria-hidden size={13} />
        )}
      </button>
      <button
        type="button"
        tabIndex={-1}
        aria-haspopup="menu"
        aria-label={t('grid.columnMenu', { label: title })}
        className="w-0 shrink-0 cursor-pointer overflow-hidden text-ink-secondary group-hover:w-auto hover:text-ink"
        onClick={(event) => {
          const at = below(event.currentTarget);
          openMenu(at.x, at.y);
        }}
      >
        {hasIcons && <EllipsisVertical aria-hidden size={13} />}
      </button>
      {header && (
        <div
          aria-hidden
          data-resize={key}
          onMouseDown={header.getResizeHandler()}
          onTouchStart={header.getResizeHandler()}
          onDoubleClick={() => header.column.resetSize()}
          className="absolute inset-y-0 end-0 w-1.5 cursor-col-resize touch-none select-none hover:bg-primary-solid"
        />
      )}
    </>
  );
}

interface ColumnHeadProps extends Omit<GridHeadProps, 'rowSize'> {
  laid: LaidColumn;
  order: 'asc' | 'desc' | undefined;
}

function below(element: Element): { x: number; y: number } {
  const { left, bottom } = element.getBoundingClientRect();
  return { x: left, y: bottom };
}

function CheckAll({ store }: { store: TableStore }) {
  const { t } = useGridTexts();
  const state = useTableStore(store, (one) => one.checkedState(), ['checked', 'rows', 'view']);
  return (
    <Checkbox
      aria-label={t('grid.selectAll')}
      value={state === 'all'}
      indeterminate={state === 'some'}
      onValueChange={() => store.checkAll(state !== 'all')}
    />
  );
}

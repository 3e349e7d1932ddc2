import { ArrowDown, ArrowUp, ChevronsUpDown, EllipsisVertical, Filter } from 'lucide-react';
import type { MouseEvent, RefObject, TouchEvent } from 'react';
import { cx } from '../../internals/cx.ts';
import { sortBy } from '../features/sortBy.ts';
import type { OpenParts } from '../features/useFeatures.ts';
import type { TableStore } from '../store/tableStore.ts';
import { useTableStore } from '../useTableStore.ts';
import { columnTableOf } from './columnTable.ts';
import type { GridColumns } from './useGridColumns.ts';
import { zhGrid } from '../lateTexts.zh.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import type { GridHandle } from './gridTypes.ts';

/** What stands behind a column's title: its filter, its order, its menu, and the edge that its width is drawn by. */
export function ColumnButtons({ store, columns, id, title, order, grid, say, onMenu, onFilter }: ColumnButtonsProps) {
  const { t } = useTexts(zhGrid);
  const isFiltered = useTableStore(store, (one) => one.filters().some((filter) => filter.key === id), ['view', 'rows']);
  const engine = columnTableOf(columns.plan);
  const header = engine.getFlatHeaders().find((one) => one.column.id === id);
  const next = order === undefined ? 'asc' : order === 'asc' ? 'desc' : undefined;
  const sort = () => {
    // The press has taken the focus; the next key means the cells again.
    grid.current?.focus();
    void sortBy({ store, key: id, t, say }, next);
  };
  const resize = (event: MouseEvent | TouchEvent) => {
    // The focus stays where it is.
    if (event.type === 'mousedown') event.preventDefault();
    const columnResizeDirection = grid.current?.painter.room.isRtl ? 'rtl' : 'ltr';
    engine.setOptions((options) => ({ ...options, columnResizeDirection }));
    header?.getResizeHandler()(event);
  };
  return (
    <>
      {isFiltered && (
        <button
          type="button"
          tabIndex={-1}
          aria-label={t('grid.filterBy', { label: title })}
          className="shrink-0 cursor-pointer text-primary-ink"
          onClick={(event) => onFilter({ key: id, at: below(event.currentTarget) })}
        >
          <Filter aria-hidden size={13} />
        </button>
      )}
      <button
        type="button"
        tabIndex={-1}
        aria-label={t('grid.sortBy', { label: title })}
        className={cx('w-3.25 shrink-0 cursor-pointer', order ? 'text-primary-ink' : 'text-ink-disabled hover:text-ink-secondary')}
        onClick={sort}
      >
        {order === 'asc' ? (
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
          onMenu(at.x, at.y);
        }}
      >
        <EllipsisVertical aria-hidden size={13} />
      </button>
      {header && (
        <div
          aria-hidden
          data-resize={id}
          onMouseDown={resize}
          onTouchStart={resize}
          onDoubleClick={() => header.column.resetSize()}
          className="absolute inset-y-0 end-0 w-1.5 cursor-col-resize touch-none select-none hover:bg-primary-solid"
        />
      )}
    </>
  );
}

interface ColumnButtonsProps {
  store: TableStore;
  columns: GridColumns;
  /** Key of the column. */
  id: string;
  title: string;
  order: 'asc' | 'desc' | undefined;
  /** Read when something is pressed. */
  grid: RefObject<GridHandle | null>;
  say: (text: string) => void;
  onMenu: (x: number, y: number) => void;
  onFilter: (filter: OpenParts['filter']) => void;
}

function below(element: Element): { x: number; y: number } {
  const { left, bottom } = element.getBoundingClientRect();
  return { x: left, y: bottom };
}

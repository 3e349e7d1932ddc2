import { type PointerEvent as ReactPointerEvent, type RefObject } from 'react';
import { cx } from '../../internals/cx.ts';
import { late } from '../../internals/late.ts';
import type { OpenMenu, OpenParts } from '../features/useFeatures.ts';
import type { TableStore } from '../store/tableStore.ts';
import { useTableStore } from '../useTableStore.ts';
import { type HelperKind, type LaidColumn, saidOf } from './columnLayout.ts';
import { loadLateParts } from './loadLateParts.ts';
import type { GridColumns } from './useGridColumns.ts';
import { zhGrid } from '../lateTexts.zh.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import type { GridHandle } from './gridTypes.ts';

const CheckAll = late(loadLateParts, { part: 'CheckAll', meanwhile: ({ name }) => name });
// As wide as the button that comes there, so that a title at the end of its column stays where it is, and as able to have the focus:
// what scrolls must hold something that is.
const noButtons = <span tabIndex={-1} className="me-1 w-3.25 shrink-0" />;
const ColumnButtons = late(loadLateParts, { part: 'ColumnButtons', meanwhile: () => noButtons });

/** The heading row: titles, order, widths, filters, the box for all rows. Its keys are those of the column's menu. */
export function GridHead(props: GridHeadProps) {
  const { store, columns, rowSize, isWhole, width } = props;
  const { layout } = columns;
  const shown = layout.all.filter((laid) => isWhole || laid.pin !== undefined || laid.start < width);
  const sorting = useTableStore(store, (one) => one.sorting(), ['view', 'rows']);
  return (
    <div role="rowgroup" className="sticky top-0 z-20" style={{ width: layout.totalSize, height: rowSize }}>
      <div role="row" aria-rowindex={1} className="relative flex h-full">
        {shown.map((laid) => {
          const order = sorting.find((one) => one.key === laid.key)?.order;
          const align = laid.column?.align ?? store.typeOf(laid.key)?.align ?? 'left';
          return (
            <div
              key={laid.key}
              role="columnheader"
              aria-colindex={laid.ariaIndex}
              aria-sort={order && `${order}ending`}
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
              {laid.helper ? (
                <HelperHead store={store} isWhole={isWhole} helper={laid.helper} />
              ) : (
                <ColumnHead {...props} laid={laid} order={order} />
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}

interface GridHeadProps {
  store: TableStore;
  columns: GridColumns;
  rowSize: number;
  /** Whether all of it is wanted; at first only the titles in view. */
  isWhole: boolean;
  /** Px of the viewport. */
  width: number;
  /** Read when something is pressed: the heading is there before it. */
  grid: RefObject<GridHandle | null>;
  say: (text: string) => void;
  onMenu: (menu: OpenMenu) => void;
  onFilter: (filter: OpenParts['filter']) => void;
}

function HelperHead({ store, isWhole, helper }: { store: TableStore; isWhole: boolean; helper: HelperKind }) {
  const { t } = useTexts(zhGrid);
  const isNumber = helper === 'number';
  const title = saidOf(store.columns(), helper)?.title || t(isNumber ? 'table.rowNumber' : `grid.${helper}Column`);
  const name = <span className={isNumber ? 'truncate' : 'sr-only'}>{title}</span>;
  const hasBox = isWhole && helper === 'check' && store.options.rowSelectionType !== 'radio';
  return hasBox ? <CheckAll store={store} name={name} /> : name;
}

function ColumnHead({ store, columns, isWhole, grid, say, onMenu, onFilter, laid, order }: ColumnHeadProps) {
  const { key } = laid;
  const title = laid.column?.title ?? key;
  const select = (event: ReactPointerEvent) => {
    const { place } = laid;
    const from = event.shiftKey ? (store.selection().anchor?.column ?? place) : place;
    const all = { top: 0, bottom: store.viewCount() - 1, left: Math.min(from, place), right: Math.max(from, place) };
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
          if (event.button !== 0) return;
          event.preventDefault();
          const hand = grid.current?.hand();
          if (hand === undefined) select(event);
          else hand.startColumnDrag(event.nativeEvent, { columns, key, pressed: () => select(event) });
        }}
        onContextMenu={(event) => {
          event.preventDefault();
          openMenu(event.clientX, event.clientY);
        }}
      >
        {title}
      </span>
      {isWhole ? (
        <ColumnButtons
          store={store}
          columns={columns}
          id={key}
          title={title}
          order={order}
          grid={grid}
          say={say}
          onMenu={openMenu}
          onFilter={onFilter}
        />
      ) : (
        noButtons
      )}
    </>
  );
}

interface ColumnHeadProps extends Omit<GridHeadProps, 'rowSize'> {
  laid: LaidColumn;
  order: 'asc' | 'desc' | undefined;
}

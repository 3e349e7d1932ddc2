import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { MouseEvent, TouchEvent } from 'react';
import { Checkbox } from '../input/Checkbox.tsx';
import { cx } from '../internals/cx.ts';
import { isRightToLeft } from '../internals/isRightToLeft.ts';
import { addSort, nextSort, sortKeys } from './columns.ts';
import { isScreenOnly } from './isScreenOnly.ts';
import { choosable, togglePage } from './selection.ts';
import { zhTable } from './texts.zh.ts';
import { useTexts } from '../i18n/useTexts.ts';
import type { SpokenTableProps, VisibleColumn } from './tableTypes.ts';
import type { GridEngine } from './gridColumns.tsx';

// A heading too long for its column takes another line: cut, it would not say what stands below.
const words = 'leading-tight wrap-anywhere';

/** The heading row: order by click, width by drag or arrow keys, the box for the whole page. */
export function GridHeader<Row>({ table, drawnEngine, visible, props }: GridHeaderProps<Row>) {
  const { t } = useTexts(zhTable);
  const headers = new Map(table.getFlatHeaders().map((header) => [header.column.id, header]));
  const page = choosable(props);
  const chosen = page.filter((key) => props.selected?.includes(key));
  const sorts = sortKeys(props.sort);
  return (
    <thead>
      <tr>
        {visible.map(({ leaf, column, stick }) => {
          const header = headers.get(leaf.id);
          const place = sorts.findIndex((one) => one.column === column.key);
          const order = sorts[place]?.order;
          const isOneOfSeveral = place >= 0 && sorts.length > 1;
          const isSortable = column.sortable && props.onSortChange;
          const isOurs = leaf.id.startsWith('__');
          const Arrow = order === 'asc' ? ArrowUp : order ? ArrowDown : ChevronsUpDown;
          return (
            <th
              key={leaf.id}
              scope="col"
              aria-label={column.title || undefined}
              style={stick}
              // Of one column alone: the others say their places.
              aria-sort={isSortable ? (place === 0 ? `${order!}ending` : 'none') : undefined}
              className={cx(
                'sticky top-0 h-row print:static print:whitespace-normal border-b border-solid border-line bg-sunken px-cell font-medium text-ink-secondary',
                column.align === 'end' ? 'text-end' : 'text-start',
                stick ? 'z-33' : 'z-32',
                leaf.id === '__actions' && 'border-s',
                isScreenOnly(leaf.id) && 'print:hidden',
              )}
            >
              {leaf.id === '__select' ? (
                props.multiple === false ? (
                  <span className="sr-only">{t('common.select')}</span>
                ) : (
                  <Checkbox
                    aria-label={t('table.selectAll')}
                    value={page.length > 0 && chosen.length === page.length}
                    indeterminate={chosen.length > 0}
                    disabled={page.length === 0}
                    onValueChange={() => props.onSelectedChange?.(togglePage(props.selected ?? [], page))}
                  />
                )
              ) : isSortable ? (
                <button
                  type="button"
                  className={cx(
                    'inline-flex max-w-full cursor-pointer items-center gap-1 text-start font-medium hover:text-ink',
                    order && 'text-primary-ink',
                  )}
                  title={props.sortHint}
                  onClick={(event) => {
                    const next = props.severalSorts && event.shiftKey ? addSort : nextSort;
                    props.onSortChange?.(next(props.sort ?? null, column.key));
                  }}
                >
                  <span className={words}>{column.title}</span>
                  <Arrow aria-hidden size={13} className={order ? undefined : 'text-ink-disabled'} />
                  {isOneOfSeveral && <span className="text-xs tabular-nums">{place + 1}</span>}
                </button>
              ) : (
                <span className={words}>{column.title || <span className="sr-only">{isOurs ? t('common.expand') : leaf.id}</span>}</span>
              )}
              {header && !isOurs && (
                <div
                  role="separator"
                  aria-orientation="vertical"
                  aria-label={t('table.resize', { label: column.title })}
                  aria-valuenow={Math.round(leaf.getSize())}
                  tabIndex={0}
                  onMouseDown={(event) => startResize(drawnEngine(), { id: leaf.id, event })}
                  onTouchStart={(event) => startResize(drawnEngine(), { id: leaf.id, event })}
                  onDoubleClick={() => table.setColumnSizing(({ [leaf.id]: _dropped, ...rest }) => rest)}
                  onKeyDown={(event) => {
                    const side = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
                    if (side === undefined) return;
                    const step = 16 * side * (isRightToLeft() ? -1 : 1);
                    event.preventDefault();
                    drawnEngine().setColumnSizing((drawn) => ({
                      ...drawn,
                      [leaf.id]: Math.max(48, (drawn[leaf.id] ?? leaf.getSize()) + step),
                    }));
                  }}
                  className="absolute inset-y-0 end-0 w-1.5 print:hidden cursor-col-resize touch-none select-none after:absolute after:inset-y-2 after:end-0 after:w-px after:bg-line hover:after:bg-primary-solid focus-visible:outline-2 focus-visible:outline-solid focus-visible:outline-primary-solid"
                />
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function startResize(engine: GridEngine, { id, event }: { id: string; event: MouseEvent | TouchEvent }) {
  const header = engine.getFlatHeaders().find(({ column }) => column.id === id);
  header?.getResizeHandler()(event);
}

interface GridHeaderProps<Row> {
  table: GridEngine;
  /** The engine with the widths that are on the screen, from which a person sets one. */
  drawnEngine: () => GridEngine;
  visible: ReadonlyArray<VisibleColumn<Row>>;
  props: SpokenTableProps<Row>;
}

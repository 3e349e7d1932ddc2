import { Suspense, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { late } from '../../internals/late.ts';
import { Spinner } from '../../internals/Spinner.tsx';
import type { ResolvedColumn } from '../columnTypes.ts';
import type { EditableTableProps } from '../EditableTable.tsx';
import { isTableLocked } from '../features/rowActions.ts';
import { statisticsOf } from '../features/statisticsOf.ts';
import { useFeatures } from '../features/useFeatures.ts';
import { afterFrame } from '../store/slices.ts';
import { useTableStore } from '../useTableStore.ts';
import { type HelperKind, saidOf } from './columnLayout.ts';
import { rowSizes } from './frameGeometry.ts';
import { slotOf } from './slots.ts';
import { loadCheckableRow, loadLateParts } from './loadLateParts.ts';
import { GridHead } from './GridHead.tsx';
import { type Room, roomOf } from './painterFrame.ts';
import { mountGrid } from './mountGrid.ts';
import { createPortals } from './portals.ts';
import { createVoice, Spoken } from './Spoken.tsx';
import { useGridColumns } from './useGridColumns.ts';
import { zhGrid } from '../lateTexts.zh.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import type { GridHandle } from './gridTypes.ts';

/** What is kept for the toolbar and the line below until they are there. */
const toolbarRoom = <div className="h-control-sm" />;
const statusRoom = <div className="min-h-6" />;
// What not every table has, and what opens above one, comes when it is first needed.
const CellPortals = late(loadLateParts, { part: 'CellPortals' });
const ControlHost = late(loadLateParts, { part: 'ControlHost' });
const StatisticsRows = late(loadLateParts, { part: 'StatisticsRows' });
const StatusLine = late(loadLateParts, { part: 'StatusLine', meanwhile: () => statusRoom });
const TableToolbar = late(() => import('../features/TableToolbar.tsx'), { meanwhile: () => toolbarRoom });
const Pagination = late(() => import('../../table/Pagination.tsx'), { part: 'Pagination', meanwhile: () => toolbarRoom });
const TableOverlays = late(() => import('../features/TableOverlays.tsx'));
const ExpandedRows = late(() => import('../features/ExpandedRows.tsx'));
const LiveParts = late(() => import('../live/LiveParts.tsx'));

/** The table proper: the frame is React's, the rows are the painter's. */
export default function TableFrame(props: EditableTableProps) {
  const { table: store, label, height = 'auto', maxHeight = 480, size = 'medium', alwaysEdit = false, reloadEffect = false } = props;
  const { expandHeight = 200, slots } = props;
  const { t, localize } = useTexts(zhGrid);
  const gridId = useId();
  const columns = useTableStore(store, (one) => one.columns(), ['columns']);
  const viewCount = useTableStore(store, (one) => one.viewCount(), ['rows', 'view']);
  const isLocked = useTableStore(store, isTableLocked, ['columns', 'rows', 'view']);
  const rowSize = rowSizes[size];
  const viewport = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const proxy = useRef<HTMLTextAreaElement>(null);
  // Until it is known what the columns would be laid out for there are none: measured is then an empty frame, not a full heading.
  const [room, setRoom] = useState<Room>();
  const gridColumns = useGridColumns({
    store,
    columns,
    helpers: helpersOf(props, columns),
    storageId: props.storageId,
    width: room?.width ?? 0,
  });
  const { layout, plan } = gridColumns;
  const [portals] = useState(createPortals);
  const [grid, setGrid] = useState<GridHandle | null>(null);
  // For what asks for the grid only when it is used: that it is there now is not a reason to redraw those.
  const live = useRef<GridHandle | null>(null);
  const [voice] = useState(createVoice);
  const features = useFeatures(store, { hasSubTable: props.subTable !== undefined, clickSelectRow: props.clickSelectRow ?? false });
  const isMeasured = room !== undefined;
  const current = { layout, plan, t, features, slots, room };
  const latest = useRef(current);
  useLayoutEffect(() => {
    latest.current = current;
  });

  useLayoutEffect(() => {
    const element = viewport.current;
    if (element === null) return undefined;
    const measure = () => setRoom((known) => (known?.width === element.clientWidth ? known : roomOf(element)));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useLayoutEffect(() => {
    const known = latest.current.room;
    if (!isMeasured || known === undefined || viewport.current === null) return undefined;
    if (body.current === null || proxy.current === null || layer.current === null) return undefined;
    const around = () => ({ grid: handle, layout: latest.current.layout, say: voice.say, t: latest.current.t });
    const handle: GridHandle = mountGrid({
      store,
      viewport: viewport.current,
      body: body.current,
      layer: layer.current,
      proxy: proxy.current,
      layout: latest.current.layout,
      room: known,
      rowSize,
      headSize: rowSize,
      gridId,
      alwaysEdit,
      reloadEffect,
      portals,
      t: (key, params) => latest.current.t(key, params),
      voice,
      run: (command) => latest.current.features.run(command, around()),
      isExpanded: (rowId) => latest.current.features.expanded.has(rowId),
      helperClick: (kind, at) => latest.current.features.helperClick(kind, { ...at, ...around() }),
      cellClick: (place) => latest.current.features.cellClick(place),
      menu: (place, at) => latest.current.features.openMenu({ kind: 'cell', place, at }),
      showColumn: (key) => flushSync(() => latest.current.plan.change('columnVisibility', (shown) => ({ ...shown, [key]: true }))),
      isReact: (key) => slotOf(store, { key, slots: latest.current.slots }) !== undefined,
    });
    live.current = handle;
    setGrid(handle);
    return () => {
      handle.dispose();
      live.current = null;
      setGrid(null);
    };
  }, [store, rowSize, gridId, alwaysEdit, reloadEffect, portals, voice, isMeasured]);

  useLayoutEffect(() => {
    const keys = layout.byPlace.map((one) => one.key);
    if (keys.join('\n') !== store.visibleColumns().join('\n')) store.setVisibleColumns(keys);
    if (grid !== null && grid.painter.layout !== layout) grid.painter.setLayout(layout);
  }, [store, grid, layout]);

  // Rows first: the buttons above them and the icons in the heading come with the frame after, in the room that is kept for them.
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => (isMeasured ? afterFrame(() => setDrawn(true)) : undefined), [isMeasured]);

  // The first press shall not wait for its code; where that fails now, the press asks again.
  const isCheckable = props.rowSelection || props.clickSelectRow;
  useEffect(() => {
    if (isDrawn && isCheckable) loadCheckableRow().catch(() => undefined);
  }, [isDrawn, isCheckable]);

  const { expanded } = features;
  const isExpandable = props.expand !== undefined;
  useLayoutEffect(() => {
    if (!isExpandable || grid === null) return;
    grid.painter.setExpanded(expanded.size === 0 ? undefined : { rowIds: expanded, size: expandHeight });
  }, [grid, expanded, isExpandable, expandHeight]);

  const statistics = statisticsOf(store);
  const footSize = statistics.length * rowSize;
  useLayoutEffect(() => grid?.painter.setFootSize(footSize), [grid, footSize]);

  const { toolbar = false, statusLine = true, pagination } = props;
  // What an app draws in cells, details and panels may suspend.
  // Without rows the words that say so stand where the first one would.
  const fitting = (Math.max(viewCount, 1) + 1) * rowSize + footSize + 2 + (isExpandable ? expanded.size * expandHeight : 0);
  return (
    <div className="flex flex-col gap-2" aria-busy={props.loading || undefined}>
      {toolbar !== false &&
        (isDrawn ? (
          <TableToolbar
            store={store}
            options={toolbar === true ? {} : toolbar}
            grid={live}
            columns={gridColumns}
            disabled={isLocked}
            asyncRemove={props.asyncRemove ?? false}
            say={voice.say}
            onFind={features.openFind}
            onError={() => live.current?.goToError('first')}
          />
        ) : (
          toolbarRoom
        ))}
      <div
        className="relative overflow-clip rounded-md border border-solid border-line bg-surface text-sm"
        style={
          {
            height: height === 'auto' ? Math.min(maxHeight, Math.max(fitting, 3 * rowSize)) : height,
            '--kit-line': `${rowSize}px`,
          } as React.CSSProperties
        }
      >
        <div
          ref={viewport}
          role="grid"
          id={gridId}
          aria-label={localize(label)}
          aria-rowcount={viewCount + 1 + statistics.length}
          aria-colcount={layout.all.length}
          aria-multiselectable
          aria-readonly={isLocked || undefined}
          className="absolute inset-0 overflow-auto contain-strict"
        >
          {isMeasured && (
            <GridHead
              store={store}
              columns={gridColumns}
              rowSize={rowSize}
              isWhole={isDrawn}
              width={room.width}
              grid={live}
              say={voice.say}
              onMenu={features.openMenu}
              onFilter={features.openFilter}
            />
          )}
          <div ref={body} role="rowgroup" className="relative" style={viewCount === 0 ? { minHeight: rowSize } : undefined}>
            {props.expand !== undefined && grid !== null && expanded.size > 0 && (
              <Suspense>
                <ExpandedRows grid={grid} expanded={expanded} rowSize={rowSize} height={expandHeight} content={props.expand} />
              </Suspense>
            )}
          </div>
          {statistics.length > 0 && isDrawn && <StatisticsRows store={store} layout={layout} rowSize={rowSize} kinds={statistics} />}
        </div>
        <div ref={layer} data-focus-home className="pointer-events-none absolute inset-0 z-20 overflow-clip">
          <textarea
            ref={proxy}
            rows={1}
            aria-controls={gridId}
            aria-label={localize(label)}
            autoComplete="off"
            spellCheck={false}
            className="absolute start-0 top-0 resize-none overflow-hidden border-0 bg-surface px-2 text-ink outline-2 -outline-offset-2 outline-solid outline-primary-solid"
            style={{ opacity: 0 }}
          />
          {viewCount === 0 && (
            <p className="absolute inset-x-0 text-center text-ink-secondary" style={{ top: rowSize, lineHeight: `${rowSize}px` }}>
              {t('state.empty')}
            </p>
          )}
          {grid !== null && isDrawn && <ControlHost grid={grid} store={store} controls={props.controls} />}
        </div>
        {props.loading && (
          <div className="absolute inset-0 z-40 flex items-center justify-center bg-surface/60">
            <Spinner label={t('common.loading')} />
          </div>
        )}
        {isDrawn && (
          <Suspense>
            <CellPortals portals={portals} store={store} slots={slots} />
          </Suspense>
        )}
        <Spoken voice={voice} />
      </div>
      {grid !== null && props.live !== undefined && <LiveParts grid={grid} layer={layer} rowSize={rowSize} live={props.live} />}
      {(statusLine || pagination) && (
        <div className="flex flex-wrap items-start justify-between gap-2">
          {statusLine &&
            (isDrawn ? <StatusLine store={store} voice={voice} onNextError={() => live.current?.goToError('next')} /> : statusRoom)}
          {pagination && pagination.total > 0 && (
            <Pagination
              page={pagination.current}
              pageSize={pagination.pageSize ?? 10}
              total={pagination.total}
              {...(pagination.sizes ? { sizes: pagination.sizes } : {})}
              onPageChange={({ page, pageSize }) => store.options.on?.pageChange?.({ current: page, pageSize })}
            />
          )}
        </div>
      )}
      {grid !== null && features.isAnythingOpen && (
        <Suspense>
          <TableOverlays
            grid={grid}
            columns={gridColumns}
            features={features}
            frame={viewport}
            say={voice.say}
            subTable={props.subTable}
            details={props.details}
            asyncRemove={props.asyncRemove ?? false}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Columns of the table's own, in the order that they always have. @source jeecg-wire §5.6 */
function helpersOf(props: EditableTableProps, columns: readonly ResolvedColumn[]): HelperKind[] {
  const asked: Record<HelperKind, boolean> = {
    drag: props.table.options.dragSort ?? false,
    expand: props.expand !== undefined,
    check: props.rowSelection ?? saidOf(columns, 'check') !== undefined,
    number: props.rowNumber ?? saidOf(columns, 'number') !== undefined,
  };
  return (Object.keys(asked) as HelperKind[]).filter((kind) => asked[kind]);
}

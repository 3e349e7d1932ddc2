import { late } from '../internals/late.ts';
import { ChevronRight } from 'lucide-react';
import { Fragment, useMemo, useRef, useState, type KeyboardEvent, useEffect } from 'react';
import { Checkbox } from '../input/Checkbox.tsx';
import { treeStep } from '../input/tree/treeStep.ts';
import { IconButton } from '../internals/Button.tsx';
import { cx } from '../internals/cx.ts';
import { isRightToLeft } from '../internals/isRightToLeft.ts';
import { useTheme } from '../theme/ThemeProvider.tsx';
import { actionsKey, definitionsOf, engineOf, expandKey, numberKey, pinned, selectKey, withHelperColumns } from './gridColumns.tsx';
import { GridHeader } from './GridHeader.tsx';
import { GridSkeleton } from './GridSkeleton.tsx';
import { isScreenOnly } from './isScreenOnly.ts';
import { chooseRow, hasMarkedText, isOfRow, toggleRow } from './selection.ts';
import { StuckEdges } from './StuckEdges.tsx';
import type { TableTree } from './tableTree.ts';
import type { ColumnSettingsHandle } from './useColumnSettings.ts';
import { drawnWidths, useColumnRoom } from './useColumnRoom.ts';
import { useScrolledUnder } from './useScrolledUnder.ts';
import { allRows, firstRows, type RowWindow } from './rowWindow.ts';
import { zhTable } from './texts.zh.ts';
import { useTexts } from '../i18n/useTexts.ts';
import type { SpokenTableProps } from './tableTypes.ts';

/** Sums are asked for after the rows: what draws them comes meanwhile. */
const GridFooter = late(() => import('./GridFooter.tsx'), { part: 'GridFooter', meanwhile: () => footerRoom });
const footerRoom = (
  <tfoot aria-hidden>
    <tr>
      <td aria-hidden className="h-8" />
    </tr>
  </tfoot>
);
const LongRowWindow = late(() => import('./LongRowWindow.tsx'), { meanwhile: ({ count, children }) => children(firstRows(count)) });

/** The table proper, for wide screens. */
export function GridTable<Row>(props: SpokenTableProps<Row> & { settings: ColumnSettingsHandle; awaited?: number }) {
  const { t, locale, localize } = useTexts(zhTable);
  const { rows, settings } = props;
  const scroll = useRef<HTMLDivElement>(null);
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const [expanded, setExpanded] = useState<readonly string[]>([]);
  const selected = props.selected ?? [];
  const mayChoose = (row: Row) => props.mayChoose?.(row) ?? true;
  const columns = withHelperColumns(props, {
    numberTitle: t('table.rowNumber'),
    actionsTitle: t('table.actions'),
    wordWidth: locale === 'zh-CN' ? 1 : 1.3,
  });
  // Widths are said for text of the usual size; what a person has dragged stays as it is.
  const zoom = Math.max(1, useTheme().fontSize / 14);
  const signature = JSON.stringify([zoom, columns.map((column) => [column.key, column.width, column.pinned])]);
  // The engine needs definitions that keep their identity.
  const [held, setHeld] = useState(() => ({ signature, definitions: definitionsOf(columns, zoom) }));
  // What is drawn now already goes by the columns of now: the engine of others would name some that are gone.
  const present = held.signature === signature ? held : { signature, definitions: definitionsOf(columns, zoom) };
  if (present !== held) setHeld(present);
  const table = useMemo(() => engineOf(present.definitions, settings), [present.definitions, settings]);
  const byKey = new Map(columns.map((column) => [column.key, column]));
  const visible = pinned(table.getVisibleLeafColumns().map((leaf) => ({ leaf, column: byKey.get(leaf.id)! })));

  const hasSums = props.sums !== undefined;
  useEffect(() => {
    if (hasSums) GridFooter.preload();
  }, [hasSums]);
  useScrolledUnder(scroll);
  useColumnRoom(scroll, { visible, isOwn: Object.keys(settings.settings.widths).length > 0 });
  // Who sets one width keeps the others as they see them.
  const drawnEngine = () => {
    const widths = { ...settings.settings.widths, ...drawnWidths(scroll.current, visible) };
    return engineOf(present.definitions, { ...settings, settings: { ...settings.settings, widths } });
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLTableRowElement>, { row, index }: { row: Row; index: number }) => {
    if (event.target !== event.currentTarget) return;
    const focusRow = (to: number) => {
      const target = rows[to];
      if (!target) return;
      setActiveKey(props.rowKey(target));
      event.currentTarget.parentElement?.querySelector<HTMLElement>(`[data-index="${to}"]`)?.focus();
    };
    const step = ({ placeOf, open, onOpenChange }: TableTree, towards: 'in' | 'out') => {
      const placeAt = (at: number) => {
        const target = rows[at];
        return target && { ...placeOf(props.rowKey(target)), isOpen: open.includes(props.rowKey(target)) };
      };
      const next = treeStep(placeAt, { index, towards });
      if (next === 'toggle') onOpenChange(toggleRow(open, props.rowKey(row)));
      else if (next !== undefined) focusRow(next);
    };
    const { tree } = props;
    const isMirrored = isRightToLeft();
    const keys: Record<string, (() => void) | undefined> = {
      ArrowRight: tree && (() => step(tree, isMirrored ? 'out' : 'in')),
      ArrowLeft: tree && (() => step(tree, isMirrored ? 'in' : 'out')),
      ArrowDown: () => focusRow(index + 1),
      ArrowUp: () => focusRow(index - 1),
      Home: () => focusRow(0),
      End: () => focusRow(rows.length - 1),
      Enter: props.onRowOpen && (() => props.onRowOpen?.(row)),
      ' ': props.onSelectedChange && (() => mayChoose(row) && props.onSelectedChange?.(toggleRow(selected, props.rowKey(row)))),
    };
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  const drawRows = (window: RowWindow) => (
    <>
      {window.before > 0 && <tr aria-hidden style={{ height: window.before }} />}
      {rows.slice(window.from, window.to).map((row, offset) => {
        const index = window.from + offset;
        const key = props.rowKey(row);
        const isChosen = selected.includes(key);
        const isOpen = expanded.includes(key);
        const place = props.tree?.placeOf(key);
        const isTabStop = key === activeKey || (index === 0 && !rows.some((other) => props.rowKey(other) === activeKey));
        return (
          <Fragment key={key}>
            <tr
              tabIndex={isTabStop ? 0 : -1}
              data-index={index}
              data-key={key}
              data-selected={isChosen ? '' : undefined}
              data-tone={props.rowTone?.(row)}
              aria-rowindex={index + 2}
              aria-current={key === props.current || undefined}
              aria-level={place?.level}
              aria-expanded={place?.isParent ? props.tree?.open.includes(key) : undefined}
              onFocus={(event) => {
                if (event.target !== event.currentTarget) return;
                setActiveKey(key);
                props.onCurrentChange?.(row);
              }}
              onKeyDown={(event) => handleKeyDown(event, { row, index })}
              onClick={(event) => {
                // The second click of two opens the row.
                if (props.choosesByClick && mayChoose(row) && event.detail < 2 && isOfRow(event) && !hasMarkedText(event.currentTarget))
                  props.onSelectedChange?.(chooseRow(selected, { key, multiple: props.multiple }));
              }}
              onDoubleClick={(event) => isOfRow(event) && props.onRowOpen?.(row)}
              className={cx(
                'group/row outline-none focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-solid focus-visible:outline-primary-solid',
                props.choosesByClick && 'cursor-pointer',
              )}
            >
              {visible.map(({ leaf, column, stick }) => (
                <td
                  key={leaf.id}
                  style={stick}
                  className={cx(
                    'h-row border-b border-solid border-line bg-surface px-cell py-1 group-hover/row:bg-hover group-data-selected/row:bg-primary-soft group-aria-current/row:bg-primary-soft group-data-[tone=danger]/row:bg-danger-soft group-data-[tone=waiting]/row:bg-waiting-soft',
                    column.align === 'end' ? 'text-end tabular-nums' : 'text-start',
                    stick && 'sticky z-10 print:static',
                    leaf.id === actionsKey && 'border-s',
                    isScreenOnly(leaf.id) ? 'print:hidden' : leaf.id !== numberKey && 'truncate',
                  )}
                >
                  {leaf.id === selectKey ? (
                    <Checkbox
                      value={isChosen}
                      disabled={!mayChoose(row)}
                      aria-label={t('table.selectRow', { row: index + 1 })}
                      onValueChange={() => props.onSelectedChange?.(toggleRow(selected, key))}
                    />
                  ) : leaf.id === expandKey ? (
                    <IconButton
                      size="small"
                      label={t('table.expandRow', { row: index + 1 })}
                      aria-expanded={isOpen}
                      icon={<ChevronRight aria-hidden size={14} className={cx('transition-transform', isOpen && 'rotate-90')} />}
                      onClick={() => setExpanded(toggleRow(expanded, key))}
                    />
                  ) : (
                    column.cell(row, index)
                  )}
                </td>
              ))}
            </tr>
            {isOpen && props.expand && (
              <tr>
                <td colSpan={visible.length} className="border-b border-solid border-line bg-sunken">
                  {/* As wide as what is in view, and there wherever the table is scrolled to; over the edges of columns that stay, which are not its own. */}
                  <div className="sticky start-0 z-31 box-border w-[100cqw] bg-sunken p-cell">{props.expand(row)}</div>
                </td>
              </tr>
            )}
          </Fragment>
        );
      })}
      {window.after > 0 && <tr aria-hidden style={{ height: window.after }} />}
    </>
  );

  return (
    <>
      <div
        ref={scroll}
        className={cx('peer h-full overflow-auto print:h-auto print:max-h-none! print:overflow-visible', props.expand && '@container')}
        style={{ maxHeight: props.maxHeight }}
        tabIndex={rows.length === 0 ? 0 : undefined}
        role={rows.length === 0 ? 'group' : undefined}
        aria-label={rows.length === 0 ? localize(props.label) : undefined}
      >
        <table
          role={props.tree && 'treegrid'}
          aria-label={localize(props.label)}
          aria-rowcount={rows.length + 1}
          className="w-full table-fixed border-separate border-spacing-0 print:min-w-0! print:table-auto"
          style={{ minWidth: table.getTotalSize() }}
        >
          <colgroup>
            {visible.map(({ leaf }) => (
              <col
                key={leaf.id}
                style={{ width: leaf.getSize() }}
                className={cx('print:w-auto!', isScreenOnly(leaf.id) && 'print:hidden')}
              />
            ))}
          </colgroup>
          <GridHeader table={table} drawnEngine={drawnEngine} visible={visible} props={props} />
          <tbody>
            {(props.awaited ?? 0) > 0 && <GridSkeleton visible={visible} count={props.awaited ?? 0} />}
            {rows.length > 100 ? (
              <LongRowWindow count={rows.length} scroll={scroll}>
                {drawRows}
              </LongRowWindow>
            ) : (
              drawRows(allRows(rows.length))
            )}
          </tbody>
          {props.sums && rows.length > 0 && <GridFooter visible={visible} sums={props.sums} />}
        </table>
      </div>
      <StuckEdges visible={visible} />
    </>
  );
}

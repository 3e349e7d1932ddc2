import { useState } from 'react';
import { ChevronDown } from 'lucide-react';
import { Checkbox } from '../input/Checkbox.tsx';
import { Button } from '../internals/Button.tsx';
import { cx } from '../internals/cx.ts';
import { CardHead } from './CardHead.tsx';
import { arrangeCard, lineColumns } from './cardLayout.ts';
import { chooseRow, hasMarkedText, isOfRow, toggleRow } from './selection.ts';
import type { ColumnSettingsHandle } from './useColumnSettings.ts';
import { zhTable } from './texts.zh.ts';
import { useTexts } from '../i18n/useTexts.ts';
import type { SpokenTableProps } from './tableTypes.ts';

/** The rows as cards of a few lines, for phones: the first column is the heading, what a line has no room for follows on demand. */
export function CardList<Row>(props: SpokenTableProps<Row> & { settings: ColumnSettingsHandle; awaited?: number }) {
  const { t, localize } = useTexts(zhTable);
  const visible = props.columns.filter((column) => !props.settings.settings.hidden.includes(column.key));
  const arranged = arrangeCard(visible, props.card);
  const { heading, tag, figure, rest } = arranged;
  const [open, setOpen] = useState<readonly string[]>([]);
  const selected = props.selected ?? [];
  const mayChoose = (row: Row) => props.mayChoose?.(row) ?? true;
  const choose = (row: Row, key: string) => {
    if (props.choosesByClick && mayChoose(row)) props.onSelectedChange?.(chooseRow(selected, { key, multiple: props.multiple }));
  };
  return (
    <>
      {props.rows.length > 0 && <CardHead {...props} columns={visible} />}
      <ul
        aria-label={localize(props.label)}
        className="m-0 grid list-none items-start gap-2 p-2 pt-0 grid-cols-[repeat(auto-fill,minmax(min(100%,max(22rem,40%)),1fr))]"
      >
        {props.rows.map((row, index) => {
          const key = props.rowKey(row);
          const isOpen = open.includes(key);
          const hasMore = rest.length > 0 || props.expand !== undefined;
          const hasFoot = figure !== undefined || hasMore || props.rowActions !== undefined;
          return (
            <li
              key={key}
              data-index={index}
              data-key={key}
              tabIndex={-1}
              data-selected={selected.includes(key) ? '' : undefined}
              data-tone={props.rowTone?.(row)}
              aria-current={key === props.current || undefined}
              onClick={(event) => {
                if (isOfRow(event) && !hasMarkedText(event.currentTarget)) choose(row, key);
              }}
              onKeyDown={(event) => {
                if (event.key !== ' ' || event.target !== event.currentTarget) return;
                event.preventDefault();
                choose(row, key);
              }}
              className="rounded-lg border border-solid border-line bg-surface px-3 py-2 shadow-raised data-selected:border-primary-solid data-[tone=danger]:bg-danger-soft data-[tone=waiting]:bg-waiting-soft"
            >
              <div className="flex min-h-7 items-center gap-2">
                {props.onSelectedChange && (
                  <Checkbox
                    value={selected.includes(key)}
                    disabled={!mayChoose(row)}
                    aria-label={t('table.selectRow', { row: index + 1 })}
                    onValueChange={() => props.onSelectedChange?.(toggleRow(selected, key))}
                  />
                )}
                <div className="min-w-0 flex-1 font-semibold wrap-anywhere [&_.truncate]:whitespace-normal">
                  {heading?.cell(row, index)}
                </div>
                {tag && <div className="shrink-0">{tag.cell(row, index)}</div>}
              </div>
              {arranged.lines.map((line) => (
                <div
                  key={line.columns.map((column) => column.key).join(' ')}
                  className="flex min-h-6 min-w-0 flex-wrap items-center gap-x-1.5 text-sm"
                >
                  {line.isTitled && <span className="shrink-0 text-ink-secondary">{line.columns[0]?.title}</span>}
                  {lineColumns(line, row).map((column, place) => (
                    <span key={column.key} className="max-w-full min-w-0 wrap-anywhere [&_.truncate]:whitespace-normal">
                      {place > 0 && <span className="me-1.5 text-ink-faint">·</span>}
                      {column.cell(row, index)}
                      {column.unit && !line.isTitled && ` ${column.unit}`}
                    </span>
                  ))}
                </div>
              ))}
              {isOpen && rest.length > 0 && (
                <dl className="m-0 mt-2 grid grid-cols-2 gap-x-4 gap-y-2 border-t border-solid border-line pt-2 wrap-anywhere sm:grid-cols-3 [&_.truncate]:whitespace-normal">
                  {rest.map((column) => (
                    <div key={column.key} className="min-w-0">
                      <dt className="text-xs text-ink-secondary">{column.title}</dt>
                      <dd className="m-0">{column.cell(row, index)}</dd>
                    </div>
                  ))}
                </dl>
              )}
              {isOpen && props.expand && <div className="mt-2">{props.expand(row)}</div>}
              {props.onCurrentChange && (
                <Button size="small" variant="link" className="mt-1" onClick={() => props.onCurrentChange?.(row)}>
                  {props.currentLabel && localize(props.currentLabel)}
                </Button>
              )}
              {hasFoot && (
                <div className="mt-1 flex min-h-8 items-center gap-3">
                  {figure && (
                    <span className="min-w-0 truncate font-semibold tabular-nums" title={figure.title}>
                      <span className="me-1.5 text-xs font-normal text-ink-secondary">{figure.title}</span>
                      {figure.cell(row, index)}
                    </span>
                  )}
                  <div className="ms-auto flex min-w-0 items-center gap-1">
                    {props.rowActions?.(row)}
                    {hasMore && (
                      <Button
                        size="small"
                        variant="ghost"
                        aria-expanded={isOpen}
                        icon={<ChevronDown aria-hidden size={14} className={cx('transition-transform', isOpen && 'rotate-180')} />}
                        onClick={() => setOpen(toggleRow(open, key))}
                      >
                        {t(isOpen ? 'table.showLess' : 'table.showAll')}
                      </Button>
                    )}
                  </div>
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

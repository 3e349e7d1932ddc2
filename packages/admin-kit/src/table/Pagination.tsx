import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Menu } from '../input/Menu.tsx';
import { cx } from '../internals/cx.ts';
import { zhTable } from './texts.zh.ts';
import { useTexts } from '../i18n/useTexts.ts';

/** Page sizes offered, the first is the default. @source TBL-09 */
export const pageSizes: readonly number[] = [10, 20, 30, 50, 100];

/**
 * Moves through a long result: total text 'x-y 共 n 条', page buttons, size changer, jumper.
 *
 * @example <Pagination page={count} pageSize={20} total={195} onPageChange={setPage} />
 * @keyboard
 * Tab: Through the pages and the size of a page
 * Enter: Goes to the page; in the jumper: to the page that was typed
 * @source TBL-09
 */
export function Pagination({
  of,
  page,
  pageSize,
  total,
  totalIsEstimate = false,
  onPageChange,
  sizes = pageSizes,
  fit,
  start,
}: PaginationProps) {
  // Half of its compiled code would remember elements, and every page that is turned to changes all of them.
  'use no memo';
  const { t } = useTexts(zhTable);
  const [jump, setJump] = useState('');
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1;
  const to = Math.min(total, page * pageSize);
  const items = pageItems(page, pages);
  // A link or a screen may ask for a size of its own.
  const offered = sizes.includes(pageSize) ? sizes : [...sizes, pageSize].toSorted((one, other) => one - other);
  const go = (wanted: number) => onPageChange({ page: Math.min(pages, Math.max(1, wanted)), pageSize });
  // The first row in view stays in view.
  const resize = (size: number) => onPageChange({ page: Math.floor(Math.max(0, from - 1) / size) + 1, pageSize: size });
  const square =
    'cursor-pointer inline-flex h-control-sm min-w-control-sm items-center justify-center rounded-md px-1.5 text-sm tabular-nums';

  const step = cx(square, 'hover:bg-hover disabled:cursor-not-allowed disabled:text-ink-disabled');

  return (
    <nav
      aria-label={of === undefined ? t('pagination.label') : `${of} ${t('pagination.label')}`}
      className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2 text-sm"
    >
      {start !== undefined && <div className="me-auto">{start}</div>}
      <span role="status" className="text-ink-secondary tabular-nums">
        {t(totalIsEstimate ? 'pagination.totalAtLeast' : 'pagination.total', { from, to, total })}
      </span>
      <ul className="m-0 flex list-none items-center gap-1 p-0">
        <li>
          <button
            type="button"
            aria-keyshortcuts="Alt+PageUp"
            aria-label={t('pagination.previous')}
            disabled={page <= 1}
            className={step}
            onClick={() => go(page - 1)}
          >
            <ChevronLeft aria-hidden size={16} />
          </button>
        </li>
        {items.map((item, index) =>
          item === null ? (
            <li key={`after ${items[index - 1]}`} aria-hidden className="px-1 text-ink-faint">
              …
            </li>
          ) : (
            <li key={item}>
              <button
                type="button"
                aria-label={t('pagination.page', { page: item })}
                aria-current={item === page ? 'page' : undefined}
                className={cx(
                  square,
                  'border border-solid',
                  item === page ? 'border-primary-solid font-medium text-primary-ink' : 'border-line-strong/0 hover:bg-hover',
                )}
                onClick={() => go(item)}
              >
                {item}
              </button>
            </li>
          ),
        )}
        <li>
          <button
            type="button"
            aria-keyshortcuts="Alt+PageDown"
            aria-label={t('pagination.next')}
            disabled={page >= pages}
            className={step}
            onClick={() => go(page + 1)}
          >
            <ChevronRight aria-hidden size={16} />
          </button>
        </li>
      </ul>
      <Menu
        label={t('pagination.sizeLabel')}
        items={[
          ...offered.map((size) => ({
            key: String(size),
            label: t('pagination.size', { size }),
            checked: size === pageSize,
            closes: true,
            onSelect: () => resize(size),
          })),
          ...(fit ? [{ key: 'fit', label: t('pagination.fit'), onSelect: () => resize(fit()) }] : []),
        ]}
        trigger={
          <button
            type="button"
            aria-label={`${t('pagination.sizeLabel')} ${t('pagination.size', { size: pageSize })}`}
            className="inline-flex h-control-sm cursor-pointer items-center gap-1 rounded-md border border-solid border-line-strong bg-surface px-2 text-sm text-ink hover:border-line-hover"
          >
            {t('pagination.size', { size: pageSize })}
            <ChevronDown aria-hidden size={14} className="text-ink-faint" />
          </button>
        }
      />
      <label className="inline-flex items-center gap-1.5 text-ink-secondary">
        {t('pagination.jump')}
        <input
          inputMode="numeric"
          value={jump}
          onChange={(event) => setJump(event.target.value.replaceAll(/\D/g, '').slice(0, 7))}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // It is not an answer to the dialog around the table.
            event.preventDefault();
            if (jump === '') return;
            go(Number(jump));
            setJump('');
          }}
          className="h-control-sm w-12 rounded-md border border-solid border-line-strong bg-surface px-1.5 text-center text-ink tabular-nums"
        />
        {t('pagination.jumpSuffix')}
      </label>
    </nav>
  );
}

/** Props of {@link Pagination}. */
export interface PaginationProps {
  /** What is leafed through, where a page has several of these. */
  of?: string | undefined;
  /** The present page, from 1. */
  page: number;
  /** Rows on a page. */
  pageSize: number;
  /** Rows in the whole result. */
  total: number;
  /** The result is so long that `total` is an estimate: shown as 'n+'. */
  totalIsEstimate?: boolean;
  /** Called with the page, from 1, and its size; another size leads to the page that holds the same first row. */
  onPageChange: (next: { page: number; pageSize: number }) => void;
  /** Page sizes offered, default 10, 20, 30, 50 and 100. */
  sizes?: readonly number[];
  /** How many rows fit into the window now; given, that is offered as a size, too. */
  fit?: (() => number) | undefined;
  /** Stands at the other end of the line, such as a button that is about the page in view. */
  start?: ReactNode;
}

/** The page buttons: first, last and up to five around the present one; `null` is a gap. */
export function pageItems(page: number, pages: number): ReadonlyArray<number | null> {
  if (pages <= 7) return Array.from({ length: pages }, (_, index) => index + 1);
  const from = Math.max(2, Math.min(page - 2, pages - 5));
  const to = Math.min(pages - 1, Math.max(page + 2, 6));
  const middle = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return [1, ...(from > 2 ? [null] : []), ...middle, ...(to < pages - 1 ? [null] : []), pages];
}

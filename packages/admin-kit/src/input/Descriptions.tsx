import type { ReactNode } from 'react';
import { type Shown, useShown } from '../i18n/useShown.ts';
import { cx } from '../internals/cx.ts';

/** One named value. */
export interface DescriptionItem {
  /** Unique in the list. */
  key: string;
  /** Name of the value. */
  label: Shown;
  /** What it is. */
  value: ReactNode;
  /** Takes the whole line, for long text and pictures. */
  wide?: boolean;
}

/**
 * Names and values side by side, at most 4 columns.
 *
 * @example <Descriptions columns={2} items={[{ key: 'no', label: '单号', value: 'L001' }, { key: 'state', label: '状态', value: <StatusTag tone="ok">正常</StatusTag> }]} />
 * @source TBL-11
 */
export function Descriptions({ items, columns = 3, ...words }: DescriptionsProps) {
  const shown = useShown();
  const title = shown(words.title);
  return (
    <section aria-label={typeof title === 'string' ? title : undefined}>
      {title && <h3 className="m-0 mb-2 text-base font-semibold">{title}</h3>}
      <dl className={cx('m-0 grid gap-x-4 gap-y-3 sm:gap-x-6', grids[columns])}>
        {items.map((item) => (
          <div key={item.key} className={cx('flex min-w-0 flex-col gap-0.5', item.wide && 'col-span-full')}>
            <dt className="text-sm text-ink-secondary">{shown(item.label)}</dt>
            <dd className="m-0 min-w-0 wrap-anywhere">{item.value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Props of {@link Descriptions}. */
export interface DescriptionsProps {
  /** Names with their values, in order. */
  items: readonly DescriptionItem[];
  /** Columns on a wide screen, default 3; a phone has two at most. */
  columns?: 1 | 2 | 3 | 4;
  /** Heading above; absent draws none. */
  title?: Shown;
}

const grids = {
  1: 'grid-cols-1',
  2: 'grid-cols-2',
  3: 'grid-cols-2 desktop:grid-cols-3',
  4: 'grid-cols-2 desktop:grid-cols-4',
} as const;

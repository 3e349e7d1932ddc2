import { useLocale } from '@tarmac/admin-kit/i18n';
import type { ReactNode } from 'react';
import { count } from './numbers.ts';
import { dashboardTexts as texts } from './dashboardTexts.ts';

/** Figures beside each other as bars, the longest as wide as the list. */
export function BarList({ entries }: { entries: readonly BarEntry[] }) {
  const { localize } = useLocale();
  const longest = Math.max(1, ...entries.map(({ value }) => value));
  if (entries.length === 0) return <p className="m-0 text-ink-secondary">{localize(texts.nothing)}</p>;
  return (
    <ul className="m-0 flex list-none flex-col gap-2 p-0">
      {entries.map(({ key, label, value, note }) => (
        <li key={key}>
          <div className="flex items-baseline justify-between gap-3">
            <span className="min-w-0 truncate">{label}</span>
            <span className="shrink-0 tabular-nums">
              {count(value)}
              {note && <span className="ms-2 text-sm text-ink-secondary">{note}</span>}
            </span>
          </div>
          <div aria-hidden className="mt-1 h-1.5 overflow-hidden rounded-full bg-hover">
            <div className="h-full rounded-full bg-primary-solid" style={{ width: `${(100 * value) / longest}%` }} />
          </div>
        </li>
      ))}
    </ul>
  );
}

interface BarEntry {
  key: string;
  label: ReactNode;
  value: number;
  note?: string;
}

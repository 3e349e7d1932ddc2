import { useLocale } from '@tarmac/admin-kit/i18n';
import type { ReactNode } from 'react';
import { count } from '../texts/figureTexts.ts';
import { chartTexts as texts } from './chartTexts.ts';

/** Figures beside each other as bars, the longest as wide as the list; `dense` puts name, bar and figure on one line, `fill` spreads them over the height. */
export function BarList({ entries, format = count, dense = false, fill = false }: BarListProps) {
  const { localize } = useLocale();
  const longest = Math.max(1, ...entries.map(({ value }) => value));
  if (entries.length === 0) return <p className="m-0 text-ink-secondary">{localize(texts.nothing)}</p>;
  const [list, text, track] = dense
    ? ['gap-1.5', 'contents', 'order-1 min-w-0 flex-1 self-center']
    : ['gap-2', 'flex items-baseline justify-between gap-3', 'mt-1'];
  return (
    <ul className={`m-0 flex list-none flex-col p-0 ${list} ${fill ? 'flex-1 justify-between @wall:gap-0' : ''}`}>
      {entries.map(({ key, label, value, note }) => (
        <li key={key} className={dense ? 'flex items-baseline gap-3' : undefined}>
          <div className={text}>
            <span className={dense ? 'w-24 shrink-0 truncate' : 'min-w-0 truncate'}>{label}</span>
            <span className={`shrink-0 tabular-nums ${dense ? 'order-2 min-w-10 text-end' : ''}`}>
              <span>{format(value)}</span>
              {note && <span className="ms-2 text-sm text-ink-secondary">{note}</span>}
            </span>
          </div>
          <div aria-hidden className={`h-1.5 overflow-hidden rounded-full bg-hover ${track}`}>
            <div className="h-full rounded-full bg-primary-solid" style={{ width: `${(100 * value) / longest}%` }} />
          </div>
        </li>
      ))}
    </ul>
  );
}

interface BarListProps {
  entries: readonly BarEntry[];
  /** A figure as people read it; a whole number by default. */
  format?: (value: number) => string;
  dense?: boolean;
  fill?: boolean;
}

interface BarEntry {
  key: string;
  label: ReactNode;
  value: number;
  note?: string;
}

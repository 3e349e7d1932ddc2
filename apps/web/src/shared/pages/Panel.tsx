import { type LocalText, useLocale } from '@tarmac/admin-kit/i18n';
import { useId, type ReactNode } from 'react';

/** A titled part of a dashboard; with `fill` it takes the height that is left where it stands. */
export function Panel({ title, aside, fill = false, children }: PanelProps) {
  const { localize } = useLocale();
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`min-w-0 rounded-lg border border-solid border-line bg-surface p-gap ${fill ? 'flex min-h-0 flex-1 flex-col' : ''}`}
    >
      <header className="mb-3 flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <h2 id={id} className="m-0 text-base font-medium">
          {localize(title)}
        </h2>
        {aside}
      </header>
      {children}
    </section>
  );
}

interface PanelProps {
  title: LocalText;
  aside?: ReactNode;
  fill?: boolean;
  children: ReactNode;
}

interface FigureProps {
  label: LocalText;
  value: string;
  unit?: LocalText;
  note?: string;
  /** Stands beside the name. */
  aside?: ReactNode;
}

/** One figure with its name, and what stands beside it to compare. */
export function Figure({ label, value, unit, note, aside }: FigureProps) {
  const { localize } = useLocale();
  return (
    <div className="flex min-w-0 flex-col justify-center rounded-lg border border-solid border-line bg-surface p-4">
      <div className="flex flex-wrap justify-between gap-x-3 text-ink-secondary">
        {localize(label)}
        {aside}
      </div>
      <div className="mt-1 text-xl font-semibold tabular-nums desktop:text-2xl">
        <span>{value}</span> {unit && <span className="inline-block text-sm font-normal text-ink-secondary">{localize(unit)}</span>}
      </div>
      {note && <div className="mt-1 truncate text-sm text-ink-secondary tabular-nums">{note}</div>}
    </div>
  );
}

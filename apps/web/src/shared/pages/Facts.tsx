import type { ReactNode } from 'react';

interface FactsProps {
  facts: ReadonlyArray<readonly [label: string, content: ReactNode]>;
  /** Name of the list for assistive technology. */
  label?: string | undefined;
  /** Figures that something is decided on stand out. */
  isFigures?: boolean;
  /** Stands within something that has an edge of its own. */
  isBare?: boolean;
  className?: string;
}

/** A few labelled facts in a line, which wraps: what a dialog is about, or what some rows come to. */
export function Facts({ facts, label, isFigures = false, isBare = false, className = '' }: FactsProps) {
  return (
    <dl aria-label={label} className={`m-0 flex flex-wrap gap-x-6 gap-y-1 ${isBare ? '' : 'rounded-md bg-sunken px-3 py-2'} ${className}`}>
      {facts.map(([name, content]) => (
        <div key={name} className="flex flex-wrap gap-x-2">
          <dt className="text-ink-secondary">{name}</dt>
          <dd className={`m-0 tabular-nums ${isFigures ? 'font-semibold' : ''}`}>{content}</dd>
        </div>
      ))}
    </dl>
  );
}

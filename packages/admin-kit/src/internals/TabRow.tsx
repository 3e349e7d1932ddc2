import type { KeyboardEvent, ReactNode } from 'react';
import { cx } from './cx.ts';

/** A row of tabs; what each of them shows stands below, in an element with the id `<id>-<index>`. Arrow keys lead along. */
export function TabRow({ id, label, items, active, onActiveChange }: TabRowProps) {
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const next = (active + step + items.length) % items.length;
    onActiveChange(next);
    event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <div role="tablist" aria-label={label} className="flex gap-1 overflow-x-auto border-b border-solid border-line">
      {items.map(({ key, title, mark }, index) => (
        <button
          key={key}
          id={`${id}-${index}-tab`}
          type="button"
          role="tab"
          aria-selected={index === active}
          aria-controls={`${id}-${index}`}
          tabIndex={index === active ? 0 : -1}
          onKeyDown={handleKeyDown}
          onClick={() => onActiveChange(index)}
          className={cx(
            'inline-flex h-9 shrink-0 cursor-pointer items-center gap-1.5 border-b-2 border-solid px-3 -outline-offset-2!',
            index === active ? 'border-primary-solid font-medium text-primary-ink' : 'border-line/0 text-ink-secondary hover:text-ink',
          )}
        >
          {title}
          {mark}
        </button>
      ))}
    </div>
  );
}

interface TabRowProps {
  id: string;
  /** Name of the row for people who do not see it. */
  label: string;
  items: ReadonlyArray<{ key: string; title: string; mark?: ReactNode }>;
  active: number;
  onActiveChange: (index: number) => void;
}

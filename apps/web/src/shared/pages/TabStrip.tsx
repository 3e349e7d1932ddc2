import { type KeyboardEvent, type ReactNode, useId } from 'react';

/** Parts of a page, one in view at a time. Those out of view stay as they are. */
export function TabStrip({ label, tabs, current, onChange }: TabStripProps) {
  const id = useId();
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const at = tabs.findIndex(({ key }) => key === current);
    const next = (at + step + tabs.length) % tabs.length;
    onChange(tabs[next]!.key);
    event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <>
      <div role="tablist" aria-label={label} className="flex gap-1 overflow-x-auto border-0 border-b border-solid border-line px-gap">
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            aria-selected={tab.key === current}
            aria-controls={`${id}-${tab.key}-panel`}
            tabIndex={tab.key === current ? 0 : -1}
            onKeyDown={handleKeyDown}
            onClick={() => onChange(tab.key)}
            className={`-mb-px inline-flex h-10 shrink-0 cursor-pointer items-center border-0 border-b-2 border-solid bg-transparent px-3 -outline-offset-2! ${
              tab.key === current ? 'border-primary-solid font-medium text-primary-ink' : 'border-line/0 text-ink-secondary hover:text-ink'
            }`}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map(({ key, panel }) => (
        <div
          key={key}
          id={`${id}-${key}-panel`}
          role="tabpanel"
          aria-labelledby={`${id}-${key}`}
          hidden={key !== current}
          className="p-gap"
        >
          {panel}
        </div>
      ))}
    </>
  );
}

/** Props of {@link TabStrip}. */
export interface TabStripProps {
  /** Name for assistive technology. */
  label: string;
  tabs: ReadonlyArray<{ key: string; label: string; panel: ReactNode }>;
  current: string;
  onChange: (key: string) => void;
}

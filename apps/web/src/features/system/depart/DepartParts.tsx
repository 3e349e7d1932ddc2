import { useLocale } from '@tarmac/admin-kit/i18n';
import { useCan } from '@tarmac/admin-kit/permission';
import { ListStateContext } from '@tarmac/admin-kit/resource';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { departTexts as texts } from './departTexts.ts';

/** Parts of a department, one in view at a time; lists there keep filters and pages of their own. */
export function DepartParts({ parts, heading }: DepartPartsProps) {
  const { localize } = useLocale();
  const can = useCan();
  const panelId = useId();
  const [wanted, setWanted] = useState('');
  const shown = parts.filter(({ permission }) => can(permission));
  const current = shown.find(({ key }) => key === wanted) ?? shown[0];
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0 || current === undefined) return;
    event.preventDefault();
    const next = (shown.indexOf(current) + step + shown.length) % shown.length;
    setWanted(shown[next]!.key);
    event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <section aria-label={heading} className="rounded-lg border border-solid border-line bg-surface">
      <h2 className="m-0 px-gap pt-3 text-base font-semibold">{heading}</h2>
      <div
        role="tablist"
        aria-label={localize(texts.tabs)}
        className="flex gap-1 overflow-x-auto border-0 border-b border-solid border-line px-gap"
      >
        {shown.map(({ key, label }) => (
          <button
            key={key}
            type="button"
            role="tab"
            aria-selected={key === current?.key}
            aria-controls={panelId}
            tabIndex={key === current?.key ? 0 : -1}
            onKeyDown={handleKeyDown}
            onClick={() => setWanted(key)}
            className={`-mb-px inline-flex h-10 shrink-0 cursor-pointer items-center border-0 border-b-2 border-solid bg-transparent px-3 -outline-offset-2! ${
              key === current?.key ? 'border-primary-solid font-medium text-primary-ink' : 'border-line/0 text-ink-secondary hover:text-ink'
            }`}
          >
            {localize(label)}
          </button>
        ))}
      </div>
      <div id={panelId} role="tabpanel" aria-label={current && localize(current.label)} className="p-gap">
        <ListStateContext key={current?.key} value={null}>
          {current?.render()}
        </ListStateContext>
      </div>
    </section>
  );
}

interface DepartPartsProps {
  heading: string;
  parts: ReadonlyArray<{
    key: string;
    label: { zh: string; en: string };
    /** Who sees it. */
    permission: string;
    render: () => ReactNode;
  }>;
}

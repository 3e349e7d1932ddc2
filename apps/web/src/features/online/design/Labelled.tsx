import { useLocale } from '@tarmac/admin-kit/i18n';
import { type ReactNode, useId } from 'react';
import { defineTexts } from '../../../shared/texts/defineTexts.ts';

const texts = defineTexts({ required: { zh: '必填', en: 'Required' } });

interface LabelledProps {
  label: string;
  /** It is marked: without it nothing is saved. */
  required?: boolean;
  problem?: string | undefined;
  /** Stands below it as long as nothing is wrong. */
  help?: string | undefined;
  children: (id: string) => ReactNode;
}

/** An input with its name above and what is wrong with it below. */
export function Labelled({ label, required = false, problem, help, children }: LabelledProps) {
  const { localize } = useLocale();
  const id = useId();
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="text-sm text-ink-secondary">
        {label}
        {required && (
          <span title={localize(texts.required)} aria-hidden className="ms-0.5 text-danger-ink">
            *
          </span>
        )}
      </label>
      {children(id)}
      {problem !== undefined && <p className="m-0 text-sm text-danger-ink">{problem}</p>}
      {problem === undefined && help !== undefined && <p className="m-0 text-sm text-ink-secondary">{help}</p>}
    </div>
  );
}

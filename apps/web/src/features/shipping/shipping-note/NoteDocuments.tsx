import { formatMoney, interpolate, useLocale } from '@tarmac/admin-kit/i18n';
import type { ReactNode } from 'react';
import { AppLink } from '../../../shared/pages/AppLink.tsx';
import { noteTexts as texts } from './noteTexts.ts';

/** Documents of one kind that belong to a waybill. */
export const NoteDocuments = ({ label, children }: { label: string; children: ReactNode }) => (
  <section aria-label={label}>
    <h4 className="m-0 mb-1 text-sm font-normal text-ink-secondary">{label}</h4>
    <ul className="m-0 flex list-none flex-col gap-1 p-0">{children}</ul>
  </section>
);

interface NoteDocumentProps {
  href: string;
  number: string | null;
  amount: number | null;
  /** Waybills that the amount is of; nothing: this one alone. */
  noteCount?: number | null;
  state: ReactNode;
}

/** A document with its state and amount, and the way to it. */
export function NoteDocument({ href, number, amount, noteCount, state }: NoteDocumentProps) {
  const { localize } = useLocale();
  const count = noteCount ?? 0;
  return (
    <li className="flex flex-wrap items-center gap-x-2 tabular-nums">
      <AppLink href={href} className="text-primary-ink">
        {number}
      </AppLink>
      {state}
      {count > 1 && <span className="ms-auto text-ink-secondary">{interpolate(localize(texts.ofNotes), { count })}</span>}
      <span className={count > 1 ? '' : 'ms-auto'}>{formatMoney(amount ?? 0)}</span>
    </li>
  );
}

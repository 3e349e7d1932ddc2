import { formatInstant, useLocale } from '@tarmac/admin-kit/i18n';
import type { Bill, NoteBill } from '@tarmac/freight-api/finance';
import type { ReactNode } from 'react';
import { ageBandOf } from './ageing.ts';
import { ageTexts, billTexts as texts } from './billTexts.ts';

function Due({ day, open, children }: { day: string | null; open: number | null; children: ReactNode }) {
  const { localize } = useLocale();
  if (day === null || (open ?? 0) <= 0 || day >= formatInstant().slice(0, 10)) return children;
  return (
    <span title={localize(texts.overdue)} className="text-danger-ink">
      {children}
      <span className="sr-only"> {localize(texts.overdue)}</span>
    </span>
  );
}

/** The day until when a bill is to be paid; red where that has passed. */
export const billDue = ({ dueDate, openAmount }: Bill, shown: ReactNode) => (
  <Due day={dueDate} open={openAmount}>
    {shown}
  </Due>
);

/** The same of a waybill. */
export const noteDue = ({ dueDate, customerOpenAmount }: NoteBill, shown: ReactNode) => (
  <Due day={dueDate} open={customerOpenAmount}>
    {shown}
  </Due>
);

/** How long a waybill's receivable has been due. */
export function NoteAge({ dueDate, customerOpenAmount }: NoteBill) {
  const { localize } = useLocale();
  const band = ageBandOf({ dueDate, amount: customerOpenAmount }, formatInstant().slice(0, 10));
  return band === undefined ? '--' : localize(ageTexts[band]);
}

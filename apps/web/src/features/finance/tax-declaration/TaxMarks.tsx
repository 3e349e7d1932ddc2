import { formatInstant, interpolate, useLocale } from '@tarmac/admin-kit/i18n';
import { Tag } from '@tarmac/admin-kit/input';
import { type TaxDeclaration, taxDeclarationStates } from '@tarmac/freight-api/finance';
import type { ReactNode } from 'react';
import { taxTexts as texts } from './taxTexts.ts';

const { declared, paid, corrected, void: voided } = taxDeclarationStates.codes;
const over: readonly (string | null)[] = [paid, corrected, voided];
const soonDays = 3;

/** Days until a deadline; below nought it has passed. */
const daysUntil = (day: string): number => Math.round((Date.parse(day) - Date.parse(formatInstant().slice(0, 10))) / 86_400_000);

/** The day until when something is to be declared or paid, with the days that are left where it is not done yet. @source FRT-17, freight-domain F15 */
function Deadline({ row, children }: { row: TaxDeclaration; children: ReactNode }) {
  const { localize } = useLocale();
  const { deadline, state, dueAmount } = row;
  if (deadline === null || over.includes(state) || (state === declared && (dueAmount ?? 0) <= 0)) return children;
  const days = daysUntil(deadline);
  const text = days < 0 ? texts.overdue : days === 0 ? texts.today : texts.daysLeft;
  return (
    <span className="inline-flex items-center gap-1.5">
      {children}
      <Tag tone={days < 0 ? 'danger' : days <= soonDays ? 'waiting' : 'draft'}>{interpolate(localize(text), { days: Math.abs(days) })}</Tag>
    </span>
  );
}

/** The same as a column. */
export const deadlineColumn = {
  field: 'deadline' as const,
  width: 190,
  cell: (row: TaxDeclaration, shown: ReactNode) => <Deadline row={row}>{shown}</Deadline>,
};

/** Marks a declaration that no tax office knows. @source freight-domain 7 */
function SimulatedTag() {
  const { localize } = useLocale();
  return (
    <span title={localize(texts.simulatedHelp)}>
      <Tag tone="draft">{localize(texts.simulated)}</Tag>
    </span>
  );
}

/** The number of a declaration as a column, with its mark. */
export const batchNoColumn = {
  field: 'batchNo' as const,
  width: 210,
  pinned: 'start' as const,
  opens: true,
  cell: ({ batchNo, simulated }: TaxDeclaration) => (
    <span className="inline-flex items-center gap-1.5">
      {batchNo}
      {simulated === '1' && <SimulatedTag />}
    </span>
  ),
};

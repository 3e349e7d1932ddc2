import { Tag } from '@tarmac/admin-kit/input';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { type Payment, paymentStates } from '@tarmac/freight-api/finance';
import type { ReactNode } from 'react';
import { isOthers } from './payment.resource.ts';
import { paymentTexts as texts } from './paymentTexts.ts';

const { toApprove, sent, paid } = paymentStates.codes;
/** Nobody approves what they handed in themselves: such a payment is shown, and cannot be chosen. @source freight-domain S09 */
export const isChoosable = (row: Payment): boolean => row.state !== toApprove || isOthers(row);

/** States that a bank has been asked for. */
const atBank: readonly (string | null)[] = [sent, paid];

/** The state of a payment as a column: with a mark where the bank is only imitated, and on what another person has to approve. */
export const paymentStateColumn = {
  field: 'state' as const,
  width: 150,
  cell: (row: Payment, shown: ReactNode) => <PaymentState row={row}>{shown}</PaymentState>,
};

/** What a payment pays: a waybill, or a bill of waybills. */
export const paidColumns = [
  { field: 'shippingNoteNumber' as const, width: 172 },
  { field: 'billNo' as const, width: 150 },
];

function PaymentState({ row, children }: { row: Payment; children: ReactNode }) {
  const { localize } = useLocale();
  return (
    <span className="inline-flex items-center gap-1.5">
      {children}
      {row.simulated === '1' && atBank.includes(row.state) && (
        <span title={localize(texts.simulatedHelp)}>
          <Tag tone="draft">{localize(texts.simulated)}</Tag>
        </span>
      )}
      {row.state === toApprove && !isOthers(row) && <Tag tone="waiting">{localize(texts.ownSubmission)}</Tag>}
    </span>
  );
}

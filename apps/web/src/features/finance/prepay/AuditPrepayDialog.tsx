import { useLocale } from '@tarmac/admin-kit/i18n';
import type { ActionDialogProps } from '@tarmac/admin-kit/resource';
import { type Prepay, prepayAuditFields, prepayFields, prepaySchemas as schemas } from '@tarmac/freight-api/finance';
import { RowFacts } from '../../../shared/pages/RowFacts.tsx';
import type { Verdict } from '../../../shared/review/verdict.tsx';
import { VerdictDialog } from '../../../shared/review/VerdictDialog.tsx';
import { prepayTexts as texts } from './prepayTexts.ts';

const about = [
  'prepayNo',
  'shippingNoteNumber',
  'driverName',
  'payeeName',
  'payeeCardNo',
  'amount',
  'estimatedFee',
  'rate',
  'reason',
  'applyBy',
] as const;

/** Decides on an application, beside what is applied for. @source freight-domain S12 审核 */
export function AuditPrepayDialog({ rows, ...dialog }: ActionDialogProps<Prepay, Verdict>) {
  const { localize } = useLocale();
  return (
    <VerdictDialog {...dialog} title={localize(texts.audit)} remark={prepayAuditFields.remark} schema={schemas.audit} isReady>
      <RowFacts row={rows[0]!} fields={prepayFields} names={about} />
    </VerdictDialog>
  );
}

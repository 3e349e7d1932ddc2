import { useLocale } from '@tarmac/admin-kit/i18n';
import type { ActionDialogProps } from '@tarmac/admin-kit/resource';
import { type PayChange, payChangeAuditFields, payChangeFields as fields, payChangeSchemas as schemas } from '@tarmac/freight-api/finance';
import { useQuery } from '@tanstack/react-query';
import { LoadProblem } from '../../../shared/pages/LoadProblem.tsx';
import { RowFacts } from '../../../shared/pages/RowFacts.tsx';
import type { Verdict } from '../../../shared/review/verdict.tsx';
import { VerdictDialog } from '../../../shared/review/VerdictDialog.tsx';
import { payChangeQueries } from './payChange.resource.ts';
import { PayChangeDiff } from './PayChangeDiff.tsx';
import { payChangeTexts as texts } from './payChangeTexts.ts';

const about = ['changeNo', 'changeType', 'paymentNo', 'shippingNoteNumber', 'amount', 'applyBy', 'reason', 'files'] as const;

/** Decides on a change beside its amount and what it replaces. @source freight-domain S07 审核 */
export function AuditChangeDialog({ rows, ...dialog }: ActionDialogProps<PayChange, Verdict>) {
  const { localize } = useLocale();
  const row = rows[0]!;
  // The list shows papers to nobody; who decides has to see them.
  const { data, error, isError, refetch } = useQuery({ ...payChangeQueries.get(row.id), gcTime: 0, retry: false });
  return (
    <VerdictDialog
      {...dialog}
      title={localize(texts.auditTitle)}
      remark={payChangeAuditFields.remark}
      schema={schemas.audit}
      isReady={data !== undefined}
    >
      {isError && <LoadProblem error={error} onRetry={() => void refetch()} />}
      <section aria-label={localize(texts.preview)} className="mb-4">
        <p className="m-0 mb-2 text-base">
          <PayChangeDiff row={row} />
        </p>
        <RowFacts row={data ?? row} fields={fields} names={about} />
      </section>
    </VerdictDialog>
  );
}

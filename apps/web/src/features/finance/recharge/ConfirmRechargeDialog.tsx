import { useLocale } from '@tarmac/admin-kit/i18n';
import type { ActionDialogProps } from '@tarmac/admin-kit/resource';
import { type Recharge, rechargeConfirmFields, rechargeFields as fields, rechargeSchemas as schemas } from '@tarmac/freight-api/finance';
import { RowFacts } from '../../../shared/pages/RowFacts.tsx';
import type { Verdict } from '../../../shared/review/verdict.tsx';
import { VerdictDialog } from '../../../shared/review/VerdictDialog.tsx';
import { rechargeTexts as texts } from './rechargeTexts.ts';

const about = ['customerName', 'amount', 'receiveAccountId', 'payerName', 'bankSerialNo', 'transferTime', 'voucherFiles'] as const;

/** Decides whether money has arrived, beside what was said of it. @source freight-domain F11 确认到账 */
export function ConfirmRechargeDialog({ rows, ...dialog }: ActionDialogProps<Recharge, Verdict>) {
  const { localize } = useLocale();
  return (
    <VerdictDialog {...dialog} title={localize(texts.confirm)} remark={rechargeConfirmFields.remark} schema={schemas.confirm} isReady>
      <RowFacts label={localize(texts.preview)} row={rows[0]!} fields={fields} names={about} />
    </VerdictDialog>
  );
}

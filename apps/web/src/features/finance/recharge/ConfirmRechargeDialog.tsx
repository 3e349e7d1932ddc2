import { FieldView } from '@tarmac/admin-kit/field';
import { useLocale } from '@tarmac/admin-kit/i18n';
import type { ActionDialogProps } from '@tarmac/admin-kit/resource';
import { type Recharge, rechargeConfirmFields, rechargeFields as fields, rechargeSchemas as schemas } from '@tarmac/freight-api/finance';
import type { Verdict } from '../../../shared/review/verdict.tsx';
import { VerdictDialog } from '../../../shared/review/VerdictDialog.tsx';
import { rechargeTexts as texts } from './rechargeTexts.ts';

const about = ['customerName', 'amount', 'payerName', 'bankSerialNo', 'transferTime', 'voucherFiles'] as const;

/** Decides whether money has arrived, beside what was said of it. @source freight-domain F11 确认到账 */
export function ConfirmRechargeDialog({ rows, ...dialog }: ActionDialogProps<Recharge, Verdict>) {
  const { localize } = useLocale();
  const [row] = rows;
  return (
    <VerdictDialog {...dialog} title={localize(texts.confirm)} remark={rechargeConfirmFields.remark} schema={schemas.confirm} isReady>
      <dl
        aria-label={localize(texts.preview)}
        className="m-0 mb-4 grid grid-cols-1 gap-x-6 gap-y-2 rounded-md bg-sunken px-3 py-2 sm:grid-cols-2"
      >
        {about.map((name) => (
          <div key={name} className="flex gap-2">
            <dt className="text-ink-secondary">{localize(fields[name].label)}</dt>
            <dd className="m-0 min-w-0 tabular-nums">
              <FieldView meta={fields[name]} name={name} row={{ [name]: row?.[name] ?? null }} />
            </dd>
          </div>
        ))}
      </dl>
    </VerdictDialog>
  );
}

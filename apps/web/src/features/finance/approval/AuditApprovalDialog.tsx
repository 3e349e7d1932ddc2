import { FieldView } from '@tarmac/admin-kit/field';
import { useLocale } from '@tarmac/admin-kit/i18n';
import type { ActionDialogProps } from '@tarmac/admin-kit/resource';
import { type Approval, approvalAuditFields, approvalFields as fields, approvalSchemas as schemas } from '@tarmac/freight-api/finance';
import type { Verdict } from '../../../shared/review/verdict.tsx';
import { VerdictDialog } from '../../../shared/review/VerdictDialog.tsx';
import { ApprovalLines } from './ApprovalLines.tsx';
import { approvalTexts as texts } from './approvalTexts.ts';

const about = ['kind', 'targetName', 'amount', 'applyBy', 'applyTime', 'reason'] as const;

/** Decides on an application: passed, it is carried out at once. @source amendments 28 */
export function AuditApprovalDialog({ rows, ...dialog }: ActionDialogProps<Approval, Verdict>) {
  const { localize } = useLocale();
  const row = rows[0]!;
  return (
    <VerdictDialog {...dialog} title={localize(texts.audit)} remark={approvalAuditFields.remark} schema={schemas.audit} isReady>
      <section aria-label={localize(texts.preview)} className="mb-4 rounded-md bg-sunken px-3 py-2">
        <dl className="m-0 mb-2 grid grid-cols-1 gap-x-6 gap-y-2 sm:grid-cols-2">
          {about
            .filter((name) => row[name] !== null)
            .map((name) => (
              <div key={name} className="flex gap-2">
                <dt className="shrink-0 text-ink-secondary">{localize(fields[name].label)}</dt>
                <dd className="m-0 min-w-0 tabular-nums">
                  <FieldView meta={fields[name]} name={name} row={{ [name]: row[name] }} />
                </dd>
              </div>
            ))}
        </dl>
        <ApprovalLines row={row} />
      </section>
    </VerdictDialog>
  );
}

import { Dialog } from '@tarmac/admin-kit/dialog';
import { useLocale } from '@tarmac/admin-kit/i18n';
import type { ActionDialogProps } from '@tarmac/admin-kit/resource';
import { isCancelled } from '@tarmac/admin-kit/request';
import { type Prepay, prepayFields } from '@tarmac/freight-api/finance';
import { useState } from 'react';
import { Note } from '../../../shared/pages/Note.tsx';
import { RowFacts } from '../../../shared/pages/RowFacts.tsx';
import { usePaySafely } from '../../../shared/session/usePaySafely.tsx';
import { prepayTexts as texts } from './prepayTexts.ts';

const about = ['prepayNo', 'shippingNoteNumber', 'payeeName', 'payeeCardNo', 'payeeBankName', 'amount', 'auditBy'] as const;

/** Whom it goes to and how much, before it leaves; with a check by SMS where the company wants it. @source freight-domain S12 付款 */
export function PayPrepayDialog({
  rows,
  changes,
  okText,
  okDisabled = false,
  onOpenChange,
  onSubmit,
}: ActionDialogProps<Prepay, undefined>) {
  const { localize } = useLocale();
  const { safely, check } = usePaySafely(localize(texts.smsHint));
  const [refusal, setRefusal] = useState<string>();
  const pay = async () => {
    setRefusal(undefined);
    try {
      await safely(() => onSubmit(undefined));
    } catch (error) {
      // Who leaves the check by SMS has changed their mind.
      if (!isCancelled(error)) setRefusal((error as Error).message);
      return false;
    }
    return true;
  };
  return (
    <>
      <Dialog
        open
        onOpenChange={onOpenChange}
        width={640}
        title={localize(texts.pay)}
        okClose={false}
        okText={okText}
        okDisabled={okDisabled}
        onOk={pay}
      >
        {changes}
        {refusal !== undefined && (
          <p role="alert" className="m-0 mb-3 text-danger-ink">
            {refusal}
          </p>
        )}
        <RowFacts row={rows[0]!} fields={prepayFields} names={about} />
        <Note>{localize(texts.payHelp)}</Note>
      </Dialog>
      {check}
    </>
  );
}

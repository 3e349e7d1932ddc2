import { Dialog } from '@tarmac/admin-kit/dialog';
import { formatMoney, useLocale } from '@tarmac/admin-kit/i18n';
import { Skeleton } from '@tarmac/admin-kit/input';
import type { ActionDialogProps } from '@tarmac/admin-kit/resource';
import { type Dianfu, dianfuFields as fields } from '@tarmac/freight-api/finance';
import { shippingNoteFields } from '@tarmac/freight-api/shipping';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadProblem } from '../../../shared/pages/LoadProblem.tsx';
import { Note } from '../../../shared/pages/Note.tsx';
import { dianfu, dianfuApi } from './dianfu.resource.ts';
import { dianfuTexts as texts } from './dianfuTexts.ts';

/** What an advance comes to at this moment, before it is confirmed. @source freight-domain F4 */
export function AdvanceDialog({ rows, changes, okText, okDisabled = false, onOpenChange, onSubmit }: ActionDialogProps<Dianfu, undefined>) {
  const { localize } = useLocale();
  const [refusal, setRefusal] = useState<string>();
  const { id, dianfuNo, shippingNoteNumber, customerName } = rows[0]!;
  const sheet = useQuery({
    queryKey: [dianfu.name, 'advanceSheet', id],
    queryFn: ({ signal }) => dianfuApi.advanceSheet({ id }, { signal }),
    gcTime: 0,
    retry: false,
  });
  const { data } = sheet;
  const submit = async () => {
    setRefusal(undefined);
    try {
      await onSubmit(undefined);
    } catch (error) {
      setRefusal((error as Error).message);
      return false;
    }
    return true;
  };
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      width={560}
      title={`${localize(texts.advance)} · ${dianfuNo}`}
      okClose={false}
      okText={okText}
      okDisabled={okDisabled || data === undefined}
      onOk={submit}
    >
      {changes}
      {refusal !== undefined && (
        <p role="alert" className="m-0 mb-3 text-danger-ink">
          {refusal}
        </p>
      )}
      {sheet.isError && <LoadProblem error={sheet.error} onRetry={() => void sheet.refetch()} />}
      {data === undefined && !sheet.isError && <Skeleton rows={4} />}
      {data !== undefined && (
        <>
          <dl
            aria-label={localize(texts.preview)}
            className="m-0 mb-4 grid grid-cols-[max-content_1fr] gap-x-6 gap-y-1 rounded-md bg-sunken px-3 py-2"
          >
            {(
              [
                [fields.customerName.label, customerName],
                [fields.shippingNoteNumber.label, shippingNoteNumber],
                [shippingNoteFields.feeTotal.label, formatMoney(data.feeTotal)],
                [texts.ownFunds, formatMoney(data.ownFunds)],
                [fields.principal.label, formatMoney(data.principal)],
                [fields.dueDate.label, data.dueDate],
                [texts.account, data.accountName ?? '--'],
                [texts.funds, formatMoney(data.funds)],
              ] as const
            ).map(([label, text]) => (
              <div key={label.en} className="contents">
                <dt className="text-ink-secondary">{localize(label)}</dt>
                <dd className="m-0 font-semibold tabular-nums">{text}</dd>
              </div>
            ))}
          </dl>
          <Note>{localize(texts.advanceHelp)}</Note>
        </>
      )}
    </Dialog>
  );
}

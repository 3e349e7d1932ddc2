import { Dialog } from '@tarmac/admin-kit/dialog';
import { formatMoney, useLocale } from '@tarmac/admin-kit/i18n';
import { Skeleton } from '@tarmac/admin-kit/input';
import type { ActionDialogProps } from '@tarmac/admin-kit/resource';
import { isCancelled } from '@tarmac/admin-kit/request';
import type { PaymentLimitCheck } from '@tarmac/freight-api/finance';
import { type ShippingNote, shippingNoteFields as fields } from '@tarmac/freight-api/shipping';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FigureTable } from '../../../shared/pages/FigureTable.tsx';
import { LoadProblem } from '../../../shared/pages/LoadProblem.tsx';
import { useSafely } from '../../../shared/session/useSafely.tsx';
import { openAmount, payableNote, paymentApi } from './payment.resource.ts';
import { paymentTexts as texts } from './paymentTexts.ts';

/** What payments come to, company by company with its limits, before they are handed in. @source freight-domain S08 提交付款 */
export function SubmitPaymentsDialog({
  rows,
  changes,
  okText,
  okDisabled = false,
  onOpenChange,
  onSubmit,
}: ActionDialogProps<ShippingNote, undefined>) {
  const { localize } = useLocale();
  const { safely, check } = useSafely(localize(texts.smsHint));
  const [refusal, setRefusal] = useState<string>();
  const noteIds = rows.map(({ id }) => id);
  const limits = useQuery({
    queryKey: [payableNote.name, 'limitCheck', noteIds],
    queryFn: ({ signal }) => paymentApi.limitCheck({ noteIds }, { signal }),
    gcTime: 0,
    retry: false,
  });
  const { data } = limits;
  const submit = async () => {
    setRefusal(undefined);
    try {
      const asksForCode = data?.companies.some(({ smsConfirm }) => smsConfirm) === true;
      await (asksForCode ? safely(() => onSubmit(undefined)) : onSubmit(undefined));
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
        width={920}
        title={localize(texts.pay)}
        okClose={false}
        okText={okText}
        okDisabled={okDisabled || (data?.count ?? 0) === 0}
        onOk={submit}
      >
        {changes}
        {refusal !== undefined && (
          <p role="alert" className="m-0 mb-3 text-danger-ink">
            {refusal}
          </p>
        )}
        {limits.isError && <LoadProblem error={limits.error} onRetry={() => void limits.refetch()} />}
        {data === undefined && !limits.isError && <Skeleton rows={6} />}
        {data !== undefined && (
          <>
            <FigureTable
              label={localize(texts.preview)}
              sums={[
                [localize(texts.count), String(data.count)],
                [localize(texts.total), formatMoney(data.amount)],
              ]}
              columns={[
                { label: localize(fields.shippingNoteNumber.label) },
                { label: localize(fields.payeeName.label) },
                { label: localize(fields.payeeCardNo.label) },
                { label: localize(texts.toPay), isNumber: true },
              ]}
              rows={rows.map((row) => ({
                key: row.id,
                cells: [row.shippingNoteNumber ?? '', row.payeeName ?? '--', row.payeeCardNo ?? '--', formatMoney(openAmount(row))],
                isDoubtful: row.payeeName === null,
              }))}
            />
            <Companies companies={data.companies} />
          </>
        )}
      </Dialog>
      {check}
    </>
  );
}

function Companies({ companies }: Pick<PaymentLimitCheck, 'companies'>) {
  const { localize } = useLocale();
  return (
    <section aria-label={localize(texts.perCompany)} className="flex flex-col gap-3">
      {companies.map(({ companyId, companyName, accountName, count, amount, funds, singleLimit, dayLeft, payWindow, problems }) => (
        <div key={companyId}>
          <h3 className="m-0 mb-1 text-base font-semibold">{companyName}</h3>
          <dl className="m-0 flex flex-wrap gap-x-6 gap-y-1">
            {(
              [
                [texts.account, accountName ?? localize(texts.noAccount)],
                [texts.count, String(count)],
                [texts.total, formatMoney(amount)],
                [texts.funds, formatMoney(funds)],
                [texts.singleLimit, formatMoney(singleLimit)],
                [texts.dayLeft, formatMoney(dayLeft)],
                [texts.payWindow, payWindow ?? localize(texts.anyTime)],
              ] as const
            ).map(([label, text]) => (
              <div key={label.en} className="flex gap-2">
                <dt className="text-ink-secondary">{localize(label)}</dt>
                <dd className="m-0 tabular-nums">{text}</dd>
              </div>
            ))}
          </dl>
          {problems.length > 0 && (
            <ul aria-label={localize(texts.problems)} className="m-0 mt-1 list-disc pl-5 text-danger-ink">
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </section>
  );
}

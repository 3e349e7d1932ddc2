import { Dialog } from '@tarmac/admin-kit/dialog';
import { formatMoney, useLocale } from '@tarmac/admin-kit/i18n';
import { Skeleton } from '@tarmac/admin-kit/input';
import type { ActionDialogProps } from '@tarmac/admin-kit/resource';
import { useCan } from '@tarmac/admin-kit/permission';
import { isCancelled } from '@tarmac/admin-kit/request';
import type { Payment } from '@tarmac/freight-api/finance';
import { type ShippingNote, shippingNoteFields as fields } from '@tarmac/freight-api/shipping';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AppLink } from '../../../shared/pages/AppLink.tsx';
import { FigureTable } from '../../../shared/pages/FigureTable.tsx';
import { LoadProblem } from '../../../shared/pages/LoadProblem.tsx';
import { usePaySafely } from '../../../shared/session/usePaySafely.tsx';
import { PayingCompanies } from './PayingCompanies.tsx';
import { payableNote, paymentApi } from './payment.resource.ts';
import { paymentTexts as texts } from './paymentTexts.ts';

/** One of the payments that are handed in. */
interface Line {
  id: string;
  /** Null where it pays a bill. */
  noteId: string | null;
  shippingNoteNumber: string | null;
  payeeName: string | null;
  payeeCardNo: string | null;
  driverName?: string | null;
  amount: number;
}

/** Payments that are made of waybills and handed in at once. @source freight-domain S08 提交付款 */
export function PayNotesDialog({ rows, ...dialog }: ActionDialogProps<ShippingNote, undefined>) {
  const lines = rows.map((row) => ({ ...row, noteId: row.id, amount: row.openAmount ?? 0 }));
  return <SubmitDialog {...dialog} lines={lines} areNew />;
}

/** Payments that were made, or sent back, and are handed in now. */
export function SubmitDraftsDialog({ rows, ...dialog }: ActionDialogProps<Payment, undefined>) {
  // Of a bill its number stands in the place of a waybill's.
  const lines = rows.map((row) => ({ ...row, shippingNoteNumber: row.billNo ?? row.shippingNoteNumber, amount: row.amount ?? 0 }));
  return <SubmitDialog {...dialog} lines={lines} areNew={false} />;
}

/** What payments come to, company by company with its limits, before they are handed in; with a check by SMS where a company wants it. */
function SubmitDialog({ lines, areNew, changes, okText, okDisabled = false, onOpenChange, onSubmit }: SubmitDialogProps) {
  const { localize } = useLocale();
  const { safely, check } = usePaySafely(localize(texts.smsHint));
  const [refusal, setRefusal] = useState<string>();
  const noteIds = lines.flatMap(({ noteId }) => noteId ?? []);
  const limits = useQuery({
    queryKey: [payableNote.name, 'limitCheck', noteIds],
    // Bills are held against the limits when they are handed in.
    queryFn: ({ signal }) =>
      noteIds.length === 0 ? { count: 0, amount: 0, companies: [], customers: [] } : paymentApi.limitCheck({ noteIds }, { signal }),
    gcTime: 0,
    retry: false,
  });
  const { data } = limits;
  const submit = async () => {
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
        width={920}
        title={localize(texts.pay)}
        okClose={false}
        okText={okText}
        okDisabled={
          okDisabled || data === undefined || (areNew && data.count === 0) || lines.every(({ payeeCardNo }) => payeeCardNo === null)
        }
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
            <MissingCards lines={lines} />
            <FigureTable
              label={localize(texts.preview)}
              sums={[
                [localize(texts.count), String(lines.length)],
                [localize(texts.total), formatMoney(lines.reduce((sum, { amount }) => sum + amount, 0))],
              ]}
              columns={[
                { label: localize(fields.shippingNoteNumber.label) },
                { label: localize(fields.payeeName.label) },
                { label: localize(fields.payeeCardNo.label) },
                { label: localize(texts.toPay), isNumber: true },
              ]}
              rows={lines.map(({ id, shippingNoteNumber, payeeName, payeeCardNo, amount }) => ({
                key: id,
                cells: [shippingNoteNumber, payeeName ?? '--', payeeCardNo ?? '--', formatMoney(amount)],
                isDoubtful: payeeCardNo === null,
              }))}
            />
            {data.customers.length > 0 && (
              <FigureTable
                label={localize(texts.customerFunds)}
                sums={[]}
                columns={[
                  { label: localize(texts.customer) },
                  { label: localize(texts.count), isNumber: true },
                  { label: localize(texts.total), isNumber: true },
                  { label: localize(texts.walletAvailable), isNumber: true },
                  { label: localize(texts.walletFrozen), isNumber: true },
                ]}
                rows={data.customers.map(({ customerId, companyId, customerName, count, amount, available, frozen }) => ({
                  key: `${customerId} ${companyId}`,
                  cells: [customerName, count, formatMoney(amount), shownFunds(available), shownFunds(frozen)].map(String),
                }))}
              />
            )}
            <PayingCompanies companies={data.companies} areNew={areNew} />
          </>
        )}
      </Dialog>
      {check}
    </>
  );
}

/** Customers who pay by terms have no wallet. */
const shownFunds = (fen: number | null): string => (fen === null ? '--' : formatMoney(fen));

/** Whose freight cannot be paid for want of a card, and where they get one. */
function MissingCards({ lines }: { lines: readonly Line[] }) {
  const { localize } = useLocale();
  const can = useCan();
  const missing = lines.filter(({ payeeCardNo }) => payeeCardNo === null);
  if (missing.length === 0) return null;
  return (
    <div role="alert" className="mb-3 text-danger-ink">
      <p className="m-0">{localize(texts.noCards)}</p>
      <ul className="m-0 list-disc pl-5">
        {missing.map(({ id, shippingNoteNumber, payeeName, driverName }) => {
          const name = payeeName ?? driverName ?? null;
          return (
            <li key={id}>
              {[name, shippingNoteNumber].filter(Boolean).join(' · ')}{' '}
              {driverName && can('driver:card') && (
                <AppLink href={`/wlhy/hydriver/HyDriverList?driverName=${encodeURIComponent(driverName)}`}>
                  {localize(texts.bindCard)}
                </AppLink>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface SubmitDialogProps extends Omit<ActionDialogProps<never, undefined>, 'rows'> {
  lines: readonly Line[];
  /** Made of waybills now: what speaks against a payment is told before. */
  areNew: boolean;
}

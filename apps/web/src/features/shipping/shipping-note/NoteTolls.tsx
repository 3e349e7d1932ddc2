import { formatMoney, useLocale } from '@tarmac/admin-kit/i18n';
import { Skeleton } from '@tarmac/admin-kit/input';
import { useCan } from '@tarmac/admin-kit/permission';
import { createEtcSyncQueries, type EtcSync, etcInvoiceFields as invoiceFields, etcSyncFields } from '@tarmac/freight-api/finance';
import type { ShippingNote } from '@tarmac/freight-api/shipping';
import { useQuery } from '@tanstack/react-query';
import { AppLink } from '../../../shared/pages/AppLink.tsx';
import { Facts } from '../../../shared/pages/Facts.tsx';
import { LoadProblem } from '../../../shared/pages/LoadProblem.tsx';
import { client } from '../../../shared/session/session.ts';
import { NoteFacts } from './NoteFacts.tsx';

const queries = createEtcSyncQueries(client);
const hrefOf = (number: string | null) => `/wlhy/hyetc/HyEtcSyncList?shippingNoteNumber=${encodeURIComponent(number ?? '')}`;

/** What a trip paid on the road: the state of its report, the toll and the invoices for it. @source freight-domain F02 detail page, 3.17 */
export function NoteTolls({ note }: { note: ShippingNote }) {
  const can = useCan();
  return (
    <div className="flex flex-col gap-3">
      <NoteFacts note={note} names={['etcState', 'etcAmount']} />
      {can('etc:list') && <Report note={note} />}
    </div>
  );
}

function Report({ note }: { note: ShippingNote }) {
  const { localize } = useLocale();
  const can = useCan();
  const reports = useQuery(queries.list({ noteId: note.id, column: 'createTime', order: 'desc', pageSize: 1 }));
  if (reports.isPending) return <Skeleton rows={1} />;
  if (reports.isError) return <LoadProblem error={reports.error} onRetry={() => void reports.refetch()} />;
  const [report] = reports.data.records;
  if (report === undefined) return null;
  return (
    <>
      <Facts
        isBare
        facts={[
          [
            localize(etcSyncFields.invoiceCount.label),
            <AppLink key="invoices" href={hrefOf(note.shippingNoteNumber)} className="text-primary-ink">
              {report.invoiceCount ?? 0}
            </AppLink>,
          ],
          ...(report.failReason === null ? [] : [[localize(etcSyncFields.failReason.label), report.failReason] as const]),
          ...(report.skipReason === null ? [] : [[localize(etcSyncFields.skipReason.label), report.skipReason] as const]),
        ]}
      />
      {can('etc:invoices') && (report.invoiceCount ?? 0) > 0 && <Invoices report={report} />}
    </>
  );
}

function Invoices({ report }: { report: EtcSync }) {
  const { localize } = useLocale();
  const invoices = useQuery(queries.invoices({ syncId: report.id, pageSize: 50 }));
  if (invoices.isPending) return <Skeleton rows={1} />;
  if (invoices.isError) return <LoadProblem error={invoices.error} onRetry={() => void invoices.refetch()} />;
  return (
    <ul aria-label={localize(invoiceFields.invoiceNo.label)} className="m-0 flex list-none flex-col gap-1 p-0">
      {invoices.data.records.map(({ id, invoiceNo, entryStation, exitStation, amountInclTax }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-2 tabular-nums">
          <span>{invoiceNo}</span>
          <span className="text-ink-secondary">{[entryStation, exitStation].filter(Boolean).join(' – ')}</span>
          <span className="ms-auto">{formatMoney(amountInclTax ?? 0)}</span>
        </li>
      ))}
    </ul>
  );
}

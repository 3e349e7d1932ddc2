import { FieldView } from '@tarmac/admin-kit/field';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { Empty, Skeleton } from '@tarmac/admin-kit/input';
import {
  createInvoiceQueries,
  createInvoiceRequestQueries,
  invoiceFields,
  invoiceRequestFields as requestFields,
} from '@tarmac/freight-api/finance';
import { useQuery } from '@tanstack/react-query';
import { LoadProblem } from '../../../shared/pages/LoadProblem.tsx';
import { client } from '../../../shared/session/session.ts';
import { NoteDocument as Document, NoteDocuments as Documents } from './NoteDocuments.tsx';
import { noteTexts as texts } from './noteTexts.ts';

const [requestQueries, invoiceQueries] = [createInvoiceRequestQueries(client), createInvoiceQueries(client)];
const most = 20;
const requestHref = (requestNo: string | null) => `/shipping/requestbill?of=requests&requestNo=${encodeURIComponent(requestNo ?? '')}`;
/** By the number, or as long as there is none by the serial. */
const invoiceHref = (invoiceNo: string | null, serialNo: string | null) =>
  `/wlhy/hyinvoice/HyInvoiceList?${invoiceNo === null ? 'serialNo' : 'invoiceNo'}=${encodeURIComponent(invoiceNo ?? serialNo ?? '')}`;

/** What was asked to be invoiced of a waybill and what was invoiced, with the ways there. @source freight-domain F02 detail page, 3.12 */
export function NoteInvoices({ noteId }: { noteId: string }) {
  const { localize } = useLocale();
  const requests = useQuery(requestQueries.list({ noteId, pageSize: most }));
  const invoices = useQuery(invoiceQueries.list({ noteId, pageSize: most }));
  const failed = requests.error ?? invoices.error;
  if (failed !== null) return <LoadProblem error={failed} onRetry={() => void Promise.all([requests.refetch(), invoices.refetch()])} />;
  if (requests.data === undefined || invoices.data === undefined) return <Skeleton rows={2} />;
  if (requests.data.records.length === 0) return <Empty>{localize(texts.notRequested)}</Empty>;
  return (
    <div className="flex flex-col gap-3">
      <Documents label={localize(requestFields.requestNo.label)}>
        {requests.data.records.map(({ id, requestNo, state, invoiceAmount, noteCount }) => (
          <Document
            key={id}
            href={requestHref(requestNo)}
            number={requestNo}
            amount={invoiceAmount}
            noteCount={noteCount}
            state={<FieldView meta={requestFields.state} name="state" row={{ state }} />}
          />
        ))}
      </Documents>
      {invoices.data.records.length > 0 && (
        <Documents label={localize(invoiceFields.invoiceNo.label)}>
          {invoices.data.records.map(({ id, invoiceNo, serialNo, state, amountInclTax, noteCount }) => (
            <Document
              key={id}
              href={invoiceHref(invoiceNo, serialNo)}
              number={invoiceNo ?? serialNo}
              amount={amountInclTax}
              noteCount={noteCount}
              state={<FieldView meta={invoiceFields.state} name="state" row={{ state }} />}
            />
          ))}
        </Documents>
      )}
    </div>
  );
}

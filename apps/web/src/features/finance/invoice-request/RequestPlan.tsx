import { formatMoney, interpolate, useLocale } from '@tarmac/admin-kit/i18n';
import { createInvoiceRequestApi, type InvoiceRequestInput, invoiceRequestAddFields as fields } from '@tarmac/freight-api/finance';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { quietClient } from '../../../shared/api/quietClient.ts';
import { FigureTable } from '../../../shared/pages/FigureTable.tsx';
import { errorText } from '../../../shared/texts/errorText.ts';
import { invoiceRequest } from './invoiceRequest.resource.ts';
import { requestTexts as texts } from './invoiceRequestTexts.ts';

/** Whom and what a request is about. */
export type RequestSubject = Pick<InvoiceRequestInput, 'customerId' | 'companyId' | 'billId'>;

interface RequestPlanProps {
  subject: RequestSubject;
  inputs: Pick<InvoiceRequestInput, 'noteIds' | 'invoiceAmount' | 'mergeMode' | 'invoiceType'>;
}

const { preview } = createInvoiceRequestApi(quietClient);
/** So many invoices are told one by one. */
const mostShown = 20;

/** How many invoices a request makes, and of what amounts, before it is handed in. @source freight-domain 2.21 开票方式 */
export function RequestPlan({ subject, inputs: { noteIds, invoiceAmount, mergeMode, invoiceType } }: RequestPlanProps) {
  const { localize } = useLocale();
  // The title is checked by the form, and no amount depends on it.
  const body = { ...subject, noteIds, invoiceAmount, mergeMode, invoiceType, buyerName: '-' };
  const { data, error } = useQuery({
    queryKey: [invoiceRequest.name, 'plan', body],
    queryFn: ({ signal }) => preview(body, { signal }),
    enabled: noteIds.length > 0 && Boolean(mergeMode) && Boolean(invoiceType),
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  });
  if (error !== null)
    return (
      <p role="status" className="m-0 text-danger-ink">
        {errorText(error)}
      </p>
    );
  if (data === undefined || noteIds.length === 0) return null;
  const { invoices } = data;
  const rest = data.totalAmount - data.invoiceAmount;
  return (
    <FigureTable
      label={localize(texts.plan)}
      sums={[
        [localize(texts.planCount), String(invoices.length)],
        [localize(texts.planAmount), formatMoney(data.invoiceAmount)],
        ...(rest > 0 ? [[localize(texts.planRest), formatMoney(rest)] as const] : []),
        [localize(texts.planLimit), formatMoney(data.limit)],
      ]}
      columns={[
        { label: localize(texts.plan) },
        { label: localize(texts.planNotes), isNumber: true },
        { label: localize(fields.invoiceAmount.label), isNumber: true },
      ]}
      rows={[
        ...invoices.slice(0, mostShown).map(({ amount, noteCount }, at) => ({
          key: String(at),
          cells: [interpolate(localize(texts.planOne), { at: at + 1 }), noteCount, formatMoney(amount)],
        })),
        ...(invoices.length > mostShown
          ? [{ key: 'more', cells: [interpolate(localize(texts.planMore), { count: invoices.length - mostShown })] }]
          : []),
      ]}
    />
  );
}

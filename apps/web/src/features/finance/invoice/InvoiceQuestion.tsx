import { type LocalText, useLocale } from '@tarmac/admin-kit/i18n';
import { type Invoice, invoiceFields as fields } from '@tarmac/freight-api/finance';
import { RowFacts } from '../../../shared/pages/RowFacts.tsx';

const about = ['requestNo', 'serialNo', 'buyerName', 'invoiceType', 'amountInclTax', 'failReason'] as const;

/** Which invoice it is and what it comes to, above what is asked about it. */
export function InvoiceQuestion({ row, question }: { row: Invoice; question: LocalText }) {
  const { localize } = useLocale();
  return (
    <>
      <RowFacts row={row} fields={fields} names={about} />
      {localize(question)}
    </>
  );
}

import { type LocalText, useLocale } from '@tarmac/admin-kit/i18n';
import { type InvoiceRequest, invoiceRequestFields as fields } from '@tarmac/freight-api/finance';
import { RowFacts } from '../../../shared/pages/RowFacts.tsx';

const about = ['requestNo', 'buyerName', 'invoiceType', 'noteCount', 'invoiceAmount'] as const;

/** Which request it is and what it comes to, above what is asked about it. */
export function RequestQuestion({ row, question }: { row: InvoiceRequest; question: LocalText }) {
  const { localize } = useLocale();
  return (
    <>
      <RowFacts row={row} fields={fields} names={about} />
      {localize(question)}
    </>
  );
}

import { type LocalText, useLocale } from '@tarmac/admin-kit/i18n';
import type { Bill } from '@tarmac/freight-api/finance';
import { RowFacts } from '../../../shared/pages/RowFacts.tsx';
import { bill } from './bill.resource.ts';

const about = ['billNo', 'billKind', 'partyName', 'periodFrom', 'periodTo', 'noteCount', 'totalAmount', 'openAmount'] as const;

/** Which bill it is and what it comes to, above what is asked about it. */
export function BillQuestion({ row, question }: { row: Bill; question: LocalText }) {
  const { localize } = useLocale();
  return (
    <>
      <RowFacts row={row} fields={bill.fields} names={about} />
      {localize(question)}
    </>
  );
}

import { formatMoney, interpolate, useLocale } from '@tarmac/admin-kit/i18n';
import { Skeleton } from '@tarmac/admin-kit/input';
import { billItemFields as fields } from '@tarmac/freight-api/finance';
import { FigureTable } from '../../../shared/pages/FigureTable.tsx';
import { LoadProblem } from '../../../shared/pages/LoadProblem.tsx';
import { Note } from '../../../shared/pages/Note.tsx';
import { useBillItems } from './billItems.ts';
import { billTexts as texts } from './billTexts.ts';
import { splitPayment } from './splitPayment.ts';

/** So many are told one by one. */
const mostShown = 100;

/** Which waybills of a bill a payment pays, and what of it goes to the wallet. @source freight-domain B5, amendments L21 */
export function ReceiptPreview({ billId, amount, isTransfer }: { billId: string; amount: number; isTransfer: boolean }) {
  const { localize } = useLocale();
  const { data, error, isError, refetch } = useBillItems(billId);
  if (isError) return <LoadProblem error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton rows={3} />;
  const { parts, open, beyond } = splitPayment(data.rows, amount);
  const paid = parts.reduce((sum, part) => sum + part.paid, 0);
  const shown = parts.slice(0, mostShown);
  return (
    <>
      <FigureTable
        label={localize(texts.split)}
        sums={[
          [localize(texts.paidNotes), interpolate(localize(texts.ofAll), { count: parts.length, total: data.rows.length })],
          [localize(texts.clearedNow), formatMoney(paid)],
          [localize(texts.stillOpen), formatMoney(open - paid)],
          ...(beyond > 0 ? [[localize(isTransfer ? texts.toWallet : texts.tooMuch), formatMoney(beyond)] as const] : []),
        ]}
        columns={[
          { label: localize(fields.shippingNoteNumber.label) },
          { label: localize(fields.signTime.label) },
          { label: localize(fields.openAmount.label), isNumber: true },
          { label: localize(texts.clearedNow), isNumber: true },
          { label: localize(texts.stillOpen), isNumber: true },
        ]}
        rows={shown.map(({ item, paid: part, left }) => ({
          key: item.id,
          cells: [item.shippingNoteNumber, item.signTime, formatMoney(part + left), formatMoney(part), formatMoney(left)],
        }))}
      />
      {parts.length > mostShown && <Note>{interpolate(localize(texts.moreRows), { shown: mostShown, total: parts.length })}</Note>}
    </>
  );
}

import { formatMoney, useLocale } from '@tarmac/admin-kit/i18n';
import type { PayChange } from '@tarmac/freight-api/finance';
import type { ReactNode } from 'react';
import { payChangeTexts as texts } from './payChangeTexts.ts';

/** What of a change its difference is told from. */
export const diffFields = [
  'amount',
  'newAmount',
  'oldPayeeName',
  'oldPayeeCardNo',
  'oldPayeeBankName',
  'newPayeeName',
  'newPayeeCardNo',
  'newPayeeBankName',
] as const;

type Diff = Pick<PayChange, (typeof diffFields)[number]>;

/** What was and what is to be, side by side: an amount, or a payee with their card. @source freight-domain S07 */
export function PayChangeDiff({ row }: { row: Diff }) {
  const { localize } = useLocale();
  const [from, to] =
    row.newAmount === null
      ? [
          written(row.oldPayeeName, row.oldPayeeCardNo, row.oldPayeeBankName),
          written(row.newPayeeName, row.newPayeeCardNo, row.newPayeeBankName),
        ]
      : [formatMoney(row.amount ?? 0), formatMoney(row.newAmount)];
  return (
    <span className="tabular-nums">
      <Side label={localize(texts.from)}>
        <del className="text-ink-secondary">{from}</del>
      </Side>
      <span aria-hidden> → </span>
      <Side label={localize(texts.to)}>
        <ins className="font-semibold no-underline">{to}</ins>
      </Side>
    </span>
  );
}

const written = (...parts: ReadonlyArray<string | null>): string => parts.filter(Boolean).join(' ');

/** Says to those who hear the page which side it is. */
const Side = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <span className="sr-only">{label} </span>
    {children}
  </>
);

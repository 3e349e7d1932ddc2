import { formatMoney, type LocalText, useLocale } from '@tarmac/admin-kit/i18n';
import type { Recharge } from '@tarmac/freight-api/finance';
import { Note } from '../../../shared/pages/Note.tsx';

/** Which recharge it is, how much, and what follows. */
export function ReasonIntro({ row, follows }: { row: Recharge; follows: LocalText }) {
  const { localize } = useLocale();
  return (
    <>
      <p className="m-0 mb-4 rounded-md bg-sunken px-3 py-2 tabular-nums">
        {row.rechargeNo} · {row.customerName} · <strong>{formatMoney(row.amount ?? 0)}</strong>
      </p>
      <Note>{localize(follows)}</Note>
    </>
  );
}

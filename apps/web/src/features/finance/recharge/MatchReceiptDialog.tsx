import { formatMoney } from '@tarmac/admin-kit/i18n';
import type { ActionDialogProps } from '@tarmac/admin-kit/resource';
import type { Recharge } from '@tarmac/freight-api/finance';
import { useQuery } from '@tanstack/react-query';
import { ChoiceDialog } from '../shared/ChoiceDialog.tsx';
import { rechargeQueries } from './recharge.resource.ts';
import { rechargeTexts as texts } from './rechargeTexts.ts';

/** Chooses the receipt of the bank that a top-up is: those of its amount come first. @source freight-domain F11 银行到账匹配 */
export function MatchReceiptDialog({ rows, changes, onOpenChange, onSubmit }: ActionDialogProps<Recharge, { lineId: string }>) {
  const row = rows[0]!;
  return (
    <ChoiceDialog
      title={texts.match}
      intro={[row.rechargeNo, row.customerName, row.bankSerialNo, formatMoney(row.amount ?? 0)].filter(Boolean).join(' · ')}
      changes={changes}
      items={useQuery({ ...rechargeQueries.unmatched({ id: row.id }), gcTime: 0, retry: false })}
      label={texts.receipts}
      none={texts.noReceipts}
      text={({ tradeTime, bankSerialNo, counterpartyName, amount }) =>
        [tradeTime, bankSerialNo, counterpartyName, formatMoney(amount ?? 0)].filter(Boolean).join(' · ')
      }
      onOpenChange={onOpenChange}
      onChosen={({ id }) => onSubmit({ lineId: id })}
    />
  );
}

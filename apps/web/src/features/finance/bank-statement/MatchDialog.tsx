import { formatMoney } from '@tarmac/admin-kit/i18n';
import type { ActionDialogProps } from '@tarmac/admin-kit/resource';
import type { BankLine } from '@tarmac/freight-api/finance';
import { useQuery } from '@tanstack/react-query';
import { ChoiceDialog } from '../shared/ChoiceDialog.tsx';
import { bankLineQueries } from './bankLine.resource.ts';
import { bankLineTexts as texts } from './bankLineTexts.ts';

/** Chooses the line of the books that a line of the bank is, the nearest in time first. @source freight-domain F23 */
export function MatchDialog({ rows, changes, onOpenChange, onSubmit }: ActionDialogProps<BankLine, { txnId: string; txnLineNo: number }>) {
  const row = rows[0]!;
  return (
    <ChoiceDialog
      title={texts.match}
      intro={[row.tradeTime, row.bankSerialNo, row.counterpartyName, formatMoney(row.amount ?? 0)].filter(Boolean).join(' · ')}
      changes={changes}
      items={useQuery({ ...bankLineQueries.candidates({ id: row.id }), gcTime: 0, retry: false })}
      label={texts.candidates}
      none={texts.noCandidates}
      text={({ happenTime, biz_dictText: biz, bizNo, summary }) => [happenTime, biz, bizNo, summary].filter(Boolean).join(' · ')}
      onOpenChange={onOpenChange}
      onChosen={({ txnId, lineNo }) => onSubmit({ txnId: txnId ?? '', txnLineNo: lineNo ?? 1 })}
    />
  );
}

import { Dialog } from '@tarmac/admin-kit/dialog';
import { formatMoney, useLocale } from '@tarmac/admin-kit/i18n';
import { Skeleton } from '@tarmac/admin-kit/input';
import type { ActionDialogProps } from '@tarmac/admin-kit/resource';
import type { CustomerWallet } from '@tarmac/freight-api/customers';
import { useQuery } from '@tanstack/react-query';
import { FigureTable } from '../../../shared/pages/FigureTable.tsx';
import { LoadProblem } from '../../../shared/pages/LoadProblem.tsx';
import { Note } from '../../../shared/pages/Note.tsx';
import { walletMoneyQueries } from './wallet.resource.ts';
import { checkItems, walletTexts as texts } from './walletTexts.ts';

/** What books, wallet and documents say of one wallet, side by side. @source freight-domain F10 对账 */
export function CheckWalletDialog({ rows, onOpenChange }: ActionDialogProps<CustomerWallet, unknown>) {
  const { localize } = useLocale();
  const { id, customerName, companyName } = rows[0]!;
  const { data, error, isError, refetch } = useQuery({ ...walletMoneyQueries.check({ id }), gcTime: 0, retry: false });
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      width={760}
      footer={null}
      title={`${localize(texts.checkTitle)} · ${customerName} · ${companyName}`}
    >
      {isError && <LoadProblem error={error} onRetry={() => void refetch()} />}
      {data === undefined && !isError && <Skeleton rows={6} />}
      {data !== undefined && (
        <>
          <Note>{localize(data.isRight ? texts.right : texts.wrong)}</Note>
          <FigureTable
            label={localize(texts.checkTitle)}
            sums={[[localize(texts.difference), formatMoney(data.rows.reduce((sum, { difference }) => sum + difference, 0))]]}
            columns={[
              { label: localize(texts.item) },
              ...[texts.ledger, texts.wallet, texts.documents, texts.difference].map((text) => ({ label: localize(text), isNumber: true })),
            ]}
            rows={data.rows.map(({ item, ledger, wallet, documents, difference }) => ({
              key: item,
              cells: [
                localize(checkItems[item]),
                formatMoney(ledger),
                formatMoney(wallet),
                documents === null ? '--' : formatMoney(documents),
                formatMoney(difference),
              ],
              isDoubtful: difference !== 0,
            }))}
          />
        </>
      )}
    </Dialog>
  );
}

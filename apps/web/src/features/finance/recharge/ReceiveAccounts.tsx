import { useLocale } from '@tarmac/admin-kit/i18n';
import type { ReceiveAccount } from '@tarmac/freight-api/finance';
import { useQuery } from '@tanstack/react-query';
import { rechargeQueries } from './recharge.resource.ts';
import { rechargeTexts as texts } from './rechargeTexts.ts';

const written = ({ accountName, accountNo, bankName, branchName, cnaps }: ReceiveAccount): string =>
  [accountName, accountNo, `${bankName} ${branchName}`, cnaps].join(' · ');

/** Where to send the money of a wallet, with everything that the bank asks for. @source freight-domain A01 */
export function ReceiveAccounts({ walletId }: { walletId: string }) {
  const { localize } = useLocale();
  const { data = [] } = useQuery(rechargeQueries.receiveAccounts({ walletId }));
  if (data.length === 0) return null;
  return (
    <div className="mb-4 rounded-md bg-sunken px-3 py-2">
      <p className="m-0 text-ink-secondary">{localize(texts.sendTo)}</p>
      <ul className="m-0 list-none p-0 tabular-nums">
        {data.map((account) => (
          <li key={account.id}>{written(account)}</li>
        ))}
      </ul>
    </div>
  );
}

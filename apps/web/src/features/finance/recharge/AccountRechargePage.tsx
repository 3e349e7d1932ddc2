import { formatMoney, useLocale } from '@tarmac/admin-kit/i18n';
import { Empty, RadioGroup, Skeleton, Steps } from '@tarmac/admin-kit/input';
import { createCustomerWalletQueries, type CustomerWallet, customerWalletFields } from '@tarmac/freight-api/customers';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { quietClient } from '../../../shared/api/quietClient.ts';
import { LoadProblem } from '../../../shared/pages/LoadProblem.tsx';
import { Figure, Panel } from '../../../shared/pages/Panel.tsx';
import { OfferedAccounts } from './OfferedAccounts.tsx';
import { RechargeList } from './RechargeList.tsx';
import { rechargeTexts as texts } from './rechargeTexts.ts';

const queries = createCustomerWalletQueries(quietClient);

/** Where a customer tops up: what the wallet holds, where to send money, what happens then, and what was sent before. @source ACCT-01, freight-domain A01 */
export default function AccountRechargePage() {
  const { data, error, isError, refetch } = useQuery(queries.list({ pageSize: 100 }));
  const { localize } = useLocale();
  if (isError) return <LoadProblem error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton rows={6} />;
  return (
    <>
      {data.records.length === 0 ? <Empty>{localize(texts.noWallet)}</Empty> : <Wallets wallets={data.records} />}
      <RechargeList own />
    </>
  );
}

function Wallets({ wallets }: { wallets: readonly CustomerWallet[] }) {
  const { localize } = useLocale();
  const id = useId();
  const [chosen, setChosen] = useState(wallets[0]!.id);
  const wallet = wallets.find((one) => one.id === chosen) ?? wallets[0]!;
  return (
    <div className="mb-gap flex flex-col gap-gap">
      {wallets.length > 1 && (
        <div className="flex flex-wrap items-center gap-3">
          <span id={id}>{localize(customerWalletFields.companyId.label)}</span>
          {/* Names, in no language of the page. */}
          <data value={wallet.id}>
            <RadioGroup
              aria-labelledby={id}
              value={wallet.id}
              options={wallets.map((one) => ({ value: one.id, label: one.companyName ?? one.id }))}
              onValueChange={(value) => value !== null && setChosen(value)}
            />
          </data>
        </div>
      )}
      <div className="grid gap-gap md:grid-cols-3">
        {(['availableAmount', 'frozenAmount', 'totalAmount'] as const).map((name) => (
          <Figure key={name} label={customerWalletFields[name].label} value={formatMoney(wallet[name] ?? 0)} unit={texts.yuan} />
        ))}
      </div>
      <Panel title={texts.howTo}>
        <Steps label={localize(texts.howTo)} current={0} steps={[texts.stepSend, texts.stepTell, texts.stepBooked].map(localize)} />
      </Panel>
      <OfferedAccounts walletId={wallet.id} />
    </div>
  );
}

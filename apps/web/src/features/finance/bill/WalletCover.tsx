import { formatMoney, useLocale } from '@tarmac/admin-kit/i18n';
import { useCan } from '@tarmac/admin-kit/permission';
import { createCustomerWalletQueries } from '@tarmac/freight-api/customers';
import { useQuery } from '@tanstack/react-query';
import { quietClient } from '../../../shared/api/quietClient.ts';
import { AppLink } from '../../../shared/pages/AppLink.tsx';
import { Facts } from '../../../shared/pages/Facts.tsx';
import { billTexts as texts } from './billTexts.ts';

const wallets = createCustomerWalletQueries(quietClient);

/** Whether the wallet of a customer holds what is to be paid out of it, and what is missing. @source amendments 5 */
export function WalletCover({ customerId, companyId, amount }: { customerId: string; companyId: string; amount: number }) {
  const { localize } = useLocale();
  const can = useCan();
  const { data } = useQuery({ ...wallets.list({ customerId, companyId, pageSize: 1 }), enabled: can('wallet:list'), gcTime: 0 });
  if (data === undefined) return null;
  const available = data.records[0]?.availableAmount ?? 0;
  const missing = amount - available;
  return (
    <Facts
      label={localize(texts.cover)}
      isFigures
      facts={[
        [localize(texts.available), formatMoney(available)],
        [localize(texts.paidNow), formatMoney(amount)],
        ...(missing > 0
          ? [
              [
                localize(texts.missing),
                <span key="missing" className="text-danger-ink">
                  {formatMoney(missing)}{' '}
                  {can('recharge:add') && (
                    <AppLink href="/wlhy/hycustomerrecharge/HyCustomerRechargeList" className="text-primary-ink">
                      {localize(texts.topUp)}
                    </AppLink>
                  )}
                </span>,
              ] as const,
            ]
          : []),
      ]}
    />
  );
}

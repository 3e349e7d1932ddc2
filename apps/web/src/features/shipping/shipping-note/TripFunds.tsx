import { FieldView } from '@tarmac/admin-kit/field';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { useCan } from '@tarmac/admin-kit/permission';
import type { FormValues } from '@tarmac/admin-kit/resource';
import type { Transport } from '@tarmac/freight-api';
import { createCustomerWalletQueries, customerWalletFields } from '@tarmac/freight-api/customers';
import { createShippingNoteQueries, shippingNoteFields } from '@tarmac/freight-api/shipping';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/session/session.ts';
import { noteTexts as texts } from './noteTexts.ts';

/** Nobody asked for these figures: what they fail with is not news. */
const quiet: Transport = {
  request: <Result,>(call: Parameters<Transport['request']>[0]) => client.request<Result>({ ...call, quiet: true }),
};
const notes = createShippingNoteQueries(quiet);
const wallets = createCustomerWalletQueries(quiet);

/** What a trip will hold of the customer's money, and what the wallet has, for those who may see it. @source freight-domain G06 */
export function TripFunds({ values }: { values: FormValues }) {
  const { localize } = useLocale();
  const can = useCan();
  const { noteId, customerId, companyId, settleType, plannedWeight, frozenAmount } = values;
  const weight = typeof plannedWeight === 'number' && plannedWeight > 0 ? plannedWeight : undefined;
  const trial = useQuery({
    ...notes.feeTrial({ id: String(noteId), loadWeight: weight, unloadWeight: weight }),
    enabled: weight !== undefined,
    placeholderData: keepPreviousData,
  });
  const isPrepaid = settleType === '0';
  const wallet = useQuery({
    ...wallets.list({ customerId: String(customerId), companyId: String(companyId), pageSize: 1 }),
    enabled: isPrepaid && can('wallet:list'),
  });
  const held = weight === undefined ? null : (trial.data?.feeTotal ?? null);
  const [own] = wallet.data?.records ?? [];
  const available = own?.availableAmount ?? null;
  if (held === null && available === null) return null;
  // What is held for the waybill already is no longer in the wallet, and need not be there again.
  const more = (held ?? 0) - (typeof frozenAmount === 'number' ? frozenAmount : 0);
  return (
    <dl className="m-0 flex flex-wrap gap-x-8 gap-y-1 rounded-md bg-sunken px-3 py-2">
      {held !== null && (
        <Figure label={localize(isPrepaid ? shippingNoteFields.frozenAmount.label : texts.creditTaken)}>
          <FieldView meta={shippingNoteFields.feeTotal} name="held" row={{ held }} />
        </Figure>
      )}
      {available !== null && (
        <Figure label={localize(texts.walletAvailable)} isShort={more > available}>
          <FieldView meta={customerWalletFields.availableAmount} name="available" row={{ available }} />
          {more > available && <span>{` ${localize(texts.walletShort)}`}</span>}
        </Figure>
      )}
    </dl>
  );
}

function Figure({ label, isShort = false, children }: { label: string; isShort?: boolean; children: React.ReactNode }) {
  return (
    <div className="flex gap-2">
      <dt className="text-ink-secondary">{label}</dt>
      <dd className={isShort ? 'm-0 font-semibold text-danger-ink tabular-nums' : 'm-0 font-semibold tabular-nums'}>{children}</dd>
    </div>
  );
}

import { interpolate, useLocale } from '@tarmac/admin-kit/i18n';
import { FieldView } from '@tarmac/admin-kit/field';
import type { FormValues } from '@tarmac/admin-kit/resource';
import {
  createOrderQueries,
  createReceiveAddressApi,
  createSendAddressApi,
  orderFields,
  type OrderLanePriceQuery,
} from '@tarmac/freight-api/shipping';
import { useQuery } from '@tanstack/react-query';
import { defineTexts } from '../../../shared/texts/defineTexts.ts';
import { quietClient } from '../../../shared/api/quietClient.ts';

const texts = defineTexts({
  title: { zh: '线路参考价', en: 'Prices on this lane' },
  median: { zh: '中位价', en: 'Median' },
  range: { zh: '常见区间', en: 'Usual range' },
  of: { zh: '近期 {n} 单', en: '{n} recent {n|waybill|waybills}' },
  none: { zh: '该线路近期无成交，暂无参考价', en: 'No recent waybill on this lane' },
  above: { zh: '运价高于常见区间', en: 'The price is above the usual range' },
  below: { zh: '运价低于常见区间', en: 'The price is below the usual range' },
});
const queries = createOrderQueries(quietClient);
const places = { send: createSendAddressApi(quietClient).list, receive: createReceiveAddressApi(quietClient).list };

/** The division of the chosen address: the form holds its id alone. */
function useAdcode(side: keyof typeof places, id: unknown) {
  const { data } = useQuery({
    queryKey: ['adcodeOf', side, id],
    queryFn: async ({ signal }) => (await places[side]({ id: String(id), pageSize: 1 }, { signal })).records[0]?.adcode ?? null,
    enabled: typeof id === 'string' && id !== '',
    retry: false,
  });
  return data ?? undefined;
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** What others of this lane were paid lately, beside the price that is typed. @source freight-domain F01 GET lanePrice */
export function LanePriceHint({ values }: { values: FormValues }) {
  const { localize } = useLocale();
  const sendAdcode = useAdcode('send', values['sendAddressId']);
  const receiveAdcode = useAdcode('receive', values['receiveAddressId']);
  const isKnown = sendAdcode !== undefined && receiveAdcode !== undefined;
  const { data } = useQuery({
    ...queries.lanePrice({
      sendAdcode: sendAdcode ?? '',
      receiveAdcode: receiveAdcode ?? '',
      cargoTypeCode: text(values['cargoTypeCode']),
      priceMode: text(values['priceMode']),
    } satisfies OrderLanePriceQuery),
    enabled: isKnown,
    retry: false,
  });
  if (data === undefined) return null;
  const price = (value: number | null) => <FieldView meta={orderFields.unitPrice} name="unitPrice" row={{ unitPrice: value }} />;
  const typed = values['unitPrice'];
  const odd =
    typeof typed !== 'number' || data.p25 === null || data.p75 === null
      ? undefined
      : typed > data.p75
        ? texts.above
        : typed < data.p25
          ? texts.below
          : undefined;
  return (
    <section aria-label={localize(texts.title)} className="mt-2 flex flex-wrap items-baseline gap-x-4 gap-y-1 text-ink-secondary">
      <strong className="font-semibold">{localize(texts.title)}</strong>
      {data.n === 0 ? (
        <span>{localize(texts.none)}</span>
      ) : (
        <>
          <span className="tabular-nums">
            {localize(texts.median)} {price(data.median)}
          </span>
          <span className="tabular-nums">
            {localize(texts.range)} {price(data.p25)} – {price(data.p75)}
          </span>
          <span>{interpolate(localize(texts.of), { n: data.n })}</span>
          {odd !== undefined && <span className="text-waiting-ink">{localize(odd)}</span>}
        </>
      )}
    </section>
  );
}

import { interpolate, useLocale } from '@tarmac/admin-kit/i18n';
import { FieldView } from '@tarmac/admin-kit/field';
import type { FormValues } from '@tarmac/admin-kit/resource';
import { createOrderQueries, orderFields, type OrderEstimateQuery } from '@tarmac/freight-api/shipping';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { defineTexts } from '../../../shared/texts/defineTexts.ts';
import { client } from '../../../shared/session/session.ts';
import { estimateQuestion, outOfRange } from './estimateQuestion.ts';

const texts = defineTexts({
  title: { zh: '运费试算', en: 'Estimate' },
  outOfRange: { zh: '{field}超出范围，修正后试算', en: '{field} is out of range. Correct it for an estimate.' },
  waiting: { zh: '填写计价方式、运价与数量后显示', en: 'Shown once pricing, price and quantity are given' },
});
const queries = createOrderQueries(client);

/** What the prices come to, asked of the server as they are typed; fees that the person may not see stay hidden. @source freight-domain F01 */
export function EstimatePanel({ values, orderId }: { values: FormValues; orderId: string | undefined }) {
  const { localize } = useLocale();
  const [wrong] = outOfRange(values);
  const query = wrong === undefined ? estimateQuestion(values, orderId) : undefined;
  const estimate = useQuery({
    ...queries.estimate(query ?? ({} as OrderEstimateQuery)),
    enabled: query !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return (
    <section
      aria-label={localize(texts.title)}
      aria-live="polite"
      className="mt-2 rounded-md border border-solid border-line bg-sunken p-3"
    >
      <h4 className="m-0 mb-2 text-sm font-semibold text-ink-secondary">{localize(texts.title)}</h4>
      {wrong !== undefined && (
        <p className="m-0 text-danger-ink">{interpolate(localize(texts.outOfRange), { field: localize(orderFields[wrong].label) })}</p>
      )}
      {query === undefined && wrong === undefined && <p className="m-0 text-ink-secondary">{localize(texts.waiting)}</p>}
      {query !== undefined && estimate.isError && <p className="m-0 text-danger-ink">{estimate.error.message}</p>}
      {query !== undefined && estimate.data !== undefined && (
        <dl className="m-0 grid grid-cols-2 gap-x-6 gap-y-1 md:grid-cols-4">
          {(
            ['driverFee', 'serviceFee', 'customerFee', ...(query.orderMode === '3' ? (['agentMargin'] as const) : []), 'feeTotal'] as const
          ).map((name) => (
            <div key={name}>
              <dt className="text-sm text-ink-secondary">{localize(orderFields[name].label)}</dt>
              <dd className="m-0 font-semibold tabular-nums">
                <FieldView meta={orderFields[name]} name={name} row={{ ...estimate.data }} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {estimate.data?.problem && <p className="m-0 mt-2 text-danger-ink">{estimate.data.problem}</p>}
    </section>
  );
}

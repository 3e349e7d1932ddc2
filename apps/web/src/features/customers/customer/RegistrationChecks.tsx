import { DictTag } from '@tarmac/admin-kit/dictionary';
import { interpolate, useLocale } from '@tarmac/admin-kit/i18n';
import { Skeleton, Tag } from '@tarmac/admin-kit/input';
import { createCustomerQueries, customerFields } from '@tarmac/freight-api/customers';
import { useQuery } from '@tanstack/react-query';
import { defineTexts } from '../../../shared/texts/defineTexts.ts';
import { LoadProblem } from '../../../shared/pages/LoadProblem.tsx';
import { quietClient } from '../../../shared/api/quietClient.ts';

const texts = defineTexts({
  title: { zh: '系统查验', en: 'Checks' },
  passes: { zh: '校验通过', en: 'passes its check' },
  none: {
    zh: '未发现证件号、名称或电话相同的客户、托运人和承运商',
    en: 'No other customer, shipper or carrier has this number, name or phone',
  },
  found: { zh: '疑似重复 {n} 条', en: '{n} possible {n|duplicate|duplicates}' },
  customer: { zh: '客户', en: 'Customer' },
  shipper: { zh: '托运人', en: 'Shipper' },
  carrier: { zh: '承运商', en: 'Carrier' },
  number: { zh: '证件号相同', en: 'same number' },
  name: { zh: '名称相同', en: 'same name' },
  phone: { zh: '电话相同', en: 'same phone' },
});
const queries = createCustomerQueries(quietClient);

/** What the system has found out about a registration: its number, and who else has the same. @source freight-domain F08 审核 */
export function RegistrationChecks({ id }: { id: string }) {
  const { localize } = useLocale();
  const { data, error, isError, refetch } = useQuery({ ...queries.registrationCheck({ id }), retry: false });
  return (
    <section aria-label={localize(texts.title)} className="flex flex-col gap-2">
      <h3 className="m-0 text-base font-semibold">{localize(texts.title)}</h3>
      {isError && <LoadProblem error={error} onRetry={() => void refetch()} />}
      {data === undefined && !isError && <Skeleton rows={2} />}
      {data !== undefined && (
        <>
          <p className="m-0">
            {localize(customerFields[data.number].label)}{' '}
            {data.problem === null ? <Tag tone="ok">{localize(texts.passes)}</Tag> : <Tag tone="danger">{data.problem}</Tag>}
          </p>
          {data.duplicates.length === 0 ? (
            <p className="m-0 text-ink-secondary">{localize(texts.none)}</p>
          ) : (
            <>
              <p className="m-0 text-danger-ink">{interpolate(localize(texts.found), { n: data.duplicates.length })}</p>
              <ul className="m-0 flex list-none flex-col gap-1 p-0">
                {data.duplicates.map((one) => (
                  <li key={one.kind + one.id} className="flex flex-wrap items-center gap-2">
                    <span className="text-ink-secondary">{localize(texts[one.kind])}</span>
                    <span className="break-all">{one.name}</span>
                    <DictTag code="review_state" value={one.state} />
                    {one.same.map((what) => (
                      <Tag key={what} tone="waiting">
                        {localize(texts[what])}
                      </Tag>
                    ))}
                  </li>
                ))}
              </ul>
            </>
          )}
        </>
      )}
    </section>
  );
}

import { FieldView } from '@tarmac/admin-kit/field';
import { useLocale } from '@tarmac/admin-kit/i18n';
import type { FormValues } from '@tarmac/admin-kit/resource';
import { createShippingNoteQueries, shippingNoteFields } from '@tarmac/freight-api/shipping';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/session/session.ts';
import { noteTexts as texts } from './noteTexts.ts';

const queries = createShippingNoteQueries(client);

/** Prices that a person may change. */
const prices = ['unitPrice', 'customerUnitPrice', 'agentFee', 'serviceRate', 'cargoPrice', 'lossRate', 'extraFee', 'deduction'] as const;
type Price = (typeof prices)[number];
type Weight = 'loadWeight' | 'unloadWeight';
/** What they come to. */
const totals = ['driverFee', 'serviceFee', 'customerFee', 'agentFee', 'feeTotal'] as const;
/** What the driver's freight is made of. */
const freight = ['settleWeight', 'unitPrice', 'driverFeeRaw', 'roundingAmount', ...totals] as const;
/** What is shown of a trial: of prices the totals, of a waybill that is handed over its freight, and of one that is weighed its loss as well. @source freight-domain G09, G14 */
const shownOf = {
  prices: totals,
  freight,
  weights: ['lossWeight', 'allowedLoss', 'deductWeight', 'lossAmount', ...freight],
} as const;

/** What is asked for a form of prices or weights: those that are typed, and the names of prices that are emptied. */
function trialQuestion(values: FormValues, asked: readonly (Price | Weight)[]): { id: string; cleared?: string } {
  const typed = asked.flatMap((name) => (typeof values[name] === 'number' ? [[name, values[name]] as const] : []));
  const cleared = prices.filter(
    (name) => asked.includes(name) && (values[name] === null || values[name] === undefined || values[name] === ''),
  );
  return { id: String(values['noteId']), ...Object.fromEntries(typed), ...(cleared.length > 0 && { cleared: cleared.join(',') }) };
}

/**
 * What changed prices or weights come to, asked of the server while they are typed: each figure before and after, and what would be held in addition to
 * what is held now. Fees that the person may not see stay hidden.
 *
 * @source freight-domain F02 改价
 */
export function PriceTrial({ values, before, asked = prices, shown = 'prices' }: PriceTrialProps) {
  const { localize } = useLocale();
  const trial = useQuery({ ...queries.feeTrial(trialQuestion(values, asked)), placeholderData: keepPreviousData, retry: false });
  // The price is no result: where it is not changed here, it is that of the waybill.
  const after =
    trial.data && ({ unitPrice: values['unitPrice'] ?? before?.['unitPrice'], ...trial.data } as Readonly<Record<string, unknown>>);
  const held = before?.['frozenAmount'];
  const total = after?.['feeTotal'];
  const more = typeof held === 'number' && held > 0 && typeof total === 'number' ? total - held : undefined;
  return (
    <section
      aria-label={localize(texts.trial)}
      aria-live="polite"
      className="mt-2 rounded-md border border-solid border-line bg-sunken p-3"
    >
      <h4 className="m-0 mb-2 text-sm font-semibold text-ink-secondary">{localize(texts.trial)}</h4>
      {trial.isError && <p className="m-0 text-danger-ink">{trial.error.message}</p>}
      {after !== undefined && (
        <dl className="m-0 grid grid-cols-1 gap-x-6 gap-y-1 md:grid-cols-2">
          {shownOf[shown]
            .filter((name) => typeof after[name] === 'number')
            .map((name) => (
              <div key={name} className="flex flex-wrap gap-2">
                <dt className="text-ink-secondary">{localize(shippingNoteFields[name].label)}</dt>
                <dd className="m-0 tabular-nums">
                  {typeof before?.[name] === 'number' && before[name] !== after[name] && (
                    <>
                      <FieldView meta={shippingNoteFields[name]} name={name} row={before} />
                      <span aria-hidden> → </span>
                    </>
                  )}
                  <strong>
                    <FieldView meta={shippingNoteFields[name]} name={name} row={after} />
                  </strong>
                </dd>
              </div>
            ))}
          {more !== undefined && more !== 0 && (
            <div className="flex flex-wrap gap-2">
              <dt className="text-ink-secondary">{localize(more < 0 ? texts.heldLess : texts.heldMore)}</dt>
              <dd className="m-0 font-semibold tabular-nums">
                <FieldView meta={shippingNoteFields.frozenAmount} name="more" row={{ more: Math.abs(more) }} />
              </dd>
            </div>
          )}
        </dl>
      )}
      {trial.data?.problem && <p className="m-0 mt-2 text-danger-ink">{trial.data.problem}</p>}
    </section>
  );
}

interface PriceTrialProps {
  values: FormValues;
  /** The waybill as it stands. */
  before: Readonly<Record<string, unknown>> | undefined;
  /** Those that the form has, by default all. */
  asked?: readonly (Price | Weight)[];
  shown?: keyof typeof shownOf;
}

import { field } from '@tarmac/admin-kit/field';
import { formatMoney, interpolate, useLocale } from '@tarmac/admin-kit/i18n';
import type { ActionForm, FormValues } from '@tarmac/admin-kit/resource';
import {
  createInsurancePolicyApi,
  type InsurancePolicy,
  insurancePolicyBuyFields,
  insurancePolicyQuoteFields,
  type PolicyBuyInput,
  type PolicyQuoteInput,
} from '@tarmac/freight-api/finance';
import { createShippingNoteApi, type ShippingNote } from '@tarmac/freight-api/shipping';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { quietClient } from '../../../shared/api/quietClient.ts';
import { InsurerPicker } from '../../../shared/insurance/InsurerPicker.ts';
import { errorText } from '../../../shared/texts/errorText.ts';
import { buyInsuranceTexts as texts } from './buyInsuranceTexts.ts';

const [policies, notes] = [createInsurancePolicyApi(quietClient), createShippingNoteApi(quietClient)];

/** What the form comes to: the question and the purchase in one. */
export type Buying = Omit<PolicyQuoteInput, 'noteId'> & Omit<PolicyBuyInput, 'id' | 'version' | 'agreed'> & { agreed?: string };

/** The question of what was filled in. */
export const quoteOf = (
  noteId: string,
  { insuranceType, insuranceCompanyCode, insuredAmount }: Pick<Buying, 'insuranceType' | 'insuranceCompanyCode' | 'insuredAmount'>,
): PolicyQuoteInput => ({ noteId, insuranceType, insuranceCompanyCode, insuredAmount });

/** Fen of the goods on the vehicle: what they cost a tonne, times the weight. */
const cargoValue = ({ cargoPrice, plannedWeight }: Pick<ShippingNote, 'cargoPrice' | 'plannedWeight'>): number | null =>
  cargoPrice === null || plannedWeight === null ? null : Math.round((cargoPrice * plannedWeight) / 1000);

/** How long a person has to stop typing before the insurer is asked, ms. */
const pause = 400;

function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** What the insurer asks, while the form is filled in. */
function LivePremium({ noteId, values }: { noteId: string; values: FormValues }) {
  const { localize } = useLocale();
  const { insuranceType, insuranceCompanyCode, insuredAmount } = values;
  const isWhole =
    typeof insuranceType === 'string' &&
    typeof insuranceCompanyCode === 'string' &&
    insuranceCompanyCode !== '' &&
    typeof insuredAmount === 'number' &&
    insuredAmount > 0;
  const asked = useSettled(isWhole ? JSON.stringify(quoteOf(noteId, { insuranceType, insuranceCompanyCode, insuredAmount })) : '');
  const quote = useQuery({
    queryKey: ['insurancePolicy', 'livePremium', asked],
    queryFn: () => policies.quote(JSON.parse(asked) as PolicyQuoteInput),
    enabled: asked !== '',
    gcTime: 0,
    retry: false,
  });
  const { premium, rateE6 } = quote.data ?? {};
  return (
    <section
      aria-label={localize(texts.live)}
      aria-live="polite"
      className="mt-2 flex flex-wrap items-baseline gap-x-4 rounded-md border border-solid border-line bg-sunken p-3"
    >
      <span className="text-ink-secondary">{localize(texts.live)}</span>
      {asked === '' && <span className="text-ink-secondary">{localize(texts.noQuote)}</span>}
      {quote.isError && <span className="text-danger-ink">{errorText(quote.error)}</span>}
      {quote.isFetching && <span className="text-ink-secondary">{localize(texts.quoting)}</span>}
      {!quote.isFetching && typeof premium === 'number' && (
        <>
          <strong className="text-lg tabular-nums">{formatMoney(premium)}</strong>
          <span className="text-ink-secondary tabular-nums">
            {interpolate(localize(texts.rate), { rate: String((rateE6 ?? 0) / 10_000) })}
          </span>
        </>
      )}
    </section>
  );
}

/** Kind, insurer and amount with the premium that follows; who pays, and who is insured. @source freight-domain G01 */
export async function buyForm({ id }: Pick<ShippingNote, 'id'>): Promise<ActionForm<InsurancePolicy>> {
  const note = await notes.get(id);
  return {
    fields: {
      ...insurancePolicyQuoteFields,
      insuranceCompanyCode: field.reference(
        { ...insurancePolicyQuoteFields.insuranceCompanyCode, kind: 'reference', reference: 'insurer' },
        { picker: InsurerPicker },
      ),
      ...insurancePolicyBuyFields,
      agreed: { kind: 'flag', label: texts.agreed, dict: 'yn', required: true },
    },
    width: 720,
    columns: 2,
    initial: () => ({
      insuranceType: '1',
      insuredAmount: note.insuredAmount ?? cargoValue(note),
      payer: 'customer',
      insured: note.customerName,
    }),
    layout: {
      groups: [
        {
          title: '',
          items: ['insuranceType', 'insuranceCompanyCode', { field: 'insuredAmount', help: texts.amountHelp }, 'payer'],
          footer: (values) => <LivePremium noteId={id} values={values} />,
        },
        {
          title: '',
          items: [
            { field: 'startTime', help: texts.startHelp },
            'insured',
            'insuredIdNo',
            'insuredPhone',
            { field: 'agreed', help: texts.agreeHelp, wide: true },
          ],
        },
      ],
    },
  };
}

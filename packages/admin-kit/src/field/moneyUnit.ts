import { currencyFacts } from '../internals/currency.ts';
import type { Rounding } from '../internals/decimal.ts';
import type { FieldMeta } from './FieldMeta.ts';

/** How the amounts of a field are stored and written. */
export interface MoneyUnit {
  /** How many stored units make one shown unit. */
  factor: number;
  decimals: number;
  rounding: Rounding | undefined;
  /** Stands before the amount in an input; undefined where neither the field nor the app names a currency. */
  sign: string | undefined;
  /** The currency is not the one that all amounts here are in: its sign is always shown. */
  isForeign: boolean;
}

/** Amounts of nobody's currency have hundredths. */
const usual = { factor: 100, decimals: 2 };

/**
 * The unit of an amount: what the field says itself (`unit`), else what its currency says, else what the currency of the app says. The wire then
 * holds the smallest unit of the currency, such as cents.
 *
 * @param own the currency of the app, as a code of ISO 4217
 */
export function moneyUnitOf({ unit, currency }: Pick<FieldMeta, 'unit' | 'currency'>, own: string | undefined): MoneyUnit {
  const code = currency ?? own;
  const facts = code === undefined ? undefined : currencyFacts(code);
  const ofCurrency = facts === undefined ? usual : { factor: 10 ** facts.decimals, decimals: facts.decimals };
  const { factor, decimals } = unit ?? ofCurrency;
  const isForeign = currency !== undefined && currency !== own;
  // A foreign sign that looks like our own says nothing, and $ is that of many: the code does.
  const sign = isForeign ? code : facts?.sign;
  return { factor, decimals, rounding: unit?.rounding, sign, isForeign };
}

/** An amount with the code of its currency, where that is not the currency of the app: USD 5.00. */
export const withSign = (text: string, { sign, isForeign }: MoneyUnit): string => (isForeign ? `${sign}\u00A0${text}` : text);

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
  /** Stands before shown amounts, too: the field says so, or its currency is not the one that all amounts here are in. */
  isShown: boolean;
}

/** What amounts are written by that say nothing themselves. */
export interface Around {
  currency?: string | undefined;
  locale?: string | undefined;
}

/** Amounts of nobody's currency have hundredths. */
const usual = { factor: 100, decimals: 2 };

/**
 * The unit of an amount: what the field says itself (`unit`), else what its currency says, else what the currency of the app says. The wire then
 * holds the smallest unit of the currency, such as cents.
 *
 * @param around the currency of the app, as a code of ISO 4217, and the language of what `currencyDisplay` shows
 */
export function moneyUnitOf(
  { unit, currency, currencyDisplay: display }: Pick<FieldMeta, 'unit' | 'currency' | 'currencyDisplay'>,
  { currency: own, locale }: Around,
): MoneyUnit {
  const code = currency ?? own;
  const isForeign = currency !== undefined && currency !== own;
  // A foreign sign that looks like our own says nothing, and $ is that of many: the code does.
  const facts = code === undefined ? undefined : currencyFacts(code, { display: display ?? (isForeign ? 'code' : undefined), locale });
  const ofCurrency = facts === undefined ? usual : { factor: 10 ** facts.decimals, decimals: facts.decimals };
  const { factor, decimals } = unit ?? ofCurrency;
  const isShown = facts !== undefined && (display !== undefined || isForeign);
  return { factor, decimals, rounding: unit?.rounding, sign: facts?.sign, isShown };
}

/** An amount with what its currency is called, where that is shown: USD 5.00, -$5.00. */
export function withSign(text: string, { sign = '', isShown }: MoneyUnit): string {
  if (!isShown) return text;
  // Letters stand apart, a sign belongs to the amount.
  return /\p{L}$/u.test(sign) ? `${sign}\u00A0${text}` : text.replace(/^-?/, (minus) => minus + sign);
}

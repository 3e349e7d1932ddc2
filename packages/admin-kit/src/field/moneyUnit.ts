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
  return { factor, decimals, rounding: unit?.rounding, sign: facts && (isForeign ? signBeside(facts, own) : facts.sign), isForeign };

  /** A foreign sign that looks like our own says nothing: its code does. */
  function signBeside({ fullSign }: { fullSign: string }, home: string | undefined): string {
    return home !== undefined && currencyFacts(home).sign === fullSign ? currency! : fullSign;
  }
}

/** An amount with the sign of its currency: -$5.00, JPY 500. */
export function withSign(text: string, { sign, isForeign }: MoneyUnit): string {
  if (!isForeign || sign === undefined) return text;
  const [minus, rest] = text.startsWith('-') ? ['-', text.slice(1)] : ['', text];
  return `${minus}${sign}${/[A-Z]$/i.test(sign) ? '\u00A0' : ''}${rest}`;
}

let codes: ReadonlySet<string> | undefined;

/** Whether three letters are a code of ISO 4217 that the engine knows, or RMB, as papers write CNY. */
const isCode = (letters: string): boolean => (codes ??= new Set([...Intl.supportedValuesOf('currency'), 'RMB'])).has(letters.toUpperCase());

/** A typed or pasted amount without the sign or the code of a currency before or behind it: US$5, 5 EUR and 5元 are 5. Blanks are gone already. */
export function withoutCurrency(text: string): string {
  const bare = text.replace(/^([+-]?)(?:[A-Z]{2})?\p{Sc}/iu, '$1').replace(/(?:元|\p{Sc})$/u, '');
  return bare
    .replace(/^([+-]?)([A-Z]{3})(?![A-Z])/i, (all, minus: string, letters: string) => (isCode(letters) ? minus : all))
    .replace(/(?<![A-Z])[A-Z]{3}$/i, (letters) => (isCode(letters) ? '' : letters));
}

/** How amounts of a currency are written. */
export interface CurrencyFacts {
  /** Digits after the point: 2 of yuan, none of yen, 3 of Kuwaiti dinars. */
  decimals: number;
  /** The sign as people of that currency write it; its code where it has none. */
  sign: string;
}

/**
 * How a currency is named: `code` USD, `symbol` as the language tells it from others (US$ in Chinese, $ in English), `narrow` its sign alone ($), which
 * other currencies may have, too.
 */
export type CurrencyDisplay = 'code' | 'symbol' | 'narrow';

// Making a format takes longer than all else that a cell does.
const known = new Map<string, CurrencyFacts>();

/**
 * Decimals and name of a currency.
 *
 * @throws Error where the code is not one of ISO 4217
 */
export function currencyFacts(
  code: string,
  { display = 'narrow', locale = 'en' }: { display?: CurrencyDisplay | undefined; locale?: string | undefined } = {},
): CurrencyFacts {
  const key = `${code} ${display} ${locale}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  if (!isCode(code)) throw new Error(`'${code}' is not a currency of ISO 4217, such as CNY or USD.`);
  const currencyDisplay = display === 'narrow' ? 'narrowSymbol' : display;
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency: code, currencyDisplay });
  const facts = {
    decimals: format.resolvedOptions().maximumFractionDigits!,
    sign: format.formatToParts(0).find(({ type }) => type === 'currency')!.value,
  };
  known.set(key, facts);
  return facts;
}

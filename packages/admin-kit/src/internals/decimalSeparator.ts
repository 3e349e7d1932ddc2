import { createContext, use } from 'react';

/** What parts the decimals of a number as people write it; the other one parts thousands. */
export type DecimalSeparator = '.' | ',';

/**
 * A number that is written with points for decimals, as people write it, and the way back: both are the same exchange. So 12,5 means 12.5 where a
 * comma parts decimals, and is refused where it does not, since it could be 125.
 */
export const exchanged = (text: string, separator: DecimalSeparator | undefined): string =>
  separator === ',' ? text.replaceAll(/[.,]/g, (sign) => (sign === ',' ? '.' : ',')) : text;

/** What parts decimals around a widget. */
export const DecimalSeparatorContext = /* @__PURE__ */ createContext<DecimalSeparator | undefined>(undefined);

/** What parts decimals around this widget; undefined is a point. */
export const useDecimalSeparator = (): DecimalSeparator | undefined => use(DecimalSeparatorContext);

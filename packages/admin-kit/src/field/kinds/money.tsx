import { withoutCurrency } from '../../internals/currency.ts';
import { moneyUnitOf, withSign } from '../moneyUnit.ts';
import { scaledKind } from './scaled.tsx';

/**
 * An amount in the smallest unit of its currency, shown with its decimals and thousands separators, and with its sign where it is not the currency
 * of the app; nothing to show, or nothing this person may see, is '--'. @source VAL-03
 */
export const moneyKind = scaledKind({
  name: 'money',
  width: 120,
  unitOf: moneyUnitOf,
  bare: withoutCurrency,
  dress: withSign,
  sign: (unit) => unit.sign,
});

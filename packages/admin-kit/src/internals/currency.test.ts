import { expect, test } from 'vitest';
import { moneyUnitOf, withSign } from '../field/moneyUnit.ts';
import { currencyFacts, withoutCurrency } from './currency.ts';
import { storedToScaled } from './decimal.ts';
import { formatQuantity } from './format.ts';

test.each([
  ['¥5', '5'],
  ['-$5', '-5'],
  ['US$5', '5'],
  ['5€', '5'],
  ['CNY5', '5'],
  ['5kwd', '5'],
  ['-RMB5', '-5'],
  ['5元', '5'],
  // Not a currency, or not all of the text.
  ['abc5', 'abc5'],
  ['x¥5', 'x¥5'],
  ['5CNY6', '5CNY6'],
  ['CNYX5', 'CNYX5'],
  ['5', '5'],
])('VAL-03 %s without its currency is %s', (text, bare) => expect(withoutCurrency(text)).toBe(bare));

test('VAL-03 decimals and signs come from ISO 4217, and another code is refused', () => {
  expect(currencyFacts('CNY')).toEqual({ decimals: 2, sign: '¥' });
  expect(currencyFacts('JPY')).toEqual({ decimals: 0, sign: '¥' });
  expect(currencyFacts('KWD')).toEqual({ decimals: 3, sign: 'KWD' });
  expect(() => currencyFacts('XYZ')).toThrow(/'XYZ' is not a currency of ISO 4217/);
});

test('VAL-03 the unit of a field wins, then its currency, then that of the app', () => {
  const unit = { stored: 'e4', factor: 10_000, decimals: 2, symbol: { zh: '元', en: 'CNY' }, rounding: 'towardZero' as const };
  expect(moneyUnitOf({ unit }, { currency: 'CNY' })).toEqual({
    factor: 10_000,
    decimals: 2,
    rounding: 'towardZero',
    sign: '¥',
    isShown: false,
  });
  expect(moneyUnitOf({ currency: 'JPY' }, { currency: 'CNY' })).toMatchObject({ factor: 1, decimals: 0, sign: 'JPY', isShown: true });
  expect(moneyUnitOf({ currency: 'JPY' }, { currency: 'USD' })).toMatchObject({ sign: 'JPY', isShown: true });
  expect(moneyUnitOf({ currency: 'CNY' }, { currency: 'CNY' })).toMatchObject({ sign: '¥', isShown: false });
  expect(moneyUnitOf({}, { currency: 'KWD' })).toMatchObject({ factor: 1000, decimals: 3 });
  expect(moneyUnitOf({}, { currency: undefined })).toMatchObject({ factor: 100, decimals: 2, sign: undefined, isShown: false });
});

test('VAL-03 the code of another currency stands before the amount', () => {
  expect(withSign('-5.00', moneyUnitOf({ currency: 'USD' }, { currency: 'CNY' }))).toBe('USD\u00A0-5.00');
  expect(withSign('5', moneyUnitOf({ currency: 'JPY' }, { currency: 'CNY' }))).toBe('JPY\u00A05');
  expect(withSign('5.00', moneyUnitOf({}, { currency: 'CNY' }))).toBe('5.00');
});

test.each([
  ['USD', 'code', 'USD\u00A0-1,299.00', 'USD\u00A0-1,299.00'],
  ['USD', 'symbol', '-US$1,299.00', '-$1,299.00'],
  ['USD', 'narrow', '-$1,299.00', '-$1,299.00'],
  ['CNY', 'symbol', '-¥1,299.00', '-CN¥1,299.00'],
  ['CNY', 'narrow', '-¥1,299.00', '-¥1,299.00'],
  ['JPY', 'symbol', '-JP¥1,299', '-¥1,299'],
  ['EUR', 'symbol', '-€1,299.00', '-€1,299.00'],
  ['KWD', 'narrow', 'KWD\u00A0-1,299.000', 'KWD\u00A0-1,299.000'],
] as const)(
  'VAL-03 1299 %s less, shown by %s, is %s in Chinese and %s in English, of a foreign currency or of the own',
  (currency, currencyDisplay, zh, en) => {
    const shown = (own: string, locale: string) => {
      const unit = moneyUnitOf({ currency, currencyDisplay }, { currency: own, locale });
      return withSign(formatQuantity(-1299 * unit.factor, unit), unit);
    };
    expect([shown('EUR', 'zh-CN'), shown('EUR', 'en-US'), shown(currency, 'zh-CN')]).toEqual([zh, en, zh]);
    expect(withSign('5', moneyUnitOf({ currencyDisplay }, { currency: undefined, locale: 'zh-CN' }))).toBe('5');
  },
);

test.each([
  [125, [13, 12, 12]],
  [135, [14, 14, 13]],
  [-125, [-13, -12, -12]],
  [126, [13, 13, 12]],
  [124, [12, 12, 12]],
])('VAL-03 %s hundredths shown as tenths', (stored, [halfAway, halfEven, towardZero]) => {
  const tenths = { factor: 100, decimals: 1 };
  expect(storedToScaled(stored, tenths)).toBe(halfAway);
  expect(storedToScaled(stored, { ...tenths, rounding: 'halfEven' })).toBe(halfEven);
  expect(storedToScaled(stored, { ...tenths, rounding: 'towardZero' })).toBe(towardZero);
});

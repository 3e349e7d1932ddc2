import { describe, expect, test } from 'vitest';
import { knownLaw, lawOf } from './taxLaw.ts';
import { agencyVatOf, incomeTaxOf } from './taxes.ts';
import { todaysLaw } from './todaysLaw.ts';

describe('LEDG-03 FRT-17 4.8 taxes', () => {
  const of = { law: knownLaw, day: '2026-06-01' };

  test.each([
    [0, 0, 0],
    [9_999_999, 0, 0],
    [10_000_000, 0, 0],
    // One percent of all of it, 1,000.00; of that 35.00, 15.00 and 10.00.
    [10_000_001, 100_000, 6_000],
    [10_000_049, 100_000, 6_000],
    [10_000_050, 100_001, 6_000],
    [10_050_000, 100_500, 6_031],
  ])('FRT-17 value-added tax of a month with %d fen is %d, and the surtaxes are %d', (income, vat, surtax) => {
    expect(agencyVatOf(income, of)).toMatchObject({ vat, surtax, vatRate: vat === 0 ? 0 : 100 });
  });

  const { terms } = knownLaw.on('incomeTax', '2026-06-01');
  const taxOf = (base: number) => incomeTaxOf(base, { months: 0, terms: { ...terms, costPart: 0 } });
  /** By hand: what the bands below come to, and the rate of the rest. */
  test.each([
    ['below 36,000', 3_599_900, 300, 107_997],
    ['at 36,000', 3_600_000, 300, 108_000],
    ['above 36,000', 3_600_100, 1000, 108_010],
    ['below 144,000', 14_399_900, 1000, 1_187_990],
    ['at 144,000', 14_400_000, 1000, 1_188_000],
    ['above 144,000', 14_400_100, 2000, 1_188_020],
    ['below 300,000', 29_999_900, 2000, 4_307_980],
    ['at 300,000', 30_000_000, 2000, 4_308_000],
    ['above 300,000', 30_000_100, 2500, 4_308_025],
    ['below 420,000', 41_999_900, 2500, 7_307_975],
    ['at 420,000', 42_000_000, 2500, 7_308_000],
    ['above 420,000', 42_000_100, 3000, 7_308_030],
    ['below 660,000', 65_999_900, 3000, 14_507_970],
    ['at 660,000', 66_000_000, 3000, 14_508_000],
    ['above 660,000', 66_000_100, 3500, 14_508_035],
    ['below 960,000', 95_999_900, 3500, 25_007_965],
    ['at 960,000', 96_000_000, 3500, 25_008_000],
    ['above 960,000', 96_000_100, 4500, 25_008_045],
  ])('FRT-17 income tax in the bands: %s', (_limit, base, rate, tax) => {
    expect(taxOf(base)).toEqual({ deducted: 0, rate, tax });
  });

  test.each([
    // 80 % of the income, less 5,000 a month: nothing is left.
    [625_000, 1, 0],
    [625_100, 1, 2],
    [5_125_000, 1, 108_000],
    [5_125_100, 1, 108_008],
    [100_000_000, 12, 17_308_000],
    [200_000_000, 12, 51_108_000],
  ])('FRT-17 income tax of %d fen over %d months is %d', (income, months, tax) => {
    expect(incomeTaxOf(income, { months, terms }).tax).toBe(tax);
  });

  test('FRT-17 the small-scale rate ends with 2027, and of days for which nothing is known nothing is guessed', () => {
    expect(knownLaw.on('smallScale', '2027-12-31').terms.rate).toBe(100);
    expect(knownLaw.on('smallScale', '2028-01-01').terms.rate).toBe(300);
    expect(() => knownLaw.on('agencyVat', '2028-01-01')).toThrow('没有适用于2028-01-01的税收规则');
  });

  test('FRT-17 a law that changes is a row from a day on', () => {
    const changed = {
      ruleKind: 'agencyVat',
      validFrom: '2027-01-01',
      validTo: null,
      terms: { exemptUpTo: 15_000_000, rollingLimit: 1 },
      source: '新公告',
    } as const;
    const law = lawOf([changed, ...todaysLaw]);
    expect(agencyVatOf(12_000_000, { law, day: '2026-12-31' }).vat).toBe(120_000);
    expect(agencyVatOf(12_000_000, { law, day: '2027-01-01' }).vat).toBe(0);
  });
});

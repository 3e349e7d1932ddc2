import { describe, expect, test } from 'vitest';
import { dueDateOf } from './dueDate.ts';
import { agencyVatOf, incomeTaxOf, taxToWithhold } from './taxWithheld.ts';

describe('LEDG-03 4.7 the day on which a customer is to pay', () => {
  const term = { termDays: 10, monthDay: 25, signedOn: '2026-06-02', orderEndedOn: null };

  test.each([
    ['0', term, null],
    ['1', term, '2026-08-04'],
    ['1', { ...term, termDays: null }, '2026-07-25'],
    ['1', { ...term, monthDay: 31, signedOn: '2027-01-15', termDays: 0 }, '2027-02-28'],
    ['1', { ...term, signedOn: '2026-12-31', termDays: 0 }, '2027-01-25'],
    ['2', term, null],
    ['2', { ...term, orderEndedOn: '2026-06-20' }, '2026-06-30'],
    ['3', term, '2026-06-12'],
    ['3', { ...term, termDays: 0 }, '2026-06-02'],
  ])('settlement %s of %o is due on %s', (settleType, of, day) => {
    expect(dueDateOf({ ...of, settleType })).toBe(day);
  });
});

describe('LEDG-03 4.8 tax withheld', () => {
  test.each([
    [0, 0],
    [9_999_999, 0],
    [10_000_000, 0],
    [10_000_001, 100_000],
    [10_050_000, 100_500],
  ])('value-added tax of a month with %d fen is %d', (income, tax) => {
    expect(agencyVatOf(income)).toBe(tax);
  });

  test.each([
    // 80 % of the income, less 5,000 a month: nothing is left.
    [625_000, 1, 0],
    [625_100, 1, 2],
    // 36,000.00 is the end of the first band.
    [5_125_000, 1, 108_000],
    [5_125_100, 1, 108_008],
    // 740,000.00 in the band of 35 %, 1,540,000.00 in that of 45 %.
    [100_000_000, 12, 17_308_000],
    [200_000_000, 12, 51_108_000],
  ])('income tax of %d fen over %d months is %d', (income, months, tax) => {
    expect(incomeTaxOf(income, months)).toBe(tax);
  });

  test('nothing is withheld where neither tax is switched on', () => {
    expect(
      taxToWithhold([{ month: 6, amount: 90_000_000 }], {
        switches: { agencyVat: false, incomeTax: false },
        withheld: 0,
        payment: 90_000_000,
      }),
    ).toBe(0);
  });

  test('L15 the tax of the year to date is withheld, less what was, and never more than the payment', () => {
    const switches = { agencyVat: true, incomeTax: false };
    // The month was exempt up to here; with this payment all of it is taxed, which is more than the payment.
    expect(taxToWithhold([{ month: 6, amount: 10_050_000 }], { switches, withheld: 0, payment: 50_000 })).toBe(50_000);
    expect(taxToWithhold([{ month: 6, amount: 10_100_000 }], { switches, withheld: 50_000, payment: 50_000 })).toBe(50_000);
    expect(taxToWithhold([{ month: 6, amount: 10_150_000 }], { switches, withheld: 101_000, payment: 50_000 })).toBe(500);
    expect(taxToWithhold([{ month: 6, amount: 9_000_000 }], { switches, withheld: 90_000, payment: 50_000 })).toBe(0);
  });
});

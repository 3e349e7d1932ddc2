import { describe, expect, test } from 'vitest';
import { dueDateOf } from './dueDate.ts';
import { knownLaw } from '../tax-rule/taxLaw.ts';
import { taxToWithhold } from './taxWithheld.ts';

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
  const basis = (agencyVat: boolean, incomeTax: boolean) => ({ switches: { agencyVat, incomeTax }, law: knownLaw, year: '2026' });

  test('nothing is withheld where neither tax is switched on', () => {
    expect(taxToWithhold([{ month: 6, amount: 90_000_000 }], { basis: basis(false, false), withheld: 0, payment: 90_000_000 })).toBe(0);
  });

  test('L15 the tax of the year to date is withheld, less what was, and never more than the payment', () => {
    const of = (amount: number, withheld: number) =>
      taxToWithhold([{ month: 6, amount }], { basis: basis(true, false), withheld, payment: 50_000 });
    // The month was exempt up to here; with this payment all of it is taxed, 1 % and 6 % of that, which is more than the payment.
    expect(of(10_050_000, 0)).toBe(50_000);
    expect(of(10_100_000, 50_000)).toBe(50_000);
    expect(of(10_150_000, 107_060)).toBe(531);
    expect(of(9_000_000, 90_000)).toBe(0);
  });

  test('income tax counts the months from the first income of the year on', () => {
    const incomes = [
      { month: 3, amount: 2_000_000 },
      { month: 5, amount: 2_000_000 },
    ];
    // 32,000.00 less three times 5,000.00, by 3 %.
    expect(taxToWithhold(incomes, { basis: basis(false, true), withheld: 10_000, payment: 2_000_000 })).toBe(51_000 - 10_000);
  });
});

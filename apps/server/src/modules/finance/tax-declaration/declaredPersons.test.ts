import { describe, expect, test } from 'vitest';
import { knownLaw } from '../tax-rule/taxLaw.ts';
import { figuresOf, personRemarks } from './declaredPersons.ts';
import type { PaidPerson } from './paidPersons.ts';
import { deadlineOf, holidaysOf, lastOver, periodOf } from './period.ts';

const person = (values: Partial<PaidPerson> = {}): PaidPerson => ({
  personId: 'd1',
  personType: 'driver',
  isRegistered: false,
  noteCount: 1,
  paid: 10_000_000,
  withheld: 0,
  income: 10_000_000,
  months: { '2026-06': 10_000_000 },
  yearIncome: 10_000_000,
  firstMonth: 6,
  rollingIncome: 10_000_000,
  ...values,
});
const basis = (kind: string, period: string, over: object = {}) => ({
  kind,
  law: knownLaw,
  period: periodOf(kind, period)!,
  declaredBefore: new Map<string, number>(),
  agencyDeclared: new Set<string>(),
  ...over,
});

describe('FRT-17 4.8 what a declaration says of somebody', () => {
  test.each([
    ['below', 9_999_999, 0],
    ['at', 10_000_000, 0],
    ['above', 10_000_001, 100_000],
  ])('FRT-17 value-added tax %s 100,000 a month', (_limit, income, vatAmount) => {
    expect(figuresOf(person({ income }), basis('3', '2026-06'))).toMatchObject({ vatAmount, taxable: vatAmount > 0 ? income : 0 });
  });

  test.each([
    ['at', 500_000_000, null],
    ['above', 500_000_001, personRemarks.rolling],
  ])('FRT-17 %s 5,000,000 in twelve months', (_limit, rollingIncome, remark) => {
    expect(figuresOf(person({ rollingIncome }), basis('3', '2026-06')).remark).toBe(remark);
  });

  test('FRT-17 who is registered declares without us', () => {
    expect(figuresOf(person({ income: 90_000_000, isRegistered: true }), basis('3', '2026-06'))).toMatchObject({
      vatAmount: 0,
      exemptFlag: '1',
      exemptReason: personRemarks.registered,
    });
  });

  test('FRT-17 income tax is that of the year, less what was declared of it', () => {
    // March to June: 80 % of 100,000.00 less four times 5,000.00 is 60,000.00, of which 10 % less 2,520.00 are due.
    const of = person({ yearIncome: 10_000_000, firstMonth: 3 });
    expect(figuresOf(of, basis('4', '2026-06', { declaredBefore: new Map([['d1', 300_000]]) }))).toMatchObject({
      cumulativeIncome: 10_000_000,
      cumulativeDeduct: 4_000_000,
      iitRate: 1000,
      iitAmount: 348_000 - 300_000,
    });
    expect(figuresOf(of, basis('4', '2026-06', { declaredBefore: new Map([['d1', 348_001]]) })).iitAmount).toBe(0);
  });

  test('FRT-17 income is exempt month by month, or since its tax was declared', () => {
    const quarter = (values: Partial<PaidPerson>, over: object = {}) => figuresOf(person(values), basis('2', '2026-Q2', over));
    expect(quarter({ months: { '2026-04': 10_000_000, '2026-06': 10_000_000 } })).toMatchObject({
      exemptReason: personRemarks.convenience,
    });
    expect(quarter({ months: { '2026-04': 10_000_001 } })).toMatchObject({ exemptFlag: '0', exemptReason: null });
    expect(quarter({ months: { '2026-04': 10_000_001 } }, { agencyDeclared: new Set(['d1']) })).toMatchObject({
      exemptReason: personRemarks.agency,
    });
    expect(quarter({ isRegistered: true, personType: 'carrier' })).toMatchObject({ exemptFlag: '0' });
  });
});

describe('FRT-17 2.26 periods', () => {
  test.each([
    ['3', '2026-12', '2026-12-01', '2026-12-31'],
    ['4', '2026-02', '2026-02-01', '2026-02-28'],
    ['1', '2026-Q1', '2026-01-01', '2026-03-31'],
    ['2', '2026-Q4', '2026-10-01', '2026-12-31'],
  ])('FRT-17 kind %s of %s is from %s to %s', (kind, period, from, to) => {
    expect(periodOf(kind, period)).toMatchObject({ from, to });
  });

  test.each([
    ['3', '2026-07-01', '2026-06'],
    ['3', '2026-06-30', '2026-05'],
    ['3', '2026-01-31', '2025-12'],
    ['2', '2026-07-01', '2026-Q2'],
    ['2', '2026-06-30', '2026-Q1'],
    ['2', '2026-03-31', '2025-Q4'],
  ])('FRT-17 the last period of kind %s that is over on %s is %s', (kind, day, period) => {
    expect(lastOver(kind, day).period).toBe(period);
  });

  test.each([
    ['a Wednesday', '3', '2026-06', '', '2026-07-15'],
    ['a Saturday, so Monday', '3', '2026-07', '', '2026-08-17'],
    ['a Saturday before a day off', '3', '2026-07', '2026-08-17，2026-08-18', '2026-08-19'],
    ['the last day of the next month', '1', '2026-Q2', '', '2026-07-31'],
    ['that is a Saturday', '2', '2026-Q3', '', '2026-11-02'],
    ['of the next year', '3', '2026-12', 'x', '2027-01-15'],
  ])('FRT-17 a deadline that is %s', (_what, kind, period, holidays, deadline) => {
    expect(deadlineOf(kind, { to: periodOf(kind, period)!.to, holidays: holidaysOf(holidays) })).toBe(deadline);
  });
});

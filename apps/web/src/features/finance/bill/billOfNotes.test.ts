import type { NoteBill } from '@tarmac/freight-api/finance';
import { expect, test } from 'vitest';
import { billOfNotes, unfitFor } from './billOfNotes.ts';
import { billTexts as texts } from './billTexts.ts';

const note = (values: Partial<NoteBill> = {}) =>
  ({
    id: '1',
    customerId: 'k',
    companyId: 'c',
    settleType: '1',
    signTime: '2026-05-08 10:00:00',
    customerOpenAmount: 1,
    billId: null,
    ...values,
  }) as NoteBill;

test.each([
  ['is like the first one', {}, undefined],
  ['is paid at once', { settleType: '0' }, texts.atOnce],
  ['stands in a bill', { billId: 'b' }, texts.isBilled],
  ['has nothing open', { customerOpenAmount: 0 }, texts.isPaid],
  ['is of another customer', { customerId: 'other' }, texts.otherCustomer],
  ['is of another company', { companyId: 'other' }, texts.otherCompany],
  ['is settled otherwise', { settleType: '3' }, texts.otherType],
] as const)('SHIP-19 a waybill that %s fits a bill or is told why not', (_what, values, reason) =>
  expect(unfitFor(note(values), note())).toBe(reason),
);

test.each([
  ['a month for who settles by the month', '1', ['2026-05-20', '2026-05-03'], ['2026-05-01', '2026-05-31']],
  ['from the first signature to the last where months differ', '1', ['2026-06-02', '2026-05-30'], ['2026-05-30', '2026-06-02']],
  ['from the first signature to the last for others', '3', ['2026-05-20', '2026-05-03'], ['2026-05-03', '2026-05-20']],
] as const)('SHIP-19 the period of chosen waybills: %s', (_what, settleType, days, [periodFrom, periodTo]) => {
  const rows = days.map((day, at) => note({ id: String(at), settleType, signTime: `${day} 23:59:59` }));

  expect(billOfNotes(rows)).toEqual({ customerId: 'k', companyId: 'c', periodFrom, periodTo, noteIds: ['0', '1'] });
});

import { expect, test } from 'vitest';
import type { DianfuRow } from './dianfu.table.ts';
import { daysBetween, daysLater, owedOn, standingOn } from './dianfuFee.ts';

const row = (values: Partial<DianfuRow> = {}) =>
  ({
    principal: 287_260,
    feeMode: 'daily',
    dayRate: 300,
    feeRate: null,
    accrueFrom: '2026-06-02',
    dueDate: '2026-07-02',
    accruedBooked: 0,
    bookedFee: 0,
    repaidPrincipal: 0,
    repaidFee: 0,
    writtenOffPrincipal: 0,
    writtenOffFee: 0,
    ...values,
  }) as DianfuRow;

test.each([
  ['on its first day nothing', {}, '2026-06-02', 0],
  ['case D, thirty days', {}, '2026-07-02', 2585],
  ['a day more', {}, '2026-07-03', 2672],
  ['a day that lies before it nothing', {}, '2026-06-01', 0],
  ['what was booked of the stretch counts once', { accruedBooked: 1000, bookedFee: 1000, repaidFee: 1000 }, '2026-07-02', 1585],
  ['after a part came back, of the rest alone', { repaidPrincipal: 187_260, accrueFrom: '2026-06-22' }, '2026-07-02', 300],
  ['half a fen goes up', { principal: 5, dayRate: 1000 }, '2026-09-10', 1],
  ['below half a fen down', { principal: 4, dayRate: 1000 }, '2026-09-10', 0],
  ['before anything was advanced nothing', { accrueFrom: null }, '2026-07-02', 0],
  ['a fixed share from the first day on', { feeMode: 'fixed', feeRate: 150 }, '2026-06-02', 4309],
  ['a fixed share is booked once', { feeMode: 'fixed', feeRate: 150, bookedFee: 4309 }, '2026-07-02', 0],
])('SHIP-22 4.5.6 the fee of an advance: %s', (_what, values, today, fee) => {
  expect(owedOn(row(values), today).unbookedFee).toBe(fee);
});

test('SHIP-22 L11 what is open is principal and fee, less what came back and what was given up', () => {
  const partly = row({
    bookedFee: 2585,
    repaidFee: 85,
    repaidPrincipal: 7260,
    writtenOffPrincipal: 80_000,
    writtenOffFee: 500,
    accrueFrom: '2026-07-02',
  });
  expect(owedOn(partly, '2026-07-02')).toEqual({ unbookedFee: 0, fee: 2000, principal: 200_000, balance: 202_000 });
});

test.each([
  ['2026-06-28', '0', 0],
  ['2026-06-29', '1', 0],
  ['2026-07-02', '1', 0],
  ['2026-07-03', '1', 1],
  ['2026-12-29', '1', 180],
])('SHIP-22 F6 on %s the mark is %s, and it is overdue for %d days', (today, dueFlag, overdueDays) => {
  expect(standingOn(row(), { today, last: daysLater(today, 3) })).toMatchObject({ dueFlag, overdueDays });
});

test('SHIP-22 days are calendar days, over the end of months and years', () => {
  expect(daysLater('2026-12-30', 3)).toBe('2027-01-02');
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
  expect(daysBetween('2026-06-02', '2026-06-01')).toBe(-1);
});

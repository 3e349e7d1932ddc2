import { expect, test } from 'vitest';
import { columnsOfRole, workOf } from './columnsOfRole.ts';

const holding =
  (...permissions: string[]) =>
  (permission: string) =>
    permissions.includes(permission);

test('HOME-03 the work of people is told by what they may do and what they may not', () => {
  expect(workOf(holding('pay:submit', 'pay:list'))).toBe('cashier');
  expect(workOf(holding('pay:approve', 'tax:review'))).toBe('financeManager');
  expect(workOf(holding('tax:build'))).toBe('tax');
  expect(workOf(holding('driver:review'))).toBe('auditor');
  expect(workOf(holding('driver:review', 'shipping:businessReview'))).toBe('compliance');
  expect(workOf(() => true)).toBeUndefined();
  expect(workOf(() => false)).toBeUndefined();
});

test('HOME-03 a list opens with the columns of a role in their order; the others can be switched on', () => {
  const columns = ['no', { field: 'amount', width: 120 }, { field: 'tax', hidden: true }, 'time'] as const;
  const roles = { tax: ['no', 'tax'] } as const;

  expect(columnsOfRole(columns, { reader: 'tax', roles })).toEqual([
    { field: 'no', hidden: false },
    { field: 'tax', hidden: false },
    { field: 'amount', width: 120, hidden: true },
    { field: 'time', hidden: true },
  ]);
  expect(columnsOfRole(columns, { reader: 'cashier', roles })).toBe(columns);
  expect(columnsOfRole(columns, { reader: undefined, roles })).toBe(columns);
});

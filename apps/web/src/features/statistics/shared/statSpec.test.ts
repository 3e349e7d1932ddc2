import { expect, test } from 'vitest';
import { bucketOf, figureAs, signedNotes, type StatPlace } from './statSpec.ts';

const place: StatPlace = {
  from: '2026-06-01',
  to: '2026-06-30',
  by: 'customer',
  filters: { companyId: 'c1', customerId: undefined, agentId: undefined },
};
const by = { customer: (customerId: string) => ({ customerId }) };
const paramsOf = (address: string) => Object.fromEntries(new URL(address, 'http://here').searchParams);

test('STAT-05 a group that the list has a filter for leads there by it, whatever else is asked for', () => {
  expect(paramsOf(signedNotes({ ...place, key: 'k1' }, { name: 'freight', by }))).toMatchObject({
    customerId: 'k1',
    companyId: 'c1',
    signTime_begin: '2026-06-01 00:00:00',
    signTime_end: '2026-06-30 23:59:59',
  });
});

test.each<[string, Partial<StatPlace>, string]>([
  ['what belongs to no group', { key: null }, 'customer//2026-06-01/2026-06-30/c1///!'],
  ['a group without a filter', { by: 'lane', key: '青岛/北→沈阳' }, 'lane//2026-06-01/2026-06-30/c1///=青岛/北→沈阳'],
  ['a figure of some of its rows', { key: 'k1', measure: 'tracked' }, 'customer/tracked/2026-06-01/2026-06-30/c1///=k1'],
  ['all agents together', { by: 'agent' }, 'agent//2026-06-01/2026-06-30/c1///'],
])('STAT-05 %s leads to its rows by what it is counted from', (_what, of, code) => {
  expect(paramsOf(signedNotes({ ...place, ...of, name: '客户 #1' }, { name: 'freight', by }))).toEqual({
    companyId: 'c1',
    figure: `客户  1 #freight/${code}`,
  });
});

test('STAT-05 a point of the line leads to its days, within those that are asked for', () => {
  const found = {
    from: '2026-06-03',
    to: '2026-06-20',
    trend: [{ day: '2026-06-01' }, { day: '2026-06-08' }, { day: '2026-06-15' }],
  } as never;
  expect(bucketOf(found, '2026-06-01')).toEqual({ from: '2026-06-03', to: '2026-06-07' });
  expect(bucketOf(found, '2026-06-15')).toEqual({ from: '2026-06-15', to: '2026-06-20' });
  expect(figureAs('collection', { ...place, by: 'time', key: '2026-06-01' }).figure).toMatch(/\/c1\/\/\/$/);
});

import { expect, test } from 'vitest';
import { periodsOver } from './periodsOver.ts';

const months = ['2026-07', '2026-06', '2026-05', '2026-04', '2026-03', '2026-02'];
const of = (taxKind: string, from = months) => periodsOver(taxKind, from).map(({ value }) => value);

test('FRT-17 months and quarters are offered once they are over, the last one first', () => {
  expect(of('3')).toEqual(['2026-06', '2026-05', '2026-04', '2026-03', '2026-02']);
  expect(of('1')).toEqual(['2026-Q2', '2026-Q1']);
  expect(of('2', ['2026-06', ...months.slice(2)])).toEqual(['2026-Q1']);
});

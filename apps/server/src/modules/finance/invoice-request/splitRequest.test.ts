import { describe, expect, test } from 'vitest';
import { mostLines } from '../tax-channel/orderProblem.ts';
import { fits, type Part, splitRequest, sumOf } from './splitRequest.ts';

const parts = (...amounts: number[]): Part[] => amounts.map((amount, index) => ({ noteId: `n${index}`, amount, taxRate: 900 }));
const cut = (of: readonly Part[], limit: number) => splitRequest(of, { mode: 'split', limit });
const shown = (invoices: readonly Part[][]) =>
  invoices.map((invoice) => invoice.map(({ noteId, amount }) => `${noteId} ${amount}`).join(', '));

describe('FRT-20 I2 invoices of a request', () => {
  test.each([
    ['a waybill below the limit', parts(99), ['n0 99']],
    ['at it', parts(100), ['n0 100']],
    ['above it', parts(101), ['n0 100', 'n0 1']],
    ['what fits together', parts(40, 60), ['n0 40, n1 60']],
    ['what does not', parts(40, 61), ['n0 40', 'n1 61']],
    ['no waybill is cut that fits alone', parts(60, 60, 40), ['n0 60', 'n1 60, n2 40']],
    ['one that is over the limit is, and its rest goes with the next', parts(10, 250, 50), ['n0 10', 'n1 100', 'n1 100', 'n1 50, n2 50']],
    ['twice the limit', parts(200, 1), ['n0 100', 'n0 100', 'n1 1']],
  ])('%s', (_what, of, invoices) => {
    expect(shown(cut(of, 100))).toEqual(invoices);
    expect(sumOf(cut(of, 100).flat())).toBe(sumOf(of));
    expect(cut(of, 100).every((invoice) => fits(invoice, 100))).toBe(true);
  });

  test('merged they are one; each rate of tax has an invoice of its own', () => {
    expect(shown(splitRequest(parts(60, 60), { mode: 'merge', limit: 100 }))).toEqual(['n0 60, n1 60']);
    const [one, other] = parts(10, 20);
    expect(shown(splitRequest([one!, { ...other!, taxRate: 600 }], { mode: 'merge', limit: 100 }))).toEqual(['n0 10', 'n1 20']);
  });

  test.each([
    [mostLines - 1, 1],
    [mostLines, 1],
    [mostLines + 1, 2],
  ])('%i lines make %i', (count, invoices) => {
    const many = parts(...Array.from({ length: count }, () => 1));
    expect(cut(many, 1_000_000)).toHaveLength(invoices);
    expect(fits(many, 1_000_000)).toBe(invoices === 1);
  });
});

import { describe, expect, test } from 'vitest';
import { type Invoiced, taxOfPart, taxOfReversal } from './itemTaxes.ts';

const taxRate = 900;
const none: Invoiced = { inclTax: 0, tax: 0 };

/** Taxes of parts that are invoiced one after the other. */
function taxesOf(parts: readonly number[]): number[] {
  let before = none;
  return parts.map((inclTax) => {
    const tax = taxOfPart(before, { inclTax, taxRate });
    before = { inclTax: before.inclTax + inclTax, tax: before.tax + tax };
    return tax;
  });
}
const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);

describe('FRT-20 L16 parts of a waybill come to the tax of the whole', () => {
  test.each([
    [[287_260], [23_719]],
    [[310_000], [25_596]],
    // Alone each of them would have 11,859: one fen would stay.
    [
      [143_630, 143_630],
      [11_859, 11_860],
    ],
    // Alone each of them would have 1: more than the whole has.
    [
      [7, 7],
      [1, 0],
    ],
    [
      [1, 1, 12],
      [0, 0, 1],
    ],
  ])('%j have %j', (parts, taxes) => {
    expect(taxesOf(parts)).toEqual(taxes);
    expect(sum(taxesOf(parts))).toBe(sum(taxesOf([sum(parts)])));
  });

  test('however a fee is cut, and whatever of it is reversed and issued again, nothing is lost', () => {
    // A stream of its own, so that each run is the same.
    let seed = 20_260_602;
    const draw = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    for (let round = 0; round < 3000; round += 1) {
      const fee = 1 + draw(round % 2 === 0 ? 40 : 400_000);
      const lines: { inclTax: number; tax: number }[] = [];
      const now = (): Invoiced => ({ inclTax: sum(lines.map((line) => line.inclTax)), tax: sum(lines.map((line) => line.tax)) });
      for (let step = 0; step < 6; step += 1) {
        const line = lines[draw(Math.max(1, lines.length))];
        if (draw(3) === 0 && line !== undefined && line.inclTax > 0) {
          const inclTax = 1 + draw(line.inclTax);
          const tax = taxOfReversal(now(), { inclTax, taxRate, left: line });
          line.inclTax -= inclTax;
          line.tax -= tax;
          expect([tax >= 0, line.tax >= 0, line.tax <= line.inclTax]).toEqual([true, true, true]);
        } else if (now().inclTax < fee) {
          const inclTax = 1 + draw(fee - now().inclTax);
          lines.push({ inclTax, tax: taxOfPart(now(), { inclTax, taxRate }) });
        }
        expect(now().tax).toBeLessThanOrEqual(taxOfPart(none, { inclTax: fee, taxRate }));
      }
      const rest = fee - now().inclTax;
      if (rest > 0) lines.push({ inclTax: rest, tax: taxOfPart(now(), { inclTax: rest, taxRate }) });
      expect(now()).toEqual({ inclTax: fee, tax: taxOfPart(none, { inclTax: fee, taxRate }) });
    }
  });

  test('what reverses a line whole takes its own tax, a part of it the tax of that part', () => {
    const before = { inclTax: 287_260, tax: 23_719 };
    expect(taxOfReversal(before, { inclTax: 143_630, taxRate, left: { inclTax: 143_630, tax: 11_859 } })).toBe(11_859);
    expect(taxOfReversal(before, { inclTax: 143_630, taxRate, left: before })).toBe(11_860);
    expect(taxOfReversal(before, { inclTax: 1, taxRate, left: before })).toBe(0);
  });
});

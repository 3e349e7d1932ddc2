import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatScaled, parseScaled, scaledToStored, storedToScaled } from './decimal.ts';
import { ellipsis, formatBytes, formatDate, formatDateTime, formatMoney, formatQuantity } from './format.ts';
import { uuid32 } from './uuid.ts';

describe('VAL-03 money: 2 decimals, thousands separators', () => {
  test.each([
    [0, '0.00'],
    [5, '0.05'],
    [-5, '-0.05'],
    [123_456_789, '1,234,567.89'],
    [-100_000, '-1,000.00'],
    [null, '--'],
    [undefined, '--'],
  ])('VAL-03 %s fen is %s', (fen, text) => expect(formatMoney(fen)).toBe(text));

  test('VAL-03 typing what is shown gives the same amount back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e14, max: 1e14 }), fc.integer({ min: 0, max: 4 }), (value, decimals) => {
        expect(parseScaled(formatScaled(value, { decimals, options: { grouping: true } }), decimals)).toBe(value);
      }),
    );
  });

  test.each([
    ['1.005', 2, null],
    ['1.0500', 2, 105],
    ['.5', 2, 50],
    ['-0', 2, 0],
    ['1e3', 2, null],
    ['', 2, null],
    ['-', 2, null],
    ['99999999999999999', 2, null],
  ])('VAL-03 reads %s with %i decimals as %s', (text, decimals, value) => expect(parseScaled(text, decimals)).toBe(value));
});

describe('VAL-03 quantities', () => {
  const tonnes = { factor: 1000, decimals: 3 };
  test('VAL-03 kilograms show as tonnes', () => expect(formatQuantity(32_100, tonnes)).toBe('32.100'));
  test('VAL-03 coarser units round half away from zero', () => expect(storedToScaled(-1250, { factor: 1000, decimals: 1 })).toBe(-13));
  test('VAL-03 finer input than the stored unit is refused', () => expect(scaledToStored(1, { factor: 10, decimals: 2 })).toBeNull());
  test('VAL-03 input beyond exact numbers is refused', () =>
    expect(scaledToStored(Number.MAX_SAFE_INTEGER, { factor: 1000, decimals: 0 })).toBeNull());
  test.each([
    [119.0213, 119_021_300],
    [119, 119_000_000],
    [-0.000_001, -1],
    [0.000_000_1, 0],
    [35.122_000_4, 35_122_000],
  ])('VAL-03 what is stored in its shown unit keeps its decimals: %d', (stored, scaled) => {
    expect(storedToScaled(stored, { factor: 1, decimals: 6 })).toBe(scaled);
    expect(scaledToStored(scaled, { factor: 1, decimals: 6 })).toBe(scaled / 1e6);
  });
  test('VAL-03 there and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), (stored) => {
        expect(scaledToStored(storedToScaled(stored, { factor: 1000, decimals: 3 }), { factor: 1000, decimals: 3 })).toBe(stored);
      }),
    );
  });
});

test('VAL-03 dates are YYYY-MM-DD and YYYY-MM-DD HH:mm:ss', () => {
  expect(formatDate('2026-03-04 05:06:07')).toBe('2026-03-04');
  expect(formatDateTime('2026-03-04T05:06:07Z')).toBe('2026-03-04 05:06:07');
  expect(formatDateTime('')).toBe('--');
});

test('VAL-03 ellipsis cuts at 25 characters, counting characters', () => {
  expect(ellipsis('字'.repeat(25))).toBe('字'.repeat(25));
  expect(ellipsis('字'.repeat(26))).toBe(`${'字'.repeat(25)}...`);
  expect(ellipsis('😀😀😀', 2)).toBe('😀😀...');
});

test('VAL-03 a random id has 32 hex characters', () => expect(uuid32()).toMatch(/^[\da-f]{32}$/));
test('VAL-03 sizes read for people', () => expect([formatBytes(10), formatBytes(1536)]).toEqual(['10 B', '1.5 kB']));

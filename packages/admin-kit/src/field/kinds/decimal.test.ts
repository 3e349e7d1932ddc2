import { describe, expect, test } from 'vitest';
import { zhMessages } from '../../i18n/messages.zh.ts';
import { interpolate } from '../../i18n/catalogue.ts';
import type { FieldWords } from '../defineFieldKind.ts';
import type { FieldDefinition } from '../FieldMeta.ts';
import { decimalKind } from './quantity.tsx';

const meta: FieldDefinition = { kind: 'decimal', label: { zh: '单价', en: 'Price' }, decimals: 4, minimum: 0, maximum: 99.5 };
const words = {
  t: (key: string, params?: Record<string, string | number>) => interpolate((zhMessages as Record<string, string>)[key] ?? key, params),
  localize: (label: { zh: string }) => label.zh,
} as unknown as FieldWords;

describe('a number with decimals is stored as it is shown', () => {
  test.each<[string, number | null | undefined]>([
    ['0.1', 0.1],
    ['12.3456', 12.3456],
    ['12.34567', undefined],
    ['1,234.5', 1234.5],
    ['12345678901.2345', 12_345_678_901.2345],
    ['-0', 0],
    ['', null],
    ['abc', undefined],
  ])('INP-01 %j is read as %j', (text, value) => {
    expect(decimalKind.parse(text, { meta, words })).toBe(value);
  });

  test('INP-01 and written with all of its digits', () => {
    expect(decimalKind.text(0.1, { meta, words })).toBe('0.1000');
    expect(decimalKind.text(12_345_678_901.2345, { meta, words })).toBe('12345678901.2345');
    expect(decimalKind.text(null, { meta, words })).toBe('');
    expect(decimalKind.text(7, { meta: { ...meta, decimals: undefined }, words })).toBe('7');
  });

  test('bounds are asked for below, at and above', () => {
    const problem = (value: number) => decimalKind.check!(value, { meta, words });
    expect([problem(0), problem(99.5)]).toEqual([undefined, undefined]);
    expect(problem(-0.0001)).toContain('0.0000');
    expect(problem(99.5001)).toContain('99.5000');
  });
});

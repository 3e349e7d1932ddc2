import { expect, test } from 'vitest';
import { shorten } from './shorten.ts';

test.each([
  ['', 3, ''],
  ['通知单', 3, '通知单'],
  ['到货通知', 3, '到货…'],
  ['𠮷𠮷𠮷', 3, '𠮷𠮷𠮷'],
  ['𠮷𠮷𠮷𠮷', 3, '𠮷𠮷…'],
])('VAL-03 %j of at most %i characters is %j', (text, most, expected) => {
  expect(shorten(text, most)).toBe(expected);
});

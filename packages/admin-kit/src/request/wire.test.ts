import { expect, test } from 'vitest';
import { addressOf, fileNameOf, messageOf, parseJson, retryAfterOf } from './wire.ts';

test('REQ-04 without a disposition a file has no name', () => expect(fileNameOf(null)).toBeUndefined());

test('REQ-01 an address is that of its base, with what is asked', () => {
  expect(addressOf('/base', { path: '/a', query: { x: 1, y: '' } })).toBe('/base/a?x=1');
  expect(() => addressOf('/base', { path: '//evil.cn', query: {} })).toThrow(TypeError);
});

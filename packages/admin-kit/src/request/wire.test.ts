import { expect, test } from 'vitest';
import { addressOf, fileNameOf, messageOf, parseJson, retryAfterOf } from './wire.ts';

test.each([
  [null, undefined],
  ['', undefined],
  ['0', 0],
  ['7', 7],
  ['9999', 9999],
  ['12345', undefined],
  ['7s', undefined],
  ['-7', undefined],
  ['7.5', undefined],
  [' 7', undefined],
  ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
])('NET-02 Retry-After %j is %s seconds', (header, seconds) => {
  expect(retryAfterOf(header)).toBe(seconds);
});

test.each([
  [undefined, ''],
  [null, ''],
  ['text', ''],
  [{}, ''],
  [{ message: null }, ''],
  [{ message: 5 }, ''],
  [{ message: '库存不足' }, '库存不足'],
  [Object.assign(() => {}, { message: 'x' }), ''],
])('REQ-05 the words of an answer %j are %j', (body, words) => {
  expect(messageOf(body)).toBe(words);
});

test.each([
  [null, undefined],
  ['attachment', undefined],
  ['attachment; filename=a.xlsx', 'a.xlsx'],
  ['attachment; filename="a b.xlsx"; size=5', 'a b.xlsx'],
  ["attachment; filename=old.xls; filename*=UTF-8''%E8%BF%90%E5%8D%95.xlsx", '运单.xlsx'],
  ["attachment; filename=old.xls; filename*=UTF-8''%E8%BF", 'old.xls'],
  ["attachment; filename*=UTF-8''..%2F..%5Ca.xlsx", 'a.xlsx'],
])('REQ-04 the file of %j is %s', (disposition, name) => {
  expect(fileNameOf(disposition)).toBe(name);
});

test('FAIL-01 what is not JSON is nothing', () => {
  expect([parseJson(''), parseJson('{'), parseJson('<html>')]).toEqual([undefined, undefined, undefined]);
  expect([parseJson('null'), parseJson('{"a":1}')]).toEqual([null, { a: 1 }]);
});

test('REQ-04 without a disposition a file has no name', () => expect(fileNameOf(null)).toBeUndefined());

test('REQ-01 an address is that of its base, with what is asked', () => {
  expect(addressOf('/base', { path: '/a', query: { x: 1, y: '' } })).toBe('/base/a?x=1');
  expect(() => addressOf('/base', { path: '//evil.cn', query: {} })).toThrow(TypeError);
});

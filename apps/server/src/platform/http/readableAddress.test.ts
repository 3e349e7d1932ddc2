import { expect, test } from 'vitest';
import { readableAddress } from './readableAddress.ts';

test.each([
  ['/shipping/list?x=%zz', '/shipping/list?x=%zz'],
  ['/%E8%BF%90%E5%8D%95', '/%E8%BF%90%E5%8D%95'],
  ['/%zz', '/%25zz'],
  ['/%', '/%25'],
  ['/a%2', '/a%252'],
  ['/%ff', '/%25ff'],
  ['/%2e%2e/%zz?a=%2f', '/%252e%252e/%25zz?a=%2f'],
])('API-07 the address %s is looked up as %s', (url, expected) => {
  expect(readableAddress(url)).toBe(expected);
});

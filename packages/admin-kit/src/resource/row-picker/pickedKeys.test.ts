import { expect, test } from 'vitest';
import { keysOf, namesOf } from './pickedKeys.ts';

test('POP-01 a value is one id, or a comma list where several may be chosen', () => {
  expect(keysOf('a,b', true)).toEqual(['a', 'b']);
  expect(keysOf('a,b', false)).toEqual(['a,b']);
  expect([keysOf(null, true), keysOf('', false), keysOf(',a,', true)]).toEqual([[], [], ['a']]);
});

test.each([
  [['a'], '潍坊顺达,远航联营', { a: '潍坊顺达,远航联营' }],
  [['a', 'b'], '顺达，远航', { a: '顺达', b: '远航' }],
  [['a', 'b'], '顺达,远航,三通', {}],
  [['a'], undefined, {}],
])('POP-01 names of %j in %j', (keys, text, names) => expect(namesOf(keys, text)).toEqual(names));
